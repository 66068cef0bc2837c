import CarobRuntime

/// A pattern for paths below a folder, with `*` and `?`.
///
/// Without a slash it matches the name of a file, or of a folder and with it everything in the folder. With a slash it
/// matches the path from the start; a star stands for slashes as well.
struct ProjectPattern {
  let text: String

  /// Returns whether the pattern matches a path.
  func matches(_ path: String) -> Bool {
    var pattern = text[...]
    let isFromStart = pattern.hasPrefix("./")
    while pattern.hasPrefix("./") { pattern = pattern.dropFirst(2) }
    while pattern.count > 1, pattern.hasSuffix("/") { pattern = pattern.dropLast() }
    if pattern == "." { return true }
    let glob = String(pattern)
    guard isFromStart || glob.contains("/") else {
      return path.split(separator: "/").contains { Glob.matches(glob, String($0)) }
    }
    // Two stars and a slash may stand for no folder at all.
    return [glob, glob.replacing("**/", with: "")].contains { glob in
      Glob.matches(glob, path) || Glob.matches("\(glob)/*", path)
    }
  }
}
