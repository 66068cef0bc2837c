import CarobFoundation
import CarobRuntime
import CarobUIKit

import struct Foundation.CGRect
import struct Foundation.CGSize
import RuntimeTestSupport

/// A collection whose data source and delegate are run-time classes that write down what they are
/// asked.
@MainActor
final class CollectionFixture {
  let view: UICollectionView
  let layout: UICollectionViewFlowLayout
  let log = CallLog()
  /// Items of each section.
  var items: [Int]
  /// What `collectionView:cellForItemAtIndexPath:` answers, instead of a dequeued cell.
  var cell: ((UICollectionView, IndexPath) throws -> Object?)?
  /// What `collectionView:layout:sizeForItemAtIndexPath:` answers; asked only if `givesSizes` was
  /// set.
  var size: (IndexPath) throws -> CGSize = { _ in CGSize(width: 20, height: 20) }
  /// Called for `collectionView:willDisplayCell:forItemAtIndexPath:`.
  var willDisplay: (IndexPath) throws -> Void = { _ in }
  /// Called for `collectionView:didSelectItemAtIndexPath:`.
  var didSelect: (IndexPath) throws -> Void = { _ in }
  /// What the delegate does not allow: `highlight`, `select`, `deselect`.
  var refused: Set<String> = []
  private(set) var source = Object()
  private(set) var delegate = Object()

  /// Ten items of 20 by 20 in a line, without spacing.
  init(
    items: [Int], width: Double = 200, height: Double = 100, givesSizes: Bool = false,
    layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout()
  ) throws {
    self.items = items
    self.layout = layout
    layout.itemSize = CGSize(width: 20, height: 20)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: height), collectionViewLayout: layout)
    source = try RuntimeFixture.makeObject { try addSourceMethods($0) }
    delegate = try RuntimeFixture.makeObject {
      try addDelegateMethods($0)
      if givesSizes { try addSizes($0) }
    }
    view.dataSource = source
    view.delegate = delegate
    try view.register(UICollectionViewCell.runtimeClass, forCellReuseIdentifier: "item")
    try view.register(
      UICollectionReusableView.runtimeClass,
      forSupplementaryViewOfKind: UICollectionView.sectionHeader, withReuseIdentifier: "header")
  }

  /// The items that are visible, as `section,row`.
  var shown: [String] { view.visibleItems.map { "\($0.indexPath)" } }

  func layOut() throws { try view.send(Selector("layoutIfNeeded")) }

  private func addSourceMethods(_ cls: RuntimeClass) throws {
    try cls.addMethod(Selector("numberOfSectionsInCollectionView:")) {
      [unowned self] (_: Object, _: UICollectionView) in
      log.calls.append("sections")
      return items.count
    }
    try cls.addMethod(Selector("collectionView:numberOfItemsInSection:")) {
      [unowned self] (_: Object, _: UICollectionView, section: Int) in
      log.calls.append("items \(section)")
      return items[section]
    }
    try cls.addMethod(Selector("collectionView:cellForItemAtIndexPath:")) {
      [unowned self] (_: Object, view: UICollectionView, path: IndexPath) -> Object? in
      log.calls.append("cell \(path)")
      if let cell { return try cell(view, path) }
      return try view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
    }
    try cls.addMethod(Selector("collectionView:viewForSupplementaryElementOfKind:atIndexPath:")) {
      [unowned self] (_: Object, view: UICollectionView, kind: String, path: IndexPath) -> Object?
      in
      log.calls.append("header \(path)")
      return try view.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: path)
    }
  }

  private func addDelegateMethods(_ cls: RuntimeClass) throws {
    typealias Cell = UICollectionViewCell
    try cls.addMethod(Selector("collectionView:willDisplayCell:forItemAtIndexPath:")) {
      [unowned self] (_: Object, _: UICollectionView, _: Cell, path: IndexPath) in
      log.calls.append("display \(path)")
      try willDisplay(path)
    }
    try cls.addMethod(Selector("collectionView:didEndDisplayingCell:forItemAtIndexPath:")) {
      [unowned self] (_: Object, _: UICollectionView, _: Cell, path: IndexPath) in
      log.calls.append("end \(path)")
    }
    for what in ["Highlight", "Select", "Deselect"] {
      try cls.addMethod(
        Selector(validating: "collectionView:should\(what)ItemAtIndexPath:")
      ) { [unowned self] (_: Object, _: UICollectionView, path: IndexPath) in
        log.calls.append("should\(what) \(path)")
        return !refused.contains(what.lowercased())
      }
    }
    for what in ["didHighlight", "didUnhighlight", "didDeselect"] {
      try cls.addMethod(Selector(validating: "collectionView:\(what)ItemAtIndexPath:")) {
        [unowned self] (_: Object, _: UICollectionView, path: IndexPath) in
        log.calls.append("\(what) \(path)")
      }
    }
    try cls.addMethod(Selector("collectionView:didSelectItemAtIndexPath:")) {
      [unowned self] (_: Object, _: UICollectionView, path: IndexPath) in
      log.calls.append("didSelect \(path)")
      try didSelect(path)
    }
  }

  private func addSizes(_ cls: RuntimeClass) throws {
    try cls.addMethod(Selector("collectionView:layout:sizeForItemAtIndexPath:")) {
      [unowned self] (_: Object, _: UICollectionView, _: Object, path: IndexPath) in
      log.calls.append("size \(path)")
      return try size(path)
    }
  }
}

func path(_ section: Int, _ item: Int) -> IndexPath { IndexPath(section: section, row: item) }
