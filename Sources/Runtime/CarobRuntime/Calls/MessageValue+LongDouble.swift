#if arch(x86_64)
extension Float80: MessageValue {
  /// The encoding of this type: C's `long double`.
  @inlinable public static var typeEncoding: TypeEncoding { .longDouble }
  /// The passing kind.
  @inlinable public static var passingKind: PassingKind { .compound }
  // A value that is no word is never passed as one.
  /// The value in a register; see `MessageValue`.
  @inlinable public static func word(_ value: Float80) -> UInt { 0 }
  /// The value of a register; see `MessageValue`.
  @inlinable public static func value(word: UInt) -> Float80 { 0 }
}
#endif
