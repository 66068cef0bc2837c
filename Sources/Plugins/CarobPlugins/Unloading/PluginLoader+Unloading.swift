import CCarob
import CarobRuntime

extension PluginLoader {
  /// Returns the reasons why a plugin cannot be unloaded now; empty when it can.
  ///
  /// Considers only calls on this thread, and neither threads that the plugin started nor pointers in C code; see `unload`.
  ///
  /// - Throws: `PluginError` when this loader has not loaded the plugin.
  /// - Complexity: O(classes, methods, associations and handlers of the process, and depth of the stack).
  public func blockers(of plugin: LoadedPlugin) throws(PluginError) -> [UnloadBlocker] {
    blockers(of: plugin, try module(of: plugin))
  }

  /// Unloads a plugin: calls its `prepare_to_unload` and `unload`, removes everything that it registered, and closes its module.
  ///
  /// Registered are classes, methods, replacements, categories, protocols, properties, prefixes and
  /// routes; cached implementations are cleared, too. A module stays mapped if it is in Swift,
  /// whose runtime cannot unload it, if the linker was told to keep it, if something that its
  /// `unload` made needs it, or if a thread that its `load` started is still running, or one that was started later runs its
  /// code.
  ///
  /// - Returns: whether the module is unmapped, and the error of `unload`.
  /// - Throws: `PluginError` with the code `notNow` when the plugin's `prepare_to_unload` says so, or `inUse`, and the reasons
  ///   in `blockers`, while something needs the plugin. The plugin stays loaded then; it has prepared itself, and its messages to
  ///   `+appearance` are forgotten. `notLoaded` when this loader has not loaded the plugin.
  /// - Complexity: as `blockers(of:)`.
  @discardableResult
  public func unload(_ plugin: LoadedPlugin) throws(PluginError) -> Unloading {
    let module = try module(of: plugin)
    plugin.owner.releaseKeptObjects()
    try prepare(plugin, module)
    let blockers = blockers(of: plugin, module)
    if !blockers.isEmpty { throw inUse(plugin, module, blockers) }
    return unload(plugin, module)
  }

  private func unload(_ plugin: LoadedPlugin, _ module: OpenModule) -> Unloading {
    let error = callUnload(of: plugin, module)
    forget(plugin)
    var threads: RunningThreads.Kind?
    if plugin.threads.contains(where: RunningThreads.runs) {
      threads = .startedByLoad
    } else if RunningThreads.runCode(module.code, since: plugin.earlierThreads) {
      threads = .startedLater
    }
    return Unloading(moduleStays: revoke(module, runBy: threads), error: error)
  }

  /// Unloads a plugin and loads its file again. Opens a private copy, so the file may be
  /// overwritten at any time; resources are next to the original.
  ///
  /// The new module is opened and its entry checked before the old plugin is unloaded. A Swift build is opened
  /// only once, because it cannot be closed; if it is loaded again, its static variables keep their values.
  ///
  /// String literals that are still retained do not prevent this: the old module then stays mapped
  /// for them, without anything registered.
  ///
  /// - Returns: the new plugin, and the result of unloading the old one.
  /// - Throws: `PluginError`. The old plugin stays loaded when the new file is unusable, a library beside it has changed, or
  ///   the old plugin is in use. If
  ///   the new plugin's `load` fails, or both plugins share a module that the old one left in use, neither is loaded.
  public func reload(
    _ plugin: LoadedPlugin
  ) throws(PluginError) -> (plugin: LoadedPlugin, unloading: Unloading) {
    let old = try module(of: plugin)
    plugin.owner.releaseKeptObjects()
    // Before opening the new module, which might stay mapped for ever. A plugin that can prepare does so only for a
    // usable one.
    if !old.canPrepare { try refuseReload(of: plugin, old) }
    var unloading: Unloading?
    let new = try open(plugin.path, copying: true) { (new) throws(PluginError) in
      try check(new, replacing: plugin, copying: true)
      try refuseChangedLibraries(of: new, old)
      try prepare(plugin, old)
      try refuseReload(of: plugin, old)
      unloading = unload(plugin, old)
      // Both plugins may share the module, which may be needed now.
      try check(new, replacing: nil, copying: true)
    }
    guard let unloading else { preconditionFailure("a module was opened and not checked") }
    return (new, unloading)
  }

