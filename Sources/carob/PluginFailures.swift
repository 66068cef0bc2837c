import CarobPlugins
import CarobRenderers
import CarobRuntime
import InstantCocoa

/// Says whose fault it is when a screen fails: the data's or the plugin's.
struct PluginFailures {
  let plugin: LoadedPlugin
  let dataName: String?

  /// Runs what calls into the plugin. Autoreleased objects go when it is done.
  func reporting<Result>(_ body: () throws -> Result) throws(CommandError) -> Result {
    do {
      return try autoreleasePool { try body() }
    } catch let error as CommandError {
      throw error
    } catch {
      throw commandError(for: error)
    }
  }

  private func commandError(for error: any Error) -> CommandError {
    if let dataName, let cause = Self.mappingError(in: error) {
      return CommandError(cause, in: dataName)
    }
    let (sentence, advice) = error.words
    return CommandError(
      .badPlugin, "\(plugin.path): \(sentence)", advice: advice ?? "correct the plugin")
  }

  /// The error for a fetch that failed: the network's fault, the data's, or the plugin's.
  func fetchError(_ error: any Error) -> CommandError {
    CommandError(fetching: dataName ?? plugin.path, error) ?? commandError(for: error)
  }

  /// The error of the data beneath the errors of those who asked for it.
  private static func mappingError(in error: any Error) -> MappingError? {
    if let error = error as? MappingError { return error }
    return (error as? any CarobError)?.underlying.flatMap(mappingError)
  }
}
