import CarobLibc

extension ELFModule {
  /// The symbols that the module cannot do without and that none of the libraries that it needs has: it can be loaded
  /// only by a process that happens to have them.
  ///
  /// Asked are the libraries as this process has them. When one is not loaded, since the module is not, only symbols of
  /// runtimes that a plugin must not link are known to be missing. [any-thread]
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

  /// How the functions of the runtimes begin that a host does not lend to plugins.
  private static let runtimePrefixes = [
    "carob_", "objc_", "class_", "object_", "method_", "sel_", "ivar_", "property_", "protocol_",
    "imp_", "swift_", "$s",
  ]
}
