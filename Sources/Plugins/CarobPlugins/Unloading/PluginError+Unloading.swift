import CarobRuntime

extension PluginError {
  static func notLoaded(_ path: String) -> Self {
    Self(.notLoaded, path, "is not loaded, or by another loader")
  }

  static func inUse(_ path: String, _ blockers: [UnloadBlocker]) -> Self {
    var error = Self(
      .inUse, path,
      "cannot be unloaded: " + blockers.map(\.description).joined(separator: ", "))
    error.blockers = blockers
    return error
  }

  static func uncopied(_ path: String, _ why: String) -> Self {
    Self(
      .unreadable, path, "cannot be copied to a temporary directory: \(why)",
      advice: "make room, or set TMPDIR")
  }
}
