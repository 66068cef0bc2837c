import CarobLibc

/// The folders in which a shell looks for commands.
enum SearchPath {
  /// The folders where `PATH` is not set.
  private static let usual = "/bin:/usr/bin"

  /// Returns the possible paths of a command, in order. A command with a slash is a path.
  ///
  /// - Parameter path: the folders, separated by colons; by default the `PATH` of this process.
  static func paths(of command: String, in path: String? = nil) -> [String] {
    if command.contains("/") { return [command] }
    let path = path ?? getenv("PATH").map { String(cString: $0) } ?? usual
    return path.split(separator: ":", omittingEmptySubsequences: false).map { folder in
      folder.isEmpty ? command : "\(folder)/\(command)"
    }
  }
}
