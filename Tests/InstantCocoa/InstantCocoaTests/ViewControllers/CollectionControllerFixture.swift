import CarobFoundation
import CarobRuntime
import InstantCocoa

import struct Foundation.CGRect
import struct Foundation.CGSize

/// A cell class of its own.
final class ICPlaceholderCVCell: UICollectionViewCell {}

/// The items and delegates of the collection view controller's cases.
@MainActor
struct CollectionControllerFixture {
  let items = ControllerFixture.makeObjects()
  let controller: ICCollectionViewController

  /// What the strict delegate implements.
  static let strictMethods =
    ControllerFixture.protocolMethods + [
      "configureCell:withPlaceholder:", "collectionView:didSelectPlaceholder:",
    ]

  init(
    _ objects: [Object]? = nil, below cls: RuntimeClass = ICCollectionViewController.runtimeClass
  ) throws {
    let instance = try cls.makeInstance()
    let made = try Message<(UICollectionViewLayout) -> Object?>("initWithCollectionViewLayout:")(
      instance, UICollectionViewFlowLayout())
    guard let made = made as? ICCollectionViewController else { throw RaisedError("no controller") }
    controller = made
    try controller.setDataSource(ICSimpleDataSource(objects: ArrayBox(objects ?? items)))
  }

  /// Sets a delegate and registers the placeholder's cell.
  func use(_ delegate: MessageRecorder, registering: Bool = true) throws {
    controller.cellConfigurationDelegate = delegate.object
    if registering {
      try controller.registerCellClass(
        ICPlaceholderCVCell.runtimeClass, forModelClass: ICTestPlaceholder.runtimeClass)
    }
  }

  /// Shows every item.
  func display() throws -> [VisibleItem] {
    let collection = try controller.collectionView()
    collection.frame.size = CGSize(width: 320, height: 480)
    collection.setNeedsLayout()
    try collection.layoutIfNeeded()
    return collection.visibleItems
  }
}
