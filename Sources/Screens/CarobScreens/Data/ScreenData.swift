import CarobLibc
import CarobPlugins
import CarobRuntime
import Foundation

/// The data of a screen, from a file or a URL.
package enum ScreenData {
  /// Rows that were read from a file.
  case rows(DataFile)
  /// Data to fetch from a URL.
  case remote(RemoteData)

  /// Finds the request's data, or else the plugin's own; nil when there is neither.
  package static func data(
    for plugin: LoadedPlugin, _ request: ScreenRequest
  ) throws(ScreenError) -> ScreenData? {
    let keyPath = request.keyPath ?? plugin.descriptor.keyPath
    let request = requestToFetch(for: plugin, request)
    if let remote = try RemoteData(request, keyPath: keyPath) { return .remote(remote) }
    return try DataFile(for: plugin, request, keyPath: keyPath).map(ScreenData.rows)
  }

  /// Returns the request, with the file as a URL when the requested state exists only for fetched data.
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

  /// Returns the path of the data file; nil for a URL, standard input, or no data.
  ///
  /// - Parameter plugin: names the file when the request does not; nil when it is not loaded yet.
  package static func file(for plugin: LoadedPlugin?, _ request: ScreenRequest) -> String? {
    guard let data = request.data else {
      return plugin.flatMap { plugin in plugin.descriptor.data.flatMap(plugin.resource(named:)) }
    }
    return data == "-" || (try? DataURL(of: request)) != nil ? nil : data
  }

  /// The name of the data in errors and warnings.
  var name: String {
    switch self {
    case .rows(let file): file.name
    case .remote(let remote): remote.name
    }
  }
}
