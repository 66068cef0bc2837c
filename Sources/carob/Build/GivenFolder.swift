/// The path of a folder as a user has given it.
enum GivenFolder {
  /// The path in a form that no program takes for an option.
  static func path(_ given: String) -> String { given.hasPrefix("-") ? "./\(given)" : given }
}
