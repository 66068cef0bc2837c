import CarobRuntime
import Foundation

/// The members of `NSMutableArray`.
extension MutableArrayBox {
  static func defineRemoving(_ array: ClassMembers<MutableArrayBox>) {
    array.method("- (void)removeObjectsInRange:(NSRange)range") { (this, range: NSRange) in
      this.replaceSubrange(try range.checked(in: this.count), with: [])
    }
    array.method("- (void)removeObject:(ObjectType)object inRange:(NSRange)range") {
      (this, object: Object?, range: NSRange) in
      guard let object else { return }
      // Held: what is lent may be let go of by `isEqual:`.
      let held = Object.peer(of: object.id).takeUnretainedValue()
      try remove(from: this, in: range) { try Equality.isEqual($0, held) }
    }
    array.method("- (void)removeObjectIdenticalTo:(ObjectType)object") { (this, object: Object?) in
      this.elements = this.elements.filter { $0 !== object }
    }
    array.method("- (void)removeObjectIdenticalTo:(ObjectType)object inRange:(NSRange)range") {
      (this, object: Object?, range: NSRange) in
      try remove(from: this, in: range) { $0 === object }
    }
    array.method("- (void)removeObjectsInArray:(NSArray<ObjectType> *)array") {
      (this, other: ArrayBox?) in
      let others = try other.objects
      try this.changeElements { objects in
        let others = ObjectSet(others)
        return objects.filter { !others.contains($0) }
      }
    }
  }

  private static func remove(
    from array: MutableArrayBox, in range: NSRange, _ isOne: (Object) throws -> Bool
  ) throws {
    let bounds = try range.checked(in: array.count)
    try array.changeElements { elements in
      try elements[..<bounds.lowerBound] + elements[bounds].filter { try !isOne($0) }
        + elements[bounds.upperBound...]
    }
  }

  static func defineAtIndexes(_ array: ClassMembers<MutableArrayBox>) {
    array.method(
      "- (void)insertObjects:(NSArray<ObjectType> *)objects atIndexes:(NSIndexSet *)indexes"
    ) { (this, objects: ArrayBox?, indexes: IndexSetBox) in
      let objects = try objects.objects
      this.elements = try IndexedChanges.inserting(
        objects, at: indexes.indexes, into: this.elements)
    }
    array.method("- (void)removeObjectsAtIndexes:(NSIndexSet *)indexes") {
      (this, indexes: IndexSetBox) in
      this.elements = try IndexedChanges.removing(indexes, from: this.elements)
    }
    array.method(
      """
      - (void)replaceObjectsAtIndexes:(NSIndexSet *)indexes \
      withObjects:(NSArray<ObjectType> *)objects
      """
    ) { (this, indexes: IndexSetBox, objects: ArrayBox?) in
      let objects = try objects.objects
      this.elements = try IndexedChanges.replacing(indexes, of: this.elements, with: objects)
    }
  }

  static func defineReplacing(_ array: ClassMembers<MutableArrayBox>) {
    array.method(
      """
      - (void)replaceObjectsInRange:(NSRange)range \
      withObjectsFromArray:(NSArray<ObjectType> *)array
      """
    ) { (this, range: NSRange, other: ArrayBox?) in
      let others = try other.objects
      this.replaceSubrange(try range.checked(in: this.count), with: others)
    }
    array.method(
      """
      - (void)replaceObjectsInRange:(NSRange)range \
      withObjectsFromArray:(NSArray<ObjectType> *)array range:(NSRange)otherRange
      """
    ) { (this, range: NSRange, other: ArrayBox?, otherRange: NSRange) in
      let others = try other.objects
      let otherBounds = try otherRange.checked(in: others.count)
      this.replaceSubrange(try range.checked(in: this.count), with: Array(others[otherBounds]))
    }
  }

  static func defineSorting(_ array: ClassMembers<MutableArrayBox>) {
    array.method("- (void)sortUsingComparator:(NSComparator NS_NOESCAPE)comparator") {
      (this, comparator: Block) in
      try this.changeElements { try ObjectSorting.sorted($0, by: comparator) }
    }
    array.method(
      """
      - (void)sortWithOptions:(NSSortOptions)options \
      usingComparator:(NSComparator NS_NOESCAPE)comparator
      """
    ) { (this, _: UInt, comparator: Block) in
      try this.changeElements { try ObjectSorting.sorted($0, by: comparator) }
    }
    array.method("- (void)sortUsingSelector:(SEL)selector") { (this, selector: Selector) in
      try this.changeElements { try ObjectSorting.sorted($0, by: selector) }
    }
    array.method(
      """
      - (void)sortUsingFunction:(NSInteger (NS_NOESCAPE *)(ObjectType first, ObjectType second, void *_Nullable context))function \
      context:(nullable void *)context
      """
    ) { (this, function: Pointer, context: Pointer) in
      try this.changeElements { try ObjectSorting.sorted($0, by: function, context: context) }
    }
    array.method("- (void)sortUsingDescriptors:(NSArray<NSSortDescriptor *> *)descriptors") {
      (this, descriptors: [SortDescriptorBox]?) in
      try this.changeElements { try SortDescriptorBox.sort($0, by: descriptors ?? []) }
    }
  }
}
