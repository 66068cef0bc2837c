import CarobRuntime

/// The methods of `NSArray`.
extension ArrayBox {
  static func defineMaking(_ array: ClassMembers<ArrayBox>) {
    array.classMethod("array") { cls in try make(cls, []) }
    array.classMethod("arrayWithObject:") { (cls, object: Object) in try make(cls, [object]) }
    array.classMethod("arrayWithArray:") { (cls, other: ArrayBox) in
      try make(cls, try other.objects())
    }
    array.classMethod("arrayWithObjects:count:") { (cls, objects: ObjectList, count: UInt) in
      try make(cls, try objects.read(count))
    }
    array.method("mutableCopyWithZone:") { (this, _: Pointer) in
      MutableArrayBox(try this.objects())
    }
    array.method("arrayByAddingObject:") { (this, object: Object) in
      ArrayBox(try this.objects() + [object])
    }
    array.method("arrayByAddingObjectsFromArray:") { (this, other: ArrayBox) in
      ArrayBox(try this.objects() + other.objects())
    }
  }

  /// A list of the receiving class, which may be a mutable one or a plugin's.
  package static func make(_ cls: ClassObject, _ elements: [Object]) throws -> ArrayBox {
    let made = try cls.makeInstance(as: ArrayBox.self)
    made.elements = elements
    return made
  }

  static func defineReading(_ array: ClassMembers<ArrayBox>) {
    array.property("count") { UInt($0.count) }
    for name in ["objectAtIndex:", "objectAtIndexedSubscript:"] as [StaticString] {
      array.method(name) { (this, index: UInt) in try this.object(at: Int(clamping: index)) }
    }
    array.property("firstObject") { try $0.count > 0 ? $0.object(at: 0) : nil }
    array.property("lastObject") { try $0.count > 0 ? $0.object(at: $0.count - 1) : nil }
    array.method("componentsJoinedByString:") { (this, separator: String) in
      try this.objects().map(\.description).joined(separator: separator)
    }
  }

  static func defineSearching(_ array: ClassMembers<ArrayBox>) {
    array.method("isEqualToArray:") { (this, other: Object?) in this.isEqual(other) }
    array.method("containsObject:") { (this, object: Object?) in
      try this.objects().contains { try Equality.isEqual($0, object) }
    }
    array.method("indexOfObject:") { (this, object: Object?) in
      let index = try this.objects().firstIndex { try Equality.isEqual($0, object) }
      return UInt(index ?? Self.notFound)
    }
  }

  /// `NSNotFound`.
  private static let notFound = Int.max
}
