import CarobRuntime

extension ObjectiveCException {
  /// An exception of a name and a reason.
  init(_ name: String, _ reason: String) { self.init(NSException(name: name, reason: reason)) }

  /// An `NSInvalidArgumentException`.
  package static func invalidArgument(_ reason: String) -> Self {
    Self("NSInvalidArgumentException", reason)
  }

  /// An `NSInternalInconsistencyException`.
  package static func inconsistency(_ reason: String) -> Self {
    Self("NSInternalInconsistencyException", reason)
  }

  /// An `NSRangeException`.
  static func outOfRange(_ reason: String) -> Self { Self("NSRangeException", reason) }
}
