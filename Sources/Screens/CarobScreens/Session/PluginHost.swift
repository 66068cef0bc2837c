import CarobPlugins
import CarobRuntime
import Foundation
import InstantCocoa
import InstantCocoaRemote

/// Where plugins are loaded for sessions: it has the classes of Instant Cocoa, also those for remote data.
/// [main-thread]
public final class PluginHost {
  /// What loads them, and unloads them when no session shows them any more.
  public let loader = PluginLoader()
  /// Where requests of its plugins count.
  let work = PendingWork()

  /// A host without plugins.
  public init() {}

  /// The file that a plugin would be loaded from.
  ///
  /// - Parameter plugin: a path, or a name on the search path.
  /// - Throws: `ScreenError` when there is none.
  package static func file(for plugin: String) throws(ScreenError) -> String {
    let searchPath = PluginSearchPath(
      environment: ProcessInfo.processInfo.environment, executable: RunningExecutable.path)
    do throws(PluginError) {
      return PluginLoader.pathWithSlash(try searchPath.file(for: plugin))
    } catch {
      throw ScreenError(error)
    }
  }

  /// Finds and loads a plugin, and makes its class prefixes known.
  ///
  /// - Parameters:
  ///   - plugin: a path, or a name on the search path.
  ///   - copying: whether its file may be written over while it is loaded.
  /// - Throws: `ScreenError`.
  package func load(
    _ plugin: String, copying: Bool = false
  ) throws(ScreenError) -> LoadedPlugin {
    let file = try Self.file(for: plugin)
    return try adding { () throws(PluginError) in try loader.load(path: file, copying: copying) }
  }

  /// The plugin of a request, which is loaded unless it is already.
  func plugin(for request: ScreenRequest) throws(ScreenError) -> LoadedPlugin {
    let file = try Self.file(for: request.plugin)
    if let loaded = loader.plugins.first(where: { $0.path == file }) { return loaded }
    return try load(file)
  }

  /// Loads a plugin's file as it is now, in the place of the plugin that was loaded from it.
  ///
  /// - Parameters:
  ///   - plugin: nil when the last build could not be loaded; becomes nil when this one's `load` fails.
  ///   - path: the file.
  ///   - progress: is told when the last build's `unload` failed.
  package func renew(
    _ plugin: inout LoadedPlugin?, _ path: String, _ progress: any ScreenProgress
  ) throws(ScreenError) -> LoadedPlugin {
    guard let old = plugin else { return try load(path, copying: true) }
    defer { if !loader.plugins.contains(where: { $0 === old }) { plugin = nil } }
    return try adding { () throws(PluginError) in
      let (new, unloading) = try loader.reload(old)
      if let error = unloading.error {
        progress.report(
          .warning(ScreenWarning("the unload of the last build failed: \(error)", about: path)))
      }
      return new
    }
  }

  /// Loads a plugin, and makes its class prefixes known.
  private func adding(
    _ load: () throws(PluginError) -> LoadedPlugin
  ) throws(ScreenError) -> LoadedPlugin {
    let loaded = work.during { Result(catching: load) }
    do throws(PluginError) {
      let plugin = try loaded.get()
      plugin.whileRegistering { ICInflector.shared.addPrefixes(plugin.descriptor.prefixes) }
      return plugin
    } catch {
      throw ScreenError(error)
    }
  }
}

/// The file that this process runs.
package enum RunningExecutable {
  /// Its path, without symbolic links; nil when the system does not tell. `Bundle.main` would read the whole directory
  /// that it is in.
  package static let path = try? FileManager.default.destinationOfSymbolicLink(
    atPath: "/proc/self/exe")
}
