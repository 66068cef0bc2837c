import CarobLibc
import CarobPlugins
import CarobRuntime
import Foundation

/// What a screen is to show, and where it comes from.
package enum ScreenData {
  /// The rows of a file, at hand.
  case rows(DataFile)
  /// Something to be fetched.
  case remote(RemoteData)

  /// Finds the data of the request, else what the plugin names; nil when neither says anything.
  package static func data(
    for plugin: LoadedPlugin, _ request: ScreenRequest
  ) throws(ScreenError) -> ScreenData? {
    let keyPath = request.keyPath ?? plugin.descriptor.keyPath
    let request = requestToFetch(for: plugin, request)
    if let remote = try RemoteData(request, keyPath: keyPath) { return .remote(remote) }
    return try DataFile(for: plugin, request, keyPath: keyPath).map(ScreenData.rows)
  }

  /// The same request, with the URL of the file for a state that only data has that is fetched.
  private static func requestToFetch(
    for plugin: LoadedPlugin, _ request: ScreenRequest
  ) -> ScreenRequest {
    guard let state = request.state, state != .empty, let file = file(for: plugin, request) else {
      return request
    }
    var request = request
    request.data = URL(fileURLWithPath: StartFolder.path(of: file)).absoluteString
    return request
  }

  /// The file that the data is read from; nil when it is none, or nobody says which.
  ///
  /// - Parameter plugin: says it when the request does not; nil when it is not loaded yet.
  package static func file(for plugin: LoadedPlugin?, _ request: ScreenRequest) -> String? {
    guard let data = request.data else {
      return plugin.flatMap { plugin in plugin.descriptor.data.flatMap(plugin.resource(named:)) }
    }
    return data == "-" || (try? DataURL(of: request)) != nil ? nil : data
  }

  /// What errors and warnings call it.
  var name: String {
    switch self {
    case .rows(let file): file.name
    case .remote(let remote): remote.name
    }
  }
}
