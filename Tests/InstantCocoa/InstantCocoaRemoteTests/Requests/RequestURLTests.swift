import CarobRuntime
import Foundation
import Testing

@testable import InstantCocoaRemote

@Suite("URLs of requests")
struct RequestURLTests {
  @Test(
    "paths below a base",
    arguments: [
      ("http://h", "links", "http://h/links"),
      ("http://h/", "links", "http://h/links"),
      ("http://h/v1", "links", "http://h/v1/links"),
      ("http://h/v1/", "links", "http://h/v1/links"),
      ("http://h/v1", "/links", "http://h/links"),
      ("http://h/v1", "", "http://h/v1"),
      ("http://h/v1", "../x", "http://h/x"),
      ("http://h/v1", "a b/ü?q=[x]&r=%20", "http://h/v1/a%20b/%C3%BC?q=%5Bx%5D&r=%20"),
      ("http://h/v1", "100%", "http://h/v1/100%25"),
      ("http://h/v1", "https://o/x", "https://o/x"),
      ("http://[::1]:80/v1", "x", "http://[::1]:80/v1/x"),
      ("file:///srv/data", "x.json", "file:///srv/data/x.json"),
    ])
  func below(_ base: String, _ path: String, _ result: String) throws {
    let base = try #require(RequestURL.base(base))
    #expect(RequestURL.url(path, below: base)?.absoluteString == result)
  }

  @Test(
    "people see no passwords",
    arguments: [
      ("http://u:p@h/x", "http://h/x"), ("https://u@h", "https://h"),
      ("http://u:p%40@h:80/x?a=b@c#d@e", "http://h:80/x?a=b@c#d@e"), ("http://u:@p@h", "http://h"),
      ("http://@h/", "http://h/"), ("http://h/a@b", "http://h/a@b"),
      ("http://h?a@b", "http://h?a@b"),
      ("http://h#a@b", "http://h#a@b"), ("http://[::1]/x", "http://[::1]/x"), ("a@b", "a@b"),
      ("file:///a@b", "file:///a@b"), ("http://u:p@", "http://"), ("", ""),
    ])
  func withoutUser(_ text: String, _ shown: String) {
    #expect(RequestURL.withoutUser(text) == shown)
  }

  @Test("what is no base", arguments: ["", "h", "//h", "ftp://h", "http://", "http:///x", "/x"])
  func noBase(_ text: String) {
    #expect(RequestURL.base(text) == nil)
  }

  @Test(
    "queries are added",
    arguments: [
      ("http://h/x", "", "http://h/x?"), ("http://h/x", "a=1", "http://h/x?a=1"),
      ("http://h/x?b=2", "a=1", "http://h/x?b=2&a=1"), ("http://h/x#f", "a=1", "http://h/x?a=1#f"),
    ])
  func adding(_ url: String, _ query: String, _ result: String) throws {
    let url = try #require(URL(string: url))
    #expect(RequestURL.adding(query: query, to: url)?.absoluteString == result)
  }

  @Test("headers have no control characters and no odd names")
  func headers() {
    var headers = RequestHeaders.json
    headers["ACCEPT"] = "text/json"
    headers["X-A"] = "tab\tand ü"
    #expect(headers.fields.map(\.name) == ["ACCEPT", "Content-Type", "X-A"])
    #expect(headers["accept"] == "text/json")
    #expect(headers.firstUnsendable == nil)
    headers["X-B"] = "a\r\nX-C: d"
    #expect(headers.firstUnsendable == "X-B")
    headers["X-B"] = nil
    #expect(headers.firstUnsendable == nil)
    headers["X B"] = "b"
    #expect(headers.firstUnsendable == "X B")
  }
}
