import CarobRuntime

extension PluginError {
  static func otherObjectiveC(_ path: String) -> Self {
    Self(
      .notLoadable, path,
      "has Objective-C for another ABI than \(ModuleLanguages.objectiveCABI), such as GCC's "
        + "or clang's gnustep-1.7",
      advice: "build it with carob build, or compile it with clang and -fobjc-runtime="
        + ModuleLanguages.objectiveCABI)
  }

  static func linkedAgainstRuntime(_ path: String, _ library: String) -> Self {
    Self(
      .notLoadable, path,
      "is linked against \(library.onOneLine), another Objective-C runtime than this host's",
      advice: "build it with carob build, or link it with libcarob-objc.a instead")
  }

  /// - Parameter symbols: the missing symbols; at least one.
  static func linkedWithoutGlue(_ path: String, _ symbols: [String]) -> Self {
    let shown = symbols.prefix(3).map(\.onOneLine).joined(separator: ", ")
    let more = symbols.count > 3 ? " and \(symbols.count - 3) more" : ""
    let lacksOnlyRecords = symbols.allSatisfy { $0.hasPrefix("._OBJC_") }
    return Self(
      .notLoadable, path, "is linked without what Objective-C needs: it has no \(shown)\(more)",
      advice: lacksOnlyRecords
        ? "build it with carob build, which makes placeholders for the classes of others"
        : "build it with carob build, or link it with libcarob-objc.a")
  }
}
