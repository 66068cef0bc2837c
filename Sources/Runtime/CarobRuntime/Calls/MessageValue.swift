/// A Swift type that can be an argument or result of a message.
///
/// `CValue` is the C type that the encoding names. Arguments are borrowed. An object result is owned by
/// the caller when the selector's family says so, else autoreleased.
public protocol MessageValue {
  /// The C type.
  associatedtype CValue: BitwiseCopyable

  /// The type's letter or letters in the `@encode` grammar.
  static var typeEncoding: TypeEncoding { get }

  /// The type as declared properties, methods and blocks state it: the encoding, with the class's name where it is
  /// known, as in `@"NSString"`. How a value travels does not depend on the name.
  static var propertyEncoding: String { get }

  /// The kind of `typeEncoding`; a constant where possible, which saves parsing.
  static var passingKind: PassingKind { get }

  /// The C value, which is good at least until the innermost autorelease pool is drained, or as long
  /// as this object.
  func cValue() -> CValue

  /// The C value as a result; `owned` when the caller is to get a reference.
  func cResult(owned: Bool) -> CValue

  /// The Swift value of an argument.
  ///
  /// - Throws: `MessageError` when there is none, such as for nil where an object is needed.
  static func argument(_ value: CValue) throws(MessageError) -> Self

  /// A type of the same layout whose values retain nothing; for types that are no objects, the type itself.
  associatedtype Borrowed

  /// The value of an argument for the time of a call, during which the caller keeps it alive.
  ///
  /// - Throws: as `argument(_:)`.
  static func borrowedArgument(_ value: CValue) throws(MessageError) -> Borrowed

  /// The Swift value of a result; `owned` when this call got a reference.
  static func result(_ value: CValue, owned: Bool) throws(MessageError) -> Self

  /// The value in a register: a word, widened by its signedness, or the bits of a floating-point number. Not
  /// called for values of other kinds.
  static func word(_ value: CValue) -> UInt

  /// The value that is in a register.
  static func value(word: UInt) -> CValue
}

extension TypeEncoding {
  /// Whether values are objects with a reference count. Classes have none, and blocks count their own.
  @usableFromInline var isObject: Bool {
    switch unqualified {
    case .object: true
    default: false
    }
  }
}

extension TypeEncoding {
  /// Whether values are blocks.
  var isBlock: Bool {
    if case .block = unqualified { true } else { false }
  }
}

extension MessageValue {
  /// Whether values are objects, which selectors of some families hand over with a reference.
  @usableFromInline static var isObject: Bool { typeEncoding.isObject }

  /// The kind of the encoding.
  public static var passingKind: PassingKind { PassingKind(typeEncoding) }

  /// The C value as a result; see `MessageValue`.
  @inlinable public func cResult(owned: Bool) -> CValue { cValue() }

  /// The value of a result; see `MessageValue`.
  @inlinable public static func result(_ value: CValue, owned: Bool) throws(MessageError) -> Self {
    try argument(value)
  }
}

extension MessageValue where Borrowed == Self {
  /// The value of an argument; see `MessageValue`.
  @inlinable @inline(__always)
  public static func borrowedArgument(_ value: CValue) throws(MessageError) -> Self {
    try argument(value)
  }
}

extension MessageValue {
  /// The value of a message's result. Its errors name the selector and the receiver.
  @inlinable @inline(__always)
  static func result(
    _ value: CValue, of selector: Selector, by receiver: Object
  ) throws(MessageError) -> Self {
    do throws(MessageError) {
      return try result(value, owned: selector.returnsOwned)
    } catch {
      throw error.placed(inResultOf: receiver, selector)
    }
  }
}
