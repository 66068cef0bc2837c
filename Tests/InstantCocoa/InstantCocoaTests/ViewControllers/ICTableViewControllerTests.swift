import CarobFoundation
import CarobRuntime
import Testing

@testable import InstantCocoa

@Suite @MainActor struct ICTableViewControllerTests {
  @Test("D 9: the delegate reads as the controller until another is set") func defaultDelegate()
    throws
  {
    let controller = ICTableViewController()
    #expect(controller.cellConfigurationDelegate === controller)
    controller.cellConfigurationDelegate = nil
    #expect(controller.cellConfigurationDelegate === controller)
    _ = try controller.tableView()
    controller.cellConfigurationDelegate = nil
    #expect(controller.cellConfigurationDelegate == nil)
  }

  @Test("D 9: nobody is asked when the delegate is gone") func deadDelegate() throws {
    let fixture = try ControllerFixture()
    do {
      let delegate = try MessageRecorder(ControllerFixture.strictMethods)
      try fixture.use(delegate)
    }
    let shown = try fixture.display()
    #expect(shown.count == 6)
    #expect(shown.allSatisfy { $0.cell.binding?.configuration.selector == nil })
  }

  @Test("A delegate that answers by a handler of its own") func handlerOfOneObject() throws {
    let fixture = try ControllerFixture([ICTestPlaceholder()])
    let delegate = Object()
    fixture.controller.cellConfigurationDelegate = delegate
    try delegate.respond(to: "configureCell:withPlaceholder:") {
      (_: Object, cell: UITableViewCell, model: ICTestPlaceholder) in
      cell.textLabel.text = "by \(model.runtimeClass)"
    }
    let shown = try fixture.display()
    #expect(shown.first?.cell.textLabel.text == "by ICTestPlaceholder")
    // A model with a handler of its own keeps its class's name.
    let model = ICTestPlaceholder()
    try model.respond(to: "unrelated") { (_: Object) in 1 }
    try fixture.controller.setDataSource(ICSimpleDataSource(objects: ArrayBox([model])))
    #expect(try fixture.display().first?.cell.textLabel.text == "by ICTestPlaceholder")
  }

  @Test("The controller's own answers") func controllerIsDelegate() throws {
    let fixture = try ControllerFixture()
    let shown = try fixture.display()
    #expect(shown[3].cell.textLabel.text == "out of order")
    #expect((shown[4].cell as? ICLoadingTableViewCell)?.activityIndicator.isAnimating == true)
    #expect(shown[5].cell.textLabel.text == "No Results")
  }

  @Test("D 10: a registration counts for exactly its class") func exactClass() throws {
    final class ICTestPlaceholderChild: Object {}
    let subclass = try RuntimeClass.allocatePair(
      named: "SKTestPlaceholderSubclass", superclass: ICTestPlaceholder.runtimeClass)
    try subclass.registerPair()
    let fixture = try ControllerFixture([try subclass.make()])
    try fixture.controller.registerCellClass(
      ICPlaceholderCell.runtimeClass, forModelClass: ICTestPlaceholder.runtimeClass)
    #expect(try fixture.display().first?.cell.runtimeClass == UITableViewCell.runtimeClass)
  }

  @Test("D 10: a class that got the default cell keeps it") func implicitRegistrationStays() throws
  {
    let fixture = try ControllerFixture([ICTestPlaceholder()])
    #expect(try fixture.display().first?.cell.runtimeClass == UITableViewCell.runtimeClass)
    try fixture.controller.setDefaultCellClass(ICPlaceholderCell.runtimeClass)
    try fixture.controller.tableView().reloadData()
    #expect(try fixture.display().first?.cell.runtimeClass == UITableViewCell.runtimeClass)
  }

