import CarobRuntime

/// A length from a delegate that a flow layout cannot use. The layout used its own instead.
public struct LayoutDiagnostic: Hashable, Sendable, CustomStringConvertible {
  /// The class of the delegate.
  public let delegate: RuntimeClass
  /// The message that asked for the length.
  public let selector: Selector
  /// The delegate's answer.
  public let given: String
  /// The length that the layout used.
  public let used: String

  /// One line for people, with the delegate, the message and both lengths.
  public var description: String {
    "-[\(delegate) \(selector)] gave \(given), which cannot be laid out; \(used) is used instead"
  }
}
