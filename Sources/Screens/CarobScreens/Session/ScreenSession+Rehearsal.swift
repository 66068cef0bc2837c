import CarobPlugins
import CarobRenderers
import CarobRuntime
import CarobUIKit
import InstantCocoaRemote

extension ScreenSession {
  /// Returns the warnings that showing a plugin's screen would give. Sends no requests: a screen
  /// that waits for one is read as it is.
  ///
  /// - Parameters:
  ///   - rows: the most rows to read.
  ///   - see: gets what the screen shows.
  /// - Throws: `ScreenError` when the plugin fails.
  /// - Complexity: as for reading the rows.
  package static func rehearse(
    _ request: ScreenRequest, of plugin: LoadedPlugin, in host: PluginHost, rows: Int,
    see: (ScreenSnapshot) -> Void = { _ in }
  ) throws(ScreenError) -> [ScreenWarning] {
    let progress = RehearsalProgress()
    let outcome = ICRequestManager.suppressingRequests {
      Result { () throws(ScreenError) in
        let session = try ScreenSession(
          request, of: plugin, data: ScreenData.data(for: plugin, request), in: host,
          progress: progress)
        let count = try session.calls.reporting { try session.top.view().firstList?.count ?? 0 }
        see(try session.snapshot(rows: count > rows ? 0..<rows : nil))
      }
    }
    if case .failure(let error) = outcome, error.code != .cancelled { throw error }
    return progress.warnings.withLock { $0 }
  }
}

/// Keeps the warnings, and cancels every wait.
private final class RehearsalProgress: ScreenProgress {
  let warnings = Locked<[ScreenWarning]>([])

  func report(_ event: ScreenEvent) {
    if case .warning(let warning) = event { warnings.withLock { $0.append(warning) } }
  }

  var isCancelled: Bool { true }
}
