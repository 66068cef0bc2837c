import Foundation
import Testing

@testable import CarobFoundation
@testable import CarobRuntime

@Suite struct URLBoxTests {
  private let cls = URLBox.runtimeClass.object

  @Test(arguments: [
    ("absoluteString", "https://example.org:8080/a/b.txt?q=1#f"), ("scheme", "https"),
    ("host", "example.org"), ("port", "8080"), ("path", "/a/b.txt"), ("query", "q=1"),
    ("fragment", "f"), ("lastPathComponent", "b.txt"), ("pathExtension", "txt"),
    ("isFileURL", "0"), ("pathComponents", "(/, a, b.txt)"),
    ("description", "https://example.org:8080/a/b.txt?q=1#f"),
  ]) func hasParts(_ message: String, _ expected: String) throws {
    let url = try #require(
      try cls.send(Selector("URLWithString:"), "https://example.org:8080/a/b.txt?q=1#f"))
    #expect(try url.send(Selector(validating: message))?.description == expected)
  }

  @Test func filesHaveNoHost() throws {
    let file = try #require(try cls.send(Selector("fileURLWithPath:"), "/a b/c"))
    #expect(try file.send(Selector("isFileURL"), returning: Bool.self))
    #expect(try file.send(Selector("path"))?.description == "/a b/c")
    #expect(try file.send(Selector("absoluteString"))?.description == "file:///a%20b/c")
    let longer = try #require(try file.send(Selector("URLByAppendingPathComponent:"), "d"))
    #expect(try longer.send(Selector("path"))?.description == "/a b/c/d")
    let shorter = try longer.send(Selector("URLByDeletingLastPathComponent"))
    #expect(try shorter?.send(Selector("lastPathComponent"))?.description == "c")
  }

  @Test func whatIsNoURLIsNil() throws {
    #expect(try cls.send(Selector("URLWithString:"), "") == nil)
    #expect(try cls.send(Selector("URLWithString:"), "http://[") == nil)
    #expect(try cls.send(Selector("URLWithString:"), Object?.none) == nil)
  }

  @Test func equalURLsHashAlike() throws {
    let url = try #require(URL(string: "https://example.org/a"))
    #expect(URLBox(url).isEqual(URLBox(url)))
    #expect(URLBox(url).hash == URLBox(url).hash)
    #expect(!URLBox(url).isEqual(StringBox("https://example.org/a")))
    #expect(try URLBox(url).send(Selector("copy"), returning: URL.self) == url)
  }
}
