import CarobFoundation
import CarobRuntime
import InstantCocoa
import RuntimeTestSupport
import Testing

@Suite("ICSimpleRouteMatcher")
struct ICSimpleRouteMatcherTests {
  @Test("RTE-03: a path without parameters is handled as a whole") func rte03() {
    let matcher = ICSimpleRouteMatcher(path: "/forums")
    #expect(matcher.canHandle(path: "/forums"))
    #expect(!matcher.canHandle(path: "/forum"))
    #expect(!matcher.canHandle(path: "/forums/10"))
  }

  @Test("RTE-04: a parameter has to have a value") func rte04() {
    let matcher = ICSimpleRouteMatcher(path: "/forums/{id}")
    #expect(matcher.canHandle(path: "/forums/10"))
    #expect(!matcher.canHandle(path: "/forums"))
    #expect(!matcher.canHandle(path: "/forum"))
  }

  @Test("RTE-06: two parameters") func rte06() {
    let matcher = ICSimpleRouteMatcher(path: "/forums/{forum_id}/post/{post_id}")
    #expect(matcher.canHandle(path: "/forums/10/post/35/"))
    for path in ["/forums", "/forum/", "/forums/10"] { #expect(!matcher.canHandle(path: path)) }
  }

  @Test("RTE-08: numbers are handed on as numbers") func rte08() throws {
    let matcher = ICSimpleRouteMatcher(path: "/forums/{forum_id}/post/{post_id}")
    let parameters = matcher.parameters(forPath: "/forums/10/post/35")
    #expect(
      parameters.isEqual(
        DictionaryBox(["forum_id": NumberBox(10), "post_id": NumberBox(35)])))
  }

  /// A route, a path, and the parameters as text, numbers without quotes; nil when the route does not handle it.
  @Test(arguments: [
    ("/forums", "forums/", "{}"), ("/forums/{id}", "/forums/10", "{id: 10}"),
    ("/f/{a}/p/{b}", "f/kias/p/a_post_name/", "{a: \"kias\", b: \"a_post_name\"}"),
    ("/f/{x}/{x}", "/f/1/2", "{x: 2}"), ("/f/{id}", "/f/007", "{id: 7}"),
    ("/f/{id}", "/f/-3", "{id: \"-3\"}"), ("/f/{a}-{b}", "/f/x-y-z", "{a: \"x\", b: \"y-z\"}"),
    ("/f/{id}", "/f/", nil), ("/f/{id}", "/f//", nil), ("/f/{}", "/f/10", "{}"),
    ("/f/{}/{b}", "/f/1/2", "{b: 2}"), ("{a}{b}", "/名前/", "{a: \"名\", b: \"前\"}"),
    ("/{a}{b}", "/x", nil), ("/{a}", "/99999999999999999999", "{a: 9223372036854775807}"),
    ("/{a}", "/9223372036854775807", "{a: 9223372036854775807}"),
    ("/{a}", "/1.5", "{a: \"1.5\"}"), ("/{a}", "/\u{661}", "{a: \"\u{661}\"}"),
    ("", "", "{}"), ("/", "/", "{}"), ("/", "", nil), ("/{a", "/{a", "{}"), ("/a}", "/a}", "{}"),
    ("/{a}/b", "/b/b/b", "{a: \"b/b\"}"), ("/{a}b", "/ab/ab", "{a: \"ab/a\"}"),
    ("/\u{E9}", "/e\u{301}", nil), ("/{a}/", "/\u{301}", "{a: \"\u{301}\"}"),
    ("/{a}é", "/xéé", "{a: \"xé\"}"),
  ])
  func matching(_ route: String, _ path: String, _ parameters: String?) {
    let matcher = ICSimpleRouteMatcher(path: route)
    #expect(matcher.canHandle(path: path) == (parameters != nil))
    #expect(text(of: matcher.parameters(forPath: path)) == parameters ?? "{}")
  }

  @Test(
    "D 30: a pattern stands for the whole path, and letters for themselves",
    arguments: [
      ("/forums", "/archive/forums"), ("/forums", "/forums/x"), ("", "/forums"), ("", "/"),
      ("/a.b", "/aXb"), ("/a*", "/aaa"), ("/(a|b)", "/a"), ("/[ab]", "/a"), ("/a+{id}", "/aa1"),
      ("/{id}$", "/1"), ("/\\d", "/1"),
    ])
  func anchoredAndLiteral(_ route: String, _ path: String) {
    #expect(!ICSimpleRouteMatcher(path: route).canHandle(path: path))
    #expect(ICSimpleRouteMatcher(path: "/a.b").canHandle(path: "/a.b"))
  }

  @Test("D 31: a parameter may contain slashes") func slashes() {
    let matcher = ICSimpleRouteMatcher(path: "/forums/{id}")
    #expect(text(of: matcher.parameters(forPath: "/forums/10/posts/35")) == "{id: \"10/posts/35\"}")
  }

