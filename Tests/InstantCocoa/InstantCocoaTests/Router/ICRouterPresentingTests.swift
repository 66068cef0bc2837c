import CarobFoundation
import CarobRuntime
import Foundation
import InstantCocoa
import RuntimeTestSupport
import Testing

@Suite("ICRouter: where and how controllers are shown")
@MainActor
struct ICRouterPresentingTests {
  private let fixture = RouterFixture()

  @Test func withoutADelegateTheFirstWindowsRootPushes() throws {
    let (window, navigation) = try fixture.showStack()
    let second = UIWindow(application: fixture.application)
    try second.makeKeyAndVisible()
    fixture.register("/forums/{id}")
    #expect(try fixture.handle("posts://forums/1").isEmpty)
    #expect(navigation.viewControllers.count == 3)
    let controller = navigation.topViewController as? RoutedViewController
    #expect(controller?.info?["id"]?.isEqual(NumberBox(1)) == true)
    withExtendedLifetime(window) {}
  }

  @Test func whatTheDelegateShowsPushesByDefault() throws {
    let (window, navigation) = try fixture.showStack()
    try fixture.useDelegate(presents: false)
    fixture.register("/a")
    fixture.register("/b", key: "other")
    #expect(try fixture.handle("posts://a").isEmpty)
    #expect(fixture.shown.viewControllers.count == 1)
    // The delegate has none for that key.
    #expect(try fixture.handle("posts://b").isEmpty)
    #expect(navigation.viewControllers.count == 3)
    #expect(fixture.calls == ["show main", "show other"])
    withExtendedLifetime(window) {}
  }

  @Test("D 32: a route that pops to the root does") func pops() throws {
    let (window, navigation) = try fixture.showStack()
    let root = navigation.viewControllers[0]
    fixture.register("/a").shouldPopToRoot = true
    #expect(try fixture.handle("posts://a").isEmpty)
    #expect(navigation.viewControllers.count == 2)
    #expect(navigation.viewControllers[0] === root)
    #expect(navigation.topViewController is RoutedViewController)
    withExtendedLifetime(window) {}
  }

  @Test("D 32: not when another route depends on it") func dependenciesDoNotPop() throws {
    let (window, navigation) = try fixture.showStack()
    let first = fixture.register("/a")
    first.shouldPopToRoot = true
    fixture.register("/b").dependencies = [first]
    #expect(try fixture.handle("posts://b").isEmpty)
    #expect(navigation.viewControllers.count == 4)
    withExtendedLifetime(window) {}
  }

  @Test("D 32: the delegate pops instead, and only when it is due") func delegatePops() throws {
    try fixture.useDelegate(pops: true, presents: false)
    try fixture.shown.setViewControllers(
      [UIViewController(), UIViewController()], animated: false)
    let first = fixture.register("/a")
    first.shouldPopToRoot = true
    let second = fixture.register("/b")
    second.dependencies = [first]
    #expect(try fixture.handle("posts://b").isEmpty)
    #expect(fixture.calls == ["show main", "show main"])
    #expect(try fixture.handle("posts://a").isEmpty)
    #expect(fixture.calls.suffix(2) == ["show main", "pop \(first)"])
    // It left the stack as it was, so nothing was taken away.
    #expect(fixture.shown.viewControllers.count == 5)
  }

  @Test func aPresenterThatCanDoNeither() throws {
    let root = UIViewController()
    let window = UIWindow(application: fixture.application)
    try window.setRootViewController(root)
    try window.makeKeyAndVisible()
    let route = fixture.register("/a")
    route.shouldPopToRoot = true
    #expect(
      try fixture.handle("posts://a") == [
        "nothing is shown for the route \(route): "
          + "no navigation controller is there to push its controller"
      ])
  }

  @Test func withoutDelegateAndWindow() throws {
    fixture.register("/a")
    #expect(try fixture.handle("posts://a").count == 1)
  }

  @Test func theDelegatePresentsWithoutAPlace() throws {
    try fixture.useDelegate(shows: false)
    fixture.register("/a").shouldPopToRoot = true
    #expect(try fixture.handle("posts://a").isEmpty)
    #expect(fixture.presentations.count == 1)
    #expect(fixture.presentations[0].presenter == nil)
  }

  @Test func presentersOfAnyClass() throws {
    let log = CallLog()
    let presenter = try makeClass("TestPresenter") { cls in
      try cls.addMethod(Selector("pushViewController:animated:")) {
        (_: Object, _: Object, animated: Bool) in log.calls.append("push \(animated)")
      }
      try cls.addMethod(Selector("popToRootViewControllerAnimated:")) {
        (_: Object, animated: Bool) -> Object? in
        log.calls.append("pop \(animated)")
        return nil
      }
    }.make()
    let delegate = try makeClass("TestRouterDelegate") { cls in
      try cls.addMethod(Selector("showViewControllerWithKey:")) { (_: Object, _: String?) in
        presenter
      }
    }.make()
    fixture.router.delegate = delegate
    fixture.register("/a").shouldPopToRoot = true
    #expect(try fixture.handle("posts://a").isEmpty)
    #expect(log.calls == ["pop false", "push false"])
  }
}
