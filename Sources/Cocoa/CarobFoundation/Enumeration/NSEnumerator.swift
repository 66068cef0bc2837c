import CarobRuntime
import CCarob

/// Returns objects one after the other.
///
/// An enumerator of a collection visits the contents from when it was made. A subclass implements
/// `nextObject`. [one thread at a time]
final class NSEnumerator: Object {
  private var objects: [Object] = []
  private var position = 0

  private static let nextObject = Message<() -> Object?>("nextObject")

  /// An enumerator of a list.
  convenience init(_ objects: [Object]) {
    self.init(isa: Self.runtimeClass)
    self.objects = objects
  }

  override func releaseContents() {
    if !objects.isEmpty { DeepRelease.releaseContents(DeepRelease.exchange(&objects, [])) }
  }

  private func next() -> Object? {
    guard position < objects.count else { return nil }
    defer { position += 1 }
    return objects[position]
  }

  /// States the members of `NSEnumerator`.
  override class func define(_ definition: ClassDefinition) {
    definition.members(of: NSEnumerator.self) { enumerator in
      enumerator.method("nextObject") { $0.next() }
      enumerator.method("allObjects") { this in
        var rest: [Object] = []
        while let next = try nextObject(this) { rest.append(next) }
        return rest
      }
      // One at a time, so that the rest stays in the enumerator when a loop is left.
      enumerator.enumerates { this, enumeration in
        try enumeration.next(one: nextObject(this))
      }
    }
  }
}

extension ArrayBox {
  static func defineEnumerating(_ array: ClassMembers<ArrayBox>) {
    array.enumerates { this, enumeration in try enumeration.next(in: this) }
    array.method("objectEnumerator") { NSEnumerator(try $0.objects()) }
    array.method("reverseObjectEnumerator") { NSEnumerator(try $0.objects().reversed()) }
    array.method("enumerateObjectsUsingBlock:") { (this, block: Block) in
      let objects = try this.objects()
      try IndexedSearching.visit(objects, objects.indices, block)
    }
    array.method("enumerateObjectsWithOptions:usingBlock:") {
      (this, options: UInt, block: Block) in
      let objects = try this.objects()
      let order = EnumerationOptions(rawValue: options).ordered(objects.indices)
      try IndexedSearching.visit(objects, order, block)
    }
  }
}

extension DictionaryBox {
  static func defineEnumerating(_ dictionary: ClassMembers<DictionaryBox>) {
    dictionary.enumerates { this, enumeration in
      enumeration.next(
        in: this.entries, mutations: this is MutableDictionaryBox ? this.mutations.address : nil
      ) { $0.key.object }
    }
    dictionary.method("keyEnumerator") { NSEnumerator($0.keys) }
    dictionary.method("objectEnumerator") { NSEnumerator(Array($0.entries.values)) }
    dictionary.method("enumerateKeysAndObjectsUsingBlock:") { (this, block: Block) in
      try DictionaryBox.visit(this, block)
    }
  }
}

extension SetBox {
  static func defineEnumerating(_ set: ClassMembers<SetBox>) {
    set.enumerates { this, enumeration in
      enumeration.next(
        in: this.members, mutations: this is MutableSetBox ? this.mutations.address : nil
      ) { $0.object }
    }
    set.method("objectEnumerator") { NSEnumerator($0.objects) }
    set.method("enumerateObjectsUsingBlock:") { (this, block: Block) in
      try SetBox.visit(this, block)
    }
  }
}

extension FastEnumeration {
  /// Gives one object, or ends the loop.
  func next(one object: Object?) -> UInt {
    guard let object else { return 0 }
    return give(one: object.autoreleased())
  }
}
