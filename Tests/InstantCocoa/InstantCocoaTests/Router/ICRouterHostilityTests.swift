import CarobFoundation
import CarobRuntime
import Foundation
import InstantCocoa
import RuntimeTestSupport
import Testing

@Suite("ICRouter: bad routes, controllers and delegates")
@MainActor
struct ICRouterHostilityTests {
  private let fixture = RouterFixture()
  private var router: ICRouter { fixture.router }
  private let url: URL

  init() throws {
    url = try #require(URL(string: "posts://a"))
  }

  @Test func aRouteWithoutAClass() throws {
    let (window, navigation) = try fixture.showStack()
    let route = fixture.register("/a")
    route.viewControllerClass = nil
    route.shouldPopToRoot = true
    #expect(
      try fixture.handle("posts://a")
        == ["nothing is shown for the route \(route): it has no viewControllerClass"])
    #expect(navigation.viewControllers.count == 2)
    withExtendedLifetime(window) {}
  }

  @Test func anInitializerThatGivesNil() throws {
    let (window, navigation) = try fixture.showStack()
    let cls = try makeClass("TestRouted", below: UIViewController.runtimeClass) { cls in
      cls.adopt(RuntimeProtocol.registered("ICRoutable"))
      try cls.addMethod(Selector("initWithRoutingInfo:")) { (_: Object, _: Object?) -> Object? in
        nil
      }
    }
    let route = fixture.register("/a")
    route.viewControllerClass = cls
    route.shouldPopToRoot = true
    #expect(
      try fixture.handle("posts://a")
        == ["nothing is shown for the route \(route): making a \(cls) for it gave nil"])
    #expect(navigation.viewControllers.count == 2)
    withExtendedLifetime(window) {}
  }

  @Test func anInitializerThatRaises() throws {
    let (window, navigation) = try fixture.showStack()
    let cls = try makeClass("TestRouted", below: UIViewController.runtimeClass) { cls in
      try cls.addMethod(Selector("init")) { (_: Object) -> Object? in throw RaisedError("not now") }
    }
    fixture.register("/a").viewControllerClass = cls
    let error = #expect(throws: MessageError.self) { try router.handle(url) }
    #expect(error?.description == "-[\(cls) init]: not now")
    #expect(navigation.viewControllers.count == 2)
    withExtendedLifetime(window) {}
  }

  @Test func aRoutableClassWithoutTheInitializer() throws {
    fixture.register("/a").viewControllerClass = try makeClass("TestRouted") { cls in
      cls.adopt(RuntimeProtocol.registered("ICRoutable"))
    }
    let error = #expect(throws: MessageError.self) { try router.handle(url) }
    #expect(error?.code == .unrecognizedSelector)
  }

  @Test func whatIsNoControllerIsNotPushed() throws {
    let (window, navigation) = try fixture.showStack()
    fixture.register("/a").viewControllerClass = UILabel.runtimeClass
    let error = #expect(throws: MessageError.self) { try router.handle(url) }
    #expect(error?.code == .argumentType)
    #expect(navigation.viewControllers.count == 2)
    withExtendedLifetime(window) {}
  }

  @Test func aDelegateThatShowsSomethingElse() throws {
    let delegate = try makeClass("TestRouterDelegate") { cls in
      try cls.addMethod(Selector("showViewControllerWithKey:")) { (_: Object, _: String?) in
        StringBox("the main one")
      }
    }.make()
    router.delegate = delegate
    fixture.register("/a")
    #expect(try fixture.handle("posts://a").count == 1)
  }

  @Test func aDelegateThatShowsNothingAtAll() throws {
    let delegate = try makeClass("TestRouterDelegate") { cls in
      try cls.addMethod(Selector("showViewControllerWithKey:")) { (_: Object, _: String?) in }
    }.make()
    router.delegate = delegate
    fixture.register("/a")
    let error = #expect(throws: MessageError.self) { try router.handle(url) }
    #expect(error?.code == .resultType)
  }

  @Test(arguments: [
    "showViewControllerWithKey:", "viewController:requiresPopToRootForRoute:",
    "presentViewController:forRoute:fromViewController:",
  ])
  func aDelegateThatRaises(_ message: String) throws {
    let (window, navigation) = try fixture.showStack()
    let delegate = try makeClass("TestRouterDelegate") { cls in
      let selector = try Selector(validating: message)
      switch selector.argumentCount {
      case 1:
        try cls.addMethod(selector) { (_: Object, _: Object?) -> Object? in
          throw RaisedError("not now")
        }
      case 2:
        try cls.addMethod(selector) { (_: Object, _: Object?, _: Object) in
          throw RaisedError("not now")
        }
      default:
        try cls.addMethod(selector) { (_: Object, _: Object, _: Object, _: Object?) in
          throw RaisedError("not now")
        }
      }
    }.make()
    router.delegate = delegate
    let first = fixture.register("/first")
    let route = fixture.register("/a")
    route.shouldPopToRoot = true
    route.dependencies = message.hasPrefix("viewController") ? nil : [first]
    let error = #expect(throws: MessageError.self) { try router.handle(url) }
    #expect(error?.description == "-[\(delegate.runtimeClass) \(message)]: not now")
    #expect(navigation.viewControllers.count == 2)
    router.delegate = nil
    #expect(try router.handle(url))
    withExtendedLifetime(window) {}
  }

  @Test func aDelegateThatGoesWhileItIsAsked() throws {
    let (window, navigation) = try fixture.showStack()
    let router = router
    var delegate: Object?
    delegate = try makeClass("TestRouterDelegate") { cls in
      try cls.addMethod(Selector("showViewControllerWithKey:")) {
        (_: Object, _: String?) -> Object? in
        router.delegate = nil
        delegate = nil
        return navigation
      }
      try cls.addMethod(Selector("presentViewController:forRoute:fromViewController:")) {
        (_: Object, _: Object, _: Object, _: Object?) in Issue.record("it is no delegate any more")
      }
    }.make()
    router.delegate = delegate
    fixture.register("/a")
    #expect(try fixture.handle("posts://a").isEmpty)
    #expect(navigation.viewControllers.count == 3)
    withExtendedLifetime((window, delegate)) {}
  }

  @Test func theDelegateIsHeldWeakly() throws {
    try autoreleasePool {
      let delegate = try Object.runtimeClass.make()
      try router.send(Selector("setDelegate:"), delegate)
      #expect(try router.send(Selector("delegate")) === delegate)
    }
    #expect(router.delegate == nil)
  }

  @Test func aMatcherThatRaises() throws {
    let matcher = try makeClass("TestMatcher") { cls in
      try cls.addMethod(Selector("canHandlePath:")) { (_: Object, _: String) -> Bool in
        throw RaisedError("no paths today")
      }
    }.make()
    fixture.register("/a")
    router.register(ICRoute(matcher: matcher))
    let error = #expect(throws: MessageError.self) { try router.canHandle(url) }
    #expect(error?.description.hasSuffix("no paths today") == true)
    #expect(throws: MessageError.self) { try router.handle(url) }
  }

  @Test func routesThatAreNone() throws {
    #expect(throws: MessageError.self) {
      try router.send(Selector("registerRoute:"), nil as Object?)
    }
    try router.send(Selector("registerRoute:"), Object())
    #expect(throws: MessageError.self) { try router.handle(url) }
    router.reset()
    fixture.register("/a").dependencies = [StringBox("no route")]
    try fixture.useDelegate()
    #expect(
      try fixture.handle("posts://a")
        == ["nothing is shown for the route no route: it has no viewControllerClass"])
    #expect(fixture.presentations.count == 1)
  }

  @Test func aRouteThatIsRegisteredWhileAURLIsHandled() throws {
    let delegate = try makeClass("TestRouterDelegate") { cls in
      try cls.addMethod(Selector("presentViewController:forRoute:fromViewController:")) {
        [router] (_: Object, _: Object, _: Object, _: Object?) in
        router.register(ICRoute(path: "/a"))
      }
    }.make()
    router.delegate = delegate
    fixture.register("/a")
    #expect(try fixture.handle("posts://a").isEmpty)
    #expect(router.routes.count == 2)
  }

  @Test func aURLThatIsHandledWithoutEnd() throws {
    let url = url
    var count = 0
    let delegate = try makeClass("TestRouterDelegate") { cls in
      try cls.addMethod(Selector("presentViewController:forRoute:fromViewController:")) {
        [router] (_: Object, _: Object, _: Object, _: Object?) in
        count += 1
        try router.handle(url)
      }
    }.make()
    router.delegate = delegate
    fixture.register("/a")
    let error = #expect(throws: MessageError.self) { try router.handle(url) }
    #expect((error?.underlying as? RouterError)?.code == .nestedTooDeep)
    #expect(
      error?.description
        == "\"a\" is handled while other URLs are, again and again; do not "
        + "send handleURL: each time that a URL is handled")
    #expect(count == 32)
    router.delegate = nil
    #expect(try fixture.handle("posts://a").count == 1)
  }
}
