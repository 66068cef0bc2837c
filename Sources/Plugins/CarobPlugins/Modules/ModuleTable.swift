import CCarob
import CarobRuntime

/// The modules of plugins: which are loaded, and which are there although their plugins are gone. [any-thread]
enum ModuleTable {
  /// What becomes of a module's code.
  enum Use: Sendable {
    /// It is the module of a loaded plugin.
    case loaded
    /// Its plugin is gone, and it is being closed: its destructors may call.
    case closing
    /// Its plugin is gone and its code may be called still, because of what is said here, as a clause.
    case left(because: String)
  }

  private struct Entry: Sendable {
    let module: OpenModule
    var use: Use
  }

  private struct State {
    /// In order of loading. Those that were left are never closed, so that nothing else is ever mapped there.
    var entries: [Entry] = []
    /// The handles of files in Swift that are open, each open once too often.
    var permanentFiles: Set<UInt> = []
    /// What is open of copies in Swift, by what was in them.
    var permanentCopies: [FileContents: DynamicLibrary] = [:]
  }

  private static let state = Locked(State())

  /// Between a function of the table and the plugin that calls it are a few frames of the host's.
  private static let maximumFramesOfHost = 32

  /// Makes a module known, before any code of it is called.
  static func add(_ module: OpenModule) {
    OwnedModule.add(module.owner)
    let replaced = state.withLock { state in
      // It may be one that was left, loaded again.
      let index = state.entries.firstIndex { $0.module.code == module.code }
      let old = index.map { state.entries.remove(at: $0) }
      state.entries.append(Entry(module: module, use: .loaded))
      return old
    }
    withExtendedLifetime(replaced) {}
  }

  /// Says what becomes of a module now.
  static func set(_ use: Use, of module: OpenModule) {
    if case .loaded = use {} else { OwnedModule.remove(module.owner) }
    state.withLock { state in
      for index in state.entries.indices where state.entries[index].module === module {
        state.entries[index].use = use
      }
    }
  }

  /// Forgets a module, when no code of it will be called again.
  static func remove(_ module: OpenModule) {
    let old = state.withLock { state in
      state.entries.firstIndex { $0.module === module }.map { state.entries.remove(at: $0) }
    }
    withExtendedLifetime(old) {}
  }

  /// What becomes of the code at a place; nil when no plugin's is there that anybody may call.
  static func use(of code: Range<UInt>) -> Use? {
    state.withLock { state in state.entries.first { $0.module.code == code }?.use }
  }

  /// Whose code called the host: that of the nearest frame on this thread's stack which is in a plugin; nil when
  /// there is none.
  static func caller() -> RegistrationOwner? { callingCode()?.module.owner }

  /// Where that code is: `0x11f2 in libNotes.so`, as `addr2line` takes it.
  static func callingPlace() -> String? {
    callingCode().map { module, address in
      // The call is before the address to which it returns.
      let offset = String(address - 1 - module.code.lowerBound, radix: 16)
      return "0x\(offset) in \(module.path.split(separator: "/").last ?? "a module")"
    }
  }

  private static func callingCode() -> (module: OpenModule, address: UInt)? {
    let loaded = state.withLock { state in
      state.entries.compactMap { if case .loaded = $0.use { $0.module } else { nil } }
    }
    if loaded.isEmpty { return nil }
    for address in CallStack.addresses(atMost: maximumFramesOfHost) {
      if let module = loaded.first(where: { $0.code.contains(address) }) {
        return (module, address)
      }
    }
    return nil
  }

  /// How the module takes exceptions whose code is at an address; nil when that is no module in Objective-C, or one that is
  /// linked with older functions. Of errors: how it takes those as exceptions; nil also when it does not.
  static func thrower(forCodeAt address: UInt, ofErrors: Bool) -> carob_thrower? {
    let module = state.withLock { state in
      state.entries.first { $0.module.code.contains(address) }?.module
    }
    guard let glue = module?.entry.objc else { return nil }
    if ofErrors {
      let pending = UInt(bitPattern: glue.pending_code)..<UInt(bitPattern: glue.pending_code_end)
      if glue.flags & CAROB_OBJC_THROWS_ERRORS.rawValue == 0 || pending.contains(address) {
        return nil
      }
    }
    return glue.throw_exception
  }

  /// Whether a module that takes errors as exceptions has called the host on this thread, and waits for the result.
  ///
  /// - Complexity: O(depth of the stack).
  static func isCalledByProgram() -> Bool {
    CallStack.allAddresses().contains { thrower(forCodeAt: $0, ofErrors: true) != nil }
  }

  /// The module that calls an extension; nil for what is no plugin.
  ///
  /// - Parameter host: the address of the plugin's own `carob_host`, which it passes: every module has one, and the entry
  ///   has told the host.
  static func module(ofHost host: UnsafeRawPointer?) -> OpenModule? {
    state.withLock { state in
      state.entries.first { UnsafeRawPointer($0.module.entry.fields.host) == host }?.module
    }
  }

  /// Opens a file in Swift, which can never be closed: it is mapped once for all the times that it is opened.
  static func openForGood(_ file: ModuleFile) throws(PluginError) -> DynamicLibrary {
    let library = try DynamicLibrary(file)
    // The first time this reference is the one that keeps it.
    let isFirst = state.withLock { $0.permanentFiles.insert(library.identity).inserted }
    if !isFirst { library.close() }
    return library
  }

  /// Opens a copy of a file in Swift for good, unless one with the same in it is open that may be loaded again.
  static func openForGood(
    _ file: ModuleFile, _ copy: PrivateCopy
  ) throws(PluginError) -> DynamicLibrary {
    let contents = try FileContents(of: copy)
    if let known = state.withLock({ $0.permanentCopies[contents] }) {
      guard case .left? = use(of: known.code) else { return known }
    }
    let library = try DynamicLibrary(file, copy: copy)
    state.withLock { $0.permanentCopies[contents] = library }
    return library
  }
}
