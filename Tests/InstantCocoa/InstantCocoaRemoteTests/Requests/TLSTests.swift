import CarobFoundation
import CarobRuntime
import Foundation
import InstantCocoa
import PluginTestSupport
import RuntimeTestSupport
import ServerTestSupport
import Testing

@testable import InstantCocoaRemote

/// A configuration that says whom to trust.
private final class TrustingConfiguration: ICRemoteConfiguration {
  var server = ""
  var file: String?
  override var baseURLString: String { server }
  override var certificateAuthorityFile: String? { file }
  override var timeoutInterval: Double { 3600 }
}

/// Requests over TLS, to `openssl s_server`.
@Suite("Requests over TLS")
@MainActor
struct TLSTests {
  private let certificates: TestCertificates

  init() throws { certificates = try TestCertificates.made() }

  private func server(_ kind: TestCertificates.Kind) -> ScriptedServer {
    ScriptedServer(certificate: kind, always: .response("[1, 2]"))
  }

  private func manager(for server: ScriptedServer, trusting file: String?) throws
    -> ICRequestManager
  {
    let configuration = TrustingConfiguration()
    configuration.server = server.url()
    configuration.file = file
    return try #require(
      try configuration.send(Selector("requestManager")) as? ICRequestManager)
  }

  @Test(arguments: ["127.0.0.1", "localhost"])
  func anAnswerOfATrustedServerArrives(_ host: String) async throws {
    let server = server(.valid)
    let manager = try manager(for: server, trusting: certificates.authority)
    #expect(await manager.answer(server.url("/x", host: host)) == "(1, 2)")
    #expect(server.requests.map(\.target) == ["/x"])
  }

  @Test func connectionsAreUsedAgain() async throws {
    let server = server(.valid)
    let manager = try manager(for: server, trusting: certificates.authority)
    #expect(
      await manager.connections(to: server, requests: 3, answered: "(1, 2)") == [0, 0, 0])
  }

  @Test func aRequestWithABodyArrives() async throws {
    let server = server(.valid)
    let manager = try manager(for: server, trusting: certificates.authority)
    // Enough for many records of TLS.
    let text = String(repeating: "a", count: 200_000)
    let parameters = DictionaryBox(["a": StringBox(text)])
    #expect(await manager.answer("x", parameters, verb: .post) == "(1, 2)")
    #expect(server.requests.map(\.body) == [#"{"a":"\#(text)"}"#])
  }

  @Test func aRedirectionIsFollowedToATrustedServer() async throws {
    let server = server(.valid)
    let first = ScriptedServer(
      always: .response(status: 302, headers: ["Location": server.url("/there")], ""))
    let manager = try manager(for: first, trusting: certificates.authority)
    #expect(await manager.answer("x") == "(1, 2)")
    #expect(server.requests.map(\.target) == ["/there"])
  }

  /// Of which kind the certificate is, whether its authority is trusted, and what is said.
  nonisolated private static let refusals: [(TestCertificates.Kind, Bool, String)] = [
    (.valid, false, "-1203: URL: the server's certificate is from nobody who is trusted"),
    (.expired, true, "-1201: URL: the server's certificate has expired"),
    (.early, true, "-1204: URL: the server's certificate is not valid yet"),
    (.elsewhere, true, "-1202: URL: the server's certificate is for another host"),
  ]

  @Test(arguments: refusals.indices)
  func aServerThatIsNotTrustedHearsNothing(_ index: Int) async throws {
    let (kind, isTrusted, text) = Self.refusals[index]
    let server = server(kind)
    let manager = try manager(
      for: server, trusting: isTrusted ? certificates.authority : certificates.stranger)
    let url = server.url("/x")
    #expect(
      await manager.answer("x") == "NSURLErrorDomain " + text.replacing("URL", with: url))
    #expect(server.requests.isEmpty)
  }

  @Test func theSystemTrustsNoAuthorityOfATest() async throws {
    let server = server(.valid)
    let manager = try manager(for: server, trusting: nil)
    #expect(try #require(await manager.answer("x")).hasPrefix("NSURLErrorDomain -1203: "))
    #expect(server.requests.isEmpty)
  }

  @Test func whoeverIsNotTrustedIsNotBelievedToRedirect() async throws {
    let server = server(.valid)
    let first = ScriptedServer(
      always: .response(status: 302, headers: ["Location": server.url("/there")], ""))
    let manager = try manager(for: first, trusting: certificates.stranger)
    #expect(
      await manager.answer("x") == "NSURLErrorDomain -1203: \(server.url("/there")): "
        + "the server's certificate is from nobody who is trusted")
  }

  @Test func aFileThatCannotBeUsedIsNamed() async throws {
    let folder = try TemporaryDirectory()
    let files = [
      (folder.url.path + "/missing.pem", "-1100", "no such file"),
      (folder.url.path, "-1101", "is a folder"),
      (try folder.write("nothing\n", to: "empty.pem"), "-3001", "holds no certificate"),
    ]
    let server = server(.valid)
    for (file, code, reason) in files {
      let manager = try manager(for: server, trusting: file)
      #expect(
        await manager.answer("x") == "NSURLErrorDomain \(code): \(server.url("/x")): "
          + "the certificate authorities of certificateAuthorityFile of TrustingConfiguration, "
          + "\(file): \(reason)")
    }
    #expect(server.requests.isEmpty)
  }

  @Test func requestsWithoutTLSDoNotNeedTheFile() async throws {
    let server = ScriptedServer(always: .response("[1]"))
    let manager = try manager(for: server, trusting: "/missing.pem")
    #expect(await manager.answer("x") == "(1)")
  }

  @Test func aPluginsConfigurationSaysItByMessage() async throws {
    let server = server(.valid)
    let url = server.url()
    let file = certificates.authority
    let configuration = try makeClass(
      "TrustingTestConfiguration", below: ICRemoteConfiguration.runtimeClass
    ) { cls in
      try cls.addMethod(Selector("baseURLString")) { (_: Object) in url }
      try cls.addMethod(Selector("certificateAuthorityFile")) { (_: Object) in file }
    }.make()
    let manager = try #require(
      try configuration.send(Selector("requestManager")) as? ICRequestManager)
    #expect(await manager.answer("x") == "(1, 2)")
  }
}
