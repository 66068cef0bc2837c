import CarobPlugins
import CarobRuntime
import InstantCocoa
import InstantCocoaRemote

/// Calls a plugin, and attributes errors to the data, the network or the plugin.
struct PluginCalls {
  let plugin: LoadedPlugin
  let naming: ScreenRequest.Naming
  let warnings: ScreenWarnings
  /// Counts the requests that the plugin starts.
  let work: PendingWork

  /// Runs `body` in an autorelease pool, and converts its errors to `ScreenError`.
  func reporting<Result>(_ body: () throws -> Result) throws(ScreenError) -> Result {
    do {
      return try autoreleasePool { try work.during { try warnings.reporting(body) } }
    } catch {
      throw screenError(for: error)
    }
  }

  private func screenError(for error: any Error) -> ScreenError {
    if let error = error as? ScreenError { return error }
    if let name = warnings.dataName, let cause = Self.mappingError(in: error) {
      return ScreenError(cause, in: name, naming: naming)
    }
    let (sentence, advice) = error.words
    return ScreenError(
      .badPlugin, at: plugin.path, sentence, advice: advice ?? "correct the plugin")
  }

  /// Returns the error for a failed fetch: unavailable, bad data or a bad plugin.
  func fetchError(_ error: any Error) -> ScreenError {
    // Nil when neither the network nor the data caused the error.
    ScreenError(fetching: warnings.dataName ?? plugin.path, error, naming: naming)
      ?? screenError(for: error)
  }

  /// Returns the mapping error among an error and its underlying errors.
  private static func mappingError(in error: any Error) -> MappingError? {
    if let error = error as? MappingError { return error }
    return (error as? any CarobError)?.underlying.flatMap(mappingError)
  }
}
