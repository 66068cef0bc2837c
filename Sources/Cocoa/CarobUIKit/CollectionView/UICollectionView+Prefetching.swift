import CarobFoundation
import CarobRuntime

/// Items that are likely to be shown soon, of which a collection tells its prefetching data source.
extension UICollectionView {
  /// Tells the prefetching data source of the items after the visible ones, as many as are visible, and of those that it
  /// need not prepare any more. Each item is announced once, until it is far away again.
  ///
  /// - Throws: `ListError` when the data source fails.
  /// - Complexity: O(visible elements); O(1) without a prefetching data source.
  final func prefetch() throws(ListError) {
    guard let source = prefetchDataSource, isPrefetchingEnabled else { return }
    var paths: [IndexPath] = []
    for key in visible.keys where key.isItem { paths.append(key.path) }
    guard let first = paths.min(), let last = paths.max() else { return }
    let index = try sections()
    guard index.contains(first), index.contains(last) else { return }
    let start = index.number(of: last) + 1
    let wanted = start..<max(start, min(start + paths.count, index.rowCount))
    let change = changeCount
    let asked = prefetchedItems.change == change ? prefetchedItems.numbers : start..<start
    prefetchedItems = (wanted, change)
    let shown = index.number(of: first)..<start
    var new: [IndexPath] = []
    var dropped: [IndexPath] = []
    for number in wanted where !asked.contains(number) {
      new.append(index.path(ofNumber: number))
    }
    for number in asked where !wanted.contains(number) && !shown.contains(number) {
      dropped.append(index.path(ofNumber: number))
    }
    try tell(source, Messages.prefetch, new)
    if change == changeCount { try tell(source, Messages.cancelPrefetching, dropped) }
  }

  private func tell(
    _ source: Object, _ message: Message<(UICollectionView, ArrayBox) -> Void>,
    _ paths: [IndexPath]
  ) throws(ListError) {
    guard !paths.isEmpty, source.responds(to: message) else { return }
    try sending { () throws(MessageError) in
      try message(source, self, ArrayBox(paths.map(IndexPathBox.init)))
    }
  }

  static func definePrefetching(_ view: ClassMembers<UICollectionView>) {
    view.property(
      "@property (nonatomic, weak) id<UICollectionViewDataSourcePrefetching> prefetchDataSource",
      \.prefetchDataSource)
    view.property(
      "@property (nonatomic, getter=isPrefetchingEnabled) BOOL prefetchingEnabled",
      \.isPrefetchingEnabled)
  }
}
