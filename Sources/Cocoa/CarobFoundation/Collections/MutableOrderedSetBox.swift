import CarobRuntime
import Foundation

/// An ordered set that can be changed. Registered as `NSMutableOrderedSet`.
///
/// `copy` gives an immutable set with the present contents. [one thread at a time]
public final class MutableOrderedSetBox: OrderedSetBox {
  /// The name of this class in the runtime.
  public override class var runtimeName: String { "NSMutableOrderedSet" }

  /// Inserts an object before the one at an index, or at the end, unless the set has an equal one.
  ///
  /// - Throws: `RangeError` when the index is beyond the end.
  func insert(_ object: Object, at index: Int) throws {
    if hasOwnPrimitives {
      if askedIndex(of: object) == nil { try askToInsert(object, at: index) }
      return
    }
    try insertHeld(object, at: index)
  }

  /// Inserts an object into those in this object, as `insert(_:at:)` does.
  func insertHeld(_ object: Object, at index: Int) throws {
    guard (0...heldList.count).contains(index) else {
      throw RangeError(index: index, count: heldList.count)
    }
    guard let place = place(of: object), place.index == nil else { return }
    heldMembers.append(object, (), hash: place.hash)
    heldList.elements.insert(object, at: index)
  }

  func append(_ object: Object) {
    if hasOwnPrimitives {
      return asked(orReturn: ()) { try insert(object, at: askedCount()) }
    }
    guard let place = place(of: object), place.index == nil else { return }
    heldMembers.append(object, (), hash: place.hash)
    heldList.elements.append(object)
  }

  func remove(_ object: Object) {
    guard let index = index(of: object) else { return }
    if hasOwnPrimitives {
      asked(orReturn: ()) { try askToRemove(at: index) }
    } else {
      removeHeld(at: index)
    }
  }

  /// Removes the object at an index of the list in this object. It is released when the change is over.
  ///
  /// - Complexity: O(n).
  func removeHeld(at index: Int) {
    let object = heldList.elements[index]
    withExtendedLifetime((removeMember(object), heldList.elements.remove(at: index))) {}
  }

  /// Removes an object from `heldMembers`, without a message to it.
  private func removeMember(_ object: Object) -> Object? {
    heldMembers.index(identicalTo: object).map { heldMembers.remove(at: $0).key }
  }

  /// Replaces an object, unless the set has an equal one elsewhere.
  func set(_ object: Object, at index: Int) throws {
    if hasOwnPrimitives { return try askToReplace(at: index, with: object) }
    try setHeld(object, at: index)
  }

  /// Replaces an object of those in this object, as `set(_:at:)` does.
  func setHeld(_ object: Object, at index: Int) throws {
    let old = try heldList.object(at: index)
    guard let place = place(of: object) else { return }
    if let found = place.index, heldMembers.key(at: found) !== old { return }
    withExtendedLifetime((old, removeMember(old))) {
      heldMembers.append(object, (), hash: place.hash)
      heldList.replace(at: index, with: object)
    }
  }

  /// Replaces the objects by the same ones in the order that `make` returns.
  ///
  /// - Throws: `ObjectiveCException` if the set has changed meanwhile.
  private func changeOrder(_ make: ([Object]) throws -> [Object]) throws {
    if hasOwnPrimitives { return changeAsked(to: try make(askedObjects())) }
    let before = objects
    let after = try CollectionMutation.holding(self) { try make(before) }
    guard before.isIdentical(to: objects) else { throw CollectionMutation.error(self) }
    heldList.elements = after
  }

