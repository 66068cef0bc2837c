import CarobRuntime

/// An `id *`: where a method leaves an object that the caller does not own; null when nobody asks.
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
}
