import CarobRuntime

/// An `id *`, such as an `NSError **`: the place for an object that the caller does not own; null
/// if the caller does not want it.
struct ObjectPointer: MessageValue {
  private let address: UnsafeMutableRawPointer?

  /// The encoding of this type: `^@`.
  static var typeEncoding: TypeEncoding { .pointer(.object(className: nil, protocols: [])) }

  func cValue() -> UnsafeMutableRawPointer? { address }

  static func argument(_ value: UnsafeMutableRawPointer?) throws(MessageError) -> Self {
    Self(address: value)
  }

  /// Leaves an object.
  func store(_ object: Object?) {
    // SAFETY: the method's contract is a place for an object that is not owned.
    address?.storeBytes(of: object?.autoreleased().id, as: UnsafeMutableRawPointer?.self)
  }

  /// Runs a body that may fail.
  ///
  /// - Returns: nil when it failed; then the caller gets the error.
  func catching<Result>(_ body: () throws -> Result) -> Result? {
    do {
      return try body()
    } catch {
      store(ErrorBox.of(error))
      return nil
    }
  }

  /// Runs a body without a result, and returns whether it succeeded.
  func succeeds(_ body: () throws -> Void) -> Bool { catching(body) != nil }
}
