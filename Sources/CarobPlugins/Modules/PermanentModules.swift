import CarobRuntime

/// Modules in Swift, which can never be closed. Each is mapped once for all the times it is opened. [main-thread]
enum PermanentModules {
  /// Why they cannot be closed, as a clause.
  static let reason = "it is written in Swift, whose runtime cannot forget a module"

  /// The handles of files that are open, each open once too often.
  private static let files = Locked<Set<UInt>>([])

  /// What is open of copies, by what was in them.
  private static let copies = Locked<[FileContents: DynamicLibrary]>([:])

  /// Opens a file for good.
  static func open(_ path: String) throws(PluginError) -> DynamicLibrary {
    let library = try DynamicLibrary(path: path)
    // The first time this reference is the one that keeps it.
    let isFirst = files.withLock { $0.insert(library.identity).inserted }
    if !isFirst { library.close() }
    return library
  }

  /// Opens a copy for good, unless one with the same in it is open that may be loaded again.
  static func open(_ copy: PrivateCopy) throws(PluginError) -> DynamicLibrary {
    let contents = try FileContents(of: copy)
    if let known = copies.withLock({ $0[contents] }) {
      guard case .left? = LoadedModules.use(of: known.code) else { return known }
    }
    let library = try DynamicLibrary(path: copy.path)
    copies.withLock { $0[contents] = library }
    return library
  }
}
