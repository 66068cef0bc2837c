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
