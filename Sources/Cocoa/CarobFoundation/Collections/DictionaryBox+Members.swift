import CCarob
import CarobRuntime
import Foundation

/// The members of `NSDictionary`.
extension DictionaryBox {
  static func defineMaking(_ dictionary: ClassMembers<DictionaryBox>) {
    dictionary.classMethod("dictionary") { cls in try make(cls, ObjectTable()) }
    dictionary.classMethod("dictionaryWithObject:forKey:") { (cls, object: Object, key: Object) in
      try make(cls, entries([key], [object]))
    }
    dictionary.classMethod("dictionaryWithDictionary:") { (cls, other: DictionaryBox) in
      try make(cls, other.entries)
    }
    dictionary.classMethod("dictionaryWithObjects:forKeys:") {
      (cls, objects: ArrayBox, keys: ArrayBox) in
      try make(cls, entries(keys, objects))
    }
    dictionary.classMethod("dictionaryWithObjects:forKeys:count:") {
      (cls, objects: ObjectList, keys: ObjectList, count: UInt) in
      try make(cls, entries(try keys.read(count), try objects.read(count)))
    }
    dictionary.method("mutableCopyWithZone:") { (this, _: Pointer) in
      MutableDictionaryBox(copying: this)
    }
    dictionary.classMethod(
      "dictionaryWithObjectsAndKeys:", carob_with_objects_code(), types: "@24@0:8@16")
    dictionary.method(
      "initWithObjectsAndKeys:", carob_with_objects_code(), types: "@24@0:8@16")
    dictionary.method("initWithDictionary:") { (this, other: DictionaryBox?) in
      this.entries = other?.entries ?? ObjectTable()
      return this
    }
    dictionary.method("initWithDictionary:copyItems:") {
      (this, other: DictionaryBox?, copies: Bool) in
      let entries = other?.entries ?? ObjectTable()
      this.entries = copies ? try entries.mapValues(CopiedItems.copied) : entries
      return this
    }
    dictionary.method("initWithObject:forKey:") { (this, object: Object, key: Object) in
      this.entries = try entries([key], [object])
      return this
    }
    dictionary.method("initWithObjects:forKeys:") { (this, objects: ArrayBox, keys: ArrayBox) in
      this.entries = try entries(keys, objects)
      return this
    }
    dictionary.method("initWithObjects:forKeys:count:") {
      (this, objects: ObjectList, keys: ObjectList, count: UInt) in
      this.entries = try entries(try keys.read(count), try objects.read(count))
      return this
    }
  }

  /// The entries of keys and the objects at the same places.
  ///
  /// - Throws: `NSInvalidArgumentException` when their numbers differ; `MessageError` when a key cannot be copied.
  private static func entries(
    _ keys: ArrayBox, _ objects: ArrayBox
  ) throws -> ObjectTable<Object> {
    guard objects.count == keys.count else {
      throw ObjectiveCException.invalidArgument("\(objects.count) objects for \(keys.count) keys")
    }
    return try entries(keys.objects(), objects.objects())
  }

  static func defineReading(_ dictionary: ClassMembers<DictionaryBox>) {
    dictionary.property("count", type: "Q")
    dictionary.method.function("count") { (this: MessageReceiver, _: SEL) -> UInt in
      this.with(DictionaryBox.self) { UInt(bitPattern: $0.count) }
    }
    dictionary.property("allKeys") { $0.keys }
    dictionary.property("allValues") { $0.values }
    for name in ["objectForKey:", "objectForKeyedSubscript:"] as [StaticString] {
      dictionary.method.function(name) {
        (this: MessageReceiver, selector: SEL, key: UnsafeMutableRawPointer?)
          -> UnsafeMutableRawPointer? in
        guard let key else { return nil }
        return MethodFunctions.run(orReturn: nil) {
          let key = try this.object(key, 1, of: selector)
          return this.with(DictionaryBox.self) { this in
            key._withUnsafeGuaranteedRef { this.object(forKey: $0)?.id }
          }
        }
      }
    }
    dictionary.method("isEqualToDictionary:") { (this, other: Object?) in this.isEqual(other) }
    dictionary.method("allKeysForObject:") { (this, object: Object?) in
      try this.entries.filter { try Equality.isEqual($0.value, object) }.map(\.key)
    }
    dictionary.method("objectsForKeys:notFoundMarker:") { (this, keys: ArrayBox, marker: Object) in
      try keys.objects().map { this.object(forKey: $0) ?? marker }
    }
    dictionary.method("keysOfEntriesPassingTest:") { (this, block: Block) in
      try keys(of: this, passing: block)
    }
    dictionary.method("keysOfEntriesWithOptions:passingTest:") {
      (this, _: UInt, block: Block) in
      try keys(of: this, passing: block)
    }
    dictionary.method("descriptionWithLocale:") { (this, _: Object?) in this.objectDescription }
    dictionary.method("descriptionWithLocale:indent:") { (this, _: Object?, _: UInt) in
      this.objectDescription
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
        enumeration.next(
          in: this.entries, mutations: this is MutableDictionaryBox ? this.mutations.address : nil)
      }
    }
    dictionary.method("keyEnumerator") { NSEnumerator($0.keys) }
    dictionary.method("objectEnumerator") { NSEnumerator($0.values) }
    dictionary.method("enumerateKeysAndObjectsUsingBlock:") { (this, block: Block) in
      try visit(this, block)
    }
    dictionary.method("enumerateKeysAndObjectsWithOptions:usingBlock:") {
      (this, _: UInt, block: Block) in
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
    dictionary.method("keysSortedByValueUsingComparator:") { (this, comparator: Block) in
      try keysSortedByValue(this, comparator)
    }
    dictionary.method("keysSortedByValueWithOptions:usingComparator:") {
      (this, _: UInt, comparator: Block) in
      try keysSortedByValue(this, comparator)
    }
    dictionary.method("keysSortedByValueUsingSelector:") { (this, selector: Selector) in
      try this.entries.sorted { try ValueOrder.compare($0.value, $1.value, selector) < 0 }
        .map(\.key)
    }
  }

  private static func keysSortedByValue(
    _ dictionary: DictionaryBox, _ comparator: Block
  ) throws -> [Object] {
    let order = try PreparedBlock.comparator(comparator)
    return try dictionary.entries.sorted { try order.order($0.value, $1.value) < 0 }
      .map(\.key)
  }
}
