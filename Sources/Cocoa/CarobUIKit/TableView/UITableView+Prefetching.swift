import CarobRuntime

/// Rows that are likely to be shown soon, of which a table tells its prefetching data source.
extension UITableView {
  /// Announces the rows behind the visible ones.
  ///
  /// - Throws: `ListError` when the data source fails.
  /// - Complexity: O(visible rows); O(1) without a prefetching data source.
  final func prefetch() throws(ListError) {
    guard let source = prefetchDataSource, isPrefetchingEnabled, let first = visibleRows.first,
      let last = visibleRows.last
    else { return }
    try announce(
      to: source, behind: first.number..<last.number + 1, count: visibleRows.count,
      in: heightsIndex)
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
