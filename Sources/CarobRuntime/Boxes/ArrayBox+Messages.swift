/// The messages that `NSArray` answers.
extension ArrayBox {
  static func defineMaking(_ array: ClassMembers<ArrayBox>) {
    array.classMethod("array") { _ in ArrayBox([]) }
    array.classMethod("arrayWithObject:") { (_, object: Object) in ArrayBox([object]) }
    array.classMethod("arrayWithArray:") { (_, other: ArrayBox) in ArrayBox(try other.objects()) }
    array.classMethod("arrayWithObjects:count:") { (_, objects: ObjectList, count: UInt) in
      ArrayBox(try objects.read(count))
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
