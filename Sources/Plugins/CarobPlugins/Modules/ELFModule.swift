import CarobLibc

/// The information for the dynamic linker in the file of a shared object. Runs no code of it.
public struct ELFModule: Sendable {
  /// A symbol for the dynamic linker.
  public struct Symbol: Hashable, Sendable {
    /// The name.
    public let name: String
    /// Whether the module defines it.
    public let isDefined: Bool
    /// Whether it may be missing when the module is loaded.
    public let isWeak: Bool
  }

  /// A list of directories in which the linker searches for needed libraries.
  public struct RunPath: Hashable, Sendable {
    /// `RPATH` or `RUNPATH`.
    public let tag: String
    /// The directories, separated by colons.
    public let directories: String
  }

  /// The needed libraries (`DT_NEEDED`), in order.
  public let neededLibraries: [String]
  /// The search paths for them.
  public let runPaths: [RunPath]
  /// The exported and undefined symbols, in the file's order.
  public let symbols: [Symbol]
  /// Whether a segment is both writable and executable.
  public let hasWritableCode: Bool
  /// Whether the linker must make the stack of the whole process executable.
  public let wantsExecutableStack: Bool
  /// Whether the linker must change code to load the module.
  public let hasTextRelocations: Bool

  /// Reads a file.
  ///
  /// Missing or malformed parts count as empty.
  ///
  /// - Throws: `PluginError` when the file is missing, unreadable, truncated or no shared object of this machine.
  /// - Complexity: O(symbols).
  public init(path: String) throws(PluginError) { self.init(try ModuleFile(path: path)) }

  package init(_ file: ModuleFile) {
    let (dynamic, segments) = (file.dynamic, file.segments)
    neededLibraries = dynamic.strings(.needed)
    runPaths =
      dynamic.strings(.rpath).map { RunPath(tag: "RPATH", directories: $0) }
      + dynamic.strings(.runpath).map { RunPath(tag: "RUNPATH", directories: $0) }
    symbols = dynamic.symbols
    hasTextRelocations = dynamic.hasTextRelocations
    hasWritableCode = segments.contains { $0.kind == .load && $0.isWritable && $0.isExecutable }
    // Files without this header date from the time when all stacks were executable.
    let stack = segments.first { $0.kind == .stack }
    wantsExecutableStack = stack?.isExecutable ?? true
  }

  /// The names of the exported symbols.
  public var exportedSymbols: [String] { symbols.filter(\.isDefined).map(\.name) }

  /// The names of the required symbols.
  public var undefinedSymbols: [String] {
    symbols.filter { !$0.isDefined && !$0.isWeak }.map(\.name)
  }
}

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
