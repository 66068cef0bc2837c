import CCarob
import CarobLibc
import CarobRuntime
import Foundation

/// The certificate authorities that are trusted instead of the system's.
struct CertificateAuthorities: Hashable, Sendable {
  /// A file or folder with certificates, in the PEM format.
  struct Place: Hashable, Sendable {
    let path: String
    /// The origin of the path, for errors.
    let origin: String
  }

  private(set) var file: Place?
  private(set) var folder: Place?

  init(file: Place) { self.file = file }

  /// The authorities that the environment names, as for the `curl` command; nil when it names none.
  ///
  /// `CURL_CA_BUNDLE` is a file, and replaces `SSL_CERT_FILE` and `SSL_CERT_DIR`, which lists folders separated by
  /// colons. An empty variable counts as unset.
  init?(environment: [String: String]) {
    func place(_ name: String, _ path: String?) -> Place? {
      path.flatMap { $0.isEmpty ? nil : Place(path: $0, origin: name) }
    }
    file = place("CURL_CA_BUNDLE", environment["CURL_CA_BUNDLE"])
    if file != nil { return }
    file = place("SSL_CERT_FILE", environment["SSL_CERT_FILE"])
    folder = place("SSL_CERT_DIR", environment["SSL_CERT_DIR"])
    if file == nil, folder == nil { return nil }
  }

  /// The authorities from this process's environment. A process with more rights than its user ignores the environment,
  /// which must not decide about trust.
  static let ofEnvironment =
    carob_process_is_privileged()
    ? nil : CertificateAuthorities(environment: ProcessInfo.processInfo.environment)

  /// The reason why the files cannot be read; nil when they can.
  ///
  /// - Parameter url: the URL of the request.
  func failure(asking url: URL) -> URLError? {
    // A file is enough, and so is one of several folders.
    if let file {
      return Self.problem(withFile: file.path).map { failure($0, of: file, $1, asking: url) }
    }
    if let folder,
      !folder.path.split(separator: ":").contains(where: { FileKind("\($0)") == .directory })
    {
      return failure(.fileDoesNotExist, of: folder, "no such folder", asking: url)
    }
    return nil
  }

  /// The error for files without a certificate.
  func emptiness(asking url: URL) -> URLError? {
    (file ?? folder).map { failure(.cannotOpenFile, of: $0, "holds no certificate", asking: url) }
  }

  private func failure(
    _ code: URLError.Code, of place: Place, _ reason: String, asking url: URL
  ) -> URLError {
    .failure(
      code, "\(url.name): the certificate authorities of \(place.origin), \(place.path): \(reason)",
      url: url)
  }

  private static func problem(withFile path: String) -> (URLError.Code, String)? {
    if let reason = FileKind.missing(path) { return (.fileDoesNotExist, reason) }
    if FileKind(path) == .directory { return (.fileIsDirectory, "is a folder") }
    if !FileManager.default.isReadableFile(atPath: path) {
      return (.noPermissionsToReadFile, "permission denied")
    }
    return nil
  }
}
