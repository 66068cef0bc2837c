import CarobRuntime

/// An immutable set of objects, distinguished by `isEqual:` and `hash`. Registered as `NSSet`.
public class SetBox: Object {
  /// The members. Only `MutableSetBox` changes them.
  package final var members: Set<HashedObject> = [] {
    didSet { mutations.note() }
  }

  /// The number of changes to `members`, for enumerations.
  final let mutations = MutationCount()

  /// Boxes objects; of equal ones the first.
  public convenience init(_ objects: [Object]) {
    self.init(isa: Self.runtimeClass)
    fill(objects)
  }

  /// Fills a new set with objects; of equal ones with the first.
  package func fill(_ objects: [Object]) {
    var members: Set<HashedObject> = []
    members.reserveCapacity(objects.count)
    for object in objects { members.insert(HashedObject(object: object)) }
    self.members = members
  }

  public final override func releaseContents() {
    if !members.isEmpty { DeepRelease.releaseContents(DeepRelease.exchange(&members, [])) }
  }

  /// The name of this class in the runtime.
  public override class var runtimeName: String {
    self == SetBox.self ? "NSSet" : super.runtimeName
  }

  /// The number of members.
  public final var count: Int { members.count }

  /// The members, in any order.
  public final var objects: [Object] { members.map(\.object) }

  /// The member that is equal to an object; nil when there is none.
  public final func member(_ object: Object) -> Object? {
    guard let index = members.firstIndex(of: HashedObject(object: object)) else { return nil }
    return members[index].object
  }

  /// Whether the other is a set of equal members.
  public override func isEqual(_ other: Object?) -> Bool {
    (other as? SetBox).map { DeepEquality.areEqual(self, $0) } ?? false
  }

  /// The number of members; equal sets have the same.
  public override var hash: Int { count }

  /// `{(1, 2)}`, sorted as text.
  public override var objectDescription: String {
    let shown = Nesting.describing(self) {
      objects.map(\.description).sorted().joined(separator: ", ")
    }
    return "{(\(shown))}"
  }

  /// States the members of `NSSet`.
  public override class func define(_ definition: ClassDefinition) {
    definition.members(of: SetBox.self) { set in
      set.isImmutable()
      set.classMethod("set") { cls in try make(cls, []) }
      set.classMethod("setWithObject:") { (cls, object: Object) in try make(cls, [object]) }
      set.classMethod("setWithArray:") { (cls, array: ArrayBox) in
        try make(cls, try array.objects())
      }
      set.classMethod("setWithObjects:count:") { (cls, objects: ObjectList, count: UInt) in
        try make(cls, try objects.read(count))
      }
      set.method("mutableCopyWithZone:") { (this, _: Pointer) in
        let copy = MutableSetBox()
        copy.members = this.members
        return copy
      }
      set.property("count") { UInt($0.count) }
      set.property("allObjects") { $0.objects }
      set.property("anyObject") { $0.members.first?.object }
      set.method("containsObject:") { (this, object: Object?) in
        object.flatMap(this.member) != nil
      }
      set.method("member:") { (this, object: Object?) in object.flatMap(this.member) }
      set.method("isEqualToSet:") { (this, other: Object?) in this.isEqual(other) }
      set.method("isSubsetOfSet:") { (this, other: SetBox) in
        this.members.isSubset(of: other.members)
      }
      set.method("setByAddingObject:") { (this, object: Object) in SetBox(this.objects + [object]) }
      defineEnumerating(set)
      VariadicObjects.install()
      set.adopt("NSMutableCopying")
      defineMaking(set)
      defineComparing(set)
      defineKeyValueCoding(set)
      ElementPerforming.define(set) { $0.objects }
      CollectionFiltering.define(set)
    }
  }

  /// A set of the receiving class, which may be a mutable one or a plugin's.
  package static func make(_ cls: ClassObject, _ objects: [Object]) throws -> SetBox {
    let made = try cls.makeInstance(as: SetBox.self)
    made.fill(objects)
    return made
  }
}
