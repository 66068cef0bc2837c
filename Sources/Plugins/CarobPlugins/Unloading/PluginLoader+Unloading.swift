import CCarob
import CarobRuntime

extension PluginLoader {
  /// What keeps a plugin from being unloaded now. Empty when nothing does.
  ///
  /// Seen are calls on this thread only, and neither threads that the plugin started nor pointers that C code keeps.
  ///
  /// - Throws: `PluginError` when this loader has no such plugin.
  /// - Complexity: O(classes, methods, associations and handlers of the process, and depth of the stack).
  public func blockers(of plugin: LoadedPlugin) throws(PluginError) -> [UnloadBlocker] {
    blockers(of: plugin, try module(of: plugin))
  }

  /// Unloads a plugin: calls its `unload`, revokes what it registered, and closes its module.
  ///
  /// Classes, methods, replacements and categories, protocols, properties, prefixes and routes go, and so does every
  /// cached implementation. A module in Swift stays mapped, because the Swift runtime cannot forget one; so does one
  /// that the linker was told to keep, one that something needs which its `unload` made, and one whose `load` started a
  /// thread that has not ended.
  ///
  /// - Returns: whether the module is gone, and what `unload` raised.
  /// - Throws: `PluginError` with the code `inUse` and all reasons in `blockers` while something needs the plugin; then
  ///   nothing was called and nothing has changed. `notLoaded` when this loader has no such plugin.
  /// - Complexity: as `blockers(of:)`.
  @discardableResult
  public func unload(_ plugin: LoadedPlugin) throws(PluginError) -> Unloading {
    let module = try module(of: plugin)
    let blockers = blockers(of: plugin, module)
    if !blockers.isEmpty { throw .inUse(plugin.path, blockers) }
    return unload(plugin, module)
  }

  private func unload(_ plugin: LoadedPlugin, _ module: OpenModule) -> Unloading {
    let error = callUnload(of: plugin, module)
    forget(plugin)
    let isRun = plugin.threads.contains(where: RunningThreads.runs)
    return Unloading(moduleStays: revoke(module, mayBeRun: isRun), error: error)
  }

  /// Unloads a plugin and loads its file anew, as it is now. Under the plugin's name a fresh copy is opened, so the
  /// file may be written over at any time; resources are looked for beside the original.
  ///
  /// The new module is opened and its entry checked before anything happens to the old one. A module in Swift that
  /// was opened as a copy before is not opened again, since none of them can be closed: of each build there is one, and
  /// its static variables keep their values.
  ///
  /// String literals that somebody holds are not in the way: the old module is then left mapped for them, without anything
  /// registered.
  ///
  /// - Returns: the new plugin, and how the unloading of the old one went.
  /// - Throws: `PluginError`. The old plugin stays loaded when the new file is unusable or the old one is in use; if
  ///   only the new one's `load` failed, or the old one left something in the module that both have, it is gone, and
  ///   `plugins` has neither.
  public func reload(
    _ plugin: LoadedPlugin
  ) throws(PluginError) -> (plugin: LoadedPlugin, unloading: Unloading) {
    // First, since what is opened for nothing may be there for ever.
    let old = try module(of: plugin)
    try refuseReload(of: plugin, old)
    let new = try OpenModule(path: plugin.path, copying: true)
    let unloading: Unloading
    do throws(PluginError) {
      try check(new, replacing: plugin)
      try refuseReload(of: plugin, old)
      unloading = unload(plugin, old)
      // It may be the same module, whose code something may need now.
      try check(new, replacing: nil)
    } catch {
      _ = new.close()
      throw error
    }
    return (try finishLoading(new), unloading)
  }

  private func refuseReload(of plugin: LoadedPlugin, _ module: OpenModule) throws(PluginError) {
    let blockers = blockers(of: plugin, module).filter {
      if case .literals = $0 { false } else { true }
    }
    if !blockers.isEmpty { throw .inUse(plugin.path, blockers) }
  }

  /// Revokes what a module registered, and closes it when nothing needs it. Otherwise it is left as it is, with the
  /// host's table: its code may run.
  ///
  /// - Parameter isRun: whether threads that its `load` started may run its code. A module that cannot be closed has it
  ///   anyway, and may be loaded again.
  /// - Returns: why it is mapped still.
  func revoke(_ module: OpenModule, mayBeRun isRun: Bool) -> String? {
    var needs = module.owner.blockers(of: module.code).map(\.description)
    if !module.owner.miscountedLiterals.isEmpty {
      needs.append(
        "its code releases string literals that it did not retain, as in arrays of literals: who holds them is not known"
      )
    }
    module.owner.discard()
    if isRun, module.canBeClosed {
      needs.append("threads that its load started may run its code")
    }
    guard needs.isEmpty else {
      let why = needs.joined(separator: ", ")
      ModuleTable.set(.left(because: why), of: module)
      return why
    }
    ModuleTable.set(.closing, of: module)
    // A destructor may still call the host. What it registers must not stay.
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
      // What it registers goes with the rest.
      plugin.owner.whileRegistering { autoreleasePool { unload() } }
      return PendingError.take()
    }
  }
}
