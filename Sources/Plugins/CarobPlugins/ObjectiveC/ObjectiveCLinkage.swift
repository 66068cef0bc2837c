/// Checks whether a module's Objective-C can run in this host, by its ABI and the libraries linked with it.
package struct ObjectiveCLinkage {
  private let file: ModuleFile
  /// The symbols that the module requires of others, without weak ones such as optional classes.
  private let wanted: [String]
  let libraries: [String]

  init(_ file: ModuleFile) {
    self.file = file
    libraries = file.dynamic.strings(.needed)
    // Swift modules have many symbols, and none of Objective-C.
    wanted =
      file.isInSwift
      ? [] : file.dynamic.symbols.filter { !$0.isDefined && !$0.isWeak }.map(\.name)
  }

  /// Refuses a module that contains or needs another Objective-C runtime, before the dynamic linker
  /// runs any of its code.
  ///
  /// - Throws: `PluginError` with advice.
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

  /// The symbols and libraries for which `check` refuses the module.
  package var refusedNames: Set<String> {
    Set(wanted.filter { Self.isOfOtherABI($0) || isOfGlue($0) } + libraries.filter(Self.isRuntime))
  }

  /// Returns whether a symbol is a function or a class name in the ABI of GCC, of clang's `gnustep-1.7` or of macOS.
  private static func isOfOtherABI(_ symbol: String) -> Bool {
    symbol == "__objc_exec_class" || symbol == "_objc_empty_cache"
      || ["__objc_class_name_", "OBJC_CLASS_$_"].contains { symbol.hasPrefix($0) }
  }

  /// Whether an object file in the module registers its classes with a function, as in older ABIs.
  private var hasOlderRecords: Bool {
    !file.isInSwift
      && file.contents(of: ".strtab")?.hasString(beginningWith: ".objc_load_function") ?? false
  }

  private static func isRuntime(_ library: String) -> Bool {
    ["libobjc.so", "libobjc2.so", "libgnustep-base.so"].contains { library.hasPrefix($0) }
  }

  /// Returns whether `carob build` would link or generate the symbol.
  private func isOfGlue(_ symbol: String) -> Bool {
    symbol == "__objc_load" || symbol.hasPrefix("._OBJC_")
      || file.isInObjectiveC && symbol.hasPrefix("objc_")
  }
}
