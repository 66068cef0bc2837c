import CCarob
import CarobRuntime
import Logging

extension PluginLoader {
  /// How far a module has come that was opened.
  private enum Progress {
    /// Its check failed: it is not to be loaded. `isKnown`: it can call the host, since its constructors run.
    case refused(PluginError, isKnown: Bool)
    /// Its records were to be registered.
    case registered(isAccepted: Bool, (any Error)?, threadsBefore: Set<String>?)
  }

  /// Opens a module, registers its classes, and calls its `load`.
  ///
  /// The classes of a module in Objective-C are registered, and sent `+load`, before its constructors run.
  ///
  /// - Parameter check: called when the entry is known and before anything is registered.
  /// - Throws: `PluginError`, also that of `check`. Nothing stays registered then.
  func open(
    _ path: String, copying: Bool, check: (OpenModule) throws(PluginError) -> Void
  ) throws(PluginError) -> LoadedPlugin {
    try PendingError.settingAside {
      Result { () throws(PluginError) in
        try openWithoutPendingError(path, copying: copying, check: check)
      }
    }.get()
  }

  private func openWithoutPendingError(
    _ path: String, copying: Bool, check: (OpenModule) throws(PluginError) -> Void
  ) throws(PluginError) -> LoadedPlugin {
    var progress: Progress?
    let module = try autoreleasePool {
      Result { () throws(PluginError) in
        try OpenModule.open(path: path, copying: copying) { module, isOpening in
          progress = Self.begin(module, isOpening: isOpening, check)
        }
      }
    }.get()
    // An error that a constructor left pending, which nobody else will take.
    if let error = PendingError.take() {
      module.logger.warning("an error was pending after the constructors: \(error)")
    }
    guard let progress else { preconditionFailure("a module was opened and not checked") }
    switch progress {
    case .refused(let error, isKnown: false):
      _ = module.close()
      throw error
    case .refused(let error, isKnown: true):
      _ = revoke(module, runBy: nil)
      throw error
    case .registered(let isAccepted, let error, let threads):
      let plugin = LoadedPlugin(
        module, threads: try finish(module, isAccepted, error, since: threads), since: threads)
      // The module stays open until the plugin is unloaded.
      add(plugin)
      return plugin
    }
  }

  /// Checks a module whose entry is known, makes the host known to it, and registers its records.
  ///
  /// - Parameter isOpening: whether its constructors are still to run. They may call the host in any case.
  private static func begin(
    _ module: OpenModule, isOpening: Bool, _ check: (OpenModule) throws(PluginError) -> Void
  ) -> Progress {
    let refusal = Result { () throws(PluginError) in try check(module) }.failure
    if let refusal, !isOpening { return .refused(refusal, isKnown: false) }
    // SAFETY: `host` points at the plugin's own variable for it, which lasts as long as the module.
    module.entry.fields.host.pointee = HostTable.address
    let threads = RunningThreads.numbers
    ModuleTable.add(module)
    if let refusal {
      clearReferences(of: module)
      return .refused(refusal, isKnown: true)
    }
    let isAccepted = module.owner.whileRegistering {
      autoreleasePool {
        HostTable.reporting { try module.entry.registerRecords() } != nil
      }
    }
    if !isAccepted, isOpening { clearReferences(of: module) }
    return .registered(isAccepted: isAccepted, PendingError.take(), threadsBefore: threads)
  }

  /// Calls `load` of a module whose records are registered.
  ///
  /// - Returns: the numbers of the threads that were started since, as far as the system knows.
  /// - Throws: `PluginError` when that fails, or registering failed. Nothing is registered then.
  private func finish(
    _ module: OpenModule, _ wasAccepted: Bool, _ earlier: (any Error)?, since threads: Set<String>?
  ) throws(PluginError) -> Set<String> {
    var (isAccepted, error) = (wasAccepted, earlier)
    if isAccepted, error == nil {
      isAccepted = module.owner.whileRegistering {
        autoreleasePool { module.entry.fields.load?() ?? true }
      }
      error = PendingError.take()
    }
    let started = RunningThreads.started(since: threads)
    if isAccepted, error == nil { return started ?? [] }
    _ = revoke(module, runBy: started?.isEmpty == true ? nil : .startedByLoad)
    throw .loadFailed(module.path, error)
  }

  /// Makes the classes nil for the constructors of a module that is not loaded: messages to them do nothing.
  private static func clearReferences(of module: OpenModule) {
    if let records = module.entry.objc?.records { ObjectiveCModule.clearReferences(in: records) }
  }
}

extension Result {
  fileprivate var failure: Failure? {
    if case .failure(let error) = self { error } else { nil }
  }
}
