import CarobRuntime

/// A dictionary that can be changed. Registered as `NSMutableDictionary`.
///
/// `copy` gives an immutable dictionary of the present entries. [one thread at a time]
public final class MutableDictionaryBox: DictionaryBox {
  /// The name of this class in the runtime.
  public override class var runtimeName: String { "NSMutableDictionary" }

  /// Sets the value of a key; nil removes it.
  ///
  /// - Throws: `MessageError` when the key cannot be copied.
  public func setObject(_ object: Object?, forKey key: Object) throws(MessageError) {
    set(object, forKept: object == nil ? key : try Self.kept(key))
  }

  /// The value of a string; nil removes the entry.
  public override subscript(key: String) -> Object? {
    get { super[key] }
    set { set(newValue, forKept: StringBox(key)) }
  }

  /// States the members of `NSMutableDictionary`.
  public override class func define(_ definition: ClassDefinition) {
    definition.members(of: MutableDictionaryBox.self) { dictionary in
      dictionary.method("copyWithZone:") { (this, _: Pointer) in DictionaryBox(copying: this) }
      dictionary.classMethod("dictionaryWithCapacity:") { (cls, _: UInt) in
        try make(cls, ObjectTable())
      }
      defineChanging(dictionary)
    }
  }

  private static func defineChanging(_ dictionary: ClassMembers<MutableDictionaryBox>) {
    dictionary.method("setObject:forKey:") { (this, object: Object, key: Object) in
      try this.setObject(object, forKey: key)
    }
    // Like Apple's: by subscript and by key-value coding, nil removes the entry.
    dictionary.method("setObject:forKeyedSubscript:") { (this, object: Object?, key: Object) in
      try this.setObject(object, forKey: key)
    }
    dictionary.method("setValue:forKey:") { (this, value: Object?, key: String) in
      try this.setObject(value, forKey: StringBox(key))
    }
    dictionary.method("removeObjectForKey:") { (this, key: Object) in
      try this.setObject(nil, forKey: key)
    }
    dictionary.method("removeAllObjects") { this in this.entries = ObjectTable() }
    dictionary.method("addEntriesFromDictionary:") { (this, other: DictionaryBox) in
      for (key, object) in other.entries where !this.set(object, forKept: key) { return }
    }
    dictionary.method("initWithCapacity:") { (this, _: UInt) in this }
    dictionary.method("setDictionary:") { (this, other: DictionaryBox) in
      this.entries = other.entries
    }
    dictionary.method("removeObjectsForKeys:") { (this, keys: ArrayBox) in
      for key in try keys.objects() where !this.set(nil, forKept: key) { return }
    }
  }
}
