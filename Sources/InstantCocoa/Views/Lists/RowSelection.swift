import CarobRuntime

/// Which rows are selected, and in which order they were.
struct RowSelection {
  private var order: [IndexPath: Int] = [:]
  private var next = 0

  /// The row selected first of those that are.
  ///
  /// - Complexity: O(rows selected).
  var first: IndexPath? { order.min { $0.value < $1.value }?.key }

  /// The rows, first selected first.
  ///
  /// - Complexity: O(n log n) for n rows selected.
  var paths: [IndexPath] { order.sorted { $0.value < $1.value }.map(\.key) }

  func contains(_ path: IndexPath) -> Bool { order[path] != nil }

  mutating func insert(_ path: IndexPath) {
    if order[path] != nil { return }
    order[path] = next
    next += 1
  }

  mutating func remove(_ path: IndexPath) { order[path] = nil }

  /// The same rows, wherever they are now; those that are nowhere are selected no longer.
  mutating func follow(_ destination: (IndexPath) -> IndexPath?) {
    let former = order
    order = [:]
    for (path, number) in former {
      if let path = destination(path) { order[path] = number }
    }
  }
}
