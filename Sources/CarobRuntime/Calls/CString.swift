/// A `char *` as an argument or result, borrowed from whoever passes it; null for none.
public struct CString: MessageValue {
  /// The bytes, ended by NUL.
  public let pointer: UnsafePointer<CChar>?

  /// Wraps a pointer.
  ///
  /// - Safety: it must be null or point at bytes that end with NUL and last for the call.
  public init(pointer: UnsafePointer<CChar>?) { self.pointer = pointer }

  public static var typeEncoding: TypeEncoding { .cString }

  public func cValue() -> UnsafeMutableRawPointer? { UnsafeMutableRawPointer(mutating: pointer) }

  public static func argument(_ value: UnsafeMutableRawPointer?) throws(MessageError) -> CString {
    // SAFETY: the method's encoding says that the argument is a C string.
    CString(pointer: value.map { UnsafePointer($0.assumingMemoryBound(to: CChar.self)) })
  }
}

/// A pointer as an argument or result, to memory that its method's documentation describes.
public struct Pointer: MessageValue {
  /// The address.
  public let address: UnsafeMutableRawPointer?

  /// Wraps an address.
  public init(_ address: UnsafeMutableRawPointer?) { self.address = address }

  public static var typeEncoding: TypeEncoding { .pointer(.void) }

  public func cValue() -> UnsafeMutableRawPointer? { address }

  public static func argument(_ value: UnsafeMutableRawPointer?) throws(MessageError) -> Pointer {
    Pointer(value)
  }
}
