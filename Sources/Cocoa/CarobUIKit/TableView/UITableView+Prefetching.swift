import CarobFoundation
import CarobRuntime

/// Rows that are likely to be shown soon, of which a table tells its prefetching data source.
extension UITableView {
  /// Tells the prefetching data source of the rows after the visible ones, as many as are visible, and of those that it
  /// need not prepare any more. Each row is announced once, until it is far away again.
  ///
  /// - Throws: `ListError` when the data source fails.
  /// - Complexity: O(visible rows); O(1) without a prefetching data source.
  final func prefetch() throws(ListError) {
    guard let source = prefetchDataSource else { return }
    guard isPrefetchingEnabled, let first = visibleRows.first, let last = visibleRows.last else {
      return
    }
    let end = min(last.number + 1 + visibleRows.count, heightsIndex.rowCount)
    let start = last.number + 1
    let wanted = start < end ? start..<end : start..<start
    let change = changeCount
    let asked = prefetchedRows.change == change ? prefetchedRows.numbers : start..<start
    prefetchedRows = (wanted, change)
    var new: [IndexPath] = []
    var dropped: [IndexPath] = []
    for number in wanted where !asked.contains(number) {
      new.append(heightsIndex.path(ofNumber: number))
    }
    for number in asked
    where !wanted.contains(number) && (number < first.number || number > last.number) {
      dropped.append(heightsIndex.path(ofNumber: number))
    }
    try tell(source, Messages.prefetch, new)
    if change == changeCount { try tell(source, Messages.cancelPrefetching, dropped) }
  }

  private func tell(
    _ source: Object, _ message: Message<(UITableView, ArrayBox) -> Void>, _ paths: [IndexPath]
  ) throws(ListError) {
    guard !paths.isEmpty, source.responds(to: message) else { return }
    try autoreleasePool { () throws(ListError) in
      try sending { () throws(MessageError) in
        try message(source, self, ArrayBox(paths.map(IndexPathBox.init)))
      }
    }
  }

  static func definePrefetching(_ table: ClassMembers<UITableView>) {
    table.property(
      "@property (nonatomic, weak) id<UITableViewDataSourcePrefetching> prefetchDataSource",
      \.prefetchDataSource)
    table.property(
      "@property (nonatomic, getter=isPrefetchingEnabled) BOOL prefetchingEnabled",
      \.isPrefetchingEnabled)
  }
}
