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
    let message = "\(plugin.path): \(error)"
    return CommandError(
      .badPlugin, message.contains("; ") ? message : "\(message); correct the plugin")
  }

  /// The error for a fetch that failed: the network's fault, the data's, or the plugin's.
  func fetchError(_ error: any Error) -> CommandError {
    CommandError(fetching: dataName ?? plugin.path, error) ?? commandError(for: error)
  }

  /// The error of the data beneath the errors of those who asked for it.
  private static func mappingError(in error: any Error) -> MappingError? {
    if let error = error as? MappingError { return error }
    let cause: (any Error)? =
      switch error {
      case let error as SnapshotError: error.underlying
      case let error as TableViewError: error.underlying
      case let error as CollectionViewError: error.underlying
      case let error as ViewControllerError: error.underlying
      case let error as MessageError: error.underlying
      default: nil
      }
    return cause.flatMap(mappingError)
  }
}
