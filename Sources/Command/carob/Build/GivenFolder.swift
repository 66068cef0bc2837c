/// Normalizes the path of a folder that a user gave.
enum GivenFolder {
  /// Returns the path in a form that programs do not take for an option, without trailing slashes.
  static func path(_ given: String) -> String {
    var path = given[...]
    while path.count > 1, path.hasSuffix("/") { path = path.dropLast() }
    return path.hasPrefix("-") ? "./\(path)" : String(path)
  }
}
