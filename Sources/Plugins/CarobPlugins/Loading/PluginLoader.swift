import CCarob
import CarobFoundation
import CarobRuntime

/// Loads and unloads plugins. [main-thread]
public final class PluginLoader {
  /// The loaded plugins, in order.
  public private(set) var plugins: [LoadedPlugin] = []

  /// Where plugins are looked for that another one depends on and that are not beside it.
  let searchPath: PluginSearchPath
  /// The identifiers of the plugins that wait for those that they depend on.
  var waiting: [String] = []

  /// Creates a loader without plugins. Plugins can look up the classes of the runtime and of Foundation by name, and those of
  /// `CarobUIKit`, `InstantCocoa` and the other libraries that the program links.
  ///
  /// - Parameter searchPath: where plugins are looked for that another one depends on, if they are not beside it.
  public init(searchPath: PluginSearchPath = PluginSearchPath(directories: [])) {
    self.searchPath = searchPath
    Self.announceClasses()
  }

  /// Makes the classes of all linked libraries known by name; further calls do nothing.
  package static func announceClasses() {
    FoundationClasses.register()
    HostLibrary.announced()
  }

  /// Creates a loader for modules that define classes with the runtime's names.
  package init(withoutClasses: ()) {
    searchPath = PluginSearchPath(directories: [])
    RuntimeClasses.leaveNames()
  }

  /// Loads a module: opens it, checks its entry, passes it the host table, and calls its `load`. Plugins that it depends on and
  /// that are not loaded are found beside it or on the search path, and loaded first; they stay loaded if it cannot be.
  ///
  /// If loading fails, nothing stays registered, and the module is closed unless something that
  /// `load` made still needs it.
  ///
  /// - Parameters:
  ///   - path: the file. A name without a slash means a file in the working directory.
  ///   - copying: whether to open a private copy, so that the file may be overwritten while the
  ///     plugin is loaded. The copy finds libraries next to the original by `$ORIGIN`.
  /// - Throws: `PluginError`.
  public func load(path: String, copying: Bool = false) throws(PluginError) -> LoadedPlugin {
    try open(Self.pathWithSlash(path), copying: copying) { (module) throws(PluginError) in
      try check(module, replacing: nil, copying: copying)
    }
  }

  /// A path with a slash: without one the linker would search its own directories.
  package static func pathWithSlash(_ path: String) -> String {
    path.contains("/") ? path : "./" + path
  }

  /// Whether two paths lead to the same file.
  package static func isSameFile(_ path: String, _ other: String) -> Bool {
    if path == other { return true }
    guard let real = FileAccess.realPath(path) else { return false }
    return real == FileAccess.realPath(other)
  }

  /// Refuses a module whose plugin is already loaded, or requires a newer host or a missing extension. Then loads the plugins
  /// that it depends on.
  func check(
    _ module: OpenModule, replacing old: LoadedPlugin?, copying: Bool
  ) throws(PluginError) {
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
    try HostVersion.require(module.descriptor.leastHost, for: module.path)
    try HostExtension.require(module.descriptor.extensions, for: module.path)
    try loadDependencies(of: module, copying: copying)
  }

  /// Returns the module of a plugin of this loader.
  func module(of plugin: LoadedPlugin) throws(PluginError) -> OpenModule {
    guard plugins.contains(where: { $0 === plugin }) else { throw .notLoaded(plugin.path) }
    return plugin.module
  }

  /// Adds a plugin to the list.
  func add(_ plugin: LoadedPlugin) { plugins.append(plugin) }

  /// Removes a plugin from the list.
  func forget(_ plugin: LoadedPlugin) { plugins.removeAll { $0 === plugin } }
}
