/// What a module was written in, as far as its sections and symbols tell.
package struct ModuleLanguages: Sendable {
  /// How Objective-C in it counts references.
  package enum Counting: String, Sendable {
    /// The compiler does (`-fobjc-arc`).
    case automatic = "arc"
    /// The code does.
    case manual
    /// Some files do one, and some the other.
    case mixed
    /// Nothing in the records tells.
    case unknown
  }

  /// Such as `Objective-C`, the one that says most of the module first. At least one: what shows no other was written in C, or in
  /// what looks like it.
  package let names: [String]
  /// Nil for a module that is not in Objective-C.
  package let counting: Counting?

  /// The only ABI for Objective-C that is loaded.
  package static let objectiveCABI = "gnustep-2.0"

  init(_ file: ModuleFile) {
    var names: [String] = []
    if file.isInObjectiveC { names.append("Objective-C") }
    if file.isInSwift {
      names.append("Swift")
    } else if Self.hasCPlusPlus(file) {
      names.append("C++")
    }
    self.names = names.isEmpty ? ["C"] : names
    counting = file.isInObjectiveC ? file.records.map(Counting.init) ?? .unknown : nil
  }

  /// Symbols of C++ begin with `_Z`. A module in Swift has some too, of Swift's runtime, and one in Objective-C has some of
  /// `libcarob-objc.a`, which can do without the C++ library.
  private static func hasCPlusPlus(_ file: ModuleFile) -> Bool {
    file.dynamic.strings(.needed).contains {
      $0.hasPrefix("libstdc++.") || $0.hasPrefix("libc++.")
    }
      || file.dynamic.symbols.contains {
        ($0.isDefined || !$0.isWeak)
          && ($0.name.hasPrefix("_Z") || $0.name == "__gxx_personality_v0")
      }
      || !file.isInObjectiveC
        && file.contents(of: ".strtab")?.hasString(beginningWith: "_Z") ?? false
  }
}

extension ModuleLanguages.Counting {
  /// With ARC clang notes of each variable for an object how it is kept, and without it never. Code that nobody may write
  /// with ARC tells as well.
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
