/// An error that a plugin raised with `carob_raise`.
public struct RaisedError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The plugin's own words.
  public let description: String

  /// Wraps a message.
  public init(_ message: String) { description = message }
}
