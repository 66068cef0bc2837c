import Testing

@testable import CarobFoundation

@Suite struct StringPathTests {
  @Test(
    arguments: [
      ("", [], "", ""), ("/", ["/"], "/", "/"), ("//", ["/"], "/", "/"), ("a", ["a"], "a", ""),
      ("/a", ["/", "a"], "a", "/"), ("/a/b/", ["/", "a", "b", "/"], "b", "/a"),
      ("a//b", ["a", "b"], "b", "a"), ("é/😀", ["é", "😀"], "😀", "é"),
    ] as [(String, [String], String, String)])
  func partsOfPaths(_ path: String, _ components: [String], _ last: String, _ rest: String) {
    let path = StringPath(path)
    #expect(path.components == components)
    #expect(path.last == last)
    #expect(path.withoutLast == rest)
  }

  @Test(arguments: [
    ("a.txt", "txt", "a"), ("a.tar.gz", "gz", "a.tar"), (".profile", "", ".profile"),
    ("a.", "", "a."), ("a.b c", "", "a.b c"), ("/x.y/a", "", "/x.y/a"), ("/a.b/", "b", "/a"),
    ("..", "", ".."), ("...", "", "..."), ("a..b", "b", "a."), ("", "", ""), ("/", "", "/"),
  ])
  func extensions(_ path: String, _ found: String, _ rest: String) {
    #expect(StringPath(path).fileExtension == found)
    #expect(StringPath(path).withoutExtension == rest)
  }

  @Test(arguments: [
    ("a", "b", "a/b"), ("a/", "/b", "a/b"), ("", "b", "b"), ("", "/b", "/b"), ("/", "b", "/b"),
    ("a", "", "a"), ("/", "", "/"), ("", "", ""),
  ])
  func appending(_ path: String, _ other: String, _ result: String) {
    #expect(StringPath(path).appending(other) == result)
  }

  @Test func anExtensionNeedsAName() {
    #expect(StringPath("a").appending(extension: "b") == "a.b")
    #expect(StringPath("a/").appending(extension: "b") == "a.b")
    #expect(StringPath("/").appending(extension: "b") == nil)
    #expect(StringPath("").appending(extension: "b") == nil)
    #expect(StringPath("a").appending(extension: "b/c") == nil)
  }

  @Test(arguments: [
    ("/a/../b", "/b"), ("/../a", "/a"), ("/..", "/"), ("a/../b", "a/../b"), ("./a", "a"),
    ("/a/./b//c/", "/a/b/c"), ("", ""),
  ])
  func standardized(_ path: String, _ result: String) {
    #expect(StringPath(path).standardized == result)
  }
}
