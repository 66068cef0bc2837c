import CarobFoundation
import CarobRuntime
import Foundation
import ServerTestSupport
import Testing

@testable import InstantCocoaRemote

@Suite("Redirections")
@MainActor
struct RedirectionTests {
  private func redirecting(to location: @escaping @Sendable () -> String) -> ScriptedServer {
    ScriptedServer { request in
      request.target == "/there"
        ? .response("[1]") : .response(status: 302, headers: ["Location": location()], "")
    }
  }

  @Test func areFollowed() async throws {
    let server = redirecting { "/there" }
    #expect(try await ICRequestManager(server).answer("here") == "(1)")
    #expect(server.requests.map(\.target) == ["/here", "/there"])
  }

  @Test func inACircleAreFailures() async throws {
    let server = redirecting { "/here" }
    let answer = try #require(try await ICRequestManager(server).answer("here"))
    #expect(answer.hasPrefix("NSURLErrorDomain -1007: "))
    #expect(server.requests.count < 30)
  }

  @Test("D 34: the password stays with its server", arguments: [true, false])
  func password(_ isSameServer: Bool) async throws {
    let other = ScriptedServer(always: .response("[1]"))
    let place = other.url("/there")
    let server = redirecting { isSameServer ? "/there" : place }
    let manager = try ICRequestManager(server)
    manager.settings.credentials = .init(username: "aladdin", password: "opensesame")
    #expect(await manager.answer("here") == "(1)")
    let secret = "Basic YWxhZGRpbjpvcGVuc2VzYW1l"
    #expect(server.requests.first?.headers["authorization"] == secret)
    let last = isSameServer ? server.requests.last : other.requests.last
    #expect(last?.target == "/there")
    #expect(last?.headers["authorization"] == (isSameServer ? secret : nil))
  }

  @Test(
    "what may be a secret stays with its server",
    arguments: ["Cookie", "Authorization", "X-Api-Key", "X-Anything"], [true, false])
  func secrets(_ name: String, _ isSameServer: Bool) async throws {
    let other = ScriptedServer(always: .response("[1]"))
    let place = other.url("/there")
    let server = redirecting { isSameServer ? "/there" : place }
    let manager = try ICRequestManager(server)
    manager.settings.headers[name] = "c=1"
    manager.settings.headers["Accept-Language"] = "de"
    #expect(await manager.answer("here") == "(1)")
    #expect(server.requests.first?.headers[name.lowercased()] == "c=1")
    let last = isSameServer ? server.requests.last : other.requests.last
    #expect(last?.target == "/there")
    #expect(last?.headers[name.lowercased()] == (isSameServer ? "c=1" : nil))
    #expect(last?.headers["accept"] == "application/json")
    #expect(last?.headers["accept-language"] == "de")
  }

  @Test("an answer that breaks off behind one is a failure")
  func brokenOff() async throws {
    let server = ScriptedServer { request in
      request.target == "/there"
        ? .bytes("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n")
        : .response(status: 302, headers: ["Location": "/there"], "")
    }
    let answer = try await ICRequestManager(server).answer("here")
    #expect(try #require(answer).hasPrefix("NSURLErrorDomain -1005: "))
    #expect(server.requests.count == 2)
  }

  @Test(
    "to what is not HTTP are refused", arguments: ["file:///etc/passwd", "ftp://x/", "http:///"])
  func elsewhere(_ place: String) async throws {
    let server = redirecting { place }
    let answer = try await ICRequestManager(server).answer("here")
    #expect(try #require(answer).hasPrefix("NSURLErrorDomain -1010: "))
    #expect(server.requests.count == 1)
  }

  @Test(
    "what a redirected request is",
    arguments: [
      (301, HTTPVerb.post, "GET "), (302, .post, "GET "), (303, .post, "GET "), (303, .put, "GET "),
      (307, .post, "POST {}"), (308, .put, "PUT {}"), (302, .put, "PUT {}"),
      (302, .delete, "DELETE "),
    ])
  func verb(_ status: Int, _ verb: HTTPVerb, _ expected: String) async throws {
    let server = ScriptedServer { request in
      request.target.hasPrefix("/there")
        ? .response("[1]") : .response(status: status, headers: ["Location": "/there"], "")
    }
    #expect(
      try await ICRequestManager(server).answer("here", DictionaryBox([:]), verb: verb) == "(1)")
    #expect(server.requests.last.map { "\($0.verb) \($0.body)" } == expected)
  }

  @Test func withoutAPlaceAreAnswersLikeOthers() async throws {
    let server = ScriptedServer(always: .response(status: 302, ""))
    #expect(
      try await ICRequestManager(server).answer("here")
        == "com.alamofire.error.serialization.response -1011: \(server.url("/here")) answered with "
        + "status 302")
  }
}
