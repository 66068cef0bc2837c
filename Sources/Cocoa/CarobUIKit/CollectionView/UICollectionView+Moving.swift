import CarobFoundation
import CarobRuntime
import struct Foundation.CGPoint

/// An item that a finger moves.
struct MovingItem {
  let path: IndexPath
  var target: IndexPath
  var position: CGPoint
}

/// Moving of items by the user.
extension UICollectionView {
  /// Whether an item can be moved. Its data source must implement `collectionView:moveItemAtIndexPath:toIndexPath:`.
  ///
  /// - Throws: `ListError` when there is no such item, or the data source fails.
  public final func canMoveItem(at path: IndexPath) throws(ListError) -> Bool {
    try check(path)
    guard let dataSource, dataSource.responds(to: Messages.moveItem) else { return false }
    guard dataSource.responds(to: Messages.canMove) else { return true }
    return try sending(for: path) { () throws(MessageError) in
      try Messages.canMove(dataSource, self, IndexPathBox(path))
    }
  }

  /// Moves an item as a user does, who drags it. The delegate may choose another destination. The data source moves its
  /// object, then the view moves the cell.
  ///
  /// - Parameter proposal: the place of the item after the move.
  /// - Returns: false when the item cannot be moved.
  /// - Throws: `ListError` when there is no such item, or a handler fails.
  @discardableResult
  public final func dragItem(
    at path: IndexPath, to proposal: IndexPath
  ) throws(ListError) -> Bool {
    guard try canMoveItem(at: path), let dataSource else { return false }
    var destination = proposal
    if let delegate, delegate.responds(to: Messages.targetForMove) {
      destination = try sending(for: path) { () throws(MessageError) in
        try Messages.targetForMove(delegate, self, IndexPathBox(path), IndexPathBox(proposal))?
          .indexPath ?? proposal
      }
    }
    guard destination != path else { return true }
    let change = changeCount
    try sending(for: path) { () throws(MessageError) in
      try Messages.moveItem(dataSource, self, IndexPathBox(path), IndexPathBox(destination))
    }
    // A data source that reloads the view, or moves the item in it, has left nothing to do.
    if change == changeCount { try moveItem(at: path, to: destination) }
    return true
  }

  /// Begins the movement of an item by a finger.
  ///
  /// - Returns: false when the item cannot be moved.
  /// - Throws: as `dragItem`.
  public final func beginMovement(ofItemAt path: IndexPath) throws(ListError) -> Bool {
    guard try canMoveItem(at: path) else { return false }
    let center = try layoutAttributesForItem(at: path)?.center ?? .zero
    movingItem = MovingItem(path: path, target: path, position: center)
    return true
  }

  /// Moves the finger: asks the layout for the place of the item.
  ///
  /// - Throws: as `dragItem`.
  public final func updateMovement(to position: CGPoint) throws(ListError) {
    guard var moving = movingItem, let layout else { return }
    let target = try sending(for: moving.path) { () throws(MessageError) in
      try Messages.targetOfMovingItem(layout, IndexPathBox(moving.target), position)
    }
    if let target { moving.target = target.indexPath }
    moving.position = position
    movingItem = moving
  }

  /// Ends the movement, and moves the item to the place that the layout has chosen.
  ///
  /// - Throws: as `dragItem`.
  public final func endMovement() throws(ListError) {
    guard let moving = movingItem else { return }
    movingItem = nil
    try dragItem(at: moving.path, to: moving.target)
  }

  static func defineMoving(_ view: ClassMembers<UICollectionView>) {
    view.method("- (BOOL)beginInteractiveMovementForItemAtIndexPath:(NSIndexPath *)indexPath") {
      (this, path: IndexPath) in
      try this.beginMovement(ofItemAt: path)
    }
    view.method("- (void)updateInteractiveMovementTargetPosition:(CGPoint)targetPosition") {
      (this, position: CGPoint) in
      try this.updateMovement(to: position)
    }
    view.method("- (void)endInteractiveMovement") { try $0.endMovement() }
    view.method("- (void)cancelInteractiveMovement") { $0.movingItem = nil }
    view.method(
      """
      - (BOOL)carob_dragItemAtIndexPath:(NSIndexPath *)indexPath \
      toIndexPath:(NSIndexPath *)newIndexPath
      """
    ) { (this, path: IndexPath, destination: IndexPath) in
      try this.dragItem(at: path, to: destination)
    }
    view.method("- (void)carob_tapItemAtIndexPath:(NSIndexPath *)indexPath") {
      (this, path: IndexPath) in
      try this.select(path)
    }
  }
}
