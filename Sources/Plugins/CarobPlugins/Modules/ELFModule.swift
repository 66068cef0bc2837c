/// What a shared object's file says of itself to the dynamic linker: what it brings, what it wants, and how its
/// memory is to be protected. Nothing of it is run.
public struct ELFModule: Sendable {
  /// A symbol that the dynamic linker sees.
  public struct Symbol: Hashable, Sendable {
    /// Its name.
    public let name: String
    /// Whether the module has it, rather than wanting it of others.
    public let isDefined: Bool
    /// Whether it may be missing.
    public let isWeak: Bool
  }

  /// A list of directories in which the linker looks for what the module needs.
  public struct RunPath: Hashable, Sendable {
    /// `RPATH` or `RUNPATH`.
    public let tag: String
    /// Directories with colons between them.
    public let directories: String
  }

  /// The libraries that the linker loads with it (`DT_NEEDED`), in order.
  public let neededLibraries: [String]
  /// Where it looks for them.
  public let runPaths: [RunPath]
  /// The symbols that others can see, or that it wants of others, in the file's order.
  public let symbols: [Symbol]
  /// Whether a part of it can be written and run.
  public let hasWritableCode: Bool
  /// Whether the linker has to make the stack of the whole process executable for it.
  public let wantsExecutableStack: Bool
  /// Whether the linker has to change its code to load it.
  public let hasTextRelocations: Bool

  /// Reads a file.
  ///
  /// What the file leaves out, or says of places that it does not have, counts as nothing.
  ///
  /// - Throws: `PluginError` when it is missing, unreadable, cut short or no shared object of this machine.
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
    // A file that says nothing of the stack is of a time when all were executable.
    let stack = segments.first { $0.kind == .stack }
    wantsExecutableStack = stack?.isExecutable ?? true
  }

  /// The names of the symbols that others can see.
  public var exportedSymbols: [String] { symbols.filter(\.isDefined).map(\.name) }

  /// The names of the symbols that it cannot do without.
  public var undefinedSymbols: [String] {
    symbols.filter { !$0.isDefined && !$0.isWeak }.map(\.name)
  }
}
