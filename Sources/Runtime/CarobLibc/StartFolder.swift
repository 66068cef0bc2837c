/// The working directory of a command at its start, to which its arguments are relative. A
/// plugin's code may change directory.
package enum StartFolder {
  // SAFETY: written once, by `note`, before there are other threads.
  nonisolated(unsafe) private static var noted: (path: String, folder: Identity)?

  private struct Identity: Equatable {
    let device: dev_t
    let number: ino_t

    /// The working directory; nil when `stat` fails.
    init?() {
      var status = stat()
      guard stat(".", &status) == 0 else { return nil }
      (device, number) = (status.st_dev, status.st_ino)
    }
  }

  /// Notes the folder. To be called at the start; without it, paths are relative to the present directory.
  package static func note() {
    // SAFETY: without a buffer the system allocates one, which is freed here.
    guard let path = getcwd(nil, 0) else { return }
    defer { free(path) }
    noted = Identity().map { (String(cString: path), $0) }
    isUTF8 = String(validatingCString: path) != nil
  }

  /// Whether the folder's path is UTF-8, as Swift's Foundation needs it. True until the folder is noted.
  // SAFETY: as above.
  nonisolated(unsafe) package private(set) static var isUTF8 = true

  /// An absolute path for a relative one, once the process has changed its directory. Before that
  /// relative paths stay, since the folder may have been renamed meanwhile.
  package static func path(of path: String) -> String {
    guard !path.hasPrefix("/"), let noted, noted.folder != Identity() else { return path }
    return "\(noted.path)/\(path)"
  }
}
