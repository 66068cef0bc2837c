import CarobFoundation
import CarobRuntime

/// The messages of a list about a row that a user moves.
struct MoveMessages {
  let canMove: Message<(UIScrollView, IndexPathBox) -> Bool>
  let move: Message<(UIScrollView, IndexPathBox, IndexPathBox) -> Void>
  let target: Message<(UIScrollView, IndexPathBox, IndexPathBox) -> IndexPathBox?>
}

extension SectionedList {
  /// See `ListView`.
  public func canMoveRow(at path: IndexPath) throws(ListError) -> Bool {
    try check(path)
    guard let dataSource, dataSource.responds(to: Self.moving.move) else { return false }
    guard dataSource.responds(to: Self.moving.canMove) else { return true }
    return try sending(for: path) { () throws(MessageError) in
      try Self.moving.canMove(dataSource, self, IndexPathBox(path))
    }
  }

  /// See `ListView`.
  @discardableResult
  public func dragRow(
    at path: IndexPath, to proposal: IndexPath
  ) throws(ListError) -> Bool {
    guard try canMoveRow(at: path), let dataSource else { return false }
    var destination = proposal
    if let delegate, delegate.responds(to: Self.moving.target) {
      destination = try sending(for: path) { () throws(MessageError) in
        try Self.moving.target(delegate, self, IndexPathBox(path), IndexPathBox(proposal))?
          .indexPath ?? proposal
      }
    }
    guard destination != path else { return true }
    try autoreleasePool { () throws(ListError) in
      let change = changeCount
      try sending(for: path) { () throws(MessageError) in
        try Self.moving.move(dataSource, self, IndexPathBox(path), IndexPathBox(destination))
      }
      // A data source that reloads the list, or moves the row in it, has left nothing to do.
      guard change == changeCount else { return }
      try batching { $0.movedRows.append(.init(from: path, to: destination)) }
    }
    return true
  }
}
