/// The working directory of a command at its start, from which its arguments count. A plugin's code may go to another one.
package enum StartFolder {
  // SAFETY: written once, by `note`, before there are other threads.
  nonisolated(unsafe) private static var noted: String?

  /// Notes the folder. Call it at the start; in a program that does not, paths count from where it is now.
  package static func note() { noted = present }

  /// A path for the system: one that counts from the folder, once the process has gone to another one.
  package static func path(of path: String) -> String {
    guard !path.hasPrefix("/"), let folder = noted, folder != present else {
      return path
    }
    return "\(folder)/\(path)"
  }

  private static var present: String? {
    // SAFETY: with no buffer given, the system allocates one, which is freed here.
    guard let path = getcwd(nil, 0) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }
}