  /// Refuses a build whose libraries have changed. The dynamic linker takes the earlier ones of the same names, which the old
  /// build still uses when the new one is opened.
  private func refuseChangedLibraries(of new: OpenModule, _ old: OpenModule) throws(PluginError) {
    guard let known = old.siblings?.stamps, let now = new.siblings?.stamps else { return }
    if let changed = now.keys.sorted().first(where: { known[$0] != nil && known[$0] != now[$0] }) {
      throw .libraryChanged(new.path, changed)
    }
  }

  private func refuseReload(of plugin: LoadedPlugin, _ module: OpenModule) throws(PluginError) {
    let blockers = blockers(of: plugin, module).filter {
      if case .literals = $0 { false } else { true }
    }
    if !blockers.isEmpty { throw inUse(plugin, module, blockers) }
  }

  private func inUse(
    _ plugin: LoadedPlugin, _ module: OpenModule, _ blockers: [UnloadBlocker]
  ) -> PluginError {
    .inUse(plugin.path, blockers, plugin.owner.holders(of: module.code))
  }

  /// Has the plugin let go of what would be in the way.
  ///
  /// - Throws: `PluginError` when it cannot be unloaded now.
  private func prepare(_ plugin: LoadedPlugin, _ module: OpenModule) throws(PluginError) {
    guard let prepare = module.entry.fields.prepare_to_unload else { return }
    let (isReady, error) = PendingError.settingAside { () -> (Bool, (any Error)?) in
      let isReady = plugin.owner.whileRegistering { autoreleasePool { prepare() } }
      return (isReady, PendingError.take())
    }
    guard isReady, error == nil else { throw .notNow(plugin.path, error) }
  }

  /// Removes everything that a module registered, and closes it unless something needs it.
  /// Otherwise it keeps the host's table, because its code may still run.
  ///
  /// - Parameter threads: the threads that may run its code; nil for none. Ignored for a module that can never be closed, which
  ///   may be loaded again.
  /// - Returns: the reason why it is still mapped.
  func revoke(_ module: OpenModule, runBy threads: RunningThreads.Kind?) -> String? {
    var needs = module.owner.blockers(of: module.code).map(\.description)
    if !module.owner.miscountedLiterals.isEmpty {
      needs.append(
        "its code releases string literals that it did not retain, as in arrays of literals: who holds them is not known"
      )
    }
    module.owner.discard()
    if let threads, module.canBeClosed { needs.append(threads.rawValue) }
    guard needs.isEmpty else {
      let why = needs.joined(separator: ", ")
      ModuleTable.set(.left(because: why), of: module)
      return why
    }
    ModuleTable.set(.closing, of: module)
    // Removes what the destructors register.
    let destructors = RegistrationOwner(name: module.descriptor.name)
    let reason = destructors.whileRegistering { module.close() }
    destructors.discard()
    ModuleTable.remove(module)
    return reason
  }

  private func blockers(of plugin: LoadedPlugin, _ module: OpenModule) -> [UnloadBlocker] {
    let calls = CallStack.allAddresses().count(where: module.code.contains)
    return (calls > 0 ? [.runningCalls(count: calls)] : []) + plugin.owner.blockers(of: module.code)
  }

  private func callUnload(of plugin: LoadedPlugin, _ module: OpenModule) -> (any Error)? {
    guard let unload = module.entry.fields.unload else { return nil }
    return PendingError.settingAside { () -> (any Error)? in
      // Registrations by `unload` are removed with the others.
      plugin.owner.whileRegistering { autoreleasePool { unload() } }
      return PendingError.take()
    }
  }
}

/// The result of unloading a plugin. Nothing of the plugin is registered any more.
public struct Unloading: Sendable {
  /// A clause that says why the module is still mapped; nil when it is not.
  public let moduleStays: String?
  /// The error of the plugin's `unload`.
  public let error: (any Error)?
}
