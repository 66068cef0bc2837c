import CarobFoundation
import CarobRuntime
import Foundation

/// Paths as routes compare them.
public enum RoutePath {
  private static let slash = UInt8(ascii: "/")

  /// A path with exactly one slash at either end and between its parts: `path//multipart` becomes
  /// `/path/multipart/`. An empty path stays empty; `.` and `..` are parts like others.
  ///
  /// - Complexity: O(length).
  public static func normalized(_ path: String) -> String {
    if path.isEmpty { return "" }
    return "/" + components(of: path).map { $0 + "/" }.joined()
  }

  /// What is between the slashes of a path, without empty parts.
  ///
  /// - Complexity: O(length).
  public static func components(of path: String) -> [String] {
    // By bytes: a slash with a combining mark behind it is a slash.
    path.utf8.split(separator: slash).map { String(Substring($0)) }
  }

  /// What routes see of a URL: its host and its path, with escapes decoded. `posts://forums/10?page=2` gives
  /// `forums/10`.
  ///
  /// - Complexity: O(length).
  public static func path(of url: URL) -> String {
    let host = url.host(percentEncoded: false) ?? ""
    let path = url.path(percentEncoded: true)
    // Escapes that are no text stay as they are written.
    return host + (path.removingPercentEncoding ?? path)
  }
}

/// What a controller learns when it is made for a route: the parameters of the path, and these.
public enum RoutingInfo {
  /// The key of the URL's path, as it was before it was normalised.
  public static let pathKey = "ICRouterRoutingPathKey"
  /// The key of the parts of that path, between its slashes.
  public static let pathComponentsKey = "ICRouterPathComponentsKey"
  /// The key of the route that was chosen, for the routes that it depends on as well.
  public static let matchedRouteKey = "ICRouterMatchedRouteKey"

  private static let copy = Message<() -> DictionaryBox>("copy")

  /// The dictionary for a path and the route that was chosen for it.
  static func dictionary(
    for path: String, _ route: Object
  ) throws(MessageError) -> DictionaryBox {
    let parameters = try RouteMatcherMessages.parameters(forPath: path, by: route)
    let info = MutableDictionaryBox([
      pathKey: StringBox(path),
      pathComponentsKey: ArrayBox(RoutePath.components(of: path).map { StringBox($0) }),
      matchedRouteKey: route,
    ])
    for key in parameters.keys where info.object(forKey: key) == nil {
      try info.setObject(parameters.object(forKey: key), forKey: key)
    }
    // The routes that it depends on get the same: nobody is to change it.
    return try copy(info)
  }
}
