import CarobRuntime
import InstantCocoa
import Testing

@Suite("UINavigationController")
struct UINavigationControllerTests {
  @Test func pushAndPop() throws {
    let log = CallLog()
    let root = try loggingController(log, "root ")
    let next = try loggingController(log, "next ")
    let navigation = try UINavigationController(rootViewController: root)
    #expect(root.navigationController === navigation)
    #expect(
      log.calls == [
        "root loadView", "root viewDidLoad", "root viewWillAppear:false",
        "root viewDidAppear:false",
      ])
    log.calls = []
    try navigation.send(Selector("pushViewController:animated:"), next, true)
    #expect(areSame(navigation.viewControllers, [root, next]))
    #expect(navigation.visibleViewController === next)
    #expect(
      log.calls == [
        "root viewWillDisappear:true", "next loadView", "next viewDidLoad",
        "next viewWillAppear:true", "root viewDidDisappear:true", "next viewDidAppear:true",
      ])
    log.calls = []
    let popped = try navigation.send(Selector("popViewControllerAnimated:"), false)
    #expect(popped === next)
    #expect(next.navigationController == nil)
    #expect(navigation.topViewController === root)
    #expect(log.calls.contains("root viewWillAppear:false"))
  }

  @Test func rootStays() throws {
    let root = UIViewController()
    let navigation = try UINavigationController(rootViewController: root)
    #expect(try navigation.popViewController(animated: true) == nil)
    #expect(try navigation.popToRootViewController(animated: true).isEmpty)
    #expect(areSame(navigation.viewControllers, [root]))
    #expect(try UINavigationController().popViewController(animated: true) == nil)
  }

  @Test func popToRoot() throws {
    let controllers = (0..<4).map { _ in UIViewController() }
    let navigation = UINavigationController()
    for controller in controllers {
      try navigation.pushViewController(controller, animated: false)
    }
    let popped = try navigation.send(
      Selector("popToRootViewControllerAnimated:"), true, returning: [UIViewController].self)
    #expect(areSame(popped, Array(controllers.dropFirst())))
    #expect(popped.allSatisfy { $0.navigationController == nil })
    #expect(areSame(navigation.viewControllers, [controllers[0]]))
  }

  @Test func initMessage() throws {
    let root = UIViewController()
    let fresh = try UINavigationController.runtimeClass.makeInstance()
    let navigation = try fresh.send(
      Selector("initWithRootViewController:"), root, returning: UINavigationController.self)
    #expect(navigation === fresh)
    #expect(navigation.topViewController === root)
    #expect(try root.send(Selector("navigationController")) === navigation)
  }

  @Test func refusesNil() throws {
    let navigation = UINavigationController()
    #expect(throws: MessageError.self) {
      try navigation.send(Selector("pushViewController:animated:"), nil as Object?, true)
    }
    #expect(throws: MessageError.self) {
      try navigation.send(Selector("pushViewController:animated:"), UIView(), true)
    }
    #expect(navigation.viewControllers.isEmpty)
  }

  @Test func refusesWhatIsOnAStack() throws {
    let root = UIViewController()
    let navigation = try UINavigationController(rootViewController: root)
    let other = UINavigationController()
    for target in [navigation, other] {
      let error = #expect(throws: ViewControllerError.self) {
        try target.pushViewController(root, animated: true)
      }
      #expect(error?.code == .cannotPush)
    }
    #expect(areSame(navigation.viewControllers, [root]))
    #expect(other.viewControllers.isEmpty)
    #expect(root.navigationController === navigation)
  }

  @Test func refusesNavigationControllers() throws {
    let navigation = UINavigationController()
    for pushed in [navigation, UINavigationController()] {
      #expect(throws: ViewControllerError.self) {
        try navigation.pushViewController(pushed, animated: true)
      }
    }
  }

  @Test func controllerThatPushesAnother() throws {
    let log = CallLog()
    let navigation = UINavigationController()
    let next = try loggingController(log, "next ")
    let first = try makeController { cls in
      try cls.addMethod(Selector("viewWillAppear:")) { (this: Object, _: Bool) in
        try navigation.pushViewController(next, animated: false)
      }
      try cls.addMethod(Selector("viewDidAppear:")) { (_: Object, _: Bool) in
        log.calls.append("first viewDidAppear:")
      }
    }
    try navigation.pushViewController(first, animated: false)
    #expect(navigation.topViewController === next)
    #expect(log.count(of: "next viewDidAppear:") == 1)
    #expect(log.count(of: "first viewDidAppear:") == 0)
  }

  @Test func failureAfterTheStackChanged() throws {
    let navigation = UINavigationController()
    let controller = try makeController { cls in
      try cls.addMethod(Selector("viewDidLoad")) { (_: Object) in throw RaisedError("no data") }
    }
    let error = #expect(throws: ViewControllerError.self) {
      try navigation.pushViewController(controller, animated: false)
    }
    #expect(error?.description.wholeMatch(of: /-\[\w+ viewDidLoad\]: no data/) != nil)
    #expect(navigation.topViewController === controller)
  }

  @Test func stackIsNotACycle() throws {
    weak var controller: UIViewController?
    try autoreleasePool {
      let root = UIViewController()
      _ = try UINavigationController(rootViewController: root)
      controller = root
    }
    #expect(controller == nil)
  }

  /// Takes everything above the root away when it is covered or leaves.
  private final class PoppingViewController: UIViewController {
    override func viewWillDisappear(_ animated: Bool) throws {
      try navigationController?.popToRootViewController(animated: false)
    }
  }

  @Test func aHandlerThatPopsWhileTheStackChanges() throws {
    let root = UIViewController()
    let navigation = try UINavigationController(rootViewController: root)
    let popping = PoppingViewController()
    try navigation.pushViewController(popping, animated: false)
    try navigation.pushViewController(UIViewController(), animated: false)
    #expect(navigation.viewControllers.map(ObjectIdentifier.init) == [ObjectIdentifier(root)])
    try navigation.pushViewController(popping, animated: false)
    try navigation.popViewController(animated: false)
    #expect(navigation.viewControllers.count == 1)
    #expect(popping.navigationController == nil)
  }
}
