import CarobFoundation
import CarobRuntime
import InstantCocoa
import Testing

/// The worked cases of the table view controller, under their numbers.
@Suite @MainActor struct ICTableViewControllerCaseTests {
  @Test("TVC-01: the table shows one section of six rows") func sections() throws {
    let fixture = try ControllerFixture()
    let table = try fixture.controller.tableView()
    table.reloadData()
    #expect(try table.sectionCount == 1)
    #expect(try table.rowCount(ofSection: 0) == 6)
  }

  @Test(
    "TVC-02, TVC-03: strings and numbers go to configureCell:withObject: in a plain cell",
    arguments: [0, 1])
  func plainObjects(row: Int) throws {
    let fixture = try ControllerFixture()
    let delegate = try MessageRecorder(ControllerFixture.strictMethods)
    try fixture.use(delegate)
    let shown = try fixture.display()
    let messages = delegate.received("configureCell:withObject:")
      .filter { $0.arguments[1] === fixture.rows[row] }
    #expect(messages.count == 1)
    #expect(messages.first?.arguments[0] === shown[row].cell)
    #expect(shown[row].cell.runtimeClass == UITableViewCell.runtimeClass)
  }

  @Test("TVC-04: a model's name picks the message, its class the cell") func modelName() throws {
    let fixture = try ControllerFixture()
    let delegate = try MessageRecorder(ControllerFixture.strictMethods)
    try fixture.use(delegate)
    let shown = try fixture.display()
    let messages = delegate.received("configureCell:withPlaceholder:")
    #expect(messages.count == 1)
    #expect(messages.first?.arguments[0] === shown[2].cell)
    #expect(messages.first?.arguments[1] === fixture.rows[2])
    #expect(shown[2].cell is ICPlaceholderCell)
  }

  @Test("TVC-06: the loading placeholder has a cell that nobody registered") func loading() throws {
    let fixture = try ControllerFixture()
    let delegate = try MessageRecorder(ControllerFixture.strictMethods)
    try fixture.use(delegate)
    let shown = try fixture.display()
    #expect(delegate.received("configureLoadingCell:").count == 1)
    #expect(delegate.received("configureLoadingCell:").first?.arguments[0] === shown[4].cell)
    #expect(shown[4].cell is ICLoadingTableViewCell)
    #expect(delegate.received("configureNoResultsCell:").count == 1)
    #expect(delegate.received("configureCell:withError:").count == 1)
    #expect(delegate.received.count == 6)
  }

  @Test("TVC-09: the default cell class and the last fallback") func defaults() throws {
    let placeholder = ICTestPlaceholder()
    let fixture = try ControllerFixture([placeholder])
    try fixture.controller.setDefaultCellClass(ICPlaceholderCell.runtimeClass)
    let delegate = try MessageRecorder(ControllerFixture.protocolMethods)
    try fixture.use(delegate, registering: false)
    let shown = try fixture.display()
    #expect(delegate.received.map(\.selector) == ["configureCell:withObject:"])
    #expect(delegate.received.first?.arguments[1] === placeholder)
    #expect(shown.first?.cell is ICPlaceholderCell)
  }

  @Test("TVC-10: selecting sends the model's message with the controller's table view")
  func selection() throws {
    let fixture = try ControllerFixture()
    let delegate = try MessageRecorder(ControllerFixture.strictMethods)
    try fixture.use(delegate)
    let table = try fixture.controller.tableView()
    try table.select(IndexPath(section: 0, row: 2))
    #expect(delegate.received.map(\.selector) == ["tableView:didSelectPlaceholder:"])
    #expect(delegate.received.first?.arguments[0] === table)
    #expect(delegate.received.first?.arguments[1] === fixture.rows[2])
  }

  @Test("TVC-11: the height comes from the model's height message") func height() throws {
    let fixture = try ControllerFixture()
    let delegate = try MessageRecorder(["configureCell:withObject:"])
    try delegate.runtimeClass.addMethod(Selector("tableView:heightForPlaceholder:")) {
      (_: Object, _: Object, _: Object) in 70.0
    }
    try fixture.use(delegate)
    let shown = try fixture.display()
    #expect(shown.map(\.height) == [44, 44, 70, 44, 44, 44])
  }
}
