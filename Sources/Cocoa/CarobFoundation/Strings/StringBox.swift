import CarobRuntime
import CCarob
import CarobLibc

/// A string as an object. Registered as `NSString`.
///
/// Two strings are equal when they have the same bytes, as for `isEqualToString:`. Canonical
/// equivalence, as in Swift, is not enough; for `compare:` it is.
public class StringBox: Object {
  /// The string. Only `MutableStringBox` changes it.
  public package(set) final var string = ""

  /// The bytes that `UTF8String` handed out. Freed after the object's `dealloc`, which may still ask for
  /// them.
  private let bytes = StableBytes()

  /// Boxes a string.
  public convenience init(_ string: String) {
    self.init(isa: Self.runtimeClass)
    self.string = string
  }

  /// A string of a class below `NSString`.
  convenience init(_ string: String, isa: RuntimeClass) {
    self.init(isa: isa)
    self.string = string
  }

  /// Sets the text, for an `-init…`.
  ///
  /// - Throws: `RegistrationError` for a literal, whose text is constant.
  package final func initialize(_ text: String) throws(RegistrationError) -> StringBox {
    try checkIsNoLiteral()
    string = text
    return self
  }

  /// A string of the receiving class, which may be the mutable one or a plugin's.
  package static func make(_ cls: ClassObject, _ text: String) throws -> StringBox {
    let made = try cls.makeInstance(as: StringBox.self)
    made.string = text
    return made
  }

  /// The name of this class in the runtime.
  public override class var runtimeName: String { "NSString" }

  /// The string as UTF-8 that ends with NUL; a NUL in the string ends it early.
  ///
  /// - Safety: it lasts as long as this object.
  public var utf8: UnsafePointer<CChar> {
    // SAFETY: `strdup` gave characters.
    bytes.address { strdup(string).map(UnsafeMutableRawPointer.init) }
      .assumingMemoryBound(to: CChar.self)
  }

  /// The first character as a new string; nil for an empty string.
  final var firstCharacter: StringBox? {
    var bytes = string.utf8.makeIterator()
    guard let first = bytes.next() else { return nil }
    let second = bytes.next() ?? 0
    // If both are ASCII, the second begins a new character, unless they are the CR and LF of a line's end.
    if first < 0x80, second < 0x80, first != UInt8(ascii: "\r") {
      return SmallStrings.string(ofCharacter: first) as? StringBox
    }
    return string.first.map { StringBox(String($0)) }
  }

  /// The order of two strings by Unicode scalars in canonical form: -1, 0 or 1.
  final func compare(_ other: StringBox) -> Int { string.canonicalOrder(other.string) }

  /// Whether both have the same bytes.
  final func equals(_ other: StringBox) -> Bool { string.hasSameBytes(as: other.string) }

  /// Whether the other is a string of the same bytes.
  public override func isEqual(_ other: Object?) -> Bool {
    (other as? StringBox).map(equals) ?? false
  }

  /// A hash of the bytes.
  public override var hash: Int { ExactString(string).hashValue }

  /// The string.
  public override var objectDescription: String { string }

  /// States the members of `NSString`.
  public override class func define(_ definition: ClassDefinition) {
    definition.members(of: StringBox.self) { string in
      string.isImmutable()
      string.adopt("NSMutableCopying")
      string.method("mutableCopyWithZone:") { (this, _: Pointer) in MutableStringBox(this.string) }
      defineMaking(string)
      defineReading(string)
      defineParts(string)
      FormattedStrings.define(string)
      defineSubstrings(string)
      defineReplacing(string)
      defineCases(string)
      defineSearching(string)
      defineCharacterSearching(string)
      defineComparing(string)
      defineLines(string)
      defineEnumerating(string)
      definePaths(string)
      definePercentEncoding(string)
      defineBytes(string)
      defineMakingOfBytes(string)
      defineCharacters(string)
      defineReadingFiles(string)
      defineWritingFiles(string)
    }
  }
}

extension String {
  /// Whether both have the same bytes of UTF-8, which canonically equivalent strings need not have.
  func hasSameBytes(as other: String) -> Bool {
    let answer = utf8.withContiguousStorageIfAvailable { mine in
      other.utf8.withContiguousStorageIfAvailable { theirs in
        guard mine.count == theirs.count else { return false }
        guard let a = mine.baseAddress, let b = theirs.baseAddress else { return true }
        // SAFETY: both have this number of bytes.
        return memcmp(a, b, mine.count) == 0
      }
    }
    return (answer ?? nil) ?? utf8.elementsEqual(other.utf8)
  }
}

extension String: BoxedValue {
  /// The string as an `NSString`.
  public func boxed() -> StringBox { StringBox(self) }

  /// The string of an `NSString`.
  public static func unboxed(_ box: StringBox) throws(MessageError) -> String { box.string }
}
