import CCarob
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
    if hasOwnPrimitives {
      ask(toSet: object, forKey: key)
    } else {
      try holdObject(object, forKey: key)
    }
  }

  /// Sets the value of a key in this object.
  @inline(__always)
  fileprivate func holdObject(_ object: Object?, forKey key: Object) throws(MessageError) {
    if object == nil || Self.isKeptItself(key) {
      hold(object, forKept: key)
    } else if let kept = try copied(key) {
      hold(object, forKept: kept)
    }
  }

  /// The key as it is kept; nil if the program lets go of the dictionary while it copies, which leaves an error.
  private func copied(_ key: Object) throws(MessageError) -> Object? {
    var held = self as Object
    let kept = try Self.kept(key)
    if !CollectionMutation.isLast(&held) { return kept }
    CollectionMutation.raise(by: held)
    return nil
  }

  /// The value of a string; nil removes the entry.
  public override subscript(key: String) -> Object? {
    get { super[key] }
    set { set(newValue, forKept: StringBox(key)) }
  }

  /// States the members of `NSMutableDictionary`.
  public override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: MutableDictionaryBox.self, "A dictionary that can be changed."
    ) { dictionary in
      dictionary.hidesProperties()
      dictionary.primitives("setObject:forKey:", "removeObjectForKey:")
      dictionary.method("copyWithZone:") { (this, _: Pointer) in DictionaryBox(copying: this) }
      dictionary.classMethod("+ (instancetype)dictionaryWithCapacity:(NSUInteger)capacity") {
        (cls, _: UInt) in
        try make(cls, ObjectTable())
      }
      defineChanging(dictionary)
    }
  }

  private static func defineChanging(_ dictionary: ClassMembers<MutableDictionaryBox>) {
    dictionary.method.function("- (void)setObject:(id)object forKey:(id<NSCopying>)key") {
      (
        this: MessageReceiver, selector: SEL, object: UnsafeMutableRawPointer?,
        key: UnsafeMutableRawPointer?
      ) in
      MethodFunctions.run(orReturn: ()) {
        let object = try this.object(object, 1, of: selector)
        try MutableDictionaryBox.set(object, key, in: this, selector, isPrimitive: true)
      }
    }
    // Like Apple's: by subscript and by key-value coding, nil removes the entry.
    dictionary.method.function(
      "- (void)setObject:(nullable ObjectType)object forKeyedSubscript:(id<NSCopying>)key"
    ) {
      (
        this: MessageReceiver, selector: SEL, object: UnsafeMutableRawPointer?,
        key: UnsafeMutableRawPointer?
      ) in
      MethodFunctions.run(orReturn: ()) {
        let object = try object.map { try this.object($0, 1, of: selector) }
        try MutableDictionaryBox.set(object, key, in: this, selector, isPrimitive: false)
      }
    }
    dictionary.method("setValue:forKey:") { (this, value: Object?, key: String) in
      // Held: what is lent may be let go of by `isEqual:` of another key.
      let value = value.map { Object.peer(of: $0.id).takeUnretainedValue() }
      try this.setObject(value, forKey: StringBox(key))
    }
    dictionary.method.function("- (void)removeObjectForKey:(KeyType)key") {
      (this: MessageReceiver, selector: SEL, key: UnsafeMutableRawPointer?) in
      MethodFunctions.run(orReturn: ()) {
        let key = try this.object(key, 1, of: selector)
        try this.with(MutableDictionaryBox.self) { this in
          if this.hasOwnPrimitives {
            return try this.holdObject(nil, forKey: key.takeUnretainedValue())
          }
          try key._withUnsafeGuaranteedRef { try this.setObject(nil, forKey: $0) }
        }
      }
    }
    dictionary.method("- (void)removeAllObjects") { this in this.entries = ObjectTable() }
    dictionary.method(
      "- (void)addEntriesFromDictionary:(NSDictionary<KeyType, ObjectType> *)dictionary"
    ) { (this, other: DictionaryBox?) in
      for (key, object) in other.entries where !this.set(object, forKept: key) { return }
    }
    dictionary.method("- (instancetype)initWithCapacity:(NSUInteger)capacity") { (this, _: UInt) in
      this
    }
    dictionary.method("- (void)setDictionary:(NSDictionary<KeyType, ObjectType> *)dictionary") {
      (this, other: DictionaryBox?) in
      this.entries = other.entries
    }
    dictionary.method("- (void)removeObjectsForKeys:(NSArray<KeyType> *)keys") {
      (this, keys: ArrayBox?) in
      for key in try keys.objects where !this.set(nil, forKept: key) { return }
    }
  }

  /// Sets or removes the value of a key, for a function.
  ///
  /// - Parameter isPrimitive: whether it is a primitive method, which does not ask a class with its own.
  @inline(__always)
  private static func set(
    _ object: Unmanaged<Object>?, _ key: UnsafeMutableRawPointer?, in this: MessageReceiver,
    _ selector: SEL, isPrimitive: Bool
  ) throws {
    let key = try this.object(key, 2, of: selector)
    try this.with(MutableDictionaryBox.self) { this in
      if isPrimitive, this.hasOwnPrimitives {
        return try this.holdObject(object?.takeUnretainedValue(), forKey: key.takeUnretainedValue())
      }
      try this.setObject(object?.takeUnretainedValue(), forKey: key.takeUnretainedValue())
    }
  }
}
