import CCarob
import CarobRuntime
import Foundation

/// The members of `NSDictionary`.
extension DictionaryBox {
  static func defineMaking(_ dictionary: ClassMembers<DictionaryBox>) {
    dictionary.classMethod("+ (instancetype)dictionary") { cls in try make(cls, ObjectTable()) }
    dictionary.classMethod(
      "+ (instancetype)dictionaryWithObject:(id)object forKey:(id<NSCopying>)key"
    ) { (cls, object: Object, key: Object) in
      try make(cls, entries([key], [object]))
    }
    dictionary.classMethod("+ (instancetype)dictionaryWithDictionary:(NSDictionary *)dictionary") {
      (cls, other: DictionaryBox?) in
      try make(cls, other.entries)
    }
    dictionary.classMethod(
      "+ (instancetype)dictionaryWithObjects:(NSArray *)objects forKeys:(NSArray *)keys"
    ) { (cls, objects: ArrayBox?, keys: ArrayBox?) in
      try make(cls, entries(keys, objects))
    }
    dictionary.classMethod(
      """
      + (instancetype)dictionaryWithObjects:(const id [])objects \
      forKeys:(const id<NSCopying> [])keys count:(NSUInteger)count
      """
    ) { (cls, objects: ObjectList, keys: ObjectList, count: UInt) in
      try make(cls, entries(try keys.read(count), try objects.read(count)))
    }
    dictionary.method("- (id)mutableCopyWithZone:(NSZone *)zone") { (this, _: Pointer) in
      MutableDictionaryBox(copying: this)
    }
    dictionary.classMethod(

      """
      + (instancetype)dictionaryWithObjectsAndKeys:(id)firstObject, ... \
      NS_REQUIRES_NIL_TERMINATION
      """, carob_with_objects_code(), types: "@24@0:8@16")
    dictionary.method(
      "- (instancetype)initWithObjectsAndKeys:(id)firstObject, ... NS_REQUIRES_NIL_TERMINATION",
      carob_with_objects_code(), types: "@24@0:8@16")
    dictionary.method(
      """
      - (instancetype)initWithDictionary:(nullable NSDictionary<KeyType, ObjectType> *)dictionary
      """
    ) { (this, other: DictionaryBox?) in
      try this.fill(other?.entries ?? ObjectTable())
      return this
    }
    dictionary.method(
      """
      - (instancetype)initWithDictionary:(nullable NSDictionary<KeyType, ObjectType> *)dictionary \
      copyItems:(BOOL)copies
      """
    ) { (this, other: DictionaryBox?, copies: Bool) in
      let entries = other?.entries ?? ObjectTable()
      try this.fill(copies ? try entries.mapValues(CopiedItems.copied) : entries)
      return this
    }
    dictionary.method("- (instancetype)initWithObject:(id)object forKey:(id<NSCopying>)key") {
      (this, object: Object, key: Object) in
      try this.fill(try entries([key], [object]))
      return this
    }
    dictionary.method(
      """
      - (instancetype)initWithObjects:(NSArray<ObjectType> *)objects \
      forKeys:(NSArray<KeyType> *)keys
      """
    ) { (this, objects: ArrayBox?, keys: ArrayBox?) in
      try this.fill(try entries(keys, objects))
      return this
    }
    dictionary.method(
      """
      - (instancetype)initWithObjects:(const id [])objects \
      forKeys:(const id<NSCopying> [])keys count:(NSUInteger)count
      """
    ) { (this, objects: ObjectList, keys: ObjectList, count: UInt) in
      try this.fill(
        try entries(try keys.read(count), try objects.read(count)), asDesignated: true)
      return this
    }
  }

  /// The entries of keys and the objects at the same places.
  ///
  /// - Throws: `NSInvalidArgumentException` when their numbers differ; `MessageError` when a key cannot be copied.
  private static func entries(
    _ keys: ArrayBox?, _ objects: ArrayBox?
  ) throws -> ObjectTable<Object> {
    guard objects.count == keys.count else {
      throw ObjectiveCException.invalidArgument("\(objects.count) objects for \(keys.count) keys")
    }
    return try entries(keys.objects, objects.objects)
  }

