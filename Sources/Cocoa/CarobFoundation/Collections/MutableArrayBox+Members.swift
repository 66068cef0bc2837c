import CarobRuntime
import Foundation

/// The members of `NSMutableArray`.
extension MutableArrayBox {
  static func defineRemoving(_ array: ClassMembers<MutableArrayBox>) {
    array.method("removeObjectsInRange:") { (this, range: NSRange) in
      let bounds = try range.checked(in: this.count)
      this.elements.removeSubrange(bounds)
    }
    array.method("removeObject:inRange:") { (this, object: Object, range: NSRange) in
      try remove(from: this, in: range) { try Equality.isEqual($0, object) }
    }
    array.method("removeObjectIdenticalTo:") { (this, object: Object) in
      this.elements.removeAll { $0 === object }
    }
    array.method("removeObjectIdenticalTo:inRange:") { (this, object: Object, range: NSRange) in
      try remove(from: this, in: range) { $0 === object }
    }
    array.method("removeObjectsInArray:") { (this, other: ArrayBox) in
      let others = Set(try other.objects().map(HashedObject.init(object:)))
      this.elements = this.elements.filter { !others.contains(HashedObject(object: $0)) }
    }
  }

  private static func remove(
    from array: MutableArrayBox, in range: NSRange, _ isOne: (Object) throws -> Bool
  ) throws {
    let bounds = try range.checked(in: array.count)
    let kept = try array.elements[bounds].filter { try !isOne($0) }
    // The predicate may have changed the array.
    guard bounds.upperBound <= array.count else {
      throw RangeError(index: bounds.upperBound, count: array.count)
    }
    array.elements.replaceSubrange(bounds, with: kept)
  }

  static func defineAtIndexes(_ array: ClassMembers<MutableArrayBox>) {
    array.method("insertObjects:atIndexes:") { (this, objects: ArrayBox, indexes: IndexSetBox) in
      this.elements = try IndexedChanges.inserting(
        try objects.objects(), at: indexes.indexes, into: this.elements)
    }
    array.method("removeObjectsAtIndexes:") { (this, indexes: IndexSetBox) in
      this.elements = try IndexedChanges.removing(indexes, from: this.elements)
    }
    array.method("replaceObjectsAtIndexes:withObjects:") {
      (this, indexes: IndexSetBox, objects: ArrayBox) in
      this.elements = try IndexedChanges.replacing(
        indexes, of: this.elements, with: try objects.objects())
    }
  }

  static func defineReplacing(_ array: ClassMembers<MutableArrayBox>) {
    array.method("replaceObjectsInRange:withObjectsFromArray:") {
      (this, range: NSRange, other: ArrayBox) in
      let bounds = try range.checked(in: this.count)
      this.elements.replaceSubrange(bounds, with: try other.objects())
    }
    array.method("replaceObjectsInRange:withObjectsFromArray:range:") {
      (this, range: NSRange, other: ArrayBox, otherRange: NSRange) in
      let others = try other.objects()
      let otherBounds = try otherRange.checked(in: others.count)
      let bounds = try range.checked(in: this.count)
      this.elements.replaceSubrange(
        bounds, with: others[otherBounds])
    }
  }

  static func defineSorting(_ array: ClassMembers<MutableArrayBox>) {
    array.method("sortUsingComparator:") { (this, comparator: Block) in
      this.elements = try ObjectSorting.sorted(this.elements, by: comparator)
    }
    array.method("sortWithOptions:usingComparator:") { (this, _: UInt, comparator: Block) in
      this.elements = try ObjectSorting.sorted(this.elements, by: comparator)
    }
    array.method("sortUsingSelector:") { (this, selector: Selector) in
      this.elements = try ObjectSorting.sorted(this.elements, by: selector)
    }
    array.method("sortUsingFunction:context:") { (this, function: Pointer, context: Pointer) in
      this.elements = try ObjectSorting.sorted(this.elements, by: function, context: context)
    }
    array.method("sortUsingDescriptors:") { (this, descriptors: [SortDescriptorBox]?) in
      this.elements = try SortDescriptorBox.sort(this.elements, by: descriptors ?? [])
    }
  }
}
