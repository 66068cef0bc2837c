import CCarob
import CarobRuntime

/// Loads and unloads plugins, and keeps the list of those that are loaded. [main-thread]
public final class PluginLoader {
  /// The plugins that are loaded, in order.
  public private(set) var plugins: [LoadedPlugin] = []

  /// A loader without plugins. Plugins find by name the runtime's own classes, and those of `InstantCocoa` and
  /// `InstantCocoaRemote` if the program links them.
  public init() { Self.announceClasses() }

  /// Lets the classes of all linked libraries be found by name; a second call does nothing.
  package static func announceClasses() {
    RuntimeClasses.register()
    HostLibrary.announced
  }

  /// A loader for modules that define classes with the names of the runtime's own.
  package init(withoutClasses: ()) { RuntimeClasses.leaveNames() }

  /// Loads a module: opens it, checks its entry, gives it the host table, calls its `load`.
  ///
  /// A load that fails leaves nothing registered, and the module closed, unless something needs it that `load` made.
  ///
  /// - Parameters:
  ///   - path: the file; without a slash it is one of the working directory.
  ///   - copying: whether to open a private copy, so that the file may be written over while the plugin is loaded. A
  ///     copy does not find libraries beside the original by `$ORIGIN`.
  /// - Throws: `PluginError`.
  public func load(path: String, copying: Bool = false) throws(PluginError) -> LoadedPlugin {
    let module = try OpenModule(path: Self.pathWithSlash(path), copying: copying)
    do throws(PluginError) {
      try check(module, replacing: nil)
    } catch {
      _ = module.close()
      throw error
    }
    return try finishLoading(module)
  }

  /// A path with a slash: without one the linker would search its own directories.
  package static func pathWithSlash(_ path: String) -> String {
    path.contains("/") ? path : "./" + path
  }

  /// Refuses a module whose plugin is loaded already, or needs an extension that is not here.
  func check(_ module: OpenModule, replacing old: LoadedPlugin?) throws(PluginError) {
    let identifier = module.descriptor.identifier
    if let other = plugins.first(where: { $0 !== old && $0.descriptor.identifier == identifier }) {
      throw .alreadyLoaded(module.path, identifier: identifier, from: other.path)
    }
    // The same module must not be loaded again under another loader, or while code of it may run.
    switch module.code == old?.module.code ? nil : ModuleTable.use(of: module.code) {
    case .loaded: throw .alreadyLoaded(module.path, identifier: identifier, from: module.path)
    case .left(let why): throw .leftInMemory(module.path, because: why)
    case .closing, nil: break
    }
    try HostExtension.require(module.descriptor.extensions, for: module.path)
  }

  /// Calls `load` of a module that was checked.
  func finishLoading(_ module: OpenModule) throws(PluginError) -> LoadedPlugin {
    // The module stays open until it is unloaded.
    let plugin = LoadedPlugin(module, threads: try register(module))
    plugins.append(plugin)
    return plugin
  }

  /// The module of a plugin of this loader.
  func module(of plugin: LoadedPlugin) throws(PluginError) -> OpenModule {
    guard plugins.contains(where: { $0 === plugin }) else { throw .notLoaded(plugin.path) }
    return plugin.module
  }

  /// Drops a plugin from the list.
  func forget(_ plugin: LoadedPlugin) { plugins.removeAll { $0 === plugin } }

  /// Registers what a module in Objective-C declares, and calls a module's `load`.
  ///
  /// - Returns: the numbers of the threads that it started, as far as the system tells.
  private func register(_ module: OpenModule) throws(PluginError) -> Set<String> {
    let fields = module.entry.fields
    // SAFETY: `host` points at the plugin's own variable for it, which lasts as long as the module.
    fields.host.pointee = HostTable.address
    let threads = RunningThreads.numbers
    ModuleTable.add(module)
    let accepted = module.owner.whileRegistering {
      autoreleasePool { Self.registerRecords(module.entry) && (fields.load?() ?? true) }
    }
    let error = PendingError.take()
    let started = RunningThreads.started(since: threads)
    if accepted, error == nil { return started ?? [] }
    _ = revoke(module, mayBeRun: started.map { !$0.isEmpty } ?? true)
    throw .loadFailed(module.path, error)
  }

  /// Registers the classes, categories and protocols of a module in Objective-C. For another there is nothing to do.
  ///
  /// - Returns: false, with a pending error, when that cannot be done.
  private static func registerRecords(_ entry: PluginEntry) -> Bool {
    guard let glue = entry.objc else { return true }
    do {
      guard let records = glue.records else {
        throw RaisedError(
          "its entry asks for Objective-C records, and there are none; link a file in Objective-C, or "
            + "remove CAROB_OBJC")
      }
      try ObjectiveCModule.register(
        records, weakClasses: (glue.weak_classes, glue.weak_classes_end),
        isProgram: glue.flags & CAROB_OBJC_PROGRAM.rawValue != 0)
      return true
    } catch {
      PendingError.set(error)
      return false
    }
  }
}
