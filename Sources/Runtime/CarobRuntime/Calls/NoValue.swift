/// Stands for an argument or a result that a message does not have, so that one body serves every number of arguments.
///
/// It takes no room and its kind is `void`, so a site with two arguments and two of these is a site of two arguments.
@usableFromInline struct NoValue: MessageValue, BitwiseCopyable {
  @inlinable init() {}
  @usableFromInline static var typeEncoding: TypeEncoding { .void }
  @inlinable static var passingKind: PassingKind { .void }
  @inlinable static func word(_ value: NoValue) -> UInt { 0 }
  @inlinable static func value(word: UInt) -> NoValue { NoValue() }
}
