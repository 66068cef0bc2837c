import CarobRuntime
import CarobUIKit
import RuntimeTestSupport
import Testing

@Suite("UITabBarController")
@MainActor
struct UITabBarControllerTests {
  private let log = CallLog()
  private let tabs = UITabBarController()
  private let controllers: [UIViewController]

  init() throws {
    let log = log
    controllers = try (0..<3).map { try loggingController(log, "\($0) ") }
  }

  @Test func selecting() throws {
    try tabs.send(Selector("setViewControllers:"), controllers)
    #expect(tabs.selectedIndex == 0)
    #expect(controllers.allSatisfy { $0.tabBarController === tabs && !$0.isViewLoaded })
    let window = try showing(tabs)
    defer { withExtendedLifetime(window) {} }
    #expect(log.calls.allSatisfy { $0.hasPrefix("0 ") })
    log.calls = []
    try tabs.send(Selector("setSelectedIndex:"), UInt(2))
    #expect(
      log.calls == [
        "0 viewWillDisappear:false", "2 loadView", "2 viewDidLoad", "2 viewWillAppear:false",
        "0 viewDidDisappear:false", "2 viewDidAppear:false",
      ])
    #expect(try tabs.send(Selector("selectedViewController")) === controllers[2])
    #expect(try tabs.send(Selector("selectedIndex"), returning: UInt.self) == 2)
    #expect(controllers[2].viewIfLoaded?.superview === tabs.viewIfLoaded)
    log.calls = []
    try tabs.send(Selector("setSelectedViewController:"), controllers[2])
    #expect(log.calls.isEmpty)
  }

  @Test func replacingTabs() throws {
    try tabs.setViewControllers(controllers, animated: false)
    try tabs.select(at: 1)
    let window = try showing(tabs)
    defer { withExtendedLifetime(window) {} }
    log.calls = []
    try tabs.setViewControllers([controllers[2], controllers[1]], animated: false)
    #expect(tabs.selectedIndex == 1)
    #expect(log.calls.isEmpty)
    #expect(controllers[0].parent == nil)
    try tabs.send(Selector("setViewControllers:animated:"), [controllers[2]], true)
    #expect(tabs.selectedIndex == 0)
    #expect(log.count(of: "1 viewDidDisappear:true") == 1)
    #expect(log.count(of: "2 viewDidAppear:true") == 1)
    try controllers[2].removeFromParent()
    #expect(tabs.viewControllers.isEmpty)
    #expect(tabs.selectedViewController == nil)
  }

  @Test func withoutTabs() throws {
    #expect(tabs.selectedIndex == nil)
    #expect(
      try tabs.send(Selector("selectedIndex"), returning: UInt.self)
        == UInt(UITabBarController.noIndex))
    let window = try showing(tabs)
    #expect(window.rootViewController === tabs)
    try tabs.send(Selector("setViewControllers:"), nil as Object?)
    #expect(tabs.viewControllers.isEmpty)
  }

  @Test func whatIsNoTab() throws {
    try tabs.setViewControllers([controllers[0]], animated: false)
    let none = #expect(throws: ViewControllerError.self) { try tabs.select(at: 1) }
    #expect(none?.description == "there is no tab 1: there is 1")
    #expect(throws: MessageError.self) {
      try tabs.send(Selector("setSelectedIndex:"), UInt.max)
    }
    let other = #expect(throws: ViewControllerError.self) { try tabs.select(controllers[1]) }
    #expect(other?.code == .notInside)
    let twice = #expect(throws: ViewControllerError.self) {
      try tabs.setViewControllers([controllers[1], controllers[1]], animated: false)
    }
    #expect(twice?.code == .cannotContain)
    #expect(throws: ViewControllerError.self) {
      try tabs.setViewControllers([tabs], animated: false)
    }
    #expect(areSame(tabs.viewControllers, [controllers[0]]))
    try tabs.send(Selector("setSelectedViewController:"), nil as Object?)
    #expect(tabs.selectedViewController === controllers[0])
  }

  @Test func stacksInTabs() throws {
    let navigations = try controllers.map { try UINavigationController(rootViewController: $0) }
    try tabs.setViewControllers(navigations, animated: false)
    let window = try showing(tabs)
    defer { withExtendedLifetime(window) {} }
    #expect(controllers[0].tabBarController === tabs)
    #expect(!controllers[1].isViewLoaded)
    log.calls = []
    let next = try loggingController(log, "next ")
    try navigations[1].pushViewController(next, animated: false)
    #expect(log.calls.isEmpty)
    try tabs.select(navigations[1])
    #expect(!controllers[1].isViewLoaded)
    #expect(log.count(of: "next viewDidAppear") == 1)
    #expect(log.count(of: "0 viewDidDisappear") == 1)
  }

  @Test func aHandlerThatSelectsAnother() throws {
    let tabs = tabs
    let second = controllers[1]
    let turning = try makeController { cls in
      try cls.addMethod(Selector("viewWillAppear:")) { (_: Object, _: Bool) in
        try tabs.select(second)
      }
      try cls.addMethod(Selector("viewDidAppear:")) { (_: Object, _: Bool) in
        Issue.record("it never appeared")
      }
    }
    try tabs.setViewControllers([controllers[0], second, turning], animated: false)
    let window = try showing(tabs)
    defer { withExtendedLifetime(window) {} }
    log.calls = []
    try tabs.select(turning)
    #expect(tabs.selectedViewController === second)
    #expect(log.count(of: "1 viewWillAppear") == 1)
    #expect(log.count(of: "1 viewDidAppear") == 1)
    #expect(log.count(of: "0 viewDidDisappear") == 1)
  }
}
