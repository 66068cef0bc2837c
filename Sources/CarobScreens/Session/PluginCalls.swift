import CarobPlugins
import CarobRuntime
import InstantCocoa
import InstantCocoaRemote

/// Runs what calls into a plugin, and says whose fault it is when that fails: the data's or the plugin's.
struct PluginCalls {
  let plugin: LoadedPlugin
  let naming: ScreenRequest.Naming
  let warnings: ScreenWarnings
  /// Where the plugin's requests count.
  let work: PendingWork

  /// Runs `body`. Autoreleased objects go when it is done.
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
      .badPlugin, "\(plugin.path): \(sentence)", advice: advice ?? "correct the plugin")
  }

  /// The error for a fetch that failed: the network's fault, the data's, or the plugin's.
  func fetchError(_ error: any Error) -> ScreenError {
    ScreenError(fetching: warnings.dataName ?? plugin.path, error, naming: naming)
      ?? screenError(for: error)
  }

  /// The error of the data beneath the errors of those who asked for it.
  private static func mappingError(in error: any Error) -> MappingError? {
    if let error = error as? MappingError { return error }
    return (error as? any CarobError)?.underlying.flatMap(mappingError)
  }
}
