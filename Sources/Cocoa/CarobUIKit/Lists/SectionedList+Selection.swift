import CarobFoundation
import CarobRuntime

/// The selected rows, in the order of their selection.
struct RowSelection {
  private var order: [IndexPath: Int] = [:]
  private var next = 0

  /// The row that was selected first.
  ///
  /// - Complexity: O(rows selected).
  var first: IndexPath? { order.min { $0.value < $1.value }?.key }

  /// The rows, in the order of their selection.
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

  /// Moves the selection along with its rows; rows that are gone are deselected.
  mutating func follow(_ destination: (IndexPath) -> IndexPath?) {
    let former = order
    order = [:]
    for (path, number) in former {
      if let path = destination(path) { order[path] = number }
    }
  }
}

extension SectionedList {
  /// Selects a row without a message to the delegate. Deselects the others unless several can be selected. Nil
  /// deselects all.
  func choose(_ path: IndexPath?, animated: Bool) throws(ListError) {
    if let path { try check(path) }
    if path == nil || !allowsSeveral {
      for other in state.selection.paths where other != path {
        try deselect(other, animated: animated)
      }
    }
    guard let path else { return }
    state.selection.insert(path)
    try mark(path, true, animated: animated)
  }

  /// Deselects a row if it is selected, without a message to the delegate.
  func deselect(_ path: IndexPath, animated: Bool) throws(ListError) {
    guard state.selection.contains(path) else { return }
    state.selection.remove(path)
    try mark(path, false, animated: animated)
  }

  /// Sends a message about a row to the delegate, if it implements it.
  func tell(
    _ message: Message<(UIScrollView, IndexPathBox) -> Void>, of path: IndexPath
  ) throws(ListError) {
    guard let delegate, delegate.responds(to: message) else { return }
    try sending(for: path) { () throws(MessageError) in
      try message(delegate, self, IndexPathBox(path))
    }
  }
}