  @Test("Only cell classes can be registered") func refusedClasses() throws {
    let controller = ICTableViewController()
    #expect(throws: ControllerError.self) {
      try controller.setDefaultCellClass(UIView.runtimeClass)
    }
    let error = #expect(throws: ControllerError.self) {
      try controller.registerCellClass(
        Object.runtimeClass, forModelClass: ICTestPlaceholder.runtimeClass)
    }
    #expect(error?.description == "NSObject is not a UITableViewCell or a subclass of it")
  }

  @Test("D 12: a placeholder without its message goes through the chain") func placeholderChain()
    throws
  {
    let placeholder = ICLoadingPlaceholder()
    let fixture = try ControllerFixture([placeholder])
    let delegate = try MessageRecorder(["configureCell:withICLoadingPlaceholder:"])
    try fixture.use(delegate)
    let shown = try fixture.display()
    #expect(delegate.received.map(\.selector) == ["configureCell:withICLoadingPlaceholder:"])
    #expect(
      shown.first?.cell.binding?.configuration.candidates.map(\.selector) == [
        "configureLoadingCell:", "configureCell:withICLoadingPlaceholder:",
      ])
  }

  @Test("D 11: an error tries its own message before its model name") func errorFirst() throws {
    let selectors = try ModelMessageFamily.didSelectInTable.selectorNames(
      forObjectsOf: ErrorBox.runtimeClass)
    #expect(
      selectors == [
        "tableView:didSelectError:", "tableView:didSelectNSError:", "tableView:didSelectObject:",
      ])
  }

  @Test(
    "D 5: names that make no selector give no candidate",
    arguments: ["", "a:b", "with:", " ", "-_"])
  func unusableNames(name: String) throws {
    let cls = try RuntimeClass.allocatePair(
      named: "SKNamed\(abs(name.hashValue))", superclass: Object.runtimeClass)
    try cls.metaclass.addMethod(Selector("modelName")) { (_: Object) in name }
    try cls.registerPair()
    let selectors = try ModelMessageFamily.configureCell.selectorNames(forObjectsOf: cls)
    #expect(
      selectors == ["configureCell:with\(cls.name):", "configureCell:withObject:"])
  }

  @Test("D 6: equal candidates are one") func equalCandidates() throws {
    let cls = try RuntimeClass.allocatePair(
      named: "Unprefixed", superclass: ICModel.runtimeClass)
    try cls.registerPair()
    let selectors = try ModelMessageFamily.heightInTable.selectorNames(forObjectsOf: cls)
    #expect(selectors == ["tableView:heightForUnprefixed:", "tableView:heightForObject:"])
  }

  @Test("A handler that is added later is noticed") func lateHandler() throws {
    let fixture = try ControllerFixture([ICTestPlaceholder()])
    let delegate = try MessageRecorder(["configureCell:withObject:"])
    try fixture.use(delegate)
    _ = try fixture.display()
    nonisolated(unsafe) var calls = 0
    try delegate.runtimeClass.addMethod(Selector("configureCell:withPlaceholder:")) {
      (_: Object, _: Object, _: Object) in calls += 1
    }
    try fixture.controller.tableView().reloadData()
    _ = try fixture.display()
    #expect(calls == 1)
    #expect(delegate.received.count == 1)
  }

  @Test("D 7: heights by declared type", arguments: ["d", "f", "i", "q", "C"])
  func heightTypes(type: String) throws {
    let fixture = try ControllerFixture([ICTestPlaceholder()])
    let delegate = try MessageRecorder([])
    let selector = Selector("tableView:heightForPlaceholder:")
    switch type {
    case "d":
      try delegate.runtimeClass.addMethod(selector) { (_: Object, _: Object, _: Object) in 70.0 }
    case "f":
      try delegate.runtimeClass.addMethod(selector) { (_: Object, _: Object, _: Object) in Float(70)
      }
    case "i":
      try delegate.runtimeClass.addMethod(selector) { (_: Object, _: Object, _: Object) in Int32(70)
      }
    case "q":
      try delegate.runtimeClass.addMethod(selector) { (_: Object, _: Object, _: Object) in 70 }
    default:
      try delegate.runtimeClass.addMethod(selector) { (_: Object, _: Object, _: Object) in UInt8(70)
      }
    }
    try fixture.use(delegate)
    #expect(try fixture.display().first?.height == 70)
  }

  @Test("D 7: what is no finite number is rowHeight, and said") func unusableHeights() throws {
    let fixture = try ControllerFixture([ICTestPlaceholder(), StringBox("x")])
    let delegate = try MessageRecorder([])
    try delegate.runtimeClass.addMethod(Selector("tableView:heightForPlaceholder:")) {
      (_: Object, _: Object, _: Object) in Double.nan
    }
    try delegate.runtimeClass.addMethod(Selector("tableView:heightForObject:")) {
      (_: Object, _: Object, _: Object) in "tall"
    }
    try fixture.use(delegate)
    nonisolated(unsafe) var said: [String] = []
    let shown = try Diagnostics.withListener({ said.append($0.description) }) {
      try fixture.display()
    }
    #expect(shown.map(\.height) == [44, 44])
    let name = delegate.runtimeClass.name
    #expect(
      said == [
        "-[\(name) tableView:heightForPlaceholder:] returned nan; the row is 44.0 high instead",
        "-[\(name) tableView:heightForObject:] is declared to return NSString *, which is no number; "
          + "the row is 44.0 high instead",
      ])
  }

  @Test("A subclass overrides the view's methods, with super") func overriding() throws {
    let cls = try RuntimeClass.allocatePair(
      named: "SKOverridingList", superclass: ICTableViewController.runtimeClass)
    let height = Selector("tableView:heightForRowAtIndexPath:")
    try cls.addMethod(height) { (this: Object, table: Object, path: IndexPath) in
      let above = try this.sendSuper(above: cls, height, table, path) as? NumberBox
      return (above?.doubleValue ?? 0) + 10
    }
    try cls.addMethod(Selector("tableView:numberOfRowsInSection:")) {
      (_: Object, _: Object, _: Int) in 1
    }
    try cls.registerPair()
    let controller = try #require(try cls.make() as? ICTableViewController)
    try controller.setDataSource(
      ICSimpleDataSource(objects: ArrayBox([StringBox("a"), StringBox("b")])))
    let table = try controller.tableView()
    try table.showRows(0..<table.rowCount)
    #expect(table.visibleRows.map(\.height) == [54])
  }

  @Test("The selection is cleared when the screen appears") func clearsSelection() throws {
    let fixture = try ControllerFixture()
    let table = try fixture.controller.tableView()
    try table.select(IndexPath(section: 0, row: 1))
    try fixture.controller.send(Selector("viewWillAppear:"), false)
    #expect(table.indexPathForSelectedRow == nil)
    fixture.controller.clearsSelectionOnViewWillAppear = false
    try table.select(IndexPath(section: 0, row: 1))
    try fixture.controller.send(Selector("viewWillAppear:"), false)
    #expect(table.indexPathForSelectedRow == IndexPath(section: 0, row: 1))
  }

  @Test("setDataSource: takes the source's delegate over only when it has none")
  func delegateOfSource()
    throws
  {
    let source = try ICSimpleDataSource(objects: ArrayBox([]))
    let first = ICTableViewController()
    try first.setDataSource(source)
    let second = ICTableViewController()
    try second.setDataSource(source)
    #expect(try source.send(Selector("delegate")) === first)
    #expect(second.dataSource === source)
  }

  @Test("A finished load reloads a view that is loaded") func reloading() throws {
    let fixture = try ControllerFixture()
    let table = try fixture.controller.tableView()
    let before = table.reloadCount
    try fixture.controller.dataSource?.send(Selector("fetchData"))
    #expect(table.reloadCount > before)
  }

  @Test("No data source, no sections") func noSource() throws {
    #expect(try ICTableViewController().tableView().sectionCount == 0)
  }

  @Test("Registrations hold for a table that takes the first one's place") func anotherTable()
    throws
  {
    let fixture = try ControllerFixture([ICTestPlaceholder()])
    try fixture.controller.registerCellClass(
      ICPlaceholderCell.runtimeClass, forModelClass: ICTestPlaceholder.runtimeClass)
    let table = UITableView()
    table.dataSource = fixture.controller
    table.delegate = fixture.controller
    fixture.controller.viewIfLoaded = table
    #expect(try fixture.display().first?.cell is ICPlaceholderCell)
  }

  @Test("A delegate of the view may refuse a selection") func refusedSelection() throws {
    let cls = try RuntimeClass.allocatePair(
      named: "SKRefusingList", superclass: ICTableViewController.runtimeClass)
    try cls.addMethod(Selector("tableView:willSelectRowAtIndexPath:")) {
      (_: Object, _: Object, path: IndexPath) -> IndexPath? in path.row == 0 ? nil : path
    }
    nonisolated(unsafe) var deselected: [IndexPath] = []
    try cls.addMethod(Selector("tableView:didDeselectRowAtIndexPath:")) {
      (_: Object, _: Object, path: IndexPath) in deselected.append(path)
    }
    try cls.registerPair()
    let controller = try #require(try cls.make() as? ICTableViewController)
    try controller.setDataSource(
      ICSimpleDataSource(objects: ArrayBox(["a", "b", "c"].map { StringBox($0) })))
    let table = try controller.tableView()
    try table.select(IndexPath(section: 0, row: 0))
    #expect(table.indexPathForSelectedRow == nil)
    try table.select(IndexPath(section: 0, row: 1))
    try table.select(IndexPath(section: 0, row: 2))
    #expect(table.indexPathForSelectedRow == IndexPath(section: 0, row: 2))
    #expect(deselected == [IndexPath(section: 0, row: 1)])
  }

  @Test("A model name that is no string gives no candidate") func oddModelName() throws {
    let cls = try RuntimeClass.allocatePair(
      named: "SKOddlyNamed", superclass: Object.runtimeClass)
    try cls.metaclass.addMethod(Selector("modelName")) { (_: Object) in 7 }
    try cls.registerPair()
    let selectors = try ModelMessageFamily.configureCell.selectorNames(forObjectsOf: cls)
    #expect(
      selectors == ["configureCell:withSKOddlyNamed:", "configureCell:withObject:"])
  }

  @Test("A fetch that failed is said") func failedFetch() throws {
    let fixture = try ControllerFixture()
    nonisolated(unsafe) var said: [String] = []
    try Diagnostics.withListener({ said.append($0.description) }) {
      _ = try fixture.controller.send(
        Selector("dataSource:failedWithError:"), fixture.controller.dataSource,
        ErrorBox(RaisedError("no answer")))
    }
    #expect(
      said == ["the ICSimpleDataSource of ICTableViewController could not fetch: no answer"])
  }
}
