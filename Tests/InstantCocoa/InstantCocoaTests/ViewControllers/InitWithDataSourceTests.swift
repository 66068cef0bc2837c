import CarobFoundation
import CarobRuntime
import RuntimeTestSupport
import Testing

@testable import InstantCocoa

/// How a host makes screens, and who may step in.
@Suite @MainActor struct InitWithDataSourceTests {
  private static let initWithDataSource = Message<(Object?) -> Object?>("initWithDataSource:")
  private static let initWithObjects = Message<(Object?) -> Object?>("initWithObjects:")

  private func make(
    _ cls: RuntimeClass, _ message: Message<(Object?) -> Object?>, _ argument: Object?
  ) throws -> ICViewController {
    try #require(try message(try cls.makeInstance(), argument) as? ICViewController)
  }

  @Test func aDataSourceIsSetAndTheControllerIsItsDelegate() throws {
    let source = ICSimpleDataSource()
    let controller = try make(ICTableViewController.runtimeClass, Self.initWithDataSource, source)
    #expect(controller.dataSource === source)
    #expect(try DataSourceMessages.delegate(of: source) === controller)
    #expect(
      try make(ICTableViewController.runtimeClass, Self.initWithDataSource, nil).dataSource == nil)
  }

  @Test func objectsAreADataSourceToo() throws {
    let list = ArrayBox([StringBox("a")])
    let cls = try RuntimeFixture.makeClass(below: ICTableViewController.runtimeClass) { cls in
      try cls.addMethod(Selector("initWithDataSource:")) {
        (this: ICTableViewController, source: Object?) -> Object? in
        let wrapped = try ICSectionedDataSource(wrapping: #require(source), sectioningKey: nil)
        try this.setDataSource(wrapped)
        return this
      }
    }
    let controller = try make(cls, Self.initWithObjects, list)
    let sectioned = try #require(controller.dataSource as? ICSectionedDataSource)
    let simple = try #require(sectioned.wrappedDataSource)
    #expect(simple is ICSimpleDataSource)
    #expect(try DataSourceMessages.allObjects(of: simple).count == 1)
    let empty = try make(ICTableViewController.runtimeClass, Self.initWithObjects, nil)
    #expect(empty.dataSource is ICSimpleDataSource)
  }

  @Test func anInitThatRaisesStopsIt() throws {
    let cls = try RuntimeFixture.makeClass(below: ICTableViewController.runtimeClass) { cls in
      try cls.addMethod(Selector("init")) { (_: Object) -> Object? in
        throw RaisedError("not today")
      }
    }
    for message in [Self.initWithDataSource, Self.initWithObjects] {
      #expect(throws: (any Error).self) { try make(cls, message, nil) }
    }
  }

  @Test func anExplanationTellsOfEveryNameAndSendsNothing() throws {
    let cls = try RuntimeFixture.makeClass(below: ICTableViewController.runtimeClass) { cls in
      try cls.addMethod(Selector("tableView:didSelectObject:")) {
        (_: Object, _: Object?, _: Object?) in
        Issue.record("nothing was selected")
      }
    }
    let controller = try #require(
      try make(cls, Self.initWithObjects, nil) as? ICTableViewController)
    let explanation = try controller.explanation(for: StringBox("a"))
    #expect(explanation.configuration.selector?.name == "configureCell:withObject:")
    #expect(explanation.height?.selector == nil)
    #expect(explanation.selection.implementor == cls)
    #expect(
      explanation.selection.steps.map(\.selector) == [
        nil, "tableView:didSelectNSString:", "tableView:didSelectObject:",
      ])
    #expect(!controller.isViewLoaded)
  }
}
