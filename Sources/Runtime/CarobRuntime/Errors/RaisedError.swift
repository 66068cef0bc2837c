/// An error that a plugin raised with `carob_raise`, or another that only has a text.
public struct RaisedError: CarobError, Hashable {
  /// The plugin's text.
  public let sentence: String
  /// Apple's name for an exception of this kind; nil for none.
  public let exceptionName: String?

  /// Wraps a message.
  public init(_ message: String, exceptionName: String? = nil) {
    sentence = message
    self.exceptionName = exceptionName
  }
}
