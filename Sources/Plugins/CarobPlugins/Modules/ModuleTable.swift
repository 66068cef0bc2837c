import CCarob
import CarobRuntime

/// The modules of loaded plugins, and those that stay mapped after their plugins were unloaded. [any-thread]
enum ModuleTable {
  /// The state of a module's code.
  enum Use: Sendable {
    /// The plugin is loaded.
    case loaded
    /// The plugin is unloaded, and the module is being closed: its destructors may call the host.
    case closing
    /// The plugin is unloaded, but its code may still be called, for the reason in this clause.
    case left(because: String)
  }

  private struct Entry: Sendable {
    let module: OpenModule
    var use: Use
  }

  private struct State {
    /// In order of loading. Modules that were left are never closed, so nothing else is mapped at their addresses.
    var entries: [Entry] = []
    /// The handles of open Swift files. Each has one reference that is never closed.
    var permanentFiles: Set<UInt> = []
    /// Open copies of Swift files, by their contents.
    var permanentCopies: [FileContents: DynamicLibrary] = [:]
  }

  private static let state = Locked(State())

  /// More than the host's frames between a function of the table and the plugin that calls it.
  private static let maximumFramesOfHost = 32

  /// Adds a module, before any of its code is called.
  static func add(_ module: OpenModule) {
    OwnedModule.add(module.owner)
    let replaced = state.withLock { state in
      // The module may be one that was left and is now loaded again.
      let index = state.entries.firstIndex { $0.module.code == module.code }
      let old = index.map { state.entries.remove(at: $0) }
      state.entries.append(Entry(module: module, use: .loaded))
      return old
    }
    withExtendedLifetime(replaced) {}
  }

  static func set(_ use: Use, of module: OpenModule) {
    if case .loaded = use {} else { OwnedModule.remove(module.owner) }
    state.withLock { state in
      for index in state.entries.indices where state.entries[index].module === module {
        state.entries[index].use = use
      }
    }
  }

  /// Removes a module, when none of its code will be called again.
  static func remove(_ module: OpenModule) {
    let old = state.withLock { state in
      state.entries.firstIndex { $0.module === module }.map { state.entries.remove(at: $0) }
    }
    withExtendedLifetime(old) {}
  }

  /// Returns the state of the module at these addresses; nil when there is none.
  static func use(of code: Range<UInt>) -> Use? {
    state.withLock { state in state.entries.first { $0.module.code == code }?.use }
  }

  /// Returns the plugin that called the host: the owner of the nearest frame in a plugin on this thread's stack.
  static func caller() -> RegistrationOwner? { callingCode()?.module.owner }

  /// Returns the place of that call: `0x11f2 in libNotes.so`, in the form for `addr2line`.
  static func callingPlace() -> String? {
    callingCode().map { module, address in
      // The return address is after the call.
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

  /// Returns the function that throws an exception in the module at an address; nil for other modules, or ones
  /// linked with older glue. With `ofErrors`, only for modules that take errors as exceptions.
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

  /// Returns whether a module that takes errors as exceptions is waiting for a call to the host on this thread.
  ///
  /// - Complexity: O(depth of the stack).
  static func isCalledByProgram() -> Bool {
    CallStack.allAddresses().contains { thrower(forCodeAt: $0, ofErrors: true) != nil }
  }

  /// Returns the module that calls an extension; nil for a caller that is no plugin.
  ///
  /// - Parameter host: the address of the caller's `carob_host` variable, which identifies its module.
  static func module(ofHost host: UnsafeRawPointer?) -> OpenModule? {
    state.withLock { state in
      state.entries.first { UnsafeRawPointer($0.module.entry.fields.host) == host }?.module
    }
  }

  /// Opens a file in Swift, which can never be closed. It is mapped only once.
  static func openForGood(_ file: ModuleFile) throws(PluginError) -> DynamicLibrary {
    let library = try DynamicLibrary.open(file)
    // The first reference is kept for ever.
    let isFirst = state.withLock { $0.permanentFiles.insert(library.identity).inserted }
    if !isFirst { library.close() }
    return library
  }

  /// Opens a copy of a file in Swift for good. Returns an open copy with the same contents instead,
  /// if that may be loaded again.
  static func openForGood(
    _ file: ModuleFile, _ copy: PrivateCopy
  ) throws(PluginError) -> DynamicLibrary {
    let contents = try FileContents(of: copy)
    if let known = state.withLock({ $0.permanentCopies[contents] }) {
      guard case .left? = use(of: known.code) else { return known }
    }
    let library = try DynamicLibrary.open(file, copy: copy)
    state.withLock { $0.permanentCopies[contents] = library }
    return library
  }
}
