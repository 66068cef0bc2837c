import CarobLibc

/// Names in other encodings than UTF-8. Swift's Foundation repairs them, and then finds no such file.
enum UnreadableName {
  /// What to say of an argument that is not UTF-8, or of the working directory for commands that write there; nil when there is
  /// nothing to say.
  static var complaint: String? {
    for (index, bytes) in CommandLine.arguments.indices.dropFirst().map({
      ($0, CommandLine.unsafeArgv[$0])
    }) {
      // SAFETY: the system ends each argument with NUL.
      guard let bytes, String(validatingCString: bytes) == nil else { continue }
      return "argument \(index), \"\(String(cString: bytes))\", is not UTF-8"
    }
    let writes = ["build", "new", "test"].contains(CommandLine.arguments.dropFirst().first)
    return writes && !hasReadableFolder ? "the path of the working directory is not UTF-8" : nil
  }

  private static var hasReadableFolder: Bool {
    // SAFETY: with no buffer given, the system allocates one, which is freed here.
    guard let path = getcwd(nil, 0) else { return true }
    defer { free(path) }
    return String(validatingCString: path) != nil
  }
}