  static func defineReading(_ dictionary: ClassMembers<DictionaryBox>) {
    dictionary.property("@property (nonatomic, readonly) NSUInteger count") {
      (this: MessageReceiver, _: SEL) -> UInt in
      this.with(DictionaryBox.self) { UInt(bitPattern: $0.heldEntries.count) }
    }
    dictionary.property("@property (nonatomic, readonly) NSArray<KeyType> *allKeys") { $0.keys }
    dictionary.property("@property (nonatomic, readonly) NSArray<ObjectType> *allValues") {
      $0.values
    }
    dictionary.method.function("- (nullable ObjectType)objectForKey:(KeyType)key") {
      (this: MessageReceiver, selector: SEL, key: UnsafeMutableRawPointer?)
        -> UnsafeMutableRawPointer? in
      guard let key else { return nil }
      return MethodFunctions.run(orReturn: nil) {
        let key = try this.object(key, 1, of: selector)
        return this.with(DictionaryBox.self) { this in
          key._withUnsafeGuaranteedRef { this.heldObject(forKey: $0)?.id }
        }
      }
    }
    dictionary.method.function("- (nullable ObjectType)objectForKeyedSubscript:(KeyType)key") {
      (this: MessageReceiver, selector: SEL, key: UnsafeMutableRawPointer?)
        -> UnsafeMutableRawPointer? in
      guard let key else { return nil }
      return MethodFunctions.run(orReturn: nil) {
        let key = try this.object(key, 1, of: selector)
        return this.with(DictionaryBox.self) { this in
          if this.hasOwnPrimitives {
            return this.askedObject(forKey: key.takeUnretainedValue())?.cResult(owned: false)
          }
          return key._withUnsafeGuaranteedRef { this.heldObject(forKey: $0)?.id }
        }
      }
    }
    dictionary.method("- (BOOL)isEqualToDictionary:(NSDictionary *)other") {
      (this, other: Object?) in this.isEqual(other)
    }
    dictionary.method("- (NSArray<KeyType> *)allKeysForObject:(ObjectType)object") {
      (this, object: Object?) -> [Object] in
      // Held: what is lent may be let go of by `isEqual:`.
      let object = object.map { Object.peer(of: $0.id).takeUnretainedValue() }
      return try this.entries.filter { try Equality.isEqual($0.value, object) }.map(\.key)
    }
    dictionary.method(
      """
      - (NSArray<ObjectType> *)objectsForKeys:(NSArray<KeyType> *)keys \
      notFoundMarker:(ObjectType)marker
      """
    ) { (this, keys: ArrayBox?, marker: Object) -> [Object] in
      // Held: what is lent may be let go of by `isEqual:`.
      let marker = Object.peer(of: marker.id).takeUnretainedValue()
      return try CollectionMutation.holding(this) {
        try keys.objects.map { this.object(forKey: $0) ?? marker }
      }
    }
    dictionary.method(
      """
      - (NSSet<KeyType> *)keysOfEntriesPassingTest:(BOOL (NS_NOESCAPE ^)(KeyType key, ObjectType object, BOOL *stop))test
      """
    ) { (this, block: Block) in
      try keys(of: this, passing: block)
    }
    dictionary.method(
      """
      - (NSSet<KeyType> *)keysOfEntriesWithOptions:(NSEnumerationOptions)options \
      passingTest:(BOOL (NS_NOESCAPE ^)(KeyType key, ObjectType object, BOOL *stop))test
      """
    ) { (this, _: UInt, block: Block) in
      try keys(of: this, passing: block)
    }
    dictionary.method("- (NSString *)descriptionWithLocale:(nullable id)locale") {
      (this, _: Object?) in this.cocoaDescription
    }
    dictionary.method(
      "- (NSString *)descriptionWithLocale:(nullable id)locale indent:(NSUInteger)level"
    ) { (this, _: Object?, level: UInt) in
      CollectionText.of(this, level: Int(clamping: Swift.min(level, 64)))
    }
  }

