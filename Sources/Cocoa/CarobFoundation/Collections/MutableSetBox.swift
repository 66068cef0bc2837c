import CCarob
import CarobRuntime

/// A set that can be changed. Registered as `NSMutableSet`.
///
/// `copy` gives an immutable set of the present members. [one thread at a time]
public class MutableSetBox: SetBox {
  /// The name of this class in the runtime.
  public override class var runtimeName: String {
    self == MutableSetBox.self ? "NSMutableSet" : super.runtimeName
  }

  /// Adds an object, unless the set has an equal one.
  public final func insert(_ object: Object) {
    if hasOwnPrimitives { ask(toAdd: object) } else { hold(object) }
  }

  /// Adds an object to those in this object.
  func hold(_ object: Object) {
    if let place = place(of: object), place.index == nil { append(object, at: place) }
  }

  /// Removes the member that is equal to an object, if there is one.
  public final func remove(_ object: Object) {
    if hasOwnPrimitives { ask(toRemove: object) } else { letGo(of: object) }
  }

  /// Removes an object from those in this object.
  func letGo(of object: Object) {
    if let index = place(of: object)?.index { removeMember(at: index) }
  }

  /// States the members of `NSMutableSet`.
  public override class func define(_ definition: ClassDefinition) {
    definition.members(of: MutableSetBox.self, "A set that can be changed.") { set in
      set.hidesProperties()
      set.primitives("addObject:", "removeObject:")
      set.isArchived {
        try $1.write(ArrayBox($0.objects), "objects")
      } read: {
        try $0.fill(try $1.readContents("objects", as: ArrayBox.self).objects)
        return $0
      }
      set.method("copyWithZone:") { (this, _: Pointer) in
        let copy = SetBox()
        copy.members = this.members
        return copy
      }
      set.classMethod("+ (instancetype)setWithCapacity:(NSUInteger)capacity") { (cls, _: UInt) in
        try make(cls, [])
      }
      set.method.function("- (void)addObject:(ObjectType)object") {
        (this: MessageReceiver, selector: SEL, object: UnsafeMutableRawPointer?) in
        MethodFunctions.run(orReturn: ()) {
          let object = try this.object(object, 1, of: selector)
          this.with(MutableSetBox.self) { this in
            object._withUnsafeGuaranteedRef { this.hold($0) }
          }
        }
      }
      set.method.function("- (void)removeObject:(ObjectType)object") {
        (this: MessageReceiver, selector: SEL, object: UnsafeMutableRawPointer?) in
        if object == nil { return }
        MethodFunctions.run(orReturn: ()) {
          let object = try this.object(object, 1, of: selector)
          this.with(MutableSetBox.self) { this in
            object._withUnsafeGuaranteedRef { this.letGo(of: $0) }
          }
        }
      }
      defineChanging(set)
    }
  }
}
