import CarobRuntime

/// Dictionaries of plugins' classes that have `count`, `objectForKey:` and `keyEnumerator`. See `Object.hasOwnPrimitives`.
extension DictionaryBox {
  static let keyEnumerator = Message<() -> Object?>("keyEnumerator")
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
  final func fill(_ entries: ObjectTable<Object>) throws(MessageError) {
    guard hasOwnPrimitives, overridesChanges, entries.count > 0 else { return hold(entries) }
    try initializeForChanges(capacity: entries.count)
    changeAsked(to: entries)
  }

  /// A dictionary of a class with its own primitive methods.
  static func makeAsked(
    _ cls: ClassObject, _ entries: ObjectTable<Object>
  ) throws -> DictionaryBox {
    let made = try cls.makeInitialized(as: DictionaryBox.self)
    made.changeAsked(to: entries)
    return made
  }
}
