import CarobRuntime

/// Items that are likely to be shown soon, of which a collection tells its prefetching data source.
extension UICollectionView {
  /// Announces the items behind the visible ones.
  ///
  /// - Throws: `ListError` when the data source fails.
  /// - Complexity: O(visible elements); O(1) without a prefetching data source.
  final func prefetch() throws(ListError) {
    guard let source = prefetchDataSource, isPrefetchingEnabled else { return }
    let paths = visible.keys.filter(\.isItem).map(\.path)
    guard let first = paths.min(), let last = paths.max() else { return }
    let index = try sections()
    guard index.contains(first), index.contains(last) else { return }
    try announce(
      to: source, behind: index.number(of: first)..<index.number(of: last) + 1,
      count: paths.count, in: index)
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
