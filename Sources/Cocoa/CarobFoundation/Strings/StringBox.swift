import CarobRuntime
import CCarob
import CarobLibc
import Synchronization

/// A string as an object. Registered as `NSString`.
///
/// Two strings are equal when they have the same bytes, as for `isEqualToString:`. Canonical
/// equivalence, as in Swift, is not enough; for `compare:` it is.
public class StringBox: Object, ClassCluster {
  /// The string. Only `MutableStringBox` changes it. A plugin's class with its own primitive methods is asked for it.
  public package(set) final var string: String {
    get { hasOwnPrimitives ? askedText() : held }
    set { if hasOwnPrimitives { changeAsked(to: newValue) } else { held = newValue } }
    _modify {
      if hasOwnPrimitives {
        var text = askedText()
        defer { changeAsked(to: text) }
        yield &text
      } else {
        yield &held
      }
    }
  }

  /// The string in this object. No code of a program runs during an access, so exclusivity needs no check.
  @exclusivity(unchecked) final var held = "" {
    didSet {
      knownHash.store(0, ordering: .relaxed)
      knownLength.store(-1, ordering: .relaxed)
    }
  }

  /// The hash of the string; 0 until it was asked for.
  private final let knownHash = Atomic(0)

  /// Twice the number of UTF-16 units, and one more when each is a byte of the string; negative until it was asked for.
  private final let knownLength = Atomic(-1)

  /// The number of UTF-16 units.
  ///
  /// - Complexity: O(n) the first time, unless the string is ASCII; then O(1).
  @inline(__always) final var length: Int {
    hasOwnPrimitives ? string.utf16.count : heldLength
  }

  /// The number of UTF-16 units of the string in this object.
  @inline(__always) final var heldLength: Int { measure >> 1 }

  /// Whether each UTF-16 unit is known to be a byte of the string.
  @inline(__always) final var isASCII: Bool { !hasOwnPrimitives && measure & 1 != 0 }

  /// The value of `knownLength`.
  @inline(__always) private final var measure: Int {
    let known = knownLength.load(ordering: .relaxed)
    return known >= 0 ? known : measured()
  }

  @inline(never) private final func measured() -> Int {
    let length = held.utf16.count
    let measure = length << 1 | (length == held.utf8.count ? 1 : 0)
    knownLength.store(measure, ordering: .relaxed)
    return measure
  }

  /// The UTF-16 unit at an index of the string in this object; nil when there is none.
  ///
  /// - Complexity: O(1) on average.
  @inline(__always) final func unit(at index: UInt) -> UInt16? {
    let measure = measure
    guard index < UInt(bitPattern: measure >> 1) else { return nil }
    if measure & 1 != 0,
      let byte = held.utf8.withContiguousStorageIfAvailable({ $0[Int(bitPattern: index)] })
    {
      return UInt16(byte)
    }
    return unitByScalars(at: Int(bitPattern: index))
  }

  @inline(never) private final func unitByScalars(at index: Int) -> UInt16 {
    let units = held.utf16
    return units[units.index(units.startIndex, offsetBy: index)]
  }

  /// The bytes that `UTF8String` handed out. Freed after the object's `dealloc`, which may still ask for
  /// them.
  private let bytes = StableBytes()

  /// Boxes a string.
  public convenience init(_ string: String) {
    self.init(isa: Self.runtimeClass)
    held = string
  }

  /// A string of a class below `NSString`.
  convenience init(_ string: String, isa: RuntimeClass) {
    self.init(isa: isa)
    held = string
  }

  /// Sets the text, for an `-init…`.
  ///
  /// - Throws: `RegistrationError` for a literal, whose text is constant; the errors of a plugin's own methods.
  package final func initialize(_ text: String) throws -> StringBox {
    try checkIsNoLiteral()
    try fill(text, asDesignated: false)
    return self
  }

  /// As `initialize`, for the initializer in which those that a class inherits end.
  final func initializeAsDesignated(_ text: String) throws -> StringBox {
    try checkIsNoLiteral()
    try fill(text, asDesignated: true)
    return self
  }

  /// A string of the receiving class, which may be the mutable one or a plugin's.
  package static func make(_ cls: ClassObject, _ text: String) throws -> StringBox {
    if cls.instanceClass.hasOwnPrimitives { return try makeAsked(cls, text) }
    let made = try cls.makeInstance(as: StringBox.self)
    made.held = text
    return made
  }

  /// The name of this class in the runtime.
  public override class var runtimeName: String { "NSString" }

