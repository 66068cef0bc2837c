import CCarob
import CarobRuntime
import Foundation

/// Who is trusted to say whose server it is that answers, instead of the authorities of the system.
struct CertificateAuthorities: Hashable, Sendable {
  /// A file or folder with their certificates, in the PEM format.
  struct Place: Hashable, Sendable {
    let path: String
    /// Where the path is from, for errors.
    let origin: String
  }

  private(set) var file: Place?
  private(set) var folder: Place?

  /// Those of one file.
  init(file: Place) { self.file = file }

  /// Those that the environment names, as it does for the `curl` command; nil when it names none.
  ///
  /// `CURL_CA_BUNDLE` is a file, and takes the place of `SSL_CERT_FILE` and of `SSL_CERT_DIR`, folders with
  /// colons between them. An empty variable is one that is not set.
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

  /// Those of this process's environment. One with rights that whoever started it has not does not let itself
  /// be told whom to trust.
  static let ofEnvironment =
    carob_process_is_privileged()
    ? nil : CertificateAuthorities(environment: ProcessInfo.processInfo.environment)

  /// Why nothing can be read there; nil when it can.
  ///
  /// - Parameter url: what is to be asked for.
  func failure(asking url: URL) -> URLError? {
    // A file is enough, and so is one of several folders.
    if let file {
      return Self.problem(withFile: file.path).map { failure($0, of: file, $1, asking: url) }
    }
    if let folder, !folder.path.split(separator: ":").contains(where: { Self.isFolder("\($0)") }) {
      return failure(.fileDoesNotExist, of: folder, "no such folder", asking: url)
    }
    return nil
  }

  /// What to say of files without a certificate.
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
    var isFolder: ObjCBool = false
    if let reason = MissingFile.reason(path) { return (.fileDoesNotExist, reason) }
    _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    if isFolder.boolValue { return (.fileIsDirectory, "is a folder") }
    if !FileManager.default.isReadableFile(atPath: path) {
      return (.noPermissionsToReadFile, "permission denied")
    }
    return nil
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
