import CCarob
import CarobRuntime

/// The members of `NSHashTable`.
extension NSHashTable {
  static func defineMaking(_ table: ClassMembers<NSHashTable>) {
    table.classMethod(
      "+ (NSHashTable<ObjectType> *)hashTableWithOptions:(NSPointerFunctionsOptions)options"
    ) { (cls, options: UInt) in try make(cls, PointerRules(options)) }
    table.classMethod("+ (NSHashTable<ObjectType> *)weakObjectsHashTable") { cls in
      try make(cls, .weakObjects)
    }
    table.classMethod("+ (id)hashTableWithWeakObjects") { cls in try make(cls, .weakObjects) }
    table.method(
      "- (instancetype)initWithOptions:(NSPointerFunctionsOptions)options capacity:(NSUInteger)capacity"
    ) { (this, options: UInt, _: UInt) in
      this.keyRules = PointerRules(options)
      return this
    }
    table.method(
      "- (instancetype)initWithPointerFunctions:(NSPointerFunctions *)functions capacity:(NSUInteger)capacity"
    ) { (this, functions: NSPointerFunctions, _: UInt) in
      this.keyRules = functions.rules
      return this
    }
    table.adopt("NSCopying")
    table.method("- (id)copyWithZone:(NSZone *)zone") { (this, _: Pointer) in
      let copy = NSHashTable(this.keyRules)
      for entry in this.liveEntries { try copy.insert(entry.key.address) }
      return copy
    }
  }

  static func defineReading(_ table: ClassMembers<NSHashTable>) {
    table.property("@property (readonly, copy) NSPointerFunctions *pointerFunctions") {
      NSPointerFunctions($0.keyRules)
    }
    table.property("@property (readonly) NSUInteger count") { UInt($0.liveCount) }
    table.property("@property (readonly, copy) NSArray<ObjectType> *allObjects") { $0.objects }
    table.property("@property (readonly, nullable, nonatomic) ObjectType anyObject") {
      $0.objects.first
    }
    table.property("@property (readonly, copy) NSSet<ObjectType> *setRepresentation") {
      SetBox($0.objects)
    }
    table.method("- (NSEnumerator<ObjectType> *)objectEnumerator") { NSEnumerator($0.objects) }
    table.enumerates { this, enumeration in this.next(in: enumeration) }
    table.method.function("- (nullable ObjectType)member:(nullable ObjectType)object") {
      (this: MessageReceiver, _: SEL, object: UnsafeMutableRawPointer?) in
      MethodFunctions.run(orReturn: nil) {
        try this.with(NSHashTable.self) { try $0.member(object)?.key.lent() }
      }
    }
    table.method.function("- (BOOL)containsObject:(nullable ObjectType)object") {
      (this: MessageReceiver, _: SEL, object: UnsafeMutableRawPointer?) in
      MethodFunctions.run(orReturn: false) {
        try this.with(NSHashTable.self) { try $0.contains(object) }
      }
    }
  }

  static func defineChanging(_ table: ClassMembers<NSHashTable>) {
    table.method.function("- (void)addObject:(nullable ObjectType)object") {
      (this: MessageReceiver, _: SEL, object: UnsafeMutableRawPointer?) in
      MethodFunctions.run(orReturn: ()) {
        try this.with(NSHashTable.self) { table in
          // As at Apple, nil is no member of a table of objects.
          guard object != nil || !table.keyRules.areObjects else { return }
          try table.insert(object)
        }
      }
    }
    table.method.function("- (void)removeObject:(nullable ObjectType)object") {
      (this: MessageReceiver, _: SEL, object: UnsafeMutableRawPointer?) in
      MethodFunctions.run(orReturn: ()) {
        try this.with(NSHashTable.self) { try $0.removeEntry(of: object) }
      }
    }
    table.method("- (void)removeAllObjects") { $0.removeAllEntries() }
  }

  static func defineAlgebra(_ table: ClassMembers<NSHashTable>) {
    table.method("- (BOOL)intersectsHashTable:(NSHashTable<ObjectType> *)other") {
      (this, other: NSHashTable) in
      try this.liveEntries.contains { try other.contains($0.key.address) }
    }
    table.method("- (BOOL)isEqualToHashTable:(NSHashTable<ObjectType> *)other") {
      (this, other: Object?) in
      this.isEqual(other)
    }
    table.method("- (BOOL)isSubsetOfHashTable:(NSHashTable<ObjectType> *)other") {
      (this, other: NSHashTable) in try this.isSubset(of: other)
    }
    table.method("- (void)intersectHashTable:(NSHashTable<ObjectType> *)other") {
      (this, other: NSHashTable) in
      try CollectionMutation.holding(this) {
        for entry in this.liveEntries where try !other.contains(entry.key.address) {
          try this.removeEntry(of: entry.key.address)
        }
      }
    }
    table.method("- (void)unionHashTable:(NSHashTable<ObjectType> *)other") {
      (this, other: NSHashTable) in
      for entry in other.liveEntries { try this.insert(entry.key.address) }
    }
    table.method("- (void)minusHashTable:(NSHashTable<ObjectType> *)other") {
      (this, other: NSHashTable) in
      for entry in other.liveEntries { try this.removeEntry(of: entry.key.address) }
    }
  }

  /// What the functions of C send, whose pointers may be other than objects.
  static func definePointers(_ table: ClassMembers<NSHashTable>) {
    table.method("- (BOOL)carob_member:(const void *)member value:(const void **)value") {
      (this, member: Pointer, place: Pointer) in
      guard let found = try this.member(member.address) else { return false }
      // SAFETY: the method's contract is a place for a pointer, or null.
      place.address?.storeBytes(of: found.key.lent(), as: UnsafeMutableRawPointer?.self)
      return true
    }
    table.method("- (void)carob_insert:(const void *)member") { (this, member: Pointer) in
      try this.insert(member.address)
    }
    table.method("- (void)carob_remove:(const void *)member") { (this, member: Pointer) in
      try this.removeEntry(of: member.address)
    }
    table.method("- (void)carob_getValues:(const void **)values") { (this, values: Pointer) in
      // SAFETY: the method's contract is room for as many pointers as the table has.
      for (index, entry) in this.liveEntries.enumerated() {
        values.address?.storeBytes(
          of: entry.key.lent(), toByteOffset: index * MemoryLayout<UInt>.size,
          as: UnsafeMutableRawPointer?.self)
      }
    }
  }
}
