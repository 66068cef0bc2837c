import CarobRuntime
import Foundation

/// A set of Unicode scalars that can be changed. Registered as `NSMutableCharacterSet`. [one thread at a time]
public final class MutableCharacterSetBox: CharacterSetBox {
  public override class var runtimeName: String { "NSMutableCharacterSet" }

  public override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: MutableCharacterSetBox.self, "A set of characters that can be changed."
    ) { set in
      set.hidesProperties()
      set.method("copyWithZone:") { (this, _: Pointer) in CharacterSetBox(this.members) }
      set.method("- (void)addCharactersInRange:(NSRange)range") { (this, range: NSRange) in
        this.members = this.members.union(try ScalarSet(range))
      }
      set.method("- (void)removeCharactersInRange:(NSRange)range") { (this, range: NSRange) in
        this.members = this.members.subtracting(try ScalarSet(range))
      }
      set.method("- (void)addCharactersInString:(NSString *)string") { (this, text: String?) in
        this.members = this.members.union(ScalarSet(charactersIn: text ?? ""))
      }
      set.method("- (void)removeCharactersInString:(NSString *)string") { (this, text: String?) in
        this.members = this.members.subtracting(ScalarSet(charactersIn: text ?? ""))
      }
      set.method("- (void)formUnionWithCharacterSet:(NSCharacterSet *)set") {
        (this, other: CharacterSetBox?) in
        this.members = this.members.union(other.members)
      }
      set.method("- (void)formIntersectionWithCharacterSet:(NSCharacterSet *)set") {
        (this, other: CharacterSetBox?) in
        this.members = this.members.intersection(other.members)
      }
      set.method("- (void)invert") { this in this.members = this.members.inverted }
    }
  }
}
