import CarobRuntime

/// Objects in an order, each once. Registered as `NSOrderedSet`.
public class OrderedSetBox: Object, IndexedObjects, FillableCollection, ObjectTableOwner {
  /// The objects. Enumerating the set enumerates this list, which is private otherwise.
  final let list = MutableArrayBox([])
  /// The objects as a set, for finding them. No code of a program runs during an access: see `ObjectTable`.
  @exclusivity(unchecked) final var members = ObjectSet()

  @inline(__always) final var table: ObjectSet { members }

  /// Makes a set; of equal objects it has the first.
  public convenience init(_ objects: [Object]) {
    self.init(isa: Self.runtimeClass)
    fillFirst(with: objects)
  }

  final func fillFirst(with objects: [Object]) { set(ObjectSet(objects)) }

  /// Sets the objects. The old ones are released when the change is over.
  private final func set(_ new: ObjectSet) {
    let old = DeepRelease.exchange(&members, new)
    list.elements = new.keys
    withExtendedLifetime(old) {}
  }

  /// Replaces the objects by those that `make` returns for them.
  ///
  /// - Throws: `ObjectiveCException` if the set has changed meanwhile.
  final func change(_ make: ([Object]) throws -> [Object]) throws {
    let (members, objects) = (members, objects)
    let new = try CollectionMutation.holding(self) { ObjectSet(try make(objects)) }
    guard members.isIdentical(to: self.members), objects.isIdentical(to: list.elements) else {
      throw CollectionMutation.error(self)
    }
    set(new)
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
  public final var objects: [Object] { list.elements }

  final func indexedObjects() -> [Object] { list.elements }

  /// Whether an equal object is in the set.
  final func contains(_ object: Object?) -> Bool {
    object.map { place(of: $0)?.index != nil } ?? false
  }

  /// The index of an equal object; nil when there is none.
  ///
  /// - Complexity: O(1) for an object that is not in the set, else O(n).
  final func index(of object: Object?) -> Int? {
    guard let object, let index = place(of: object)?.index else { return nil }
    let member = members.key(at: index)
    return list.elements.firstIndex { $0 === member }
  }

  /// Whether the other is an ordered set of equal objects in the same order.
  public override func isEqual(_ other: Object?) -> Bool {
    (other as? OrderedSetBox).map { list.isEqual($0.list) } ?? false
  }

  /// The number of members; equal sets have the same.
  public override var hash: Int { list.count }

  /// `{(1, 2)}`.
  public override var objectDescription: String { "{\(list.objectDescription)}" }

  /// States the members of `NSOrderedSet`.
  public override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: OrderedSetBox.self, "Objects in an order, each once, which do not change."
    ) { set in
      set.adopt("NSFastEnumeration")
      VariadicObjects.install()
      set.adopt("NSCopying")
      set.adopt("NSMutableCopying")
      set.method("- (id)copyWithZone:(NSZone *)zone") { (this, _: Pointer) in
        this is MutableOrderedSetBox ? OrderedSetBox(this.objects) : this
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
