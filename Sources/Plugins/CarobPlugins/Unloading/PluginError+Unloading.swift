import CarobRuntime

extension PluginError {
  static func notLoaded(_ path: String) -> Self {
    Self(code: .notLoaded, plugin: path, reason: "is not loaded, or by another loader")
  }

  static func inUse(_ path: String, _ blockers: [UnloadBlocker]) -> Self {
    var error = Self(
      code: .inUse, plugin: path,
      reason: "cannot be unloaded: " + blockers.map(\.description).joined(separator: ", "))
    error.blockers = blockers
    return error
  }

  static func uncopied(_ path: String, _ why: String) -> Self {
    Self(
      code: .unreadable, plugin: path,
      reason: "cannot be copied to a temporary directory: \(why)",
      advice: "make room, or set TMPDIR")
  }
}
