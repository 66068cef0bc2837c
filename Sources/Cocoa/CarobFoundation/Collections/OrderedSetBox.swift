import CarobRuntime

/// Objects in an order, each once. Registered as `NSOrderedSet`.
public class OrderedSetBox: Object, IndexedObjects, FillableCollection, ObjectTableOwner,
  ClassCluster
{
  /// The objects. Enumerating the set enumerates this list, which is private otherwise. A plugin's class with its own primitive
  /// methods is asked for them.
  final var list: MutableArrayBox {
    hasOwnPrimitives ? MutableArrayBox(askedObjects()) : heldList
  }

  /// The objects in this object.
  final let heldList = MutableArrayBox([])

  /// The objects as a set.
  final var members: ObjectSet {
    get { hasOwnPrimitives ? ObjectSet(askedObjects()) : heldMembers }
    _modify { yield &heldMembers }
  }

  /// The objects in this object as a set, for finding them. No code of a program runs during an access: see `ObjectTable`.
  @exclusivity(unchecked) final var heldMembers = ObjectSet()

  @inline(__always) final var table: ObjectSet { heldMembers }

  /// Makes a set; of equal objects it has the first.
  public convenience init(_ objects: [Object]) {
    self.init(isa: Self.runtimeClass)
    fillFirst(with: objects)
  }

  final func fillFirst(with objects: [Object]) {
    let new = ObjectSet(objects)
    if hasOwnPrimitives { changeAsked(to: new.keys) } else { hold(new) }
  }

  /// Sets the objects in this object. The old ones are released when the change is over.
  final func hold(_ new: ObjectSet) {
    let old = DeepRelease.exchange(&heldMembers, new)
    heldList.elements = new.keys
    withExtendedLifetime(old) {}
  }

  /// Replaces the objects by those that `make` returns for them.
  ///
  /// - Throws: `ObjectiveCException` if the set has changed meanwhile.
  final func change(_ make: ([Object]) throws -> [Object]) throws {
    if hasOwnPrimitives { return changeAsked(to: ObjectSet(try make(askedObjects())).keys) }
    let (members, objects) = (members, objects)
    let new = try CollectionMutation.holding(self) { ObjectSet(try make(objects)) }
    guard members.isIdentical(to: self.members), objects.isIdentical(to: list.elements) else {
      throw CollectionMutation.error(self)
    }
    hold(new)
  }

  /// The place of an object among the members; nil if the set has changed meanwhile, which leaves an error.
  final func place(of object: Object) -> ObjectSet.Place? {
    ObjectSet.find(object, in: self)
  }

  /// The name of this class in the runtime.
  public override class var runtimeName: String {
    self == OrderedSetBox.self ? "NSOrderedSet" : super.runtimeName
  }

  /// The objects.
  public final var objects: [Object] { hasOwnPrimitives ? askedObjects() : heldList.elements }

  final func indexedObjects() -> [Object] { objects }

  /// Whether an equal object is in the set.
  final func contains(_ object: Object?) -> Bool {
    if hasOwnPrimitives { return object.map { askedIndex(of: $0) != nil } ?? false }
    return object.map { place(of: $0)?.index != nil } ?? false
  }

  /// The index of an equal object; nil when there is none.
  ///
  /// - Complexity: O(1) for an object that is not in the set, else O(n).
  final func index(of object: Object?) -> Int? {
    guard let object else { return nil }
    return hasOwnPrimitives ? askedIndex(of: object) : heldIndex(of: object)
  }

  /// The index of an equal object among those in this object.
  final func heldIndex(of object: Object) -> Int? {
    guard let index = place(of: object)?.index else { return nil }
    let member = heldMembers.key(at: index)
    return heldList.elements.firstIndex { $0 === member }
  }

  /// Whether the other is an ordered set of equal objects in the same order.
  public override func isEqual(_ other: Object?) -> Bool {
    (other as? OrderedSetBox).map { list.isEqual($0.list) } ?? false
  }

  /// The number of members; equal sets have the same.
  public override var hash: Int { list.count }

  /// `{(1, 2)}`.
  public override var objectDescription: String { "{\(list.objectDescription)}" }

  public override var cocoaDescription: String { CollectionText.of(membersOf: self, objects) }

  /// States the members of `NSOrderedSet`.
  public override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: OrderedSetBox.self, "Objects in an order, each once, which do not change."
    ) { set in
      set.hidesProperties(but: ["count"])
      set.adopt("NSFastEnumeration")
      set.primitives("count", "objectAtIndex:", "indexOfObject:")
      VariadicObjects.install()
      set.adopt("NSCopying")
      set.adopt("NSMutableCopying")
      set.isArchived {
        try $1.write(ArrayBox($0.objects), "objects")
      } read: {
        $0.fillFirst(with: try $1.readContents("objects", as: ArrayBox.self).objects)
        return $0
      }
      set.method("- (id)copyWithZone:(NSZone *)zone") { (this, _: Pointer) in
        this is MutableOrderedSetBox || this.hasOwnPrimitives
          ? OrderedSetBox(this.objects) : this
      }
      set.method("- (id)mutableCopyWithZone:(NSZone *)zone") { (this, _: Pointer) in
        MutableOrderedSetBox(this.objects)
      }
      defineMaking(set)
      defineReading(set)
      defineComparing(set)
      defineEnumerating(set)
      defineKeyValueCoding(set)
      IndexedSearching.define(set)
      ObjectSorting.define(set)
      CollectionFiltering.define(set)
    }
  }
}
