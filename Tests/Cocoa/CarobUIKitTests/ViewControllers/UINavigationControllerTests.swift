import CarobRuntime
import CarobUIKit
import RuntimeTestSupport
import Testing

@Suite("UINavigationController")
@MainActor
struct UINavigationControllerTests {
  @Test func pushAndPop() throws {
    let log = CallLog()
    let root = try loggingController(log, "root ")
    let next = try loggingController(log, "next ")
    let navigation = try UINavigationController(rootViewController: root)
    #expect(root.navigationController === navigation)
    #expect(log.calls.isEmpty)
    let window = try showing(navigation)
    #expect(window.rootViewController === navigation)
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
    #expect(
      log.calls == [
        "next viewWillDisappear:false", "root viewWillAppear:false", "next viewDidDisappear:false",
        "root viewDidAppear:false",
      ])
    #expect(next.viewIfLoaded?.superview == nil)
    #expect(root.viewIfLoaded?.superview === navigation.viewIfLoaded)
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
    let window = try showing(navigation)
    defer { withExtendedLifetime(window) {} }
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
    let window = try showing(navigation)
    defer { withExtendedLifetime(window) {} }
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
    let window = try showing(navigation)
    defer { withExtendedLifetime(window) {} }
    let popping = PoppingViewController()
    try navigation.pushViewController(popping, animated: false)
    try navigation.pushViewController(UIViewController(), animated: false)
    #expect(navigation.viewControllers.map(ObjectIdentifier.init) == [ObjectIdentifier(root)])
    try navigation.pushViewController(popping, animated: false)
    try navigation.popViewController(animated: false)
    #expect(navigation.viewControllers.count == 1)
    #expect(popping.navigationController == nil)
  }

  @Test func popToViewController() throws {
    let log = CallLog()
    let controllers = try (0..<4).map { try loggingController(log, "\($0) ") }
    let navigation = UINavigationController()
    let window = try showing(navigation)
    defer { withExtendedLifetime(window) {} }
    for controller in controllers {
      try navigation.pushViewController(controller, animated: false)
    }
    log.calls = []
    let popped = try navigation.send(
      Selector("popToViewController:animated:"), controllers[1], true,
      returning: [UIViewController].self)
    #expect(areSame(popped, Array(controllers[2...])))
    #expect(areSame(navigation.viewControllers, Array(controllers[...1])))
    // What lay between never showed.
    #expect(
      log.calls == [
        "3 viewWillDisappear:true", "1 viewWillAppear:true", "3 viewDidDisappear:true",
        "1 viewDidAppear:true",
      ])
    #expect(try navigation.popToViewController(controllers[1], animated: false).isEmpty)
    let error = #expect(throws: ViewControllerError.self) {
      try navigation.popToViewController(controllers[3], animated: false)
    }
    #expect(error?.code == .notInside)
    #expect(error?.description == "this \(controllers[3].runtimeClass) is not on the stack")
  }

  @Test func theStackAsAWhole() throws {
    let log = CallLog()
    let controllers = try (0..<4).map { try loggingController(log, "\($0) ") }
    let navigation = try UINavigationController(rootViewController: controllers[0])
    let window = try showing(navigation)
    defer { withExtendedLifetime(window) {} }
    log.calls = []
    try navigation.send(
      Selector("setViewControllers:animated:"), [controllers[1], controllers[2]], true)
    #expect(areSame(navigation.viewControllers, [controllers[1], controllers[2]]))
    #expect(controllers[0].parent == nil)
    #expect(controllers[2].navigationController === navigation)
    #expect(!controllers[1].isViewLoaded)
    #expect(log.count(of: "2 viewDidAppear") == 1)
    #expect(log.count(of: "0 viewDidDisappear") == 1)
    log.calls = []
    try navigation.send(
      Selector("setViewControllers:"), [controllers[3], controllers[1], controllers[2]])
    #expect(log.calls.isEmpty)
    try navigation.setViewControllers([], animated: false)
    #expect(log.calls == ["2 viewWillDisappear:false", "2 viewDidDisappear:false"])
    #expect(navigation.topViewController == nil)
    let root = controllers[0]
    let error = #expect(throws: ViewControllerError.self) {
      try navigation.setViewControllers([root, root], animated: false)
    }
    #expect(error?.description == "this \(root.runtimeClass) would be on the stack twice")
    #expect(navigation.viewControllers.isEmpty)
    #expect(root.parent == nil)
  }

  @Test func aControllerThatLeavesItsParentLeavesTheStack() throws {
    let controllers = (0..<3).map { _ in UIViewController() }
    let navigation = UINavigationController()
    try navigation.setViewControllers(controllers, animated: false)
    #expect(areSame(navigation.children, controllers))
    try controllers[1].send(Selector("removeFromParentViewController"))
    #expect(areSame(navigation.viewControllers, [controllers[0], controllers[2]]))
    try UIViewController().addChild(controllers[2])
    #expect(navigation.topViewController === controllers[0])
  }

  @Test func aControllerInsideMayComeOntoTheStack() throws {
    let (navigation, child) = (UINavigationController(), UIViewController())
    try navigation.addChild(child)
    #expect(navigation.topViewController == nil)
    try navigation.pushViewController(child, animated: false)
    #expect(areSame(navigation.children, [child]))
    #expect(navigation.topViewController === child)
  }

  @Test func theDelegateIsToldWhatShows() throws {
    let log = CallLog()
    let delegate = try RuntimeFixture.makeObject { cls in
      for selector in [
        Selector("navigationController:willShowViewController:animated:"),
        Selector("navigationController:didShowViewController:animated:"),
      ] {
        try cls.addMethod(selector) {
          (_: Object, navigation: UINavigationController, controller: UIViewController, _: Bool) in
          #expect(navigation.topViewController === controller)
          log.calls.append(selector.name.contains("will") ? "will show" : "did show")
        }
      }
    }
    let navigation = UINavigationController()
    try navigation.send(Selector("setDelegate:"), delegate)
    try navigation.pushViewController(loggingController(log), animated: false)
    #expect(log.calls.isEmpty)
    let window = try showing(navigation)
    defer { withExtendedLifetime(window) {} }
    #expect(
      log.calls == [
        "loadView", "viewDidLoad", "will show", "viewWillAppear:false", "viewDidAppear:false",
        "did show",
      ])
    log.calls = []
    try navigation.pushViewController(UIViewController(), animated: false)
    try navigation.popViewController(animated: false)
    #expect(log.count(of: "will show") == 2)
    #expect(log.count(of: "did show") == 2)
  }

  @Test func aDelegateThatRaises() throws {
    let delegate = try RuntimeFixture.makeObject { cls in
      try cls.addMethod(Selector("navigationController:willShowViewController:animated:")) {
        (_: Object, _: Object, _: Object, _: Bool) in throw RaisedError("not this one")
      }
    }
    let navigation = UINavigationController()
    let window = try showing(navigation)
    defer { withExtendedLifetime(window) {} }
    navigation.delegate = delegate
    let error = #expect(throws: ViewControllerError.self) {
      try navigation.pushViewController(UIViewController(), animated: false)
    }
    #expect(error?.code == .messageFailed)
    #expect(navigation.viewControllers.count == 1)
    navigation.delegate = nil
    try navigation.pushViewController(UIViewController(), animated: false)
    #expect(navigation.viewControllers.count == 2)
  }

  @Test func theDelegateIsHeldWeakly() throws {
    let navigation = UINavigationController()
    try autoreleasePool {
      let delegate = try Object.runtimeClass.make()
      try navigation.send(Selector("setDelegate:"), delegate)
      #expect(navigation.delegate === delegate)
    }
    #expect(navigation.delegate == nil)
  }

  @Test func controllersHearOfTheirParent() throws {
    let log = CallLog()
    let controller = try makeController { cls in
      for selector in [
        Selector("willMoveToParentViewController:"), Selector("didMoveToParentViewController:"),
      ] {
        try cls.addMethod(selector) { (_: Object, parent: Object?) in
          log.calls.append("\(selector) \(parent == nil ? "nil" : "it")")
        }
      }
    }
    let navigation = try UINavigationController(rootViewController: UIViewController())
    try navigation.pushViewController(controller, animated: false)
    try navigation.popViewController(animated: false)
    #expect(
      log.calls == [
        "willMoveToParentViewController: it", "didMoveToParentViewController: it",
        "willMoveToParentViewController: nil", "didMoveToParentViewController: nil",
      ])
  }
}
