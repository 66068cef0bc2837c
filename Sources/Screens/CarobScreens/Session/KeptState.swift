import CarobPlugins
import Foundation

/// The state of a plugin between two builds, for commands that show the next one.
package struct KeptState: Codable, Equatable, Sendable {
  /// The identifier of the plugin. Another one does not get the state.
  let identifier: String
  /// A property list.
  let data: Data
}

extension PluginHost {
  /// Asks a plugin for its state, and keeps it for the next build. What was kept before stays when that fails.
  ///
  /// - Parameter progress: gets a warning when that fails; nil to log it.
  package func keepState(of plugin: LoadedPlugin, progress: (any ScreenProgress)? = nil) {
    warning(about: plugin, progress) { () throws(PluginError) in
      keptState = try plugin.saveState().map {
        KeptState(identifier: plugin.descriptor.identifier, data: $0)
      }
    }
  }

  /// Gives a plugin the state that its last build has saved, if there is any.
  ///
  /// - Parameter progress: gets a warning when that fails; nil to log it.
  package func restoreState(of plugin: LoadedPlugin, progress: (any ScreenProgress)? = nil) {
    guard let state = keptState, state.identifier == plugin.descriptor.identifier else { return }
    warning(about: plugin, progress) { () throws(PluginError) in
      try plugin.loadState(state.data)
    }
  }

  private func warning(
    about plugin: LoadedPlugin, _ progress: (any ScreenProgress)?,
    _ body: () throws(PluginError) -> Void
  ) {
    do throws(PluginError) {
      try body()
    } catch {
      (progress ?? LoggedProgress()).report(
        .warning(ScreenWarning(error.fault, about: plugin.path)))
    }
  }
}
