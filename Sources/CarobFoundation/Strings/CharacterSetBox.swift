import CarobRuntime
import Foundation

/// A set of Unicode scalars. Registered as `NSCharacterSet`. [any-thread]
public class CharacterSetBox: Object {
  /// The scalars. Only `MutableCharacterSetBox` changes them.
  public internal(set) final var members = CharacterSet()

  /// Boxes a set.
  public convenience init(_ set: CharacterSet) {
    self.init()
    self.members = set
  }

  /// The name of this class in the runtime.
  public override class var runtimeName: String { "NSCharacterSet" }

  /// Whether another set has the same members.
  public override func isEqual(_ other: Object?) -> Bool {
    (other as? CharacterSetBox)?.members == members
  }

  /// The same for equal sets.
  public override var hash: Int { members.hashValue }

  /// States the members of `NSCharacterSet`.
  public override class func define(_ definition: ClassDefinition) {
    definition.members(of: CharacterSetBox.self) { set in
      set.isImmutable()
      set.adopt("NSMutableCopying")
      set.method("mutableCopyWithZone:") { (this, _: Pointer) in
        MutableCharacterSetBox(this.members)
      }
      defineKnown(set)
      defineMaking(set)
      defineAsking(set)
    }
  }

  private static func defineKnown(_ set: ClassMembers<CharacterSetBox>) {
    let known: [(StaticString, CharacterSet)] = [
      ("alphanumericCharacterSet", .alphanumerics),
      ("capitalizedLetterCharacterSet", .capitalizedLetters),
      ("controlCharacterSet", .controlCharacters),
      ("decimalDigitCharacterSet", .decimalDigits),
      ("decomposableCharacterSet", .decomposables),
      ("illegalCharacterSet", .illegalCharacters),
      ("letterCharacterSet", .letters),
      ("lowercaseLetterCharacterSet", .lowercaseLetters),
      ("newlineCharacterSet", .newlines),
      ("nonBaseCharacterSet", .nonBaseCharacters),
      ("punctuationCharacterSet", .punctuationCharacters),
      ("symbolCharacterSet", .symbols),
      ("uppercaseLetterCharacterSet", .uppercaseLetters),
      ("whitespaceAndNewlineCharacterSet", .whitespacesAndNewlines),
      ("whitespaceCharacterSet", .whitespaces),
      ("URLFragmentAllowedCharacterSet", .urlFragmentAllowed),
      ("URLHostAllowedCharacterSet", .urlHostAllowed),
      ("URLPasswordAllowedCharacterSet", .urlPasswordAllowed),
      ("URLPathAllowedCharacterSet", .urlPathAllowed),
      ("URLQueryAllowedCharacterSet", .urlQueryAllowed),
      ("URLUserAllowedCharacterSet", .urlUserAllowed),
    ]
    for (name, members) in known { set.classMethod(name) { cls in try make(cls, members) } }
  }

  private static func defineMaking(_ set: ClassMembers<CharacterSetBox>) {
    set.classMethod("characterSetWithCharactersInString:") { (cls, text: String) in
      try make(cls, CharacterSet(charactersIn: text))
    }
    set.classMethod("characterSetWithRange:") { (cls, range: NSRange) in
      try make(cls, ScalarRange.set(range))
    }
    set.classMethod("characterSetWithBitmapRepresentation:") { (cls, data: Data) in
      try make(cls, CharacterSet(bitmapRepresentation: data))
    }
    set.property("bitmapRepresentation") { $0.members.bitmapRepresentation }
    set.property("invertedSet") { CharacterSetBox($0.members.inverted) }
  }

  private static func defineAsking(_ set: ClassMembers<CharacterSetBox>) {
    set.method("characterIsMember:") { (this, unit: UInt16) in
      Unicode.Scalar(unit).map(this.members.contains) ?? false
    }
    set.method("longCharacterIsMember:") { (this, code: UInt32) in
      Unicode.Scalar(code).map(this.members.contains) ?? false
    }
    set.method("isSupersetOfSet:") { (this, other: CharacterSetBox) in
      this.members.isSuperset(of: other.members)
    }
    set.method("hasMemberInPlane:") { (this, plane: UInt8) in
      plane <= 16 && this.members.hasMember(inPlane: plane)
    }
  }

  /// A set of the class that was asked, which may be the mutable one or a plugin's.
  private static func make(_ cls: ClassObject, _ members: CharacterSet) throws -> CharacterSetBox {
    guard let made = try cls.instanceClass.makeInstance() as? CharacterSetBox else {
      preconditionFailure("an instance of a class below NSCharacterSet is no character set")
    }
    made.members = members
    return made
  }
}

/// Scalars of a range that came from outside.
enum ScalarRange {
  /// The scalars; surrogates, which are none, are left out.
  ///
  /// - Throws: an `NSRangeException` when the range is beyond Unicode.
  static func set(_ range: NSRange) throws -> CharacterSet {
    let end = try RangeError.end(of: range, count: 0x110000)
    var set = CharacterSet()
    for part in [range.location..<min(end, 0xd800), max(range.location, 0xe000)..<end]
      .filter({ $0.lowerBound < $0.upperBound })
    {
      guard let first = Unicode.Scalar(UInt32(part.lowerBound)),
        let last = Unicode.Scalar(UInt32(part.upperBound - 1))
      else { continue }
      set.insert(charactersIn: first...last)
    }
    return set
  }
}
