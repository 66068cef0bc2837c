import CCarob
import CarobFoundation
import CarobRuntime

/// Loads and unloads plugins. [main-thread]
public final class PluginLoader {
  /// The loaded plugins, in order.
  public private(set) var plugins: [LoadedPlugin] = []

  /// Creates a loader without plugins. Plugins can look up the classes of the runtime and of Foundation by name, and those of
  /// `CarobUIKit`, `InstantCocoa` and the other libraries that the program links.
  public init() { Self.announceClasses() }

  /// Makes the classes of all linked libraries known by name; further calls do nothing.
  package static func announceClasses() {
    FoundationClasses.register()
    HostLibrary.announced()
  }

  /// Creates a loader for modules that define classes with the runtime's names.
  package init(withoutClasses: ()) { RuntimeClasses.leaveNames() }

  /// Loads a module: opens it, checks its entry, passes it the host table, and calls its `load`.
  ///
  /// If loading fails, nothing stays registered, and the module is closed unless something that
  /// `load` made still needs it.
  ///
  /// - Parameters:
  ///   - path: the file. A name without a slash means a file in the working directory.
  ///   - copying: whether to open a private copy, so that the file may be overwritten while the
  ///     plugin is loaded. The copy does not find libraries next to the original by `$ORIGIN`.
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

  /// Refuses a module whose plugin is already loaded, or requires a missing extension.
  func check(_ module: OpenModule, replacing old: LoadedPlugin?) throws(PluginError) {
    let identifier = module.descriptor.identifier
    if let other = plugins.first(where: { $0 !== old && $0.descriptor.identifier == identifier }) {
      throw .alreadyLoaded(module.path, identifier: identifier, from: other.path)
    }
    // Another loader may have the module open, or its code may still be running after unloading.
    switch module.code == old?.module.code ? nil : ModuleTable.use(of: module.code) {
    case .loaded: throw .alreadyLoaded(module.path, identifier: identifier, from: module.path)
    case .left(let why): throw .leftInMemory(module.path, because: why)
    case .closing, nil: break
    }
    try HostExtension.require(module.descriptor.extensions, for: module.path)
  }

  /// Calls `load` of a checked module.
  func finishLoading(_ module: OpenModule) throws(PluginError) -> LoadedPlugin {
    // The module stays open until the plugin is unloaded.
    let plugin = LoadedPlugin(module, threads: try register(module))
    plugins.append(plugin)
    return plugin
  }

  /// Returns the module of a plugin of this loader.
  func module(of plugin: LoadedPlugin) throws(PluginError) -> OpenModule {
    guard plugins.contains(where: { $0 === plugin }) else { throw .notLoaded(plugin.path) }
    return plugin.module
  }

  /// Removes a plugin from the list.
  func forget(_ plugin: LoadedPlugin) { plugins.removeAll { $0 === plugin } }

  /// Registers the classes of an Objective-C module, and calls `load`.
  ///
  /// - Returns: the numbers of the threads that this started, as far as the system knows.
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

  /// Registers the classes, categories and protocols of an Objective-C module. Does nothing for others.
  ///
  /// - Returns: false, with a pending error, on failure.
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
