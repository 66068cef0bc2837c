import CarobRuntime
import CarobUIKit
import Foundation
import RuntimeTestSupport
import Testing

@Suite("UIWindow and UIApplication")
@MainActor
struct UIWindowTests {
  private let log = CallLog()

  @Test func aWindowIsHiddenAtFirst() throws {
    let application = UIApplication()
    let window = UIWindow(application: application)
    try window.setRootViewController(loggingController(log))
    #expect(window.isHidden)
    #expect(log.calls.isEmpty)
    #expect(application.windows.isEmpty)
    try window.send(Selector("makeKeyAndVisible"))
    #expect(
      log.calls == ["loadView", "viewDidLoad", "viewWillAppear:false", "viewDidAppear:false"])
    #expect(areSame(try windows(of: application), [window]))
    #expect(try application.send(Selector("keyWindow")) === window)
    #expect(try window.send(Selector("isKeyWindow"), returning: Bool.self))
    try window.makeKeyAndVisible()
    #expect(log.calls.count == 4)
  }

  @Test func hidingByMessage() throws {
    let application = UIApplication()
    let window = UIWindow(application: application)
    try window.setRootViewController(loggingController(log))
    try window.makeKeyAndVisible()
    log.calls = []
    try window.send(Selector("setHidden:"), true)
    #expect(log.calls == ["viewWillDisappear:false", "viewDidDisappear:false"])
    #expect(application.windows.isEmpty)
    #expect(application.keyWindow == nil)
    try window.send(Selector("setHidden:"), false)
    #expect(log.calls.suffix(2) == ["viewWillAppear:false", "viewDidAppear:false"])
    #expect(application.keyWindow == nil)
    #expect(areSame(application.windows, [window]))
  }

  @Test func windowsComeInOrder() throws {
    let application = UIApplication()
    let made = (0..<3).map { _ in UIWindow(application: application) }
    for window in made { try window.makeKeyAndVisible() }
    #expect(areSame(application.windows, made))
    #expect(application.keyWindow === made[2])
    try made[0].send(Selector("makeKeyWindow"))
    #expect(application.keyWindow === made[0])
    try made[0].setHidden(true)
    try made[0].setHidden(false)
    #expect(areSame(application.windows, [made[1], made[2], made[0]]))
  }

  @Test func windowsAreNotKeptAlive() throws {
    let application = UIApplication()
    try autoreleasePool { try UIWindow(application: application).makeKeyAndVisible() }
    #expect(application.windows.isEmpty)
    #expect(application.keyWindow == nil)
  }

  @Test func anotherRoot() throws {
    let first = try loggingController(log, "first ")
    let second = try loggingController(log, "second ")
    let window = try showing(first)
    log.calls = []
    try window.send(Selector("setRootViewController:"), second)
    #expect(
      log.calls == [
        "first viewWillDisappear:false", "second loadView", "second viewDidLoad",
        "second viewWillAppear:false", "first viewDidDisappear:false",
        "second viewDidAppear:false",
      ])
    #expect(areSame(window.subviews, [try second.view()]))
    log.calls = []
    try window.setRootViewController(nil)
    #expect(log.calls == ["second viewWillDisappear:false", "second viewDidDisappear:false"])
    #expect(window.subviews.isEmpty)
  }

  @Test func aRootOfAnotherWindowLeavesIt() throws {
    let root = UIViewController()
    let first = try showing(root)
    let second = UIWindow(application: UIApplication())
    try second.setRootViewController(root)
    #expect(first.rootViewController == nil)
    #expect(second.rootViewController === root)
  }

  @Test func whatCannotBeARoot() throws {
    let window = try showing(UIViewController())
    let (parent, child) = (UIViewController(), UIViewController())
    try parent.addChild(child)
    let error = #expect(throws: ViewControllerError.self) {
      try window.setRootViewController(child)
    }
    #expect(
      error?.description
        == "this UIViewController is inside another controller; "
        + "send removeFromParentViewController first")
    #expect(areSame(parent.children, [child]))
    let sheet = UIViewController()
    try window.rootViewController?.present(sheet, animated: false)
    #expect(throws: ViewControllerError.self) { try window.setRootViewController(sheet) }
  }

  @Test func viewsFillAWindowThatHasASize() throws {
    let window = UIWindow(application: UIApplication())
    window.frame = CGRect(x: 5, y: 5, width: 320, height: 480)
    let inner = UIViewController()
    try window.setRootViewController(UINavigationController(rootViewController: inner))
    try window.makeKeyAndVisible()
    #expect(try inner.view().frame == CGRect(x: 0, y: 0, width: 320, height: 480))
  }

  @Test func aHandlerThatHidesTheWindow() throws {
    let window = UIWindow(application: UIApplication())
    let hiding = try makeController { cls in
      try cls.addMethod(Selector("viewWillAppear:")) { [unowned window] (_: Object, _: Bool) in
        try window.setHidden(true)
      }
      try cls.addMethod(Selector("viewDidAppear:")) { (_: Object, _: Bool) in
        Issue.record("it never appeared")
      }
    }
    try window.setRootViewController(hiding)
    try window.makeKeyAndVisible()
    #expect(window.isHidden)
  }

  @Test func thereIsOneApplicationForTheProcess() throws {
    let shared = try UIApplication.runtimeClass.object.send(Selector("sharedApplication"))
    #expect(shared === UIApplication.shared)
    let window = try UIWindow.runtimeClass.make()
    #expect(!UIApplication.shared.windows.contains { $0 === window })
  }

  private func windows(of application: UIApplication) throws -> [UIWindow] {
    try application.send(Selector("windows"), returning: [UIWindow].self)
  }
}