  private static func keys(of dictionary: DictionaryBox, passing block: Block) throws -> SetBox {
    let test = try PreparedBlock.test(block, Object.typeEncoding, Pointer.typeEncoding)
    var keys: [Object] = []
    try PreparedBlock.walk(dictionary.entries) { entry, stop in
      let isOne = try test.holds(entry.key, UInt(bitPattern: entry.value.id), stop)
      if isOne { keys.append(entry.key) }
      return true
    }
    return SetBox(keys)
  }

  static func defineEnumerating(_ dictionary: ClassMembers<DictionaryBox>) {
    dictionary.enumerates { this, _, state, room, count in
      FastEnumeration.run(this, state, room, count) { (this: DictionaryBox, enumeration) in
        if this.hasOwnPrimitives {
          return try enumeration.next(asking: this, for: DictionaryBox.keyEnumerator)
        }
        return enumeration.next(
          in: this.unownedEntries,
          mutations: type(of: this) == DictionaryBox.self ? nil : this.mutations.address)
      }
    }
    dictionary.method("- (NSEnumerator<KeyType> *)keyEnumerator") {
      NSEnumerator($0.heldEntries.keys)
    }
    dictionary.method("- (NSEnumerator<ObjectType> *)objectEnumerator") { NSEnumerator($0.values) }
    dictionary.method(
      """
      - (void)enumerateKeysAndObjectsUsingBlock:(void (NS_NOESCAPE ^)(KeyType key, ObjectType object, BOOL *stop))block
      """
    ) { (this, block: Block) in
      try visit(this, block)
    }
    dictionary.method(
      """
      - (void)enumerateKeysAndObjectsWithOptions:(NSEnumerationOptions)options \
      usingBlock:(void (NS_NOESCAPE ^)(KeyType key, ObjectType object, BOOL *stop))block
      """
    ) { (this, _: UInt, block: Block) in
      try visit(this, block)
    }
  }

  /// Calls a block with keys and objects, until it sets its `BOOL *stop`.
  static func visit(_ dictionary: DictionaryBox, _ block: Block) throws {
    let visitor = try PreparedBlock(
      block, [Object.typeEncoding, Object.typeEncoding, Pointer.typeEncoding], returning: nil)
    try PreparedBlock.walk(dictionary.entries) { entry, stop in
      _ = try visitor(UInt(bitPattern: entry.key.id), UInt(bitPattern: entry.value.id), stop)
      return true
    }
  }

  static func defineSorting(_ dictionary: ClassMembers<DictionaryBox>) {
    dictionary.method(
      """
      - (NSArray<KeyType> *)keysSortedByValueUsingComparator:(NSComparator NS_NOESCAPE)comparator
      """
    ) { (this, comparator: Block) in
      try keysSortedByValue(this, comparator)
    }
    dictionary.method(
      """
      - (NSArray<KeyType> *)keysSortedByValueWithOptions:(NSSortOptions)options \
      usingComparator:(NSComparator NS_NOESCAPE)comparator
      """
    ) { (this, _: UInt, comparator: Block) in
      try keysSortedByValue(this, comparator)
    }
    dictionary.method("- (NSArray<KeyType> *)keysSortedByValueUsingSelector:(SEL)selector") {
      (this, selector: Selector) in
      try keysSortedByValue(this) { try ValueOrder.compare($0, $1, selector) }
    }
  }

  private static func keysSortedByValue(
    _ dictionary: DictionaryBox, _ comparator: Block
  ) throws -> [Object] {
    let prepared = try PreparedBlock.comparator(comparator)
    return try keysSortedByValue(dictionary) { try prepared.order($0, $1) }
  }

  private static func keysSortedByValue(
    _ dictionary: DictionaryBox, _ order: (Object, Object) throws -> Int
  ) rethrows -> [Object] {
    let entries = dictionary.entries
    var places = Array(entries.indices)
    try places.sortByMerging {
      try order(entries.value(at: $0), entries.value(at: $1)) < 0
    }
    return places.map { entries.key(at: $0) }
  }
}