  /// The string as UTF-8 that ends with NUL; a NUL in the string ends it early.
  ///
  /// - Safety: it lasts as long as this object.
  public var utf8: UnsafePointer<CChar> {
    if hasOwnPrimitives { return StringBox(string).autoreleased().utf8 }
    // SAFETY: `strdup` gave characters.
    return bytes.address { strdup(held).map(UnsafeMutableRawPointer.init) }
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
  final func compare(_ other: StringBox) -> Int {
    isASCII && other.isASCII
      ? ExactString(string).order(ExactString(other.string)) : string.canonicalOrder(other.string)
  }

  /// Whether both strings are stored in the same way, so that they have the same bytes. For a fast comparison: others may
  /// have them too.
  @inline(__always) final func isStoredLike(_ other: StringBox) -> Bool {
    // SAFETY: a string has two words.
    unsafeBitCast(held, to: (UInt, UInt).self)
      == unsafeBitCast(other.held, to: (UInt, UInt).self)
  }

  /// Whether both have the same bytes.
  final func equals(_ other: StringBox) -> Bool { string.hasSameBytes(as: other.string) }

  /// Whether the strings in both objects have the same bytes.
  @inline(__always) final func equalsHeld(_ other: StringBox) -> Bool {
    held.hasSameBytes(as: other.held)
  }

  /// Whether the other is a string of the same bytes.
  public override func isEqual(_ other: Object?) -> Bool {
    (other as? StringBox).map(equals) ?? false
  }

  /// A hash of the bytes.
  public override var hash: Int { hasOwnPrimitives ? string.hashOfBytes : heldHash }

  /// A hash of the bytes of the string in this object.
  @inline(__always) final var heldHash: Int {
    let known = knownHash.load(ordering: .relaxed)
    if known != 0 { return known }
    let hash = held.hashOfBytes
    knownHash.store(hash, ordering: .relaxed)
    return hash
  }

  /// The string.
  public override var objectDescription: String { string }

  /// States the members of `NSString`.
  public override class func define(_ definition: ClassDefinition) {
    definition.members(of: StringBox.self, "Text, which does not change.") { string in
      string.hidesProperties(but: ["length"])
      string.primitives("length", "characterAtIndex:")
      string.isImmutable()
      string.isArchivedAsItself()
      string.adopt("NSMutableCopying")
      string.method("- (id)mutableCopyWithZone:(NSZone *)zone") { (this, _: Pointer) in
        MutableStringBox(this.string)
      }
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
      definePathCompletion(string)
      definePercentEncoding(string)
      defineBytes(string)
      defineBuffers(string)
      defineMakingOfBytes(string)
      defineCharacters(string)
      defineReadingFiles(string)
      defineWritingFiles(string)
      defineFilesWithoutEncoding(string)
    }
  }
}

extension StringBox {
  /// The string of an id, which may be of a plugin's class; nil for an object that is no string of these two classes, and for one
  /// that has to be asked for its text.
  @inline(__always)
  static func plain(_ id: UnsafeMutableRawPointer) -> Unmanaged<StringBox>? {
    guard let peer = Object.headerPeer(of: id) ?? peerOfLiteral(id) else { return nil }
    let isString = peer._withUnsafeGuaranteedRef {
      (type(of: $0) == StringBox.self || type(of: $0) == MutableStringBox.self)
        && !$0.hasOwnPrimitives
    }
    return isString ? Unmanaged<StringBox>.fromOpaque(peer.toOpaque()) : nil
  }

  /// The peer of an id without a header; nil for what is no object, whose peer would set an error.
  @inline(never)
  private static func peerOfLiteral(_ id: UnsafeMutableRawPointer) -> Unmanaged<Object>? {
    Object.nameOfOther(id) == nil ? Object.peer(of: id) : nil
  }
}

extension MessageReceiver {
  /// Calls `body` with the receiver of a method of `NSString`, which may be a literal. For a receiver with its own primitive
  /// methods that is a string with its present text.
  @inline(__always)
  func withString<Result>(_ body: (StringBox) throws -> Result) rethrows -> Result {
    try withStringItself { this in
      try this.hasOwnPrimitives ? body(StringBox.asked(this)) : body(this)
    }
  }

  /// Calls `body` with the receiver itself, for a primitive method, and one that changes it.
  @inline(__always)
  func withStringItself<Result>(_ body: (StringBox) throws -> Result) rethrows -> Result {
    // SAFETY: dispatch has found the method in `NSString`, whose instances are these.
    try Object.peer(of: id)._withUnsafeGuaranteedRef {
      try body(unsafeDowncast($0, to: StringBox.self))
    }
  }

  /// Calls `body` with the receiver of a method of `NSString`, and with the string that is the method's first argument. The
  /// sender gets an error when the argument is none.
  ///
  /// - Parameter failed: the result after an error.
  @inline(__always)
  func withStrings<Result>(
    _ argument: UnsafeMutableRawPointer?, _ selector: SEL, orReturn failed: Result,
    _ body: (StringBox, StringBox) -> Result
  ) -> Result {
    if let argument, let other = StringBox.plain(argument) {
      return withString { this in other._withUnsafeGuaranteedRef { body(this, $0) } }
    }
    return MethodFunctions.run(orReturn: failed) {
      let other = try object(argument, 1, of: selector, as: StringBox.self)
      return withString { this in other._withUnsafeGuaranteedRef { body(this, $0) } }
    }
  }
}

extension String {
  /// A hash of the bytes of UTF-8, the same in each run. Never 0.
  ///
  /// - Complexity: O(length).
  var hashOfBytes: Int {
    var text = self
    let hash = text.withUTF8 { bytes in
      var hash: UInt = 0x9E37_79B9_7F4A_7C15 ^ UInt(bitPattern: bytes.count)
      let whole = bytes.count & ~7
      let raw = UnsafeRawBufferPointer(bytes)
      var place = 0
      while place < whole {
        hash = mixed(hash ^ raw.loadUnaligned(fromByteOffset: place, as: UInt.self))
        place += 8
      }
      var rest: UInt = 0
      while place < bytes.count {
        rest = rest << 8 | UInt(bytes[place])
        place += 1
      }
      return mixed(hash ^ rest)
    }
    return hash == 0 ? 1 : Int(bitPattern: hash)
  }

  /// Both halves of a product, so that each bit depends on all.
  private func mixed(_ word: UInt) -> UInt {
    let product = word.multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
    return product.high ^ product.low
  }

  /// Whether both have the same bytes of UTF-8, which canonically equivalent strings need not have.
  @_effects(readonly) @inline(never) func hasSameBytes(as other: String) -> Bool {
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
