import CCarob
import CarobRuntime
import Foundation

/// The methods of `NSDictionary` and `NSMutableDictionary` that the runtime does not have.
enum DictionaryMembers {
  static func define(_ dictionary: ClassMembers<DictionaryBox>) {
    VariadicObjects.install()
    dictionary.adopt("NSMutableCopying")
    defineMaking(dictionary)
    defineReading(dictionary)
    defineEnumerating(dictionary)
    defineSorting(dictionary)
    PropertyListFiles.define(dictionary)
  }

  private static func defineMaking(_ dictionary: ClassMembers<DictionaryBox>) {
    dictionary.classMethod(
      "dictionaryWithObjectsAndKeys:", carob_with_objects_code(), types: "@24@0:8@16")
    dictionary.method(
      "initWithObjectsAndKeys:", carob_with_objects_code(), types: "@24@0:8@16")
    dictionary.method("initWithDictionary:") { (this, other: DictionaryBox?) in
      this.entries = other?.entries ?? [:]
      return this
    }
    dictionary.method("initWithDictionary:copyItems:") {
      (this, other: DictionaryBox?, copies: Bool) in
      let entries = other?.entries ?? [:]
      this.entries = copies ? try entries.mapValues { try CopiedItems.copied($0) } : entries
      return this
    }
    dictionary.method("initWithObject:forKey:") { (this, object: Object, key: Object) in
      this.entries = try DictionaryBox.entries([key], [object])
      return this
    }
    dictionary.method("initWithObjects:forKeys:") { (this, objects: ArrayBox, keys: ArrayBox) in
      guard objects.count == keys.count else {
        throw ObjectiveCException.invalidArgument("\(objects.count) objects for \(keys.count) keys")
      }
      this.entries = try DictionaryBox.entries(try keys.objects(), try objects.objects())
      return this
    }
    dictionary.method("initWithObjects:forKeys:count:") {
      (this, objects: ObjectList, keys: ObjectList, count: UInt) in
      this.entries = try DictionaryBox.entries(try keys.read(count), try objects.read(count))
      return this
    }
  }

  private static func defineReading(_ dictionary: ClassMembers<DictionaryBox>) {
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
      let isOne = try test.holds(entry.key.object, UInt(bitPattern: entry.value.id), stop)
      if isOne { keys.append(entry.key.object) }
      return true
    }
    return SetBox(keys)
  }

  private static func defineEnumerating(_ dictionary: ClassMembers<DictionaryBox>) {
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
      _ = try visitor(
        UInt(bitPattern: entry.key.object.id), UInt(bitPattern: entry.value.id), stop)
      return true
    }
  }

  private static func defineSorting(_ dictionary: ClassMembers<DictionaryBox>) {
    dictionary.method("keysSortedByValueUsingComparator:") { (this, comparator: Block) in
      try keysSortedByValue(this, comparator)
    }
    dictionary.method("keysSortedByValueWithOptions:usingComparator:") {
      (this, _: UInt, comparator: Block) in
      try keysSortedByValue(this, comparator)
    }
    dictionary.method("keysSortedByValueUsingSelector:") { (this, selector: Selector) in
      try this.entries.sorted { try ValueOrder.compare($0.value, $1.value, selector) < 0 }
        .map(\.key.object)
    }
  }

  private static func keysSortedByValue(
    _ dictionary: DictionaryBox, _ comparator: Block
  ) throws -> [Object] {
    let order = try PreparedBlock.comparator(comparator)
    return try dictionary.entries.sorted { try order.order($0.value, $1.value) < 0 }
      .map(\.key.object)
  }

  /// The further methods of `NSMutableDictionary`.
  static func defineChanging(_ dictionary: ClassMembers<MutableDictionaryBox>) {
    dictionary.method("initWithCapacity:") { (this, _: UInt) in this }
    dictionary.method("setDictionary:") { (this, other: DictionaryBox) in
      this.entries = other.entries
    }
    dictionary.method("removeObjectsForKeys:") { (this, keys: ArrayBox) in
      for key in try keys.objects() { this.entries[HashedObject(object: key)] = nil }
    }
  }
}