  @Test func byMessage() throws {
    let fresh = try ICSimpleRouteMatcher.runtimeClass.makeInstance()
    let matcher = try #require(try fresh.send(Selector("initWithPath:"), "forums/{id}"))
    #expect(try matcher.send(Selector("path"))?.description == "/forums/{id}/")
    #expect(try matcher.send(Selector("canHandlePath:"), "forums/1", returning: Bool.self))
    #expect(try !matcher.send(Selector("canHandlePath:"), nil as String?, returning: Bool.self))
    let found = try matcher.send(Selector("parametersForPath:"), "/forums/1")
    #expect(found?.description == "{id: 1}")
    let none = try matcher.send(Selector("parametersForPath:"), nil as String?)
    #expect((none as? DictionaryBox)?.count == 0)
    #expect(matcher.description == "<ICSimpleRouteMatcher /forums/{id}/>")
    let adopted = try #require(RuntimeProtocol(named: "ICRouteMatcher"))
    #expect(matcher.runtimeClass.conforms(to: adopted))
  }

  // A matcher that tries again for each place of each parameter would not end.
  @Test func patternsOfManyParameters() {
    let many = String(repeating: "{a}", count: 20_000)
    let path = String(repeating: "a", count: 20_000)
    #expect(ICSimpleRouteMatcher(path: many).canHandle(path: path))
    #expect(!ICSimpleRouteMatcher(path: many).canHandle(path: String(path.dropLast())))
    #expect(!ICSimpleRouteMatcher(path: many + "b").canHandle(path: path))
    let spaced = String(repeating: "{a}a", count: 5_000)
    #expect(!ICSimpleRouteMatcher(path: spaced + "b").canHandle(path: path))
    #expect(ICSimpleRouteMatcher(path: spaced).canHandle(path: path))
  }

  // Looking for a text from each place anew would take the product of both lengths.
  @Test func pathsThatNearlyMatch() {
    let half = String(repeating: "a", count: 100_000)
    let matcher = ICSimpleRouteMatcher(path: "/{x}\(half)b{y}")
    #expect(!matcher.canHandle(path: half + half))
    #expect(matcher.canHandle(path: half + half + "b!"))
    let periodic = String(repeating: "aab", count: 30_000)
    #expect(!ICSimpleRouteMatcher(path: "/{x}\(periodic)c{y}").canHandle(path: periodic + periodic))
  }

  /// Compared with trying every way in which a path could be divided among the parameters.
  @Test(arguments: 1...300) func likeTryingEverything(seed: UInt64) {
    var names = RandomNames(seed: seed)
    let alphabet = ["a", "b", "/", "{x}", "{y}", "é"]
    let route = (0...names.next(upTo: 7)).map { _ in alphabet[names.next(upTo: 6)] }.joined()
    let letters = ["a", "b", "/", "é"]
    let path = (0...names.next(upTo: 9)).map { _ in letters[names.next(upTo: 4)] }.joined()
    let matcher = ICSimpleRouteMatcher(path: route)
    let expected = SlowMatch.values(
      Array(RoutePath.normalized(route)), Array(RoutePath.normalized(path)))
    #expect(matcher.canHandle(path: path) == (expected != nil), "\(route) \(path)")
    var parameters: [String: Object] = [:]
    for (name, value) in expected ?? [] { parameters[name] = StringBox(value) }
    #expect(
      matcher.parameters(forPath: path).isEqual(DictionaryBox(parameters)), "\(route) \(path)")
  }

  /// `{name: 1, other: "text"}`
  private func text(of parameters: DictionaryBox) -> String {
    let pairs = parameters.keys.map { key in
      let value = parameters.object(forKey: key)
      let text = value?.description ?? "nil"
      return "\(key): " + (value is StringBox ? "\"\(text)\"" : text)
    }
    return "{\(pairs.sorted().joined(separator: ", "))}"
  }
}

/// The meaning of patterns, spelled out: the first parameter is as short as it can be, then the next.
private enum SlowMatch {
  static func values(
    _ pattern: [Character], _ path: [Character]
  ) -> [(String, String)]? {
    guard let first = pattern.first else { return path.isEmpty ? [] : nil }
    guard first == "{", let close = pattern.firstIndex(of: "}") else {
      return path.first == first
        ? values(Array(pattern.dropFirst()), Array(path.dropFirst())) : nil
    }
    for length in 1..<max(path.count + 1, 1) where length <= path.count {
      let rest = values(Array(pattern[(close + 1)...]), Array(path.dropFirst(length)))
      if let rest { return [(String(pattern[1..<close]), String(path[..<length]))] + rest }
    }
    return nil
  }
}
