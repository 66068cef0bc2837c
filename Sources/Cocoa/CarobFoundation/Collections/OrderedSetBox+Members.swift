import CarobRuntime
import Foundation

/// The members of `NSOrderedSet`.
extension OrderedSetBox {
  static func defineReading(_ set: ClassMembers<OrderedSetBox>) {
    set.property("count") { UInt($0.list.count) }
    for name in ["objectAtIndex:", "objectAtIndexedSubscript:"] as [StaticString] {
      set.method(name) { (this, index: UInt) in try this.list.object(at: Int(clamping: index)) }
    }
    set.property("firstObject") { $0.objects.first }
    set.property("lastObject") { $0.objects.last }
    set.property("array") { $0.objects }
    set.property("set") { SetBox($0.objects) }
    set.property("reversedOrderedSet") { OrderedSetBox($0.objects.reversed()) }
    set.method("containsObject:") { (this, object: Object?) in this.contains(object) }
    set.method("indexOfObject:") { (this, object: Object?) in this.index(of: object).orNotFound }
  }

  static func defineComparing(_ set: ClassMembers<OrderedSetBox>) {
    set.method("isEqualToOrderedSet:") { (this, other: Object?) in this.isEqual(other) }
    set.method("intersectsOrderedSet:") { (this, other: OrderedSetBox) in
      !this.members.isDisjoint(with: other.members)
    }
    set.method("intersectsSet:") { (this, other: SetBox) in
      !this.members.isDisjoint(with: other.members)
    }
    set.method("isSubsetOfOrderedSet:") { (this, other: OrderedSetBox) in
      this.members.isSubset(of: other.members)
    }
    set.method("isSubsetOfSet:") { (this, other: SetBox) in
      this.members.isSubset(of: other.members)
    }
    set.method("descriptionWithLocale:") { (this, _: Object?) in this.objectDescription }
  }

  static func defineEnumerating(_ set: ClassMembers<OrderedSetBox>) {
    set.enumerates { this, _, state, room, count in
      FastEnumeration.run(this, state, room, count) { (this: OrderedSetBox, enumeration) in
        try enumeration.next(in: this.list)
      }
    }
    set.method("objectEnumerator") { NSEnumerator($0.objects) }
    set.method("reverseObjectEnumerator") { NSEnumerator($0.objects.reversed()) }
    set.method("enumerateObjectsUsingBlock:") { (this, block: Block) in
      let objects = this.objects
      try IndexedSearching.visit(objects, objects.indices, block)
    }
    set.method("enumerateObjectsWithOptions:usingBlock:") { (this, options: UInt, block: Block) in
      let objects = this.objects
      let order = EnumerationOptions(rawValue: options).ordered(objects.indices)
      try IndexedSearching.visit(objects, order, block)
    }
    set.method("sortedArrayUsingDescriptors:") { (this, descriptors: [SortDescriptorBox]?) in
      ArrayBox(try SortDescriptorBox.sort(this.objects, by: descriptors ?? []))
    }
  }

  static func defineKeyValueCoding(_ set: ClassMembers<OrderedSetBox>) {
    set.method("valueForKey:") { (this, key: String) -> Object? in
      let values = try this.list.value(forKey: key)
      return (values as? ArrayBox).map { OrderedSetBox($0.elements) } ?? values
    }
    set.method("setValue:forKey:") { (this, value: Object?, key: String) in
      try this.list.setValue(value, forKey: key)
    }
    set.method("valueForKeyPath:") { (this, path: String) -> Object? in
      if path.contains(".") || path.hasPrefix("@") { return try this.list.value(forKeyPath: path) }
      return try this.value(forKey: path)
    }
  }
}
