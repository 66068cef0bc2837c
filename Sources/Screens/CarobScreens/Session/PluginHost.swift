import CarobPlugins
import CarobRuntime
import Foundation
import InstantCocoa
import InstantCocoaRemote

/// Loads plugins for sessions. [main-thread]
public final class PluginHost {
  /// Loads and unloads the plugins. Unload a plugin only when no session shows it any more.
  public let loader = PluginLoader(searchPath: PluginHost.searchPath)
  /// The state of the plugin that is loaded again; nil when there is none.
  package var keptState: KeptState?
  /// Counts the requests of the host's plugins.
  let work = PendingWork()

  /// Creates a host without plugins.
  public init() {}

  private static var searchPath: PluginSearchPath {
    var path = PluginSearchPath(
      environment: ProcessInfo.processInfo.environment, executable: RunningExecutable.path)
    path.takesFolders = true
    return path
  }

  /// Returns the path of the folder that a name stands for, `./Demo` for `Demo`; other input as it is.
  ///
  /// - Throws: `ScreenError` when others could have put the folder there.
  package static func path(for plugin: String) throws(ScreenError) -> String {
    do throws(PluginError) {
      return try searchPath.path(for: plugin)
    } catch {
      throw ScreenError(error)
    }
  }

  /// Finds the file of a plugin.
  ///
  /// - Parameter plugin: a path, a name on the search path, or that of a folder in the working directory.
  /// - Throws: `ScreenError` when there is no such file.
  package static func file(for plugin: String) throws(ScreenError) -> String {
    do throws(PluginError) {
      return PluginLoader.pathWithSlash(try searchPath.file(for: plugin))
    } catch {
      throw ScreenError(error)
    }
  }

  /// Finds and loads a plugin, and registers its class prefixes.
  ///
  /// - Parameters:
  ///   - plugin: a path, or the name of a plugin or of a folder here.
  ///   - copying: whether the file may be overwritten while the plugin is loaded.
  /// - Throws: `ScreenError`.
  package func load(
    _ plugin: String, copying: Bool = false
  ) throws(ScreenError) -> LoadedPlugin {
    let file = try Self.file(for: plugin)
    return try adding { () throws(PluginError) in try loader.load(path: file, copying: copying) }
  }

  /// Loads other plugins, which the one to show may be built upon, in order. Those that are loaded already are left out.
  ///
  /// - Parameters:
  ///   - plugins: paths, or names on the search path.
  ///   - copying: whether the files may be overwritten while the plugins are loaded.
  /// - Throws: `ScreenError`.
  package func loadOthers(_ plugins: [String], copying: Bool = false) throws(ScreenError) {
    for plugin in plugins {
      let file = try Self.file(for: plugin)
      if loaded(from: file) != nil { continue }
      _ = try load(file, copying: copying)
    }
  }

  /// Returns the plugin of a request, after loading it if necessary, and before it the others that the request names.
  func plugin(for request: ScreenRequest) throws(ScreenError) -> LoadedPlugin {
    try loadOthers(request.otherPlugins)
    let file = try Self.file(for: request.plugin)
    if let loaded = loaded(from: file) { return loaded }
    return try load(file)
  }

  /// The plugin that was loaded from a file, whatever way leads there: a dependency is loaded by its path without links.
  private func loaded(from file: String) -> LoadedPlugin? {
    loader.plugins.first { PluginLoader.isSameFile($0.path, file) }
  }

  /// Reloads a plugin from its file, or loads it. The new build gets the state of the old one, or else that in `keptState`.
  ///
  /// - Parameters:
  ///   - plugin: the loaded build; nil when it could not be loaded. Set to nil when the new build fails to load.
  ///   - path: the file.
  ///   - progress: gets a warning when the old build's `unload`, or keeping its state, failed.
  package func renew(
    _ plugin: inout LoadedPlugin?, from path: String, progress: any ScreenProgress
  ) throws(ScreenError) -> LoadedPlugin {
    guard let old = plugin else {
      let new = try load(path, copying: true)
      restoreState(of: new, progress: progress)
      return new
    }
    keepState(of: old, progress: progress)
    defer { if !loader.plugins.contains(where: { $0 === old }) { plugin = nil } }
    let new = try adding { () throws(PluginError) in
      let (new, unloading) = try loader.reload(old)
      if let error = unloading.error {
        progress.report(
          .warning(ScreenWarning("the unload of the last build failed: \(error)", about: path)))
      }
      return new
    }
    restoreState(of: new, progress: progress)
    return new
  }

  /// Loads a plugin and registers its class prefixes.
  private func adding(
    _ load: () throws(PluginError) -> LoadedPlugin
  ) throws(ScreenError) -> LoadedPlugin {
    let known = Set(loader.plugins.map(ObjectIdentifier.init))
    let loaded = work.during { Result(catching: load) }
    // Those that it depends on may have been loaded too, even if it could not be.
    for plugin in loader.plugins where !known.contains(ObjectIdentifier(plugin)) {
      plugin.whileRegistering { ICInflector.shared.addPrefixes(plugin.descriptor.prefixes) }
    }
    do throws(PluginError) {
      return try loaded.get()
    } catch {
      throw ScreenError(error)
    }
  }
}

/// The executable of this process.
package enum RunningExecutable {
  private static let link = "/proc/self/exe"
  /// The path without symbolic links. `Bundle.main` would read the whole folder of the executable.
  package static let path =
    (try? FileManager.default.destinationOfSymbolicLink(atPath: link)) ?? link
}
