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

  @Test func toAFileAreRefused() async throws {
    let server = redirecting { "file:///etc/passwd" }
    let answer = try #require(try await ICRequestManager(server).answer("here"))
    #expect(answer.hasPrefix("NSURLErrorDomain -1007: "))
  }
}
