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
  /// Begins the movement of an item by a finger.
  ///
  /// - Returns: false when the item cannot be moved.
  /// - Throws: as `dragRow`.
  public final func beginMovement(ofItemAt path: IndexPath) throws(ListError) -> Bool {
    guard try canMoveRow(at: path) else { return false }
    let center = try layoutAttributesForItem(at: path)?.center ?? .zero
    movingItem = MovingItem(path: path, target: path, position: center)
    return true
  }

  /// Moves the finger: asks the layout for the place of the item.
  ///
  /// - Throws: as `dragRow`.
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
  /// - Throws: as `dragRow`.
  public final func endMovement() throws(ListError) {
    guard let moving = movingItem else { return }
    movingItem = nil
    try dragRow(at: moving.path, to: moving.target)
  }

  static func defineMoving(_ view: ClassMembers<UICollectionView>) {
    view.method("- (BOOL)beginInteractiveMovementForItemAtIndexPath:(NSIndexPath *)indexPath") {
      (this, path: IndexPath?) -> Bool in
      guard let path else { return false }
      return try this.beginMovement(ofItemAt: path)
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
      try this.dragRow(at: path, to: destination)
    }
    view.method("- (void)carob_tapItemAtIndexPath:(NSIndexPath *)indexPath") {
      (this, path: IndexPath) in
      try this.select(path)
    }
  }
}
