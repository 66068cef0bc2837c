/// An immutable dictionary with string keys or any other objects as keys. Registered as `NSDictionary`.
public final class DictionaryBox: Object {
  private var entries: [DictionaryKey: Object] = [:]

  /// Boxes pairs.
  public convenience init(_ entries: [String: Object]) {
    self.init(isa: Self.runtimeClass)
    for (key, value) in entries { self.entries[DictionaryKey(object: StringBox(key))] = value }
  }

  convenience init(keys: [Object], objects: [Object]) {
    self.init(isa: Self.runtimeClass)
    for (key, object) in zip(keys, objects) { entries[DictionaryKey(object: key)] = object }
  }

  public override class var runtimeName: String { "NSDictionary" }

  /// How many entries there are.
  public var count: Int { entries.count }

  /// The keys, in no order.
  public var keys: [Object] { entries.keys.map(\.object) }

  /// The value under a key; nil when there is none.
  public func object(forKey key: Object) -> Object? { entries[DictionaryKey(object: key)] }

  /// The value under a string; nil when there is none.
  public subscript(key: String) -> Object? { object(forKey: StringBox(key)) }

  public override func isEqual(_ other: Object?) -> Bool {
    guard let other = other as? DictionaryBox, other.count == count else { return false }
    return entries.allSatisfy { key, value in
      (try? Equality.isEqual(value, other.entries[key])) ?? false
    }
  }

  public override var hash: Int { count }

  public override var objectDescription: String {
    "{" + entries.map { "\($0.key.object): \($0.value)" }.sorted().joined(separator: ", ") + "}"
  }

  public override class func define(_ definition: ClassDefinition) {
    definition.members(of: DictionaryBox.self) { dictionary in
      dictionary.adopt("NSCopying")
      dictionary.classMethod("dictionary") { _ in DictionaryBox([:]) }
      dictionary.classMethod("dictionaryWithObject:forKey:") { (_, object: Object, key: Object) in
        DictionaryBox(keys: [key], objects: [object])
      }
      dictionary.classMethod("dictionaryWithObjects:forKeys:count:") {
        (_, objects: ObjectList, keys: ObjectList, count: UInt) in
        DictionaryBox(keys: try keys.read(count), objects: try objects.read(count))
      }
      dictionary.method("copy") { $0 }
      dictionary.property("count") { UInt($0.count) }
      dictionary.property("allKeys") { $0.keys }
      dictionary.property("allValues") { Array($0.entries.values) }
      dictionary.method("objectForKey:") { (this, key: Object) in this.object(forKey: key) }
      defineKeyValueCoding(dictionary)
    }
  }
}

/// An object as a key: equal and hashed as its `isEqual:` and `hash` say.
struct DictionaryKey: Hashable {
  let object: Object

  private static let hashMessage = Message<() -> UInt>("hash")

  static func == (a: Self, b: Self) -> Bool {
    // Nearly all keys are strings, and comparing those needs no message.
    if let a = a.object as? StringBox, let b = b.object as? StringBox {
      return a.string == b.string
    }
    return (try? Equality.isEqual(a.object, b.object)) ?? false
  }

  func hash(into hasher: inout Hasher) {
    if let string = object as? StringBox {
      hasher.combine(string.string)
    } else {
      hasher.combine((try? Self.hashMessage(object)) ?? 0)
    }
  }
}
