/// Whether the Objective-C in a module can run here: what it was compiled for, and what it was linked with.
package struct ObjectiveCLinkage {
  private let file: ModuleFile
  /// Symbols that it cannot do without and wants of others. Classes that may be missing are not among them.
  private let wanted: [String]
  /// Those that it needs.
  let libraries: [String]

  init(_ file: ModuleFile) {
    self.file = file
    libraries = file.dynamic.strings(.needed)
    // Swift's modules have very many, and nothing of Objective-C.
    wanted =
      file.isInSwift
      ? [] : file.dynamic.symbols.filter { !$0.isDefined && !$0.isWeak }.map(\.name)
  }

  /// Refuses a module that would bring a runtime of its own, or look for one in the host. Both are seen before the dynamic linker
  /// runs any code of it.
  ///
  /// - Throws: `PluginError` with what to do.
  func check() throws(PluginError) {
    if wanted.contains(where: Self.isOfOtherABI) || hasOlderRecords {
      throw .otherObjectiveC(file.path)
    }
    if let library = libraries.first(where: Self.isRuntime) {
      throw .linkedAgainstRuntime(file.path, library)
    }
    let missing = wanted.filter(isOfGlue)
    if !missing.isEmpty { throw .linkedWithoutGlue(file.path, missing.sorted()) }
  }

  /// The symbols and the libraries for which it is refused.
  package var refusedNames: Set<String> {
    Set(wanted.filter { Self.isOfOtherABI($0) || isOfGlue($0) } + libraries.filter(Self.isRuntime))
  }

  /// What code for the ABIs of GCC, of clang's `gnustep-1.7` and of macOS calls, and how it names its classes.
  private static func isOfOtherABI(_ symbol: String) -> Bool {
    symbol == "__objc_exec_class" || symbol == "_objc_empty_cache"
      || ["__objc_class_name_", "OBJC_CLASS_$_"].contains { symbol.hasPrefix($0) }
  }

  /// Whether an object file in it registers its classes in the older way, with a function that is in the module.
  private var hasOlderRecords: Bool {
    !file.isInSwift
      && file.contents(of: ".strtab")?.hasString(beginningWith: ".objc_load_function") ?? false
  }

  private static func isRuntime(_ library: String) -> Bool {
    ["libobjc.so", "libobjc2.so", "libgnustep-base.so"].contains { library.hasPrefix($0) }
  }

  /// Whether it is among what `carob build` links, or makes.
  private func isOfGlue(_ symbol: String) -> Bool {
    symbol == "__objc_load" || symbol.hasPrefix("._OBJC_")
      || file.isInObjectiveC && symbol.hasPrefix("objc_")
  }
}
