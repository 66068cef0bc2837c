import CarobRuntime

/// An immutable set of objects, distinguished by `isEqual:` and `hash`. Registered as `NSSet`.
public class SetBox: Object, ObjectTableOwner, ClassCluster {
  /// The members, in the order in which they were added. Only `MutableSetBox` changes them. A plugin's class with its own
  /// primitive methods is asked for them.
  package final var members: ObjectSet {
    get { hasOwnPrimitives ? askedMembers() : held }
    set { if hasOwnPrimitives { changeAsked(to: newValue) } else { hold(newValue) } }
  }

  /// Sets the members in this object.
  final func hold(_ members: ObjectSet) {
    withExtendedLifetime(DeepRelease.exchange(&held, members)) { mutations.note() }
  }

  // No code of a program runs during an access, so exclusivity needs no check: see `ObjectTable`.
  @exclusivity(unchecked) private(set) final var held = ObjectSet()

  /// The members, for a loop.
  ///
  /// - Safety: valid until the set changes.
  final var unownedEntries: ObjectSet.Entries? { held.unownedEntries }

  @inline(__always) final var table: ObjectSet { held }

  /// The number of changes to `members`, for enumerations.
  final let mutations = MutationCount()

  /// Boxes objects; of equal ones the first.
  public convenience init(_ objects: [Object]) {
    self.init(isa: Self.runtimeClass)
    hold(ObjectSet(objects))
  }

  public final override func releaseContents() {
    if held.count > 0 { DeepRelease.releaseContents(DeepRelease.exchange(&held, ObjectSet())) }
  }

  /// The name of this class in the runtime.
  public override class var runtimeName: String {
    self == SetBox.self ? "NSSet" : super.runtimeName
  }

  /// The number of members.
  public final var count: Int { hasOwnPrimitives ? askedCount() : held.count }

  /// The members, in the order in which they were added.
  public final var objects: [Object] { hasOwnPrimitives ? askedMembers().keys : held.keys }

  /// The member that is equal to an object; nil when there is none.
  public final func member(_ object: Object) -> Object? {
    hasOwnPrimitives ? askedMember(object) : heldMember(object)
  }

  /// The member in this object that is equal to another object.
  @inline(__always) final func heldMember(_ object: Object) -> Object? {
    place(of: object)?.index.map { held.key(at: $0) }
  }

  /// The place of a member in this object; nil if the set has changed meanwhile, which leaves an error.
  final func place(of object: Object) -> ObjectSet.Place? {
    ObjectSet.find(object, in: self)
  }

  /// Adds a member that was not found.
  final func append(_ object: Object, at place: ObjectSet.Place) {
    held.append(object, (), hash: place.hash)
    mutations.note()
  }

  /// Removes a member that was found. It is released when the change is over.
  final func removeMember(at index: Int) {
    withExtendedLifetime(held.remove(at: index)) { mutations.note() }
  }

  /// Replaces the members by those that `make` returns for them.
  ///
  /// - Throws: `ObjectiveCException` if the set has changed meanwhile.
  final func changeMembers(_ make: (ObjectSet) throws -> ObjectSet) throws {
    let before = members
    let after = try CollectionMutation.holding(self) { try make(before) }
    guard hasOwnPrimitives || before.isIdentical(to: held) else {
      throw CollectionMutation.error(self)
    }
    members = after
  }

  /// Changes the number of times that a member counts as added.
  final func setMultiplicity(_ count: Int, at index: Int) { held.setMultiplicity(count, at: index) }

  /// A set of the host's own class with the same members.
  package final func copyOfContents() -> Object {
    let copy = SetBox()
    copy.members = members
    return copy
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

  public override var cocoaDescription: String {
    CollectionText.of(membersOf: self, objects)
  }

  /// States the members of `NSSet`.
  public override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: SetBox.self, "Objects without an order, each once, which do not change."
    ) { set in
      set.hidesProperties(but: ["count"])
      set.adopt("NSFastEnumeration")
      set.primitives("count", "member:", "objectEnumerator")
      set.isImmutable()
      set.isArchivedAsItself()
      set.classMethod("+ (instancetype)set") { cls in try make(cls, []) }
      set.classMethod("+ (instancetype)setWithObject:(id)object") { (cls, object: Object) in
        try make(cls, [object])
      }
      set.classMethod("+ (instancetype)setWithArray:(NSArray *)array") { (cls, array: ArrayBox?) in
        try make(cls, try array.objects)
      }
      set.classMethod("+ (instancetype)setWithObjects:(const id [])objects count:(NSUInteger)count")
      { (cls, objects: ObjectList, count: UInt) in
        try make(cls, try objects.read(count))
      }
      set.method("- (id)mutableCopyWithZone:(NSZone *)zone") { (this, _: Pointer) in
        let copy = MutableSetBox()
        copy.members = this.members
        return copy
      }
      defineReading(set)
      set.method("- (BOOL)isEqualToSet:(NSSet *)other") { (this, other: Object?) in
        this.isEqual(other)
      }
      set.method("- (BOOL)isSubsetOfSet:(NSSet<ObjectType> *)other") { (this, other: SetBox?) in
        this.members.isSubset(of: other.members)
      }
      set.method("- (NSSet<ObjectType> *)setByAddingObject:(ObjectType)object") {
        (this, object: Object) in SetBox(this.objects + [object])
      }
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
    if cls.instanceClass.hasOwnPrimitives { return try makeAsked(cls, objects) }
    let made = try cls.makeInstance(as: SetBox.self)
    made.hold(ObjectSet(objects))
    return made
  }
}
