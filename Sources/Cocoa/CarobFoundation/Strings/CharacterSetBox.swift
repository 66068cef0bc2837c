import CarobRuntime
import Foundation

/// A set of Unicode scalars. Registered as `NSCharacterSet`. [any-thread]
public class CharacterSetBox: Object, ClassCluster {
  /// The scalars. Only `MutableCharacterSetBox` changes them. A plugin's class with its own primitive methods is asked for them.
  final var members: ScalarSet {
    get { hasOwnPrimitives ? askedMembers() : held }
    set { held = newValue }
  }

  /// The scalars in this object.
  final var held = ScalarSet()

  /// Boxes a set.
  convenience init(_ set: ScalarSet) {
    self.init()
    self.members = set
  }

  public override class var runtimeName: String { "NSCharacterSet" }

  /// Whether another set has the same members.
  public override func isEqual(_ other: Object?) -> Bool {
    (other as? CharacterSetBox)?.members == members
  }

  /// A hash of the members.
  public override var hash: Int { members.hashValue }

  public override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: CharacterSetBox.self, "A set of characters, which does not change."
    ) { set in
      set.hidesProperties(but: ["bitmapRepresentation", "invertedSet"])
      set.primitives("characterIsMember:", "longCharacterIsMember:", "bitmapRepresentation")
      set.isImmutable()
      set.isArchived {
        try $1.write(DataBox($0.members.bitmap), "bitmap")
      } read: {
        guard let bitmap = try $1.read("bitmap", as: DataBox.self) else { return nil }
        $0.members = ScalarSet(bitmap: bitmap.data)
        return $0
      }
      set.adopt("NSMutableCopying")
      set.method("- (id)mutableCopyWithZone:(NSZone *)zone") { (this, _: Pointer) in
        MutableCharacterSetBox(this.members)
      }
      defineKnown(set)
      defineMaking(set)
      defineAsking(set)
    }
  }

  private static func defineKnown(_ set: ClassMembers<CharacterSetBox>) {
    for (declaration, members) in KnownCharacters.all {
      set.classMethod(declaration) { cls in try make(cls, members()) }
    }
  }

  private static func defineMaking(_ set: ClassMembers<CharacterSetBox>) {
    set.classMethod("+ (instancetype)characterSetWithCharactersInString:(NSString *)string") {
      (cls, text: String) in
      try make(cls, ScalarSet(charactersIn: text))
    }
    set.classMethod("+ (instancetype)characterSetWithRange:(NSRange)range") {
      (cls, range: NSRange) in
      try make(cls, try ScalarSet(range))
    }
    set.classMethod("+ (instancetype)characterSetWithBitmapRepresentation:(NSData *)data") {
      (cls, data: Data) in
      try make(cls, ScalarSet(bitmap: data))
    }
    set.property("@property (nonatomic, readonly) NSData *bitmapRepresentation") {
      $0.askedBelowBitmap().bitmap
    }
    set.property("@property (nonatomic, readonly) NSCharacterSet *invertedSet") {
      CharacterSetBox($0.members.inverted)
    }
  }

  private static func defineAsking(_ set: ClassMembers<CharacterSetBox>) {
    set.method("- (BOOL)characterIsMember:(unichar)character") { (this, unit: UInt16) in
      this.containsBelow(UInt32(unit))
    }
    set.method("- (BOOL)longCharacterIsMember:(UTF32Char)character") { (this, code: UInt32) in
      this.containsBelow(long: code)
    }
    set.method("- (BOOL)isSupersetOfSet:(NSCharacterSet *)set") { (this, other: CharacterSetBox?) in
      this.members.isSuperset(of: other.members)
    }
    set.method("- (BOOL)hasMemberInPlane:(uint8_t)plane") { (this, plane: UInt8) in
      this.members.hasMember(inPlane: plane)
    }
  }

  /// A set of the receiving class, which may be the mutable one or a plugin's.
  private static func make(_ cls: ClassObject, _ members: ScalarSet) throws -> CharacterSetBox {
    let made = try cls.makeInstance(as: CharacterSetBox.self)
    made.members = members
    return made
  }
}

extension Optional<CharacterSetBox> {
  /// The characters of the set; none for nil.
  var members: ScalarSet { self?.members ?? ScalarSet() }
}

extension ScalarSet {
  /// The numbers of a range that came from outside.
  ///
  /// - Throws: an `NSRangeException` when it is beyond Unicode.
  init(_ range: NSRange) throws {
    self.init(try range.checked(in: 0x110000))
  }
}
