/// The languages of a module, from its sections and symbols.
package struct ModuleLanguages: Sendable {
  /// The way of reference counting in Objective-C.
  package enum Counting: String, Sendable {
    /// The compiler counts (`-fobjc-arc`).
    case automatic = "arc"
    /// The code counts.
    case manual
    /// Some files use ARC, and others do not.
    case mixed
    /// The records do not show it.
    case unknown
  }

  /// The names, such as `Objective-C`, the most important first. A module without signs of another language is in `C`.
  package let names: [String]
  /// The way of reference counting; nil for a module without Objective-C.
  package let counting: Counting?

  /// The only ABI for Objective-C that the host loads.
  package static let objectiveCABI = "gnustep-2.0"

  /// Reads a module's file.
  ///
  /// - Throws: `PluginError` when the file does not exist or is no module.
  /// - Complexity: O(size)
  package init(path: String) throws(PluginError) {
    let file = try ELFFile(path: path)
    var names: [String] = []
    if file.isInObjectiveC { names.append("Objective-C") }
    if file.isInSwift {
      names.append("Swift")
    } else if Self.hasCPlusPlus(file, try ELFModule(path: path)) {
      names.append("C++")
    }
    self.names = names.isEmpty ? ["C"] : names
    counting =
      file.isInObjectiveC
      ? try ObjectiveCRecords(path: path).map(Counting.init) ?? .unknown : nil
  }

  /// Looks for symbols of C++, which begin with `_Z`. Swift modules also have some, of Swift's runtime, and
  /// Objective-C modules some of `libcarob-objc.a`, which does not need the C++ library.
  private static func hasCPlusPlus(_ file: ELFFile, _ module: ELFModule) -> Bool {
    module.neededLibraries.contains { $0.hasPrefix("libstdc++.") || $0.hasPrefix("libc++.") }
      || module.symbols.contains {
        ($0.isDefined || !$0.isWeak)
          && ($0.name.hasPrefix("_Z") || $0.name == "__gxx_personality_v0")
      }
      || !file.isInObjectiveC
        && file.contents(of: ".strtab")?.hasString(beginningWith: "_Z") ?? false
  }
}

extension ModuleLanguages.Counting {
  /// Infers the way of counting from the ownership of object variables, which clang records only
  /// with ARC, and from sends that ARC forbids.
  init(_ records: ObjectiveCRecords) {
    let objects = records.classes.flatMap(\.ivars).filter { $0.type.hasPrefix("@") }
    let isAutomatic = objects.contains { $0.ownership != 0 }
    let isManual =
      objects.contains { $0.ownership == 0 }
      || records.sentSelectors.contains { ["retain", "release", "autorelease"].contains($0) }
    self =
      switch (isAutomatic, isManual) {
      case (true, true): .mixed
      case (true, false): .automatic
      case (false, true): .manual
      case (false, false): .unknown
      }
  }
}
