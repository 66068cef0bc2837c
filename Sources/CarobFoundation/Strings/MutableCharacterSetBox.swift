import CarobRuntime
import Foundation

/// A set of Unicode scalars that can be changed. Registered as `NSMutableCharacterSet`. [one thread at a time]
public final class MutableCharacterSetBox: CharacterSetBox {
  /// The name of this class in the runtime.
  public override class var runtimeName: String { "NSMutableCharacterSet" }

  /// States the members of `NSMutableCharacterSet`.
  public override class func define(_ definition: ClassDefinition) {
    definition.members(of: MutableCharacterSetBox.self) { set in
      set.method("copyWithZone:") { (this, _: Pointer) in CharacterSetBox(this.members) }
      set.method("addCharactersInRange:") { (this, range: NSRange) in
        this.members.formUnion(try ScalarRange.set(range))
      }
      set.method("removeCharactersInRange:") { (this, range: NSRange) in
        this.members.subtract(try ScalarRange.set(range))
      }
      set.method("addCharactersInString:") { (this, text: String) in
        this.members.insert(charactersIn: text)
      }
      set.method("removeCharactersInString:") { (this, text: String) in
        this.members.remove(charactersIn: text)
      }
      set.method("formUnionWithCharacterSet:") { (this, other: CharacterSetBox) in
        this.members.formUnion(other.members)
      }
      set.method("formIntersectionWithCharacterSet:") { (this, other: CharacterSetBox) in
        this.members.formIntersection(other.members)
      }
      set.method("invert") { this in this.members.invert() }
    }
  }
}
