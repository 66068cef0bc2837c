import CarobRuntime

/// Sets of plugins' classes that have `count`, `member:` and `objectEnumerator`. See `Object.hasOwnPrimitives`.
extension SetBox {
  static let objectEnumerator = Message<() -> Object?>("objectEnumerator")
  private static let countMessage = Message<() -> UInt>("count")
  private static let initWithObjects = Message<(Pointer, UInt) -> Object?>(
    "initWithObjects:count:")
  private static let memberMessage = Message<(Object) -> Object?>("member:")

  @inline(never) final func askedCount() -> Int {
    asked(orReturn: 0) { Int(clamping: try Self.countMessage(self)) }
  }

  @inline(never) final func askedMember(_ object: Object) -> Object? {
    asked(orReturn: nil) { try Self.memberMessage(self, object) }
  }

  /// The members by the primitive methods; none after an error, which the program gets.
  @inline(never) final func askedMembers() -> ObjectSet {
    asked(orReturn: ObjectSet()) {
      ObjectSet(try NSEnumerator.all(of: Self.objectEnumerator(self)))
    }
  }

  /// Changes the members with messages. A set that cannot be changed keeps them in this object.
  @inline(never) final func changeAsked(to new: ObjectSet) {
    guard let set = self as? MutableSetBox, set.overridesChanges else { return hold(new) }
    let old = askedMembers()
    for member in old.keys where !new.contains(member) { set.ask(toRemove: member) }
    for member in new.keys where !old.contains(member) { set.ask(toAdd: member) }
  }

  /// Fills a new set with objects, of equal ones with the first: those in this object, or by the methods that change it. Like
  /// Foundation's, an initializer that the class inherits ends in its `initWithObjects:count:`.
  package final func fill(_ objects: [Object], asDesignated: Bool = false) throws {
    if hasOwnPrimitives, !asDesignated, overrides(Self.initWithObjects.selector) {
      return try ObjectPointers.lend(objects) {
        _ = try Self.initWithObjects(self, $0, UInt(objects.count))
      }
    }
    guard hasOwnPrimitives, let set = self as? MutableSetBox, set.overridesChanges,
      !objects.isEmpty
    else { return hold(ObjectSet(objects)) }
    try initializeForChanges(capacity: objects.count)
    changeAsked(to: ObjectSet(objects))
  }

  /// A set of a class with its own primitive methods.
  static func makeAsked(_ cls: ClassObject, _ objects: [Object]) throws -> SetBox {
    if cls.instanceClass.overrides(initWithObjects.selector) {
      return try ObjectPointers.lend(objects) {
        let made = try initWithObjects(cls.instanceClass.makeInstance(), $0, UInt(objects.count))
        return try cls.checked(made, as: SetBox.self, initWithObjects.selector)
      }
    }
    let made = try cls.makeInitialized(as: SetBox.self, capacity: objects.count)
    made.changeAsked(to: ObjectSet(objects))
    return made
  }
}

extension MutableSetBox {
  private static let addObject = Message<(Object) -> Void>("addObject:")
  private static let removeObject = Message<(Object) -> Void>("removeObject:")

  /// Whether the class has a method that changes the members.
  fileprivate final var overridesChanges: Bool {
    overrides(Self.addObject.selector) || overrides(Self.removeObject.selector)
  }

  final func ask(toAdd object: Object) {
    asked(orReturn: ()) { try Self.addObject(self, object) }
  }

  final func ask(toRemove object: Object) {
    asked(orReturn: ()) { try Self.removeObject(self, object) }
  }
}
