/// The error of a string that is no type encoding, or not one of a method.
public struct EncodingError: CarobError, Hashable {
  /// A kind of error. More may be added.
  public struct Code: Hashable, Sendable {
    let rawValue: String

    /// The string ends, or a bracket closes, where a type is needed.
    public static let missingType = Code(rawValue: "missingType")
    /// A character that begins no type.
    public static let unknownType = Code(rawValue: "unknownType")
    /// A bracket or quotation mark that is not closed.
    public static let neverClosed = Code(rawValue: "neverClosed")
    /// Text behind the end.
    public static let trailingCharacters = Code(rawValue: "trailingCharacters")
    /// An array without a count or a bit-field without a width.
    public static let missingNumber = Code(rawValue: "missingNumber")
    /// A number that does not fit, or a bit-field wider than its type.
    public static let numberTooLarge = Code(rawValue: "numberTooLarge")
    /// A name that is empty, or has a character that names cannot have.
    public static let invalidName = Code(rawValue: "invalidName")
    /// A structure that names some of its fields only.
    public static let missingName = Code(rawValue: "missingName")
    /// A type in a place where it cannot be, such as a void argument.
    public static let misplacedType = Code(rawValue: "misplacedType")
    /// A method without receiver or selector.
    public static let notMethod = Code(rawValue: "notMethod")
    /// A block's signature that does not take the block.
    public static let notBlock = Code(rawValue: "notBlock")
    /// Text that is longer, or nested deeper, than the limit.
    public static let tooLarge = Code(rawValue: "tooLarge")
  }

  /// The kind of the error.
  public let code: Code
  /// The whole string.
  public let encoding: String
  /// The offset of the mistake, in bytes of UTF-8.
  public let offset: Int
  /// The mistake, as the end of a sentence.
  public let reason: String

  private init(_ code: Code, _ encoding: String, at offset: Int, _ reason: String) {
    self.code = code
    self.encoding = encoding
    self.offset = offset
    self.reason = reason
  }

  /// `NSInvalidArgumentException`.
  public var exceptionName: String? { "NSInvalidArgumentException" }

  /// `type encoding "v@:{" is malformed at offset 3: "{" is never closed`.
  ///
  /// One line, regardless of the string. Of a long encoding only the part around the offset is shown.
  public var sentence: String {
    "type encoding \"\(excerpt)\" is malformed at offset \(offset): \(reason)"
  }

  static func missingType(_ encoding: String, at offset: Int) -> Self {
    Self(.missingType, encoding, at: offset, "it ends where a type is needed")
  }

  static func missingType(_ encoding: String, at offset: Int, before closing: UInt8) -> Self {
    Self(.missingType, encoding, at: offset, "a type is needed before \(quoted(closing))")
  }

  static func unknownType(_ encoding: String, at offset: Int, _ byte: UInt8) -> Self {
    Self(.unknownType, encoding, at: offset, "\(quoted(byte)) begins no type")
  }

  static func neverClosed(_ encoding: String, at offset: Int, _ opening: UInt8) -> Self {
    Self(.neverClosed, encoding, at: offset, "\(quoted(opening)) is never closed")
  }

  /// - Parameter whole: the thing that has ended before, such as `the type`.
  static func trailing(_ encoding: String, at offset: Int, after whole: String) -> Self {
    Self(.trailingCharacters, encoding, at: offset, "\(whole) has ended before")
  }

  /// - Parameter owner: the type that needs the number, such as `an array`.
  static func missingNumber(_ encoding: String, at offset: Int, of owner: String) -> Self {
    Self(.missingNumber, encoding, at: offset, "\(owner) needs a number here")
  }

  static func numberTooLarge(_ encoding: String, at offset: Int) -> Self {
    Self(.numberTooLarge, encoding, at: offset, "the number is too large")
  }

  static func bitFieldTooWide(
    _ encoding: String, at offset: Int, width: Int, widest: Int
  ) -> Self {
    Self(
      .numberTooLarge, encoding, at: offset,
      "a bit-field of \(width) bits is wider than its type, which has \(widest)")
  }

  static func emptyName(_ encoding: String, at offset: Int) -> Self {
    Self(.invalidName, encoding, at: offset, "a name is empty")
  }

  static func invalidName(_ encoding: String, at offset: Int, _ byte: UInt8) -> Self {
    Self(.invalidName, encoding, at: offset, "a name may not contain \(quoted(byte))")
  }

  static func missingName(_ encoding: String, at offset: Int) -> Self {
    Self(.missingName, encoding, at: offset, "only some of the fields have names")
  }

  /// - Parameters:
  ///   - type: the type found there, such as `void`.
  ///   - place: the place where it cannot be, such as `an argument`.
  static func misplaced(
    _ encoding: String, at offset: Int, _ type: String, as place: String
  ) -> Self {
    Self(.misplacedType, encoding, at: offset, "\(place) cannot be \(type)")
  }

  static func notComplex(_ encoding: String, at offset: Int) -> Self {
    Self(.misplacedType, encoding, at: offset, "\"j\" needs the type of a number")
  }

  static func noReceiver(_ encoding: String, at offset: Int) -> Self {
    Self(.notMethod, encoding, at: offset, "the receiver must be \"@\" or \"#\"")
  }

  static func noSelector(_ encoding: String, at offset: Int) -> Self {
    Self(.notMethod, encoding, at: offset, "the argument after the receiver must be \":\"")
  }

  static func noBlock(_ encoding: String, at offset: Int) -> Self {
    Self(.notBlock, encoding, at: offset, "the first argument of a block must be \"@?\"")
  }

  static func tooDeep(_ encoding: String, at offset: Int, limit: Int) -> Self {
    Self(.tooLarge, encoding, at: offset, "types are nested more than \(limit) levels deep")
  }

  static func tooLong(_ encoding: String, limit: Int) -> Self {
    Self(.tooLarge, encoding, at: limit, "it is longer than \(limit) bytes")
  }

  private static func quoted(_ byte: UInt8) -> String {
    byte < 0x80
      ? "\"\(String(Unicode.Scalar(byte)).onOneLine)\""
      : "byte 0x" + String(byte, radix: 16, uppercase: true)
  }

  /// The encoding, or up to 60 bytes before and after the offset, on one line.
  private var excerpt: String {
    let bytes = encoding.utf8
    guard bytes.count > 160 else { return encoding.onOneLine }
    let first = max(offset - 60, 0)
    let end = min(offset + 60, bytes.count)
    let part = String(decoding: bytes.dropFirst(first).prefix(end - first), as: UTF8.self)
    return (first > 0 ? "…" : "") + part.onOneLine + (end < bytes.count ? "…" : "")
  }
}
