import CarobPlugins
import CarobRenderers
import CarobRuntime
import Foundation
import InstantCocoa
import InstantCocoaRemote

/// A process that plugins can be loaded into: it has the classes of Instant Cocoa, also those
/// for remote data.
struct PluginHost {
  private let loader = PluginLoader()

  /// Registers the classes that plugins look up by name.
  init() {
    InstantCocoaClasses.register()
    InstantCocoaRemoteClasses.register()
  }

  /// The file that a plugin would be loaded from.
  ///
  /// - Parameter plugin: a path, or a name on the search path.
  func file(for plugin: String) throws(CommandError) -> String {
    let searchPath = PluginSearchPath(
      environment: ProcessInfo.processInfo.environment, executable: RunningExecutable.path)
    do throws(PluginError) {
      let path = try searchPath.file(for: plugin)
      // The loader takes it for a file of the working directory, and says so.
      return path.contains("/") ? path : "./" + path
    } catch {
      throw CommandError(error)
    }
  }

  /// Finds and loads a plugin, and makes its class prefixes known.
  ///
  /// - Parameters:
  ///   - plugin: a path, or a name on the search path.
  ///   - copying: whether its file may be written over while it is loaded.
  func load(_ plugin: String, copying: Bool = false) throws(CommandError) -> LoadedPlugin {
    let file = try file(for: plugin)
    do throws(PluginError) {
      return addingPrefixes(of: try loader.load(path: file, copying: copying))
    } catch {
      throw CommandError(error)
    }
  }

  /// Loads a plugin's file as it is now, in the place of the plugin that was loaded from it.
  ///
  /// - Parameters:
  ///   - plugin: nil when the last build could not be loaded; becomes nil when this one's `load` fails.
  ///   - path: the file.
  func renew(_ plugin: inout LoadedPlugin?, _ path: String) throws(CommandError) -> LoadedPlugin {
    guard let old = plugin else { return try load(path, copying: true) }
    do throws(PluginError) {
      let (new, unloading) = try loader.reload(old)
      if let error = unloading.error {
        Output.complain(
          "warning: \(path): the unload of the last build failed: \(error)", as: .warning)
      }
      return addingPrefixes(of: new)
    } catch {
      if !loader.plugins.contains(where: { $0 === old }) { plugin = nil }
      throw CommandError(error)
    }
  }

  private func addingPrefixes(of plugin: LoadedPlugin) -> LoadedPlugin {
    plugin.whileRegistering { ICInflector.shared.addPrefixes(plugin.descriptor.prefixes) }
    return plugin
  }
}
