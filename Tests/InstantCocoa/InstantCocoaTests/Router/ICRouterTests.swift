import CarobFoundation
import CarobRuntime
import Foundation
import InstantCocoa
import RuntimeTestSupport
import Testing

@Suite("ICRouter")
@MainActor
struct ICRouterTests {
  private let fixture = RouterFixture()
  private var router: ICRouter { fixture.router }

  /// The routes of the router's cases.
  private func registerForums() -> (list: ICRoute, forum: ICRoute, post: ICRoute) {
    let list = fixture.register("/forums")
    let forum = fixture.register("/forums/{id}")
    let post = fixture.register("/forums/{forum_id}/post/{post_id}")
    post.dependencies = [forum]
    return (list, forum, post)
  }

  @Test("RTR-01: a list") func rtr01() throws {
    let routes = registerForums()
    try fixture.useDelegate()
    #expect(try fixture.handle("posts://forums").isEmpty)
    try #require(fixture.presentations.count == 1)
    #expect(fixture.presentations[0].controller is RoutedViewController)
    #expect(fixture.presentations[0].route === routes.list)
    #expect(fixture.presentations[0].presenter === fixture.shown)
    #expect(fixture.calls == ["show main"])
  }

  @Test("RTR-02: one of the list") func rtr02() throws {
    let routes = registerForums()
    try fixture.useDelegate()
    #expect(try fixture.handle("posts://forums/10").isEmpty)
    try #require(fixture.presentations.count == 1)
    #expect(fixture.presentations[0].route === routes.forum)
    #expect(fixture.presentations[0].presenter === fixture.shown)
  }

