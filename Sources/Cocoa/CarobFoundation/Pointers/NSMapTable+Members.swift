import CCarob
import CarobRuntime

/// The members of `NSMapTable`.
extension NSMapTable {
  static func defineMaking(_ table: ClassMembers<NSMapTable>) {
    table.classMethod(
      """
      + (NSMapTable<KeyType, ObjectType> *)mapTableWithKeyOptions:(NSPointerFunctionsOptions)keyOptions \
      valueOptions:(NSPointerFunctionsOptions)valueOptions
      """
    ) { (cls, keys: UInt, values: UInt) in
      try make(cls, PointerRules(keys), PointerRules(values))
    }
    table.classMethod("+ (NSMapTable<KeyType, ObjectType> *)strongToStrongObjectsMapTable") { cls in
      try make(cls, .strongObjects, .strongObjects)
    }
    table.classMethod("+ (NSMapTable<KeyType, ObjectType> *)weakToStrongObjectsMapTable") { cls in
      try make(cls, .weakObjects, .strongObjects)
    }
    table.classMethod("+ (NSMapTable<KeyType, ObjectType> *)strongToWeakObjectsMapTable") { cls in
      try make(cls, .strongObjects, .weakObjects)
    }
    table.classMethod("+ (NSMapTable<KeyType, ObjectType> *)weakToWeakObjectsMapTable") { cls in
      try make(cls, .weakObjects, .weakObjects)
    }
    table.classMethod("+ (id)mapTableWithStrongToStrongObjects") { cls in
      try make(cls, .strongObjects, .strongObjects)
    }
    table.classMethod("+ (id)mapTableWithWeakToStrongObjects") { cls in
      try make(cls, .weakObjects, .strongObjects)
    }
    table.classMethod("+ (id)mapTableWithStrongToWeakObjects") { cls in
      try make(cls, .strongObjects, .weakObjects)
    }
    table.classMethod("+ (id)mapTableWithWeakToWeakObjects") { cls in
      try make(cls, .weakObjects, .weakObjects)
    }
    table.method(
      """
      - (instancetype)initWithKeyOptions:(NSPointerFunctionsOptions)keyOptions \
      valueOptions:(NSPointerFunctionsOptions)valueOptions capacity:(NSUInteger)capacity
      """
    ) { (this, keys: UInt, values: UInt, _: UInt) in
      (this.keyRules, this.valueRules) = (PointerRules(keys), PointerRules(values))
      return this
    }
    table.method(
      """
      - (instancetype)initWithKeyPointerFunctions:(NSPointerFunctions *)keyFunctions \
      valuePointerFunctions:(NSPointerFunctions *)valueFunctions capacity:(NSUInteger)capacity
      """
    ) { (this, keys: NSPointerFunctions, values: NSPointerFunctions, _: UInt) in
      (this.keyRules, this.valueRules) = (keys.rules, values.rules)
      return this
    }
    table.adopt("NSCopying")
    table.method("- (id)copyWithZone:(NSZone *)zone") { (this, _: Pointer) in
      let copy = NSMapTable(this.keyRules, this.valueRules)
      for entry in this.liveEntries {
        try copy.insert(entry.value.address, forKey: entry.key.address)
      }
      return copy
    }
  }

  static func defineReading(_ table: ClassMembers<NSMapTable>) {
    table.property("@property (readonly, copy) NSPointerFunctions *keyPointerFunctions") {
      NSPointerFunctions($0.keyRules)
    }
    table.property("@property (readonly, copy) NSPointerFunctions *valuePointerFunctions") {
      NSPointerFunctions($0.valueRules)
    }
    table.property("@property (readonly) NSUInteger count") { UInt($0.liveCount) }
    table.method("- (NSEnumerator<KeyType> *)keyEnumerator") { NSEnumerator($0.keys) }
    table.method("- (nullable NSEnumerator<ObjectType> *)objectEnumerator") {
      NSEnumerator($0.values)
    }
    table.method("- (NSDictionary<KeyType, ObjectType> *)dictionaryRepresentation") {
      $0.dictionary
    }
    table.enumerates { this, enumeration in this.next(in: enumeration) }
    table.method.function("- (nullable ObjectType)objectForKey:(nullable KeyType)key") {
      (this: MessageReceiver, _: SEL, key: UnsafeMutableRawPointer?) in
      MethodFunctions.run(orReturn: nil) {
        try this.with(NSMapTable.self) { try $0.member(key)?.value.lent() }
      }
    }
  }

  static func defineChanging(_ table: ClassMembers<NSMapTable>) {
    table.method.function(
      "- (void)setObject:(nullable ObjectType)object forKey:(nullable KeyType)key"
    ) {
      (
        this: MessageReceiver, _: SEL, object: UnsafeMutableRawPointer?,
        key: UnsafeMutableRawPointer?
      ) in
      MethodFunctions.run(orReturn: ()) {
        try this.with(NSMapTable.self) { (table: NSMapTable) in
          // As in Cocoa, nil is no key, and an entry without an object is none.
          if key == nil, table.keyRules.areObjects { return }
          if object == nil, table.valueRules.areObjects { return try table.removeEntry(of: key) }
          try table.insert(object, forKey: key)
        }
      }
    }
    table.method.function("- (void)removeObjectForKey:(nullable KeyType)key") {
      (this: MessageReceiver, _: SEL, key: UnsafeMutableRawPointer?) in
      MethodFunctions.run(orReturn: ()) {
        try this.with(NSMapTable.self) { try $0.removeEntry(of: key) }
      }
    }
    table.method("- (void)removeAllObjects") { $0.removeAllEntries() }
  }

  /// What the functions of C send, whose pointers may be other than objects.
  static func definePointers(_ table: ClassMembers<NSMapTable>) {
    table.method(
      "- (BOOL)carob_member:(const void *)key key:(const void **)original value:(const void **)value"
    ) { (this, key: Pointer, original: Pointer, value: Pointer) in
      guard let found = try this.member(key.address) else { return false }
      // SAFETY: the method's contract is places for pointers, or null.
      original.address?.storeBytes(of: found.key.lent(), as: UnsafeMutableRawPointer?.self)
      value.address?.storeBytes(of: found.value.lent(), as: UnsafeMutableRawPointer?.self)
      return true
    }
    table.method("- (void)carob_insert:(const void *)value forKey:(const void *)key") {
      (this, value: Pointer, key: Pointer) in
      try this.insert(value.address, forKey: key.address)
    }
    table.method("- (void)carob_remove:(const void *)key") { (this, key: Pointer) in
      try this.removeEntry(of: key.address)
    }
    table.method("- (BOOL)carob_isValue:(const void *)first equalTo:(const void *)second") {
      (this, first: Pointer, second: Pointer) in
      try this.valueRules.isEqual(first.address, second.address)
    }
    table.method("- (void)carob_getKeys:(const void **)keys values:(const void **)values") {
      (this, keys: Pointer, values: Pointer) in
      // SAFETY: the method's contract is room for as many pointers as the table has entries, or null.
      for (index, entry) in this.liveEntries.enumerated() {
        let offset = index * MemoryLayout<UInt>.size
        keys.address?.storeBytes(
          of: entry.key.lent(), toByteOffset: offset, as: UnsafeMutableRawPointer?.self)
        values.address?.storeBytes(
          of: entry.value.lent(), toByteOffset: offset, as: UnsafeMutableRawPointer?.self)
      }
    }
  }
}
