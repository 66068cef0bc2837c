import CarobPlugins
import CarobRenderers
import CarobRuntime
import CarobUIKit
import InstantCocoaRemote

extension ScreenSession {
  /// What showing a plugin's screen would warn of. No request is sent: a screen that waits for one is left as it is then.
  ///
  /// - Parameter rows: how many rows of it are read at most.
  /// - Throws: `ScreenError` when the plugin fails.
  /// - Complexity: as for reading the rows.
  package static func rehearse(
    _ request: ScreenRequest, of plugin: LoadedPlugin, in host: PluginHost, rows: Int
  ) throws(ScreenError) -> [ScreenWarning] {
    let progress = RehearsalProgress()
    let outcome = ICRequestManager.suppressingRequests {
      Result { () throws(ScreenError) in
        let session = try ScreenSession(
          request, of: plugin, data: ScreenData.data(for: plugin, request), in: host,
          progress: progress)
        let count = try session.calls.reporting { try session.top.view().firstList?.count ?? 0 }
        _ = try session.snapshot(rows: count > rows ? 0..<rows : nil)
      }
    }
    if case .failure(let error) = outcome, error.code != .cancelled { throw error }
    return progress.warnings.withLock { $0 }
  }
}

/// Keeps the warnings, and waits for nothing.
private final class RehearsalProgress: ScreenProgress {
  let warnings = Locked<[ScreenWarning]>([])

  func report(_ event: ScreenEvent) {
    if case .warning(let warning) = event { warnings.withLock { $0.append(warning) } }
  }

  var isCancelled: Bool { true }
}
