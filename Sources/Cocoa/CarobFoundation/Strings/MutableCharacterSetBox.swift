import CarobRuntime
import Foundation

/// A set of Unicode scalars that can be changed. Registered as `NSMutableCharacterSet`. [one thread at a time]
public final class MutableCharacterSetBox: CharacterSetBox {
  public override class var runtimeName: String { "NSMutableCharacterSet" }

  public override class func define(_ definition: ClassDefinition) {
    definition.members(of: MutableCharacterSetBox.self) { set in
      set.method("copyWithZone:") { (this, _: Pointer) in CharacterSetBox(this.members) }
      set.method("addCharactersInRange:") { (this, range: NSRange) in
        this.members = this.members.union(try ScalarSet(range))
      }
      set.method("removeCharactersInRange:") { (this, range: NSRange) in
        this.members = this.members.subtracting(try ScalarSet(range))
      }
      set.method("addCharactersInString:") { (this, text: String) in
        this.members = this.members.union(ScalarSet(charactersIn: text))
      }
      set.method("removeCharactersInString:") { (this, text: String) in
        this.members = this.members.subtracting(ScalarSet(charactersIn: text))
      }
      set.method("formUnionWithCharacterSet:") { (this, other: CharacterSetBox) in
        this.members = this.members.union(other.members)
      }
      set.method("formIntersectionWithCharacterSet:") { (this, other: CharacterSetBox) in
        this.members = this.members.intersection(other.members)
      }
      set.method("invert") { this in this.members = this.members.inverted }
    }
  }
}
