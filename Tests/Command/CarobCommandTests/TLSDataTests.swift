import Foundation
import PluginTestSupport
import ServerTestSupport
import Testing

/// `carob show --data https:…`, with `openssl s_server`, and whom the environment says to trust.
@Suite(.waitsForProcesses) struct TLSDataTests {
  private let certificates: TestCertificates

  init() throws { certificates = try TestCertificates.made() }

  private static let followers = Result {
    try String(
      contentsOf: PluginFixture.project.appendingPathComponent("Plugins/Followers/followers.json"),
      encoding: .utf8)
  }

  private func server(_ kind: TestCertificates.Kind = .valid) throws -> ScriptedServer {
    ScriptedServer(certificate: kind, always: .response(try Self.followers.get()))
  }

  private func show(_ url: String, _ environment: [String: String]) throws -> CommandRun {
    try CommandRun(["show", "Followers", "--data", url], environment: environment)
  }

  @Test(arguments: ["CURL_CA_BUNDLE", "SSL_CERT_FILE", "SSL_CERT_DIR"])
  func theDataOfATrustedServerIsShown(_ variable: String) throws {
    let server = try server()
    let place =
      variable == "SSL_CERT_DIR" ? certificates.folderOfAuthority : certificates.authority
    let run = try show(server.url("/followers", host: "localhost"), [variable: place])
    #expect(run == (try CommandRun(["show", "Followers"])))
    #expect(run.lines.count > 5)
    #expect(server.requests.map(\.target) == ["/followers?"])
  }

  @Test func oneOfSeveralFoldersIsEnough() throws {
    let server = try server()
    let folders = "/missing:\(certificates.folderOfAuthority)"
    #expect(try show(server.url("/x"), ["SSL_CERT_DIR": folders]).status == 0)
  }

  @Test func aFileIsEnoughWithoutTheFolder() throws {
    let server = try server()
    let places = ["SSL_CERT_FILE": certificates.authority, "SSL_CERT_DIR": "/missing"]
    #expect(try show(server.url("/x"), places).status == 0)
  }

  @Test func theBundleTakesThePlaceOfTheOthers() throws {
    let server = try server()
    let run = try show(
      server.url("/x"),
      ["CURL_CA_BUNDLE": certificates.stranger, "SSL_CERT_FILE": certificates.authority])
    #expect(run.status == 69)
    #expect(server.requests.isEmpty)
  }

  /// Of which kind the certificate is, whether its authority is trusted, and the line.
  private static let refusals: [(TestCertificates.Kind, Bool, String)] = [
    (
      .valid, false,
      "URL: the server's certificate is from nobody who is trusted; if its issuer can be trusted, "
        + "name a file with the issuer's certificate in CURL_CA_BUNDLE"
    ),
    (
      .expired, true,
      "URL: the server's certificate has expired; check the clock of this machine, or have the "
        + "certificate renewed"
    ),
    (
      .early, true,
      "URL: the server's certificate is not valid yet; check the clock of this machine, or have the "
        + "certificate renewed"
    ),
    (
      .elsewhere, true,
      "URL: the server's certificate is for another host; check the name of the host"
    ),
  ]

  @Test(arguments: refusals.indices)
  func aServerThatIsNotTrustedIsRefused(_ index: Int) throws {
    let (kind, isTrusted, line) = Self.refusals[index]
    let server = try server(kind)
    let url = server.url("/followers", host: "localhost")
    #expect(
      try show(url, isTrusted ? ["SSL_CERT_FILE": certificates.authority] : [:])
        == .failure(69, line.replacing("URL:", with: url + ":")))
    #expect(server.requests.isEmpty)
  }

  @Test func anAuthorityThatCannotBeReadIsNamed() throws {
    let folder = try TemporaryDirectory()
    let empty = try folder.write("nothing\n", to: "empty.pem")
    let missing = folder.url.path + "/missing"
    let server = try server()
    let url = server.url("/x")
    let start = "\(url): the certificate authorities of"
    #expect(
      try show(url, ["SSL_CERT_FILE": missing])
        == .failure(66, "\(start) SSL_CERT_FILE, \(missing): no such file; check the path"))
    #expect(
      try show(url, ["SSL_CERT_DIR": missing])
        == .failure(66, "\(start) SSL_CERT_DIR, \(missing): no such folder; check the path"))
    #expect(
      try show(url, ["CURL_CA_BUNDLE": empty])
        == .failure(
          66,
          "\(start) CURL_CA_BUNDLE, \(empty): holds no certificate; give a file that can be read"))
  }

  /// The handshake takes longer than the timeout, and something arrives all the time. On a machine
  /// that has no time for that, all of it is tried again more slowly.
  @Test func aSlowHandshakeIsWaitedFor() throws {
    let answer = ScriptedServer.Answer.response(try Self.followers.get())
    var run = CommandRun(status: 69)
    var requests = 0
    for slowness in [1.0, 4, 16] where run.status != 0 {
      let server = ScriptedServer(certificate: .valid, pauseOfBytes: 0.002 * slowness) { _ in
        answer
      }
      run = try CommandRun(
        ["show", "Followers", "--data", server.url("/x"), "--timeout", "\(1.5 * slowness)"],
        environment: ["SSL_CERT_FILE": certificates.authority])
      requests = server.requests.count
    }
    #expect(run.status == 0, "\(run.errors)")
    #expect(requests == 1)
  }

  @Test func aHandshakeThatStopsIsGivenUp() throws {
    let server = ScriptedServer(certificate: .valid, pauseOfBytes: 3000) { _ in .silence }
    let url = server.url("/x")
    #expect(
      try CommandRun(["show", "Followers", "--data", url, "--timeout", "0.5"])
        == .failure(
          69,
          "\(url): nothing arrived for 0.5 seconds; try again, or give it more time with --timeout")
    )
  }

  @Test func aServerWithoutTLSIsSaidToBeOne() throws {
    let server = ScriptedServer(always: .response("[]"))
    let run = try show("https://127.0.0.1:\(server.port)/x", [:])
    #expect(run.status == 69)
    #expect(run.errors.hasSuffix("; see whether it is a server for https:, and not for http:\n"))
  }

  @Test func aProxyIsAskedInsteadOfTheServer() throws {
    let proxy = ScriptedServer(always: .response(try Self.followers.get()))
    let url = "http://carob.invalid/followers"
    #expect(try show(url, ["http_proxy": proxy.url()]).status == 0)
    #expect(proxy.requests.map(\.target) == [url])
    #expect(
      try show(url, ["http_proxy": proxy.url(), "no_proxy": "carob.invalid"]).status == 69)
    #expect(proxy.requests.count == 1)
  }
}
