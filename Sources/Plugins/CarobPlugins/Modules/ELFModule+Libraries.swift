import CarobLibc

extension ELFModule {
  /// The required symbols that none of the module's libraries has. The module loads only into a
  /// process that happens to have them.
  ///
  /// Looks in the libraries that are loaded into this process. If one of them is not loaded, only
  /// symbols of runtimes that plugins must not link count as missing. [any-thread]
  ///
  /// - Complexity: O(symbols × libraries).
  public var symbolsOfNoLibrary: [String] {
    // SAFETY: opened without being loaded; each handle is given back below.
    let handles = neededLibraries.map { dlopen($0, RTLD_LAZY | RTLD_NOLOAD) }
    defer {
      for case let handle? in handles { dlclose(handle) }
    }
    let areAllLoaded = !handles.contains { $0 == nil }
    return undefinedSymbols.filter { symbol in
      // SAFETY: the handles are open.
      if handles.contains(where: { $0.map { dlsym($0, symbol) != nil } ?? false }) { return false }
      return areAllLoaded || Self.runtimePrefixes.contains { symbol.hasPrefix($0) }
    }
  }

  /// The prefixes of functions of runtimes that hosts do not provide to plugins.
  private static let runtimePrefixes = [
    "carob_", "objc_", "class_", "object_", "method_", "sel_", "ivar_", "property_", "protocol_",
    "imp_", "swift_", "$s",
  ]
}
