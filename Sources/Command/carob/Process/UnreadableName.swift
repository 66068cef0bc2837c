import CarobLibc

/// Arguments and paths that are not UTF-8. Swift's Foundation repairs them, and then does not find the file.
enum UnreadableName {
  /// The message about an argument that is not UTF-8, or about the working directory for commands
  /// that write there; nil for none.
  static var complaint: String? {
    for index in CommandLine.arguments.indices.dropFirst() {
      // SAFETY: the system ends each argument with NUL.
      guard let bytes = CommandLine.unsafeArgv[index], String(validatingCString: bytes) == nil
      else { continue }
      return "argument \(index), \"\(String(cString: bytes))\", is not UTF-8"
    }
    return SubcommandTraits.given.contains(.writesFiles) && !StartFolder.isUTF8
      ? "the path of the working directory is not UTF-8" : nil
  }
}
