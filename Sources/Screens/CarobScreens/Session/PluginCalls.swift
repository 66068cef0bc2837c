import CarobPlugins
import CarobRuntime
import InstantCocoa
import InstantCocoaRemote

/// Calls into a plugin, and says whose fault a failure is: the data's, the network's or the plugin's.
struct PluginCalls {
  let plugin: LoadedPlugin
  let naming: ScreenRequest.Naming
  let warnings: ScreenWarnings
  /// Keeps track of the requests that the plugin starts.
  let work: PendingWork

  /// Runs `body` in an autorelease pool, and makes a `ScreenError` of what it throws.
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

  /// The error for a fetch that failed: the network's fault, the data's, or the plugin's.
  func fetchError(_ error: any Error) -> ScreenError {
    // Nil when neither the network nor the data is to blame.
    ScreenError(fetching: warnings.dataName ?? plugin.path, error, naming: naming)
      ?? screenError(for: error)
  }

  /// The error of the data among an error and those beneath it.
  private static func mappingError(in error: any Error) -> MappingError? {
    if let error = error as? MappingError { return error }
    return (error as? any CarobError)?.underlying.flatMap(mappingError)
  }
}
