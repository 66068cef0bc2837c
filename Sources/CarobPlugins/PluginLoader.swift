import CCarob
import CarobRuntime

/// Loads plugins and keeps the list of those that are. [main-thread]
public final class PluginLoader {
  /// Plugins loaded so far, in order.
  public private(set) var plugins: [LoadedPlugin] = []

  /// A loader without plugins. Registers the runtime's own classes, so that plugins find them by name.
  public init() { RuntimeClasses.register() }

  /// Loads a module: opens it, checks its entry, gives it the host table, calls its `load`.
  ///
  /// A load that fails leaves nothing registered, and the module closed.
  ///
  /// - Parameter path: the file; without a slash it is one of the working directory.
  /// - Throws: `PluginError`.
  public func load(path: String) throws(PluginError) -> LoadedPlugin {
    // Without a slash the linker would search its own directories.
    let path = path.contains("/") ? path : "./" + path
    let library = try DynamicLibrary(path: path)
    switch Result(catching: { () throws(PluginError) in try prepare(library, path: path) }) {
    case .success(let plugin):
      // The module stays open: `library` is deliberately not closed.
      plugins.append(plugin)
      return plugin
    case .failure(let error):
      library.close()
      throw error
    }
  }

  private func prepare(
    _ library: borrowing DynamicLibrary, path: String
  ) throws(PluginError) -> LoadedPlugin {
    let entry = try PluginEntry(library, path: path)
    let descriptor = try PluginDescriptor(entry.fields, path: path)
    if let other = plugins.first(where: { $0.descriptor.identifier == descriptor.identifier }) {
      throw .alreadyLoaded(path, identifier: descriptor.identifier, from: other.path)
    }
    // The same module, opened by another loader, must not be loaded again under it.
    if entry.fields.host.pointee != nil {
      throw .alreadyLoaded(path, identifier: descriptor.identifier, from: path)
    }
    try HostExtension.require(descriptor.extensions, for: path)
    CallingPlugins.add(entry.fields.host, descriptor, path: path)
    let owner = RegistrationOwner(name: descriptor.name)
    try register(entry, owner, path: path)
    return LoadedPlugin(descriptor: descriptor, path: path, owner: owner)
  }

  private func register(
    _ entry: PluginEntry, _ owner: RegistrationOwner, path: String
  ) throws(PluginError) {
    guard let load = entry.fields.load else { throw .missingField(path, "load") }
    // SAFETY: `host` points at the plugin's own variable for it, which lasts as long as the module.
    entry.fields.host.pointee = HostTable.address
    let accepted = owner.whileRegistering { autoreleasePool { load() } }
    let error = PendingError.take()
    if accepted, error == nil { return }
    owner.discard()
    entry.fields.host.pointee = nil
    CallingPlugins.remove(entry.fields.host)
    throw .loadFailed(path, error)
  }
}
