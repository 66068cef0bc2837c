import CarobFoundation
import CarobRuntime
import RuntimeTestSupport
import Testing

@testable import InstantCocoa

import struct Foundation.CGSize

@Suite @MainActor struct ICCollectionViewControllerTests {
  @Test("Plain init leaves no layout, and loading the view raises") func withoutLayout() throws {
    let controller = try #require(
      try ICCollectionViewController.runtimeClass.make() as? ICCollectionViewController)
    #expect(!controller.clearsSelectionOnViewWillAppear)
    #expect(controller.collectionViewLayout == nil)
    let text = errorText { _ = try controller.collectionView() }
    #expect(
      text?.hasSuffix(
        "ICCollectionViewController has no layout for its collection view; make it with "
          + "initWithCollectionViewLayout:") == true)
    #expect(!controller.isViewLoaded)
  }

  @Test("initWithCollectionViewLayout: goes through initWithNibName:bundle:") func making() throws {
    let log = CallLog()
    let cls = try RuntimeFixture.makeClass(below: ICCollectionViewController.runtimeClass) { cls in
      try cls.addMethod(Selector("initWithNibName:bundle:")) {
        (this: Object, _: Object?, _: Object?) -> Object? in
        log.calls.append("nib")
        return this
      }
    }
    let fixture = try CollectionControllerFixture([], below: cls)
    #expect(log.calls == ["nib"])
    #expect(fixture.controller.clearsSelectionOnViewWillAppear)
    let collection = try fixture.controller.collectionView()
    #expect(collection.layout === fixture.controller.collectionViewLayout)
    #expect(collection.dataSource === fixture.controller)
    #expect(collection.delegate === fixture.controller)
    #expect(try fixture.controller.value(forKey: "collectionView") === collection)
  }

  @Test("D 9: the delegate reads as the controller until another is set") func defaultDelegate()
    throws
  {
    let controller = try CollectionControllerFixture([]).controller
    #expect(controller.cellConfigurationDelegate === controller)
    controller.cellConfigurationDelegate = nil
    #expect(controller.cellConfigurationDelegate === controller)
    _ = try controller.collectionView()
    controller.cellConfigurationDelegate = nil
    #expect(controller.cellConfigurationDelegate == nil)
  }

  @Test("D 9: a delegate that died before loading is as good as none") func deadBeforeLoading()
    throws
  {
    let controller = try CollectionControllerFixture([]).controller
    do {
      let delegate = try MessageRecorder([])
      controller.cellConfigurationDelegate = delegate.object
    }
    _ = try controller.collectionView()
    #expect(controller.cellConfigurationDelegate === controller)
  }

  @Test("D 9: nobody is asked when the delegate is gone") func deadDelegate() throws {
    let fixture = try CollectionControllerFixture()
    do {
      let delegate = try MessageRecorder(CollectionControllerFixture.strictMethods)
      try fixture.use(delegate)
    }
    let shown = try fixture.display()
    #expect(shown.count == 6)
    #expect(shown.allSatisfy { $0.cell.binding?.configuration.selector == nil })
    try fixture.controller.collectionView().select(IndexPath(section: 0, row: 2))
  }

  @Test("The controller's own answers, where the cell has a label") func controllerIsDelegate()
    throws
  {
    let fixture = try CollectionControllerFixture()
    try fixture.controller.setDefaultCellClass(ICCollectionViewCell.runtimeClass)
    let shown = try fixture.display()
    #expect((shown[3].cell as? ICCollectionViewCell)?.textLabel.text == "out of order")
    let loading = shown[4].cell as? ICLoadingCollectionViewCell
    #expect(loading?.activityIndicator.isAnimating == true)
    #expect(loading?.activityIndicator.center.x == 25)
    #expect((shown[5].cell as? ICCollectionViewCell)?.textLabel.text == "No Results")
    #expect((shown[5].cell as? ICCollectionViewCell)?.textLabel.frame.size.width == 50)
  }

  @Test("The controller's own answers, where the cell has none") func plainCells() throws {
    let shown = try CollectionControllerFixture().display()
    #expect(shown[3].cell.binding?.configuration.selector?.name == "configureCell:withError:")
    #expect(shown[5].cell.binding?.configuration.selector?.name == "configureNoResultsCell:")
  }

  @Test("D 10: registrations are for exactly a class, and implicit ones stay") func registrations()
    throws
  {
    let subclass = try RuntimeFixture.makeClass(below: ICTestPlaceholder.runtimeClass) { _ in }
    let fixture = try CollectionControllerFixture([try subclass.make()])
    try fixture.controller.registerCellClass(
      ICPlaceholderCVCell.runtimeClass, forModelClass: ICTestPlaceholder.runtimeClass)
    #expect(try fixture.display().first?.cell.runtimeClass == UICollectionViewCell.runtimeClass)
    try fixture.controller.setDefaultCellClass(ICPlaceholderCVCell.runtimeClass)
    try fixture.controller.collectionView().reloadData()
    #expect(try fixture.display().first?.cell.runtimeClass == UICollectionViewCell.runtimeClass)
    try fixture.controller.registerCellClass(
      ICPlaceholderCVCell.runtimeClass, forModelClass: subclass)
    try fixture.controller.collectionView().reloadData()
    #expect(try fixture.display().first?.cell is ICPlaceholderCVCell)
  }

  @Test("The loading placeholder's cell can be replaced") func anotherLoadingCell() throws {
    let fixture = try CollectionControllerFixture([ICLoadingPlaceholder()])
    try fixture.controller.registerCellClass(
      ICPlaceholderCVCell.runtimeClass, forModelClass: ICLoadingPlaceholder.runtimeClass)
    #expect(try fixture.display().first?.cell is ICPlaceholderCVCell)
    // A view that is loaded again has it too.
    fixture.controller.viewIfLoaded = nil
    #expect(try fixture.display().first?.cell is ICPlaceholderCVCell)
  }

  @Test("Only collection cell classes can be registered") func refusedClasses() throws {
    let controller = try CollectionControllerFixture([]).controller
    let error = #expect(throws: ControllerError.self) {
      try controller.setDefaultCellClass(UITableViewCell.runtimeClass)
    }
    #expect(
      error?.description == "UITableViewCell is not a UICollectionViewCell or a subclass of it")
    #expect(throws: ControllerError.self) {
      try controller.registerCellClass(
        UICollectionReusableView.runtimeClass, forModelClass: ICTestPlaceholder.runtimeClass)
    }
    #expect(!controller.isViewLoaded)
    #expect(throws: MessageError.self) {
      try controller.send(Selector("setDefaultCellClass:"), RuntimeClass?.none)
    }
  }

  @Test("D 11, D 12: errors first, placeholders through the chain") func chains() throws {
    let items: [Object] = [ErrorBox(RaisedError("x")), ICLoadingPlaceholder()]
    let fixture = try CollectionControllerFixture(items)
    let delegate = try MessageRecorder([
      "configureCell:withObject:", "collectionView:didSelectError:",
      "collectionView:didSelectObject:",
    ])
    try fixture.use(delegate)
    let shown = try fixture.display()
    #expect(
      shown.map { $0.cell.binding?.configuration.candidates.map(\.selector) } == [
        [
          "configureCell:withError:", "configureCell:withNSError:", "configureCell:withObject:",
        ],
        [
          "configureLoadingCell:", "configureCell:withICLoadingPlaceholder:",
          "configureCell:withObject:",
        ],
      ])
    #expect(shown.allSatisfy { $0.cell.binding?.height == nil })
    let collection = try fixture.controller.collectionView()
    for item in 0...1 { try collection.select(IndexPath(section: 0, row: item)) }
    #expect(
      delegate.received.suffix(2).map(\.selector) == [
        "collectionView:didSelectError:", "collectionView:didSelectObject:",
      ])
  }

  @Test("D 13: after a failure the view shows what the source holds") func failure() throws {
    let fixture = try CollectionControllerFixture()
    let collection = try fixture.controller.collectionView()
    let before = collection.reloadCount
    nonisolated(unsafe) var said: [String] = []
    try Diagnostics.withListener({ said.append($0.description) }) {
      _ = try fixture.controller.send(
        Selector("dataSource:failedWithError:"), fixture.controller.dataSource,
        ErrorBox(RaisedError("no answer")))
    }
    #expect(collection.reloadCount > before)
    #expect(
      said == ["the ICSimpleDataSource of ICCollectionViewController could not fetch: no answer"])
  }

  @Test("The selection is cleared when the screen appears") func clearsSelection() throws {
    let fixture = try CollectionControllerFixture()
    let collection = try fixture.controller.collectionView()
    collection.allowsMultipleSelection = true
    for item in 0...2 { try collection.select(IndexPath(section: 0, row: item)) }
    fixture.controller.clearsSelectionOnViewWillAppear = false
    try fixture.controller.send(Selector("viewWillAppear:"), false)
    #expect(collection.indexPathsForSelectedItems.count == 3)
    fixture.controller.clearsSelectionOnViewWillAppear = true
    try fixture.controller.send(Selector("viewWillAppear:"), false)
    #expect(collection.indexPathsForSelectedItems.isEmpty)
  }

  @Test("The data source is told of items that come into view") func willDisplay() throws {
    let fixture = try CollectionControllerFixture(
      (0..<1000).map { StringBox("\($0)") })
    let log = CallLog()
    let source = try #require(fixture.controller.dataSource)
    try source.respond(to: "willDisplayObjectAtIndexPath:") { (_: Object, path: IndexPath) in
      log.calls.append("\(path)")
    }
    let shown = try fixture.display()
    #expect(log.calls == shown.map { "\($0.indexPath)" })
    try fixture.controller.collectionView().scrollToItem(
      at: IndexPath(section: 0, row: 999), at: .bottom, animated: false)
    #expect(log.calls.last == "[0, 999]")
  }

  @Test("The delegate of the view sizes items when a subclass does") func sizes() throws {
    let cls = try RuntimeFixture.makeClass(below: ICCollectionViewController.runtimeClass) { cls in
      try cls.addMethod(Selector("collectionView:layout:sizeForItemAtIndexPath:")) {
        (_: Object, _: Object, _: Object, path: IndexPath) in
        CGSize(width: 10 + path.row, height: 10)
      }
    }
    let shown = try CollectionControllerFixture(below: cls).display()
    #expect(shown.map(\.cell.frame.size.width) == [10, 11, 12, 13, 14, 15])
  }

  @Test("A view of another kind is refused") func wrongView() throws {
    let controller = try CollectionControllerFixture([]).controller
    controller.viewIfLoaded = UITableView()
    let text = "the view that ICCollectionViewController loaded is no UICollectionView"
    #expect(errorText { _ = try controller.collectionView() } == text)
    #expect(
      errorText {
        try controller.registerCellClass(
          UICollectionViewCell.runtimeClass, forModelClass: ICTestPlaceholder.runtimeClass)
      } == text)
  }

  @Test(
    "Both delegate protocols name the four methods, all optional",
    arguments: [
      "ICTableCellConfigurationDelegate", "ICCollectionCellConfigurationDelegate",
    ])
  func protocols(name: String) throws {
    InstantCocoaClasses.register()
    let found = try #require(RuntimeProtocol(named: name))
    #expect(Set(found.methods.map(\.selector.name)) == Set(ControllerFixture.protocolMethods))
    #expect(found.methods.allSatisfy { !$0.isRequired })
    let controller: RuntimeClass =
      name.contains("Table")
      ? ICTableViewController.runtimeClass : ICCollectionViewController.runtimeClass
    #expect(controller.adopts(found))
  }
}
