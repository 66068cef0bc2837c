import CarobFoundation
import CarobRuntime
import InstantCocoa
import RuntimeTestSupport
import Testing

@Suite("ICRoute")
@MainActor
struct ICRouteTests {
  @Test func makingByMessage() throws {
    let route = try #require(
      try ICRoute.runtimeClass.object.send(Selector("routeWithPath:"), "forums/{id}") as? ICRoute)
    #expect(try route.send(Selector("canHandlePath:"), "/forums/1", returning: Bool.self))
    #expect(try route.send(Selector("parametersForPath:"), "forums/1")?.description == "{id: 1}")
    #expect(route.matcher is ICSimpleRouteMatcher)
    #expect(route.description == "<ICRoute <ICSimpleRouteMatcher /forums/{id}/>>")
    let fresh = try ICRoute.runtimeClass.makeInstance()
    let other = try fresh.send(Selector("initWithPath:"), nil as String?)
    #expect(try other?.send(Selector("canHandlePath:"), "", returning: Bool.self) == true)
  }

  @Test func aSubclassMakesItsOwn() throws {
    let cls = try makeClass("TestRoute", below: ICRoute.runtimeClass) { cls in
      try cls.addMethod(Selector("initWithPath:")) { (this: Object, path: String?) -> Object? in
        try this.sendSuper(above: cls, Selector("initWithPath:"), "own/" + (path ?? ""))
      }
    }
    let route = try #require(try cls.object.send(Selector("routeWithPath:"), "forums"))
    #expect(route.runtimeClass == cls)
    #expect(try route.send(Selector("canHandlePath:"), "own/forums", returning: Bool.self))
  }

  @Test func settings() throws {
    let route = ICRoute(path: "forums")
    #expect(try route.send(Selector("navigationControllerKey")) == nil)
    #expect(try route.send(Selector("viewControllerClass")) == nil)
    #expect(try !route.send(Selector("shouldPopToRoot"), returning: Bool.self))
    #expect(try route.send(Selector("dependencies")) == nil)
    try route.send(Selector("setNavigationControllerKey:"), "main")
    try route.send(Selector("setViewControllerClass:"), UIViewController.runtimeClass)
    try route.send(Selector("setShouldPopToRoot:"), true)
    try route.send(Selector("setDependencies:"), [ICRoute(path: "other")])
    #expect(route.navigationControllerKey == "main")
    #expect(route.viewControllerClass == UIViewController.runtimeClass)
    #expect(route.shouldPopToRoot)
    #expect(route.dependencies?.count == 1)
    try route.send(Selector("setDependencies:"), nil as Object?)
    #expect(route.dependencies == nil)
  }

  @Test func aMatcherOfAnyClass() throws {
    let matcher = try makeClass("TestMatcher") { cls in
      // As C declares BOOL where it is a character.
      try cls.addMethod(Selector("canHandlePath:")) { (_: Object, path: String) -> Int8 in
        path.hasPrefix("x") ? 1 : 0
      }
      try cls.addMethod(Selector("parametersForPath:")) { (_: Object, path: String) in
        DictionaryBox(["path": StringBox(path)])
      }
    }.make()
    let fresh = try ICRoute.runtimeClass.makeInstance()
    let route = try #require(try fresh.send(Selector("initWithMatcher:"), matcher))
    #expect(try route.send(Selector("matcher")) === matcher)
    #expect(try route.send(Selector("canHandlePath:"), "x", returning: Bool.self))
    #expect(try !route.send(Selector("canHandlePath:"), "y", returning: Bool.self))
    #expect(try route.send(Selector("parametersForPath:"), "x")?.description == "{path: x}")
  }

  @Test("D 33: no parameters are an empty dictionary") func noParameters() throws {
    let matcher = try makeClass("TestMatcher") { cls in
      try cls.addMethod(Selector("parametersForPath:")) { (_: Object, _: String) -> Object? in nil }
    }.make()
    let parameters = try ICRoute(matcher: matcher).send(Selector("parametersForPath:"), "x")
    #expect((parameters as? DictionaryBox)?.count == 0)
  }

  @Test func matchersThatAreNone() throws {
    #expect(throws: MessageError.self) {
      try ICRoute(matcher: Object()).send(Selector("canHandlePath:"), "x")
    }
    let matcher = try makeClass("TestMatcher") { cls in
      try cls.addMethod(Selector("canHandlePath:")) { (_: Object, _: String) -> Object? in
        StringBox("yes")
      }
      try cls.addMethod(Selector("parametersForPath:")) { (_: Object, _: String) -> Object? in
        StringBox("all of them")
      }
    }.make()
    let route = ICRoute(matcher: matcher)
    #expect(try !RouteMatcherMessages.canHandle(path: "x", by: route))
    let error = #expect(throws: MessageError.self) {
      try RouteMatcherMessages.parameters(forPath: "x", by: route)
    }
    let reason = error?.underlying as? RouterError
    #expect(reason?.code == .invalidParameters)
    #expect(
      error?.description
        == "-[\(matcher.runtimeClass) parametersForPath:] gave an NSString; "
        + "it must give a dictionary")
  }
}
