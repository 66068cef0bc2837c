/// An error that a plugin raised with `carob_raise`.
public struct RaisedError: CarobError, Hashable {
  /// The plugin's own words.
  public let sentence: String

  /// Wraps a message.
  public init(_ message: String) { sentence = message }
}