  @Test("RTR-05: what no route handles") func rtr05() throws {
    _ = registerForums()
    try fixture.useDelegate()
    let nothing = URLBox(try #require(URL(string: "posts://nothing")))
    let forums = URLBox(try #require(URL(string: "posts://forums")))
    let canHandle = Message<(URLBox?) -> Bool>("canHandleURL:")
    let handle = Message<(URLBox?) -> Bool>("handleURL:")
    #expect(try !canHandle(router, nothing))
    #expect(try !handle(router, nothing))
    #expect(fixture.presentations.isEmpty)
    #expect(try canHandle(router, forums))
    #expect(try handle(router, forums))
    #expect(fixture.presentations.count == 1)
    #expect(try !canHandle(router, nil))
    #expect(try !handle(router, nil))
  }

  @Test func dependenciesComeFirst() throws {
    let routes = registerForums()
    // Not followed: it is a dependency's own.
    routes.forum.dependencies = [routes.list]
    try fixture.useDelegate()
    #expect(try fixture.handle("posts://forums/10/post/35?page=2").isEmpty)
    try #require(fixture.presentations.count == 2)
    #expect(fixture.presentations[0].route === routes.forum)
    #expect(fixture.presentations[1].route === routes.post)
    let infos = fixture.presentations.map { ($0.controller as? RoutedViewController)?.info }
    #expect(infos[0] === infos[1])
    let info = try #require(infos[0])
    #expect(info["forum_id"]?.isEqual(NumberBox(10)) == true)
    #expect(info["post_id"]?.isEqual(NumberBox(35)) == true)
    #expect(info["ICRouterRoutingPathKey"]?.description == "forums/10/post/35")
    #expect(info["ICRouterMatchedRouteKey"] === routes.post)
    let parts = ["forums", "10", "post", "35"].map { StringBox($0) }
    #expect(info["ICRouterPathComponentsKey"]?.isEqual(ArrayBox(parts)) == true)
    #expect(info.count == 5)
    #expect(!(info is MutableDictionaryBox))
  }

  @Test func parametersDoNotHideTheRoutersOwn() throws {
    fixture.register("/{ICRouterMatchedRouteKey}/{x}")
    try fixture.useDelegate()
    #expect(try fixture.handle("posts://a/b").isEmpty)
    let controller = fixture.presentations.first?.controller as? RoutedViewController
    #expect(controller?.info?[RoutingInfo.matchedRouteKey] === router.routes[0])
    #expect(controller?.info?["x"]?.description == "b")
  }

  @Test func theRouteRegisteredLastIsChosen() throws {
    fixture.register("/forums/{id}")
    let special = fixture.register("/forums/new")
    try fixture.useDelegate()
    _ = try fixture.handle("posts://forums/new")
    #expect(fixture.presentations.last?.route === special)
    let all = fixture.register("/forums/{anything}")
    _ = try fixture.handle("posts://forums/new")
    #expect(fixture.presentations.last?.route === all)
  }

  @Test("D 33: no parameters are an empty dictionary") func noParameters() throws {
    let matcher = try makeClass("TestMatcher") { cls in
      try cls.addMethod(Selector("canHandlePath:")) { (_: Object, _: String) in true }
      try cls.addMethod(Selector("parametersForPath:")) { (_: Object, _: String) -> Object? in nil }
    }.make()
    let route = ICRoute(matcher: matcher)
    route.viewControllerClass = RoutedViewController.runtimeClass
    try router.send(Selector("registerRoute:"), route)
    try fixture.useDelegate()
    #expect(try fixture.handle("posts:///anything/").isEmpty)
    let controller = fixture.presentations.first?.controller as? RoutedViewController
    #expect(controller?.info?.count == 3)
    #expect(controller?.info?[RoutingInfo.pathKey]?.description == "/anything/")
    #expect(
      controller?.info?[RoutingInfo.pathComponentsKey]?.isEqual(ArrayBox([StringBox("anything")]))
        == true)
  }

  @Test func aClassThatIsNotRoutable() throws {
    let route = fixture.register("/plain")
    route.viewControllerClass = UILabel.runtimeClass
    try fixture.useDelegate()
    #expect(try fixture.handle("posts://plain").isEmpty)
    #expect(fixture.presentations.first?.controller is UILabel)
  }

  @Test func instantCocoasControllersAreRoutable() throws {
    let route = fixture.register("/screen")
    route.viewControllerClass = ICTableViewController.runtimeClass
    try fixture.useDelegate()
    #expect(try fixture.handle("posts://screen").isEmpty)
    #expect(fixture.presentations.first?.controller is ICTableViewController)
  }

  @Test func aRouteOfAnyClass() throws {
    let route = try makeClass("TestAnyRoute") { cls in
      try cls.addMethod(Selector("canHandlePath:")) { (_: Object, _: String) in true }
      try cls.addMethod(Selector("parametersForPath:")) { (_: Object, _: String) -> Object? in nil }
      try cls.addMethod(Selector("viewControllerClass")) { (_: Object) in
        UIViewController.runtimeClass
      }
    }.make()
    router.register(route)
    try fixture.useDelegate()
    #expect(try fixture.handle("posts://any").isEmpty)
    #expect(fixture.calls == ["show nil"])
    #expect(fixture.presentations.first?.controller is UIViewController)
  }

  @Test func anOverriddenRoute() throws {
    let cls = try makeClass("TestRoute", below: ICRoute.runtimeClass) { cls in
      try cls.addMethod(Selector("canHandlePath:")) { (this: Object, path: String) -> Bool in
        try path == "secret"
          || this.sendSuper(above: cls, Selector("canHandlePath:"), path)?
            .isEqual(NumberBox(true)) == true
      }
    }
    let route = try #require(try cls.object.send(Selector("routeWithPath:"), "forums"))
    router.register(route)
    for (url, isHandled) in [("posts://secret", true), ("posts://forums", true), ("x://y", false)] {
      #expect(try router.canHandle(try #require(URL(string: url))) == isHandled)
    }
  }

  @Test func thereIsOneForTheProcess() throws {
    #expect(try ICRouter.runtimeClass.object.send(Selector("sharedRouter")) === ICRouter.shared)
    let own = try #require(try ICRouter.runtimeClass.make() as? ICRouter)
    #expect(own !== ICRouter.shared)
  }

  @Test func resetForgetsEverything() throws {
    _ = registerForums()
    try fixture.useDelegate()
    router.reset()
    #expect(router.routes.isEmpty)
    #expect(router.delegate == nil)
    #expect(try !router.canHandle(try #require(URL(string: "posts://forums"))))
  }
}
