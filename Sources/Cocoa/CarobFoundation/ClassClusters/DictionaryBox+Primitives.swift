import CarobRuntime

/// Dictionaries of plugins' classes that have `count`, `objectForKey:` and `keyEnumerator`. See `Object.hasOwnPrimitives`.
extension DictionaryBox {
  static let keyEnumerator = Message<() -> Object?>("keyEnumerator")
  private static let initWithObjects = Message<(Pointer, Pointer, UInt) -> Object?>(
    "initWithObjects:forKeys:count:")
  private static let countMessage = Message<() -> UInt>("count")
  private static let objectForKey = Message<(Object) -> Object?>("objectForKey:")
  fileprivate static let setObject = Message<(Object, Object) -> Void>("setObject:forKey:")
  fileprivate static let removeObject = Message<(Object) -> Void>("removeObjectForKey:")

  @inline(never) final func askedCount() -> Int {
    asked(orReturn: 0) { Int(clamping: try Self.countMessage(self)) }
  }

  @inline(never) final func askedObject(forKey key: Object) -> Object? {
    asked(orReturn: nil) { try Self.objectForKey(self, key) }
  }

  /// The entries by the primitive methods; none after an error, which the program gets.
  @inline(never) final func askedEntries() -> ObjectTable<Object> {
    asked(orReturn: ObjectTable()) {
      var entries = ObjectTable<Object>()
      for key in try NSEnumerator.all(of: Self.keyEnumerator(self)) {
        entries[key] = try Self.objectForKey(self, key)
      }
      return entries
    }
  }

  /// Sets the value of a key with a message; nil removes it.
  ///
  /// - Returns: whether that raised no error.
  @discardableResult
  @inline(never) final func ask(toSet object: Object?, forKey key: Object) -> Bool {
    asked(orReturn: false) {
      if let object {
        try Self.setObject(self, object, key)
      } else {
        try Self.removeObject(self, key)
      }
      return true
    }
  }

  /// Changes the entries with messages. A dictionary that cannot be changed keeps them in this object.
  @inline(never) final func changeAsked(to new: ObjectTable<Object>) {
    guard overridesChanges else { return hold(new) }
    let old = askedEntries()
    for key in old.keys where new[key] == nil && !ask(toSet: nil, forKey: key) { return }
    for (key, object) in new where old[key] !== object && !ask(toSet: object, forKey: key) {
      return
    }
  }

  private final var overridesChanges: Bool {
    self is MutableDictionaryBox
      && (overrides(Self.setObject.selector) || overrides(Self.removeObject.selector))
  }

  /// Sets the entries, for an initializer: those in this object, or by the methods that change them.
  /// Like Foundation's, an initializer that the class inherits ends in its `initWithObjects:forKeys:count:`.
  final func fill(_ entries: ObjectTable<Object>, asDesignated: Bool = false) throws {
    if hasOwnPrimitives, !asDesignated, overrides(Self.initWithObjects.selector) {
      return try Self.lend(entries) { _ = try Self.initWithObjects(self, $0, $1, $2) }
    }
    guard hasOwnPrimitives, overridesChanges, entries.count > 0 else { return hold(entries) }
    try initializeForChanges(capacity: entries.count)
    changeAsked(to: entries)
  }

  /// Calls a body with the addresses of the objects and of their keys, and with their number.
  private static func lend<Result>(
    _ entries: ObjectTable<Object>, to body: (Pointer, Pointer, UInt) throws -> Result
  ) rethrows -> Result {
    let pairs = entries.map { ($0, $1) }
    return try ObjectPointers.lend(pairs.map(\.1)) { objects in
      try ObjectPointers.lend(pairs.map(\.0)) { try body(objects, $0, UInt(pairs.count)) }
    }
  }

  /// A dictionary of a class with its own primitive methods.
  static func makeAsked(
    _ cls: ClassObject, _ entries: ObjectTable<Object>
  ) throws -> DictionaryBox {
    if cls.instanceClass.overrides(initWithObjects.selector) {
      return try lend(entries) {
        let made = try initWithObjects(cls.instanceClass.makeInstance(), $0, $1, $2)
        return try cls.checked(made, as: DictionaryBox.self, initWithObjects.selector)
      }
    }
    let made = try cls.makeInitialized(as: DictionaryBox.self, capacity: entries.count)
    made.changeAsked(to: entries)
    return made
  }
}
