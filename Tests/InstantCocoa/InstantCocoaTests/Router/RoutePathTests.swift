import CarobFoundation
import CarobRuntime
import Foundation
import InstantCocoa
import Testing

@Suite("Paths of routes")
struct RoutePathTests {
  @Test(
    "RTE-01: one slash at either end",
    arguments: ["path", "/path", "path/", "/path/"])
  func rte01(_ path: String) {
    #expect(RoutePath.normalized(path) == "/path/")
  }

  @Test(
    "RTE-02: one slash between the parts, too",
    arguments: ["path/multipart", "/path/multipart", "path/multipart/", "/path/multipart/"])
  func rte02(_ path: String) {
    #expect(RoutePath.normalized(path) == "/path/multipart/")
  }

  @Test(arguments: [
    ("", ""), ("/", "/"), ("//", "/"), ("//a//b//", "/a/b/"), ("a/./../b", "/a/./../b/"),
    ("/\u{301}a", "/\u{301}a/"), ("名前/é", "/名前/é/"), (" ", "/ /"),
  ])
  func normalized(_ path: String, _ result: String) throws {
    expectSameScalars(RoutePath.normalized(path), result, path)
    expectSameScalars(
      RoutePath.normalized(RoutePath.normalized(path)), result, "normalised twice: \(path)")
    InstantCocoaClasses.register()
    let answer = try StringBox(path).send(Selector("normalizedPath"), returning: String.self)
    expectSameScalars(answer, result, "normalizedPath of \(path)")
  }

  @Test(arguments: [
    ("posts://forums/10", "forums/10"), ("posts:///forums", "/forums"),
    ("posts://forums", "forums"),
    ("http://example.com/forums", "example.com/forums"), ("posts:forums/10", "forums/10"),
    ("posts://forums/10?page=2#top", "forums/10"), ("posts://forums/a%20b", "forums/a b"),
    ("posts://forums/%E5%90%8D", "forums/名"), ("http://u:p@host:8080/a", "host/a"),
    ("posts://forums/%FF", "forums/%FF"), ("posts://", ""), ("posts://forums/10/", "forums/10/"),
  ])
  func pathsOfURLs(_ text: String, _ path: String) throws {
    #expect(RoutePath.path(of: try #require(URL(string: text))) == path)
  }
}
