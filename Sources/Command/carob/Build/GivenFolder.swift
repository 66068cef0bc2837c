/// The path of a folder as a user has given it.
enum GivenFolder {
  /// The path in a form that no program takes for an option, without slashes at its end.
  static func path(_ given: String) -> String {
    var path = given[...]
    while path.count > 1, path.hasSuffix("/") { path = path.dropLast() }
    return path.hasPrefix("-") ? "./\(path)" : String(path)
  }
}
