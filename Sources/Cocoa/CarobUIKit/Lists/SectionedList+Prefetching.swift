import CarobFoundation
import CarobRuntime

/// The messages of a list to its prefetching data source.
struct PrefetchMessages {
  let prefetch: Message<(UIScrollView, ArrayBox) -> Void>
  let cancel: Message<(UIScrollView, ArrayBox) -> Void>
}

/// The rows behind the visible ones, which a prefetching data source prepares.
struct PrefetchWindow {
  /// The numbers of the rows that were announced last.
  private var announced = 0..<0
  /// The list's `changeCount` at that time; other numbers are outdated.
  private var change = -1

  /// Moves the window behind the visible rows.
  ///
  /// - Parameters:
  ///   - shown: the numbers from the first to the last visible row.
  ///   - count: the number of rows in the window, as far as there are so many.
  /// - Returns: the rows that are new in the window, and those that are neither in it nor visible any more.
  mutating func move(
    behind shown: Range<Int>, count: Int, of rowCount: Int, change: Int
  ) -> (new: [Int], dropped: [Int]) {
    let start = shown.upperBound
    let wanted = start..<max(start, min(start + count, rowCount))
    let before = self.change == change ? announced : start..<start
    (announced, self.change) = (wanted, change)
    return (
      wanted.filter { !before.contains($0) },
      before.filter { !wanted.contains($0) && !shown.contains($0) }
    )
  }
}

extension SectionedList {
  /// Tells a prefetching data source of the rows behind the visible ones, as many as are visible, and of those that it
  /// need not prepare any more. Each row is announced once, until it is far away again.
  ///
  /// - Parameters:
  ///   - shown: the numbers from the first to the last visible row.
  ///   - count: the number of visible rows.
  /// - Throws: `ListError` when the data source fails.
  /// - Complexity: O(visible rows).
  func announce(
    to source: Object, behind shown: Range<Int>, count: Int, in index: SectionIndex
  ) throws(ListError) {
    let change = changeCount
    let (new, dropped) = state.prefetching.move(
      behind: shown, count: count, of: index.rowCount, change: change)
    try send(Self.prefetching.prefetch, to: source, new.map(index.path(ofNumber:)))
    if change == changeCount {
      try send(Self.prefetching.cancel, to: source, dropped.map(index.path(ofNumber:)))
    }
  }

  private func send(
    _ message: Message<(UIScrollView, ArrayBox) -> Void>, to source: Object, _ paths: [IndexPath]
  ) throws(ListError) {
    guard !paths.isEmpty, source.responds(to: message) else { return }
    try autoreleasePool { () throws(ListError) in
      try sending(for: nil) { () throws(MessageError) in
        try message(source, self, ArrayBox(paths.map(IndexPathBox.init)))
      }
    }
  }
}