  /// States the members of `NSMutableOrderedSet`.
  public override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: MutableOrderedSetBox.self, "An ordered set that can be changed."
    ) { set in
      set.hidesProperties()
      set.primitives(
        "insertObject:atIndex:", "removeObjectAtIndex:", "replaceObjectAtIndex:withObject:")
      set.classMethod("+ (instancetype)orderedSetWithCapacity:(NSUInteger)capacity") {
        (cls, _: UInt) in
        try OrderedSetBox.make(cls, [])
      }
      set.method("- (instancetype)initWithCapacity:(NSUInteger)capacity") { (this, _: UInt) in this
      }
      defineAdding(set)
      defineRemoving(set)
      defineReplacing(set)
      defineUniting(set)
      defineSorting(set)
      CollectionFiltering.define(set)
    }
  }

  private static func defineAdding(_ set: ClassMembers<MutableOrderedSetBox>) {
    set.method("- (void)addObject:(ObjectType)object") { (this, object: Object) in
      this.append(object)
    }
    set.method("- (void)addObjects:(const id _Nonnull [])objects count:(NSUInteger)count") {
      (this, objects: ObjectList, count: UInt) in
      try CollectionMutation.holding(this) {
        for object in try objects.read(count) { this.append(object) }
      }
    }
    set.method("- (void)addObjectsFromArray:(NSArray<ObjectType> *)array") {
      (this, array: ArrayBox?) in
      try CollectionMutation.holding(this) {
        for object in try array.objects { this.append(object) }
      }
    }
    set.method("- (void)insertObject:(ObjectType)object atIndex:(NSUInteger)index") {
      (this, object: Object, index: UInt) in
      try this.insertHeld(object, at: Int(clamping: index))
    }
    set.method(
      "- (void)insertObjects:(NSArray<ObjectType> *)objects atIndexes:(NSIndexSet *)indexes"
    ) { (this, objects: ArrayBox?, indexes: IndexSetBox) in
      let inserted = try objects.objects
      try this.change { try IndexedChanges.inserting(inserted, at: indexes.indexes, into: $0) }
    }
    set.method("- (void)setObject:(ObjectType)object atIndex:(NSUInteger)index") {
      (this, object: Object, index: UInt) in
      try setOrAppend(object, in: this, at: Int(clamping: index))
    }
    set.method("- (void)setObject:(ObjectType)object atIndexedSubscript:(NSUInteger)index") {
      (this, object: Object, index: UInt) in
      try setOrAppend(object, in: this, at: Int(clamping: index))
    }
  }

  private static func setOrAppend(
    _ object: Object, in set: MutableOrderedSetBox, at index: Int
  ) throws {
    if index == set.list.count { set.append(object) } else { try set.set(object, at: index) }
  }

  private static func defineRemoving(_ set: ClassMembers<MutableOrderedSetBox>) {
    set.method("- (void)removeObjectAtIndex:(NSUInteger)index") { (this, index: UInt) in
      let index = Int(clamping: index)
      _ = try this.heldList.object(at: index)
      this.removeHeld(at: index)
    }
    set.method("- (void)removeObject:(ObjectType)object") { (this, object: Object?) in
      if let object { this.remove(object) }
    }
    set.method("- (void)removeObjectsInArray:(NSArray<ObjectType> *)array") {
      (this, array: ArrayBox?) in
      try remove(ObjectSet(try array.objects), from: this)
    }
    set.method("- (void)removeObjectsInRange:(NSRange)range") { (this, range: NSRange) in
      let bounds = try range.checked(in: this.list.count)
      try this.change { Array($0[..<bounds.lowerBound] + $0[bounds.upperBound...]) }
    }
    set.method("- (void)removeObjectsAtIndexes:(NSIndexSet *)indexes") {
      (this, indexes: IndexSetBox) in
      try this.change { try IndexedChanges.removing(indexes, from: $0) }
    }
    set.method("- (void)removeAllObjects") { this in this.fillFirst(with: []) }
  }

  private static func defineReplacing(_ set: ClassMembers<MutableOrderedSetBox>) {
    set.method("- (void)replaceObjectAtIndex:(NSUInteger)index withObject:(ObjectType)object") {
      (this, index: UInt, object: Object) in
      if this.hasOwnPrimitives { return try this.replaceBelow(at: Int(clamping: index), object) }
      try this.setHeld(object, at: Int(clamping: index))
    }
    set.method(
      """
      - (void)replaceObjectsAtIndexes:(NSIndexSet *)indexes \
      withObjects:(NSArray<ObjectType> *)objects
      """
    ) { (this, indexes: IndexSetBox, objects: ArrayBox?) in
      let new = try objects.objects
      try this.change { try IndexedChanges.replacing(indexes, of: $0, with: new) }
    }
    set.method(
      """
      - (void)replaceObjectsInRange:(NSRange)range withObjects:(const id _Nonnull [])objects \
      count:(NSUInteger)count
      """
    ) { (this, range: NSRange, objects: ObjectList, count: UInt) in
      let bounds = try range.checked(in: this.list.count)
      let new = try objects.read(count)
      try this.change { $0[..<bounds.lowerBound] + new + $0[bounds.upperBound...] }
    }
    set.method(
      "- (void)exchangeObjectAtIndex:(NSUInteger)index withObjectAtIndex:(NSUInteger)other"
    ) { (this, first: UInt, second: UInt) in
      let (first, second) = (Int(clamping: first), Int(clamping: second))
      _ = (try this.list.object(at: first), try this.list.object(at: second))
      try this.changeOrder { objects in
        var swapped = objects
        swapped.swapAt(first, second)
        return swapped
      }
    }
    set.method("- (void)moveObjectsAtIndexes:(NSIndexSet *)indexes toIndex:(NSUInteger)index") {
      (this, indexes: IndexSetBox, index: UInt) in
      let moved = try indexes.indices(count: this.list.count).map { this.objects[$0] }
      var rest = try IndexedChanges.removing(indexes, from: this.objects)
      guard index <= UInt(rest.count) else {
        throw RangeError(index: Int(clamping: index), count: rest.count)
      }
      rest.insert(contentsOf: moved, at: Int(index))
      try this.changeOrder { _ in rest }
    }
  }

  private static func defineUniting(_ set: ClassMembers<MutableOrderedSetBox>) {
    set.method("- (void)unionOrderedSet:(NSOrderedSet<ObjectType> *)other") {
      (this, other: OrderedSetBox?) in
      try CollectionMutation.holding(this) {
        for object in other.objects { this.append(object) }
      }
    }
    set.method("- (void)unionSet:(NSSet<ObjectType> *)other") { (this, other: SetBox?) in
      try CollectionMutation.holding(this) {
        for object in other.objects { this.append(object) }
      }
    }
    set.method("- (void)minusOrderedSet:(NSOrderedSet<ObjectType> *)other") {
      (this, other: OrderedSetBox?) in
      try remove(other.members, from: this)
    }
    set.method("- (void)minusSet:(NSSet<ObjectType> *)other") { (this, other: SetBox?) in
      try remove(other.members, from: this)
    }
    set.method("- (void)intersectOrderedSet:(NSOrderedSet<ObjectType> *)other") {
      (this, other: OrderedSetBox?) in
      try intersect(this, other.members)
    }
    set.method("- (void)intersectSet:(NSSet<ObjectType> *)other") { (this, other: SetBox?) in
      try intersect(this, other.members)
    }
  }

  private static func remove(_ others: ObjectSet, from set: MutableOrderedSetBox) throws {
    try set.change { $0.filter { !others.contains($0) } }
  }

  private static func intersect(_ set: MutableOrderedSetBox, _ others: ObjectSet) throws {
    try set.change { $0.filter(others.contains) }
  }

  private static func defineSorting(_ set: ClassMembers<MutableOrderedSetBox>) {
    set.method("- (void)sortUsingComparator:(NSComparator NS_NOESCAPE)comparator") {
      (this, comparator: Block) in
      try this.changeOrder { try ObjectSorting.sorted($0, by: comparator) }
    }
    set.method(
      """
      - (void)sortWithOptions:(NSSortOptions)options \
      usingComparator:(NSComparator NS_NOESCAPE)comparator
      """
    ) { (this, _: UInt, comparator: Block) in
      try this.changeOrder { try ObjectSorting.sorted($0, by: comparator) }
    }
    set.method(
      """
      - (void)sortRange:(NSRange)range options:(NSSortOptions)options \
      usingComparator:(NSComparator NS_NOESCAPE)comparator
      """
    ) { (this, range: NSRange, _: UInt, comparator: Block) in
      let bounds = try range.checked(in: this.list.count)
      try this.changeOrder { objects in
        let sorted = try ObjectSorting.sorted(Array(objects[bounds]), by: comparator)
        return objects[..<bounds.lowerBound] + sorted + objects[bounds.upperBound...]
      }
    }
    set.method("- (void)sortUsingDescriptors:(NSArray<NSSortDescriptor *> *)descriptors") {
      (this, descriptors: [SortDescriptorBox]?) in
      try this.changeOrder { try SortDescriptorBox.sort($0, by: descriptors ?? []) }
    }
  }
}
