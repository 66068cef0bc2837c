import CarobRuntime

extension ObjectiveCException {
  /// An `NSInvalidArgumentException`.
  package static func invalidArgument(_ reason: String) -> Self {
    Self(ExceptionBox(name: "NSInvalidArgumentException", reason: reason))
  }

  /// An `NSInternalInconsistencyException`.
  static func inconsistency(_ reason: String) -> Self {
    Self(ExceptionBox(name: "NSInternalInconsistencyException", reason: reason))
  }
}
