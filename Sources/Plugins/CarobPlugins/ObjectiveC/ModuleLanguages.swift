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

  init(_ file: ModuleFile) {
    var names: [String] = []
    if file.isInObjectiveC { names.append("Objective-C") }
    if file.isInSwift { names.append("Swift") }
    let hasRust = Self.hasRust(file)
    if hasRust { names.append("Rust") }
    if !file.isInSwift, Self.hasCPlusPlus(file, besidesRust: hasRust) { names.append("C++") }
    self.names = names.isEmpty ? ["C"] : names
    counting = file.isInObjectiveC ? file.records.map(Counting.init) ?? .unknown : nil
  }

  /// Compilers leave their names in a section. Without it, Rust's library has this symbol for exceptions.
  private static func hasRust(_ file: ModuleFile) -> Bool {
    file.contents(of: ".comment")?.hasString(beginningWith: "rustc ", orFirst: true) ?? false
      || file.contents(of: ".strtab")?.hasString(beginningWith: "rust_eh_personality") ?? false
  }

  /// Symbols of C++ begin with `_Z`. A module in Swift has some too, of Swift's runtime, and one in Objective-C has some of
  /// `libcarob-objc.a`, which can do without the C++ library. Many of Rust begin so as well.
  private static func hasCPlusPlus(_ file: ModuleFile, besidesRust hasRust: Bool) -> Bool {
    if file.dynamic.strings(.needed).contains(where: {
      $0.hasPrefix("libstdc++.") || $0.hasPrefix("libc++.")
    }) {
      return true
    }
    guard !hasRust else { return false }
    return file.dynamic.symbols.contains {
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
