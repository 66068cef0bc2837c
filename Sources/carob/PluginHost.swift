import CarobPlugins
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
      environment: ProcessInfo.processInfo.environment, executable: Bundle.main.executablePath)
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
  /// - Parameter plugin: a path, or a name on the search path.
  func load(_ plugin: String) throws(CommandError) -> LoadedPlugin {
    let path = try file(for: plugin)
    do throws(PluginError) {
      let loaded = try loader.load(path: path)
      ICInflector.shared.addPrefixes(loaded.descriptor.prefixes)
      return loaded
    } catch {
      throw CommandError(error)
    }
  }
}
