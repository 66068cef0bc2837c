/// A `char *` as an argument or result, borrowed from the caller; null for none.
public struct CString: MessageValue {
  /// The bytes, ended by NUL.
  public let pointer: UnsafePointer<CChar>?

  /// Wraps a pointer.
  ///
  /// - Safety: it must be null or point at bytes that end with NUL and last for the call.
  public init(pointer: UnsafePointer<CChar>?) { self.pointer = pointer }

  /// The encoding of this type.
  public static var typeEncoding: TypeEncoding { .cString }

  /// The C value; see `MessageValue`.
  public func cValue() -> UnsafeMutableRawPointer? { UnsafeMutableRawPointer(mutating: pointer) }

  /// The value of an argument; see `MessageValue`.
  public static func argument(_ value: UnsafeMutableRawPointer?) throws(MessageError) -> CString {
    // SAFETY: by the method's encoding the argument is a C string.
    CString(pointer: value.map { UnsafePointer($0.assumingMemoryBound(to: CChar.self)) })
  }
}

/// A pointer as an argument or result, to memory that its method's documentation describes.
public struct Pointer: MessageValue {
  /// The address.
  public let address: UnsafeMutableRawPointer?

  /// Wraps an address.
  public init(_ address: UnsafeMutableRawPointer?) { self.address = address }

  /// The encoding of this type.
  public static var typeEncoding: TypeEncoding { .pointer(.void) }

  /// The C value; see `MessageValue`.
  public func cValue() -> UnsafeMutableRawPointer? { address }

  /// The value of an argument; see `MessageValue`.
  public static func argument(_ value: UnsafeMutableRawPointer?) throws(MessageError) -> Pointer {
    Pointer(value)
  }
}
