import CarobRuntime
import CarobUIKit
import RuntimeTestSupport
import Testing

@Suite("UIViewController")
@MainActor
struct UIViewControllerTests {
  @Test func viewIsLoadedOnce() throws {
    let log = CallLog()
    let controller = try loggingController(log)
    #expect(!controller.isViewLoaded)
    let view = try controller.view()
    #expect(try controller.send(Selector("view")) === view)
    #expect(log.calls == ["loadView", "viewDidLoad"])
    #expect(try controller.send(Selector("isViewLoaded"), returning: Bool.self))
  }

  @Test func viewMayBeReadWhileItDidLoad() throws {
    var seen: Object?
    let controller = try makeController { cls in
      try cls.addMethod(Selector("viewDidLoad")) { (this: Object) in
        seen = try this.send(Selector("view"))
      }
    }
    #expect(try controller.view() === seen)
  }

  @Test func loadViewMaySetAViewOfItsOwn() throws {
    let label = UILabel()
    let controller = try makeController { cls in
      try cls.addMethod(Selector("loadView")) { (this: Object) in
        try this.send(Selector("setView:"), label)
      }
    }
    #expect(try controller.view() === label)
  }

  @Test func loadViewWithoutView() throws {
    let controller = try makeController { cls in
      try cls.addMethod(Selector("loadView")) { (_: Object) in }
    }
    let error = #expect(throws: ViewControllerError.self) { _ = try controller.view() }
    #expect(error?.code == .noView)
    #expect(!controller.isViewLoaded)
  }

  @Test func loadViewThatReadsTheView() throws {
    let controller = try makeController { cls in
      try cls.addMethod(Selector("loadView")) { (this: Object) in
        try this.send(Selector("view"))
      }
    }
    let error = #expect(throws: ViewControllerError.self) { _ = try controller.view() }
    #expect(error?.description.contains("before it has set one") == true)
  }

  @Test func failedViewDidLoadIsNotSentAgain() throws {
    var calls = 0
    let controller = try makeController { cls in
      try cls.addMethod(Selector("viewDidLoad")) { (_: Object) in
        calls += 1
        throw RaisedError("no data")
      }
    }
    let error = #expect(throws: ViewControllerError.self) { _ = try controller.view() }
    #expect(error?.code == .messageFailed)
    #expect(error?.description.wholeMatch(of: /-\[\w+ viewDidLoad\]: no data/) != nil)
    _ = try controller.view()
    #expect(calls == 1)
  }

  @Test func swiftSubclassesOverrideAsSwiftMethods() throws {
    let controller = SwiftController()
    _ = try controller.send(Selector("view"))
    #expect(controller.title == "loaded")
  }

  @Test func superReachesSwiftSubclass() throws {
    let controller = try makeController(below: SwiftController.runtimeClass) { cls in
      try cls.addMethod(Selector("viewDidLoad")) { (this: Object) in
        try this.sendSuper(above: cls, Selector("viewDidLoad"))
        let title = try this.send(Selector("title"), returning: String.self)
        try this.send(Selector("setTitle:"), title + " twice")
      }
    }
    _ = try controller.view()
    #expect(controller.title == "loaded twice")
  }

  @Test func initSendsTheDesignatedInitializer() throws {
    let log = CallLog()
    let cls = try RuntimeFixture.makeClass(below: UIViewController.runtimeClass) { cls in
      try cls.addMethod(Selector("initWithNibName:bundle:")) {
        (this: Object, name: String?, bundle: Object?) -> Object? in
        log.calls.append("init \(name ?? "nil")")
        return try this.sendSuper(
          above: cls, Selector("initWithNibName:bundle:"), name, bundle)
      }
    }
    weak var controller: Object?
    try autoreleasePool {
      let made = try cls.make()
      controller = made
      #expect(made is UIViewController)
    }
    #expect(log.calls == ["init nil"])
    #expect(controller == nil)
  }
}

/// A controller of a run-time class.
@MainActor
func makeController(
  below superclass: RuntimeClass = UIViewController.runtimeClass,
  _ add: (RuntimeClass) throws -> Void = { _ in }
) throws -> UIViewController {
  try #require(
    try RuntimeFixture.makeObject(below: superclass, add) as? UIViewController)
}

/// A controller that writes down what it is sent, and sends super.
@MainActor
func loggingController(_ log: CallLog, _ name: String = "") throws -> UIViewController {
  try makeController { cls in
    for selector in [Selector("loadView"), Selector("viewDidLoad")] {
      try cls.addMethod(selector) { (this: Object) in
        log.calls.append("\(name)\(selector)")
        try this.sendSuper(above: cls, selector)
      }
    }
    for selector in [
      Selector("viewWillAppear:"), Selector("viewDidAppear:"), Selector("viewWillDisappear:"),
      Selector("viewDidDisappear:"),
    ] {
      try cls.addMethod(selector) { (this: Object, animated: Bool) in
        log.calls.append("\(name)\(selector)\(animated)")
        try this.sendSuper(above: cls, selector, animated)
      }
    }
  }
}

/// A Swift controller with an override.
private final class SwiftController: UIViewController {
  override func viewDidLoad() throws { title = "loaded" }
}
