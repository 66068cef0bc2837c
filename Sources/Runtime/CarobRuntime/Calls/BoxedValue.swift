import CCarob

/// A Swift value that is passed as an object, and read from such an object.
public protocol BoxedValue: ObjectMessageValue {
  /// The class of the object.
  associatedtype Box: Object

  /// An object of the value.
  func boxed() -> Box

  /// The value of an object.
  ///
  /// - Throws: `MessageError` when the object holds another type.
  static func unboxed(_ box: Box) throws(MessageError) -> Self
}

extension BoxedValue {
  /// The encoding of this type.
  public static var typeEncoding: TypeEncoding { .anyObject }

  /// The C value; see `MessageValue`.
  @inlinable public func cValue() -> UnsafeMutableRawPointer? { boxed().autoreleased().id }

  /// The C value as a result; see `MessageValue`.
  @inlinable public func cResult(owned: Bool) -> UnsafeMutableRawPointer? {
    boxed().cResult(owned: owned)
  }

  /// The value of an argument; see `MessageValue`.
  @inlinable public static func argument(_ value: UnsafeMutableRawPointer?) throws(MessageError)
    -> Self
  {
    try unboxed(Box.argument(value))
  }

  /// The value of a result; see `MessageValue`.
  @inlinable public static func result(
    _ value: UnsafeMutableRawPointer?, owned: Bool
  ) throws(MessageError) -> Self {
    try unboxed(Box.result(value, owned: owned))
  }
}
