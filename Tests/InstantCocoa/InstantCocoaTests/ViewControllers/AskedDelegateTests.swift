import CarobFoundation
import CarobRuntime
import PluginTestSupport
import RuntimeTestSupport
import Testing

@testable import InstantCocoa

/// Delegates and data sources that say themselves what they answer.
@Suite @MainActor struct AskedDelegateTests {
  private static let configure = "configureCell:withObject:"

  /// A delegate that notes its rows, and the handlers that it was asked for.
  private func delegate(_ log: CallLog, below: RuntimeClass, caches: Bool? = nil) throws -> Object {
    let cls = try RuntimeFixture.makeClass(below: below) { cls in
      try addHandler(cls, log)
      try cls.addMethod(Selector("respondsToSelector:")) { (this: Object, selector: Selector) in
        if selector.name == Self.configure { log.calls.append("asked") }
        return this.isa.responds(to: selector)
      }
      if let caches {
        try cls.metaclass.addMethod(Selector("cachesRespondsToSelector")) { (_: Object) in caches }
      }
    }
    return try cls.makeInstance()
  }

  private func addHandler(_ cls: RuntimeClass, _ log: CallLog) throws {
    try cls.addMethod(Selector("configureCell:withObject:")) {
      (_: Object, cell: UITableViewCell, object: Object) in
      cell.textLabel.text = "configured"
      log.calls.append("row")
    }
  }

  private func show(
    _ fixture: ControllerFixture, rows: Int, _ delegate: Object?
  ) throws -> [String?] {
    let table = try fixture.controller.tableView()
    fixture.controller.cellConfigurationDelegate = delegate
    try table.showRows(0..<rows)
    return table.visibleRows.map(\.cell.textLabel.text)
  }

  private func fixture(_ count: Int = 8) throws -> ControllerFixture {
    try ControllerFixture((0..<count).map { StringBox("\($0)") })
  }

  @Test func oneIsAskedOnceForAKindOfRow() throws {
    let log = CallLog()
    let delegate = try delegate(log, below: Object.runtimeClass)
    let fixture = try fixture()
    // What the first rows need is registered while they are shown, and changes what is known.
    _ = try show(fixture, rows: 8, delegate)
    func timesAsked() throws -> Int {
      log.calls = []
      // It is asked again when it is set again.
      fixture.controller.cellConfigurationDelegate = delegate
      for _ in 0..<3 {
        try fixture.controller.tableView().reloadData()
        #expect(try fixture.display().count == 8)
      }
      #expect(log.count(of: "row") == 24)
      return log.count(of: "asked")
    }
    // So does what other tests register at the same time.
    var asked = 0
    _ = try eventually {
      asked = try timesAsked()
      return asked == 1
    }
    #expect(asked == 1)
  }

  @Test func oneMayWantToBeAskedEachTime() throws {
    for caches in [true, false] {
      let log = CallLog()
      let delegate = try delegate(log, below: Object.runtimeClass, caches: caches)
      let fixture = try fixture()
      _ = try show(fixture, rows: 8, delegate)
      func timesAsked() throws -> Int {
        log.calls = []
        try fixture.controller.tableView().reloadData()
        _ = try fixture.display()
        #expect(log.count(of: "row") == 8)
        return log.count(of: "asked")
      }
      // What other tests register at the same time changes what is known.
      var asked = 0
      _ = try eventually {
        asked = try timesAsked()
        return !caches || asked == 0
      }
      #expect(asked == (caches ? 0 : 8), "\(caches)")
    }
  }

  @Test func theAnswerMayChangeWithTheDelegate() throws {
    final class Mind { var answer = true }
    let mind = Mind()
    let log = CallLog()
    let delegate = try RuntimeFixture.makeObject { cls in
      try addHandler(cls, log)
      try cls.addMethod(Selector("respondsToSelector:")) { (_: Object, selector: Selector) in
        selector.name == Self.configure && mind.answer
      }
    }
    let fixture = try fixture()
    #expect(try show(fixture, rows: 8, delegate).allSatisfy { $0 == "configured" })
    mind.answer = false
    log.calls = []
    try fixture.controller.tableView().reloadData()
    _ = try show(fixture, rows: 8, delegate)
    #expect(log.calls == [])
    mind.answer = true
    try fixture.controller.tableView().reloadData()
    _ = try show(fixture, rows: 8, delegate)
    #expect(log.calls.count == 8)
  }

  @Test func aProxyConfiguresAndIsToldOfSelections() throws {
    let recorder = try MessageRecorder([Self.configure, "tableView:didSelectObject:"])
    let target = recorder.object
    let proxy = try RuntimeFixture.makeClass(below: NSProxy.runtimeClass) { cls in
      try cls.addMethod(Selector("methodSignatureForSelector:")) { (_: Object, name: Selector) in
        target.runtimeClass.methodSignature(for: name).map(MethodSignatureBox.init)
      }
      try cls.addMethod(Selector("forwardInvocation:")) {
        (_: Object, message: NSInvocation) throws in
        try message.invoke(on: target)
      }
    }.makeInstance()
    let fixture = try fixture()
    _ = try show(fixture, rows: 3, proxy)
    #expect(recorder.received(Self.configure).count == 3)
    try fixture.controller.tableView().select(IndexPath(section: 0, row: 1))
    #expect(recorder.received("tableView:didSelectObject:").count == 1)
    let chain = try fixture.controller.explanation(for: StringBox("x"))
    #expect(chain.asked == proxy.runtimeClass)
    #expect(!chain.asksController)
    #expect(chain.configuration.implementor == proxy.runtimeClass)
    #expect(chain.unasked == [:])
  }

  @Test func theControllerThatIsNotAskedIsTold() throws {
    let recorder = try MessageRecorder(
      [Self.configure, "tableView:didSelectObject:"], superclass: ICTableViewController.runtimeClass
    )
    let controller = try #require(recorder.object as? ICTableViewController)
    try controller.setDataSource(ICSimpleDataSource(objects: ArrayBox([StringBox("x")])))
    let explanation = try controller.explanation(for: StringBox("x"))
    #expect(explanation.asksController)
    #expect(explanation.unasked == [:])
    let delegate = Object()
    controller.cellConfigurationDelegate = delegate
    let other = try controller.explanation(for: StringBox("x"))
    #expect(other.asked == Object.runtimeClass)
    #expect(
      other.unasked == [
        Self.configure: controller.runtimeClass,
        "tableView:didSelectObject:": controller.runtimeClass,
      ])
  }

  @Test func aDataSourceAsksItsDelegate() throws {
    let log = CallLog()
    let delegate = try RuntimeFixture.makeObject { cls in
      for name in ["dataSourceWillLoadData:", "dataSourceFinishedLoading:"] {
        try cls.addMethod(Selector(validating: name)) { (_: Object, _: Object) in
          log.calls.append(name)
        }
      }
      try cls.addMethod(Selector("respondsToSelector:")) { (_: Object, selector: Selector) in
        selector.name == "dataSourceFinishedLoading:"
      }
    }
    let source = Object()
    try DataSourceDelegateMessages.willLoad(source, to: delegate)
    try DataSourceDelegateMessages.finishedLoading(source, to: delegate)
    #expect(log.calls == ["dataSourceFinishedLoading:"])
  }
}
