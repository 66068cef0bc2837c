import CarobFoundation
import CarobRuntime
import Foundation

/// Paths in the form in which routes compare them.
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

  /// The parts of a path between its slashes, without empty ones.
  ///
  /// - Complexity: O(length).
  public static func components(of path: String) -> [String] {
    // By bytes: a slash with a combining mark behind it is a slash.
    path.utf8.split(separator: slash).map { String(Substring($0)) }
  }

  /// The part of a URL that routes see: its host and path, with escapes decoded. `posts://forums/10?page=2` gives
  /// `forums/10`.
  ///
  /// - Complexity: O(length).
  public static func path(of url: URL) -> String {
    let host = url.host(percentEncoded: false) ?? ""
    let path = url.path(percentEncoded: true)
    // Invalid escapes stay as written.
    return host + (path.removingPercentEncoding ?? path)
  }
}

/// The dictionary that a route's controller is made with: the parameters of the path, and the values for these keys.
public enum RoutingInfo {
  /// The key of the URL's path, before normalization.
  public static let pathKey = "ICRouterRoutingPathKey"
  /// The key of the path's parts, between its slashes.
  public static let pathComponentsKey = "ICRouterPathComponentsKey"
  /// The key of the chosen route, for its dependencies as well.
  public static let matchedRouteKey = "ICRouterMatchedRouteKey"

  private static let copy = Message<() -> DictionaryBox>("copy")

  /// The dictionary for a path and its chosen route.
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
    // The dependencies get the same dictionary, so it must not be mutable.
    return try copy(info)
  }
}
