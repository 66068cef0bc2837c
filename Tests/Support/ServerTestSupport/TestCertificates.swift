import Foundation
import PluginTestSupport

/// An authority of the tests' own, another one, and certificates for servers. The `openssl` command makes them,
/// once for each process.
package final class TestCertificates: Sendable {
  /// What a server says who it is, always with the authority's signature.
  package enum Kind: String, CaseIterable, Sendable {
    /// `localhost` and 127.0.0.1, as it is.
    case valid
    /// The same, in the year 2020.
    case expired
    /// The same, from 2048 on.
    case early
    /// A host that is none of these.
    case elsewhere
  }

  /// What `openssl` could not do.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  private let folder: TemporaryDirectory

  /// The certificates of this process.
  package static func made() throws -> TestCertificates { try shared.get() }

  private static let shared = Result { try TestCertificates() }

  private init() throws {
    folder = try TemporaryDirectory()
    for name in ["authority", "stranger"] {
      try run(
        "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", "\(name).key", "-out",
        "\(name).pem", "-subj", "/CN=\(name) of a test", "-days", "2")
    }
    try run(
      "req", "-newkey", "rsa:2048", "-nodes", "-keyout", "server.key", "-out", "server.csr",
      "-subj", "/CN=server of a test")
    _ = try folder.write("", to: "index")
    _ = try folder.write("10\n", to: "serial")
    _ = try folder.write(
      """
      [ca]
      default_ca = own
      [own]
      new_certs_dir = .
      database = index
      serial = serial
      default_md = sha256
      policy = policy
      unique_subject = no
      [policy]
      commonName = supplied

      """, to: "configuration")
    try sign(.valid, "subjectAltName = DNS:localhost, IP:127.0.0.1", "-days", "2")
    try sign(
      .expired, "subjectAltName = DNS:localhost, IP:127.0.0.1", "-startdate", "20200101000000Z",
      "-enddate", "20200102000000Z")
    try sign(
      .early, "subjectAltName = DNS:localhost, IP:127.0.0.1", "-startdate", "20480101000000Z",
      "-enddate", "20480102000000Z")
    try sign(.elsewhere, "subjectAltName = DNS:elsewhere.invalid", "-days", "2")
    let trusted = folder.url.appendingPathComponent("trusted")
    try FileManager.default.createDirectory(at: trusted, withIntermediateDirectories: false)
    try FileManager.default.copyItem(
      atPath: authority, toPath: trusted.appendingPathComponent("authority.pem").path)
    try run("rehash", trusted.path)
  }

  private func sign(_ kind: Kind, _ extensions: String, _ dates: String...) throws {
    let file = try folder.write(extensions + "\n", to: "extensions")
    try run(
      "ca", "-batch", "-config", "configuration", "-cert", "authority.pem", "-keyfile",
      "authority.key", "-in", "server.csr", "-out", "\(kind).pem", "-extfile", file, "-notext",
      "-rand_serial", arguments: dates)
  }

  private func run(_ words: String..., arguments: [String] = []) throws {
    let child = try CompletedProcess("openssl", words + arguments, in: folder.url)
    if child.status != 0 {
      throw Failure(description: "openssl \(words.joined(separator: " ")): \(child.errors)")
    }
  }

  private func path(_ name: String) -> String { folder.url.appendingPathComponent(name).path }

  /// The certificate of the authority that signed those of the servers.
  package var authority: String { path("authority.pem") }

  /// A folder with it, named as OpenSSL looks for it.
  package var folderOfAuthority: String { path("trusted") }

  /// The certificate of an authority that signed nothing.
  package var stranger: String { path("stranger.pem") }

  /// A server's certificate.
  func certificate(_ kind: Kind) -> String { path("\(kind).pem") }

  /// The key of the servers.
  var key: String { path("server.key") }
}
