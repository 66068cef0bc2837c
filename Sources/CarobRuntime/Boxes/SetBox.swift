/// An immutable set of objects, told apart by their `isEqual:` and `hash`. Registered as `NSSet`.
public final class SetBox: Object {
  private(set) var members: Set<HashedObject> = []

  /// Boxes objects, of equal ones the first.
  public convenience init(_ objects: [Object]) {
    self.init(isa: Self.runtimeClass)
    for object in objects { members.insert(HashedObject(object: object)) }
  }

  override func releaseContents() {
    if !members.isEmpty { DeepRelease.releaseContents(DeepRelease.exchange(&members, [])) }
  }

  /// The name of this class in the runtime.
  public override class var runtimeName: String { "NSSet" }

  /// How many members there are.
  public var count: Int { members.count }

  /// The members, in no order.
  public var objects: [Object] { members.map(\.object) }

  /// The member that is equal to an object; nil when there is none.
  public func member(_ object: Object) -> Object? {
    guard let index = members.firstIndex(of: HashedObject(object: object)) else { return nil }
    return members[index].object
  }

  /// Whether the other is a set of equal members.
  public override func isEqual(_ other: Object?) -> Bool {
    guard let other = other as? SetBox, other.count == count else { return false }
    return Nesting.comparing(self) { other.members == members }
  }

  /// The same for equal sets: how many members there are.
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
      set.classMethod("set") { _ in SetBox([]) }
      set.classMethod("setWithObject:") { (_, object: Object) in SetBox([object]) }
      set.classMethod("setWithArray:") { (_, array: ArrayBox) in SetBox(try array.objects()) }
      set.classMethod("setWithObjects:count:") { (_, objects: ObjectList, count: UInt) in
        SetBox(try objects.read(count))
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
    }
  }
}
