import CarobRuntime

/// A length that a delegate gave a flow layout and that cannot be one, so that the layout's own was
/// used.
public struct LayoutDiagnostic: Hashable, Sendable, CustomStringConvertible {
  /// The class that was asked.
  public let delegate: RuntimeClass
  /// What was sent.
  public let selector: Selector
  /// What it gave.
  public let given: String
  /// What was used instead.
  public let used: String

  /// What to tell a person, in one line.
  public var description: String {
    "-[\(delegate) \(selector)] gave \(given), which cannot be laid out; \(used) is used instead"
  }
}
