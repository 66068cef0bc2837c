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
    guard (0...list.count).contains(index) else {
      throw RangeError(index: index, count: list.count)
    }
    guard members.insert(HashedObject(object: object)).inserted else { return }
    list.elements.insert(object, at: index)
  }

  func append(_ object: Object) {
    if members.insert(HashedObject(object: object)).inserted { list.elements.append(object) }
  }

  func remove(_ object: Object) {
    guard let index = index(of: object) else { return }
    members.remove(HashedObject(object: object))
    list.elements.remove(at: index)
  }

  /// Replaces an object, unless the set has an equal one elsewhere.
  func set(_ object: Object, at index: Int) throws {
    let old = HashedObject(object: try list.object(at: index))
    let new = HashedObject(object: object)
    guard old == new || !members.contains(new) else { return }
    members.remove(old)
    members.insert(new)
    list.elements[index] = object
  }

  /// Keeps only the objects for which the condition is true.
  func keep(_ isKept: (HashedObject) -> Bool) {
    members = members.filter(isKept)
    list.elements = list.elements.filter { members.contains(HashedObject(object: $0)) }
  }

  /// States the members of `NSMutableOrderedSet`.
  public override class func define(_ definition: ClassDefinition) {
    definition.members(of: MutableOrderedSetBox.self) { set in
      set.classMethod("orderedSetWithCapacity:") { (cls, _: UInt) in
        try OrderedSetBox.make(cls, [])
      }
      set.method("initWithCapacity:") { (this, _: UInt) in this }
      defineAdding(set)
      defineRemoving(set)
      defineReplacing(set)
      defineUniting(set)
      defineSorting(set)
      CollectionFiltering.define(set)
    }
  }

  private static func defineAdding(_ set: ClassMembers<MutableOrderedSetBox>) {
    set.method("addObject:") { (this, object: Object) in this.append(object) }
    set.method("addObjects:count:") { (this, objects: ObjectList, count: UInt) in
      for object in try objects.read(count) { this.append(object) }
    }
    set.method("addObjectsFromArray:") { (this, array: ArrayBox) in
      for object in try array.objects() { this.append(object) }
    }
    set.method("insertObject:atIndex:") { (this, object: Object, index: UInt) in
      try this.insert(object, at: Int(clamping: index))
    }
    set.method("insertObjects:atIndexes:") { (this, objects: ArrayBox, indexes: IndexSetBox) in
      let all = try IndexedChanges.inserting(
        try objects.objects(), at: indexes.indexes, into: this.objects)
      this.fillFirst(with: all)
    }
    set.method("setObject:atIndex:") { (this, object: Object, index: UInt) in
      try setOrAppend(object, in: this, at: Int(clamping: index))
    }
    set.method("setObject:atIndexedSubscript:") { (this, object: Object, index: UInt) in
      try setOrAppend(object, in: this, at: Int(clamping: index))
    }
  }

  private static func setOrAppend(
    _ object: Object, in set: MutableOrderedSetBox, at index: Int
  ) throws {
    if index == set.list.count { set.append(object) } else { try set.set(object, at: index) }
  }

  private static func defineRemoving(_ set: ClassMembers<MutableOrderedSetBox>) {
    set.method("removeObjectAtIndex:") { (this, index: UInt) in
      this.members.remove(HashedObject(object: try this.list.remove(at: Int(clamping: index))))
    }
    set.method("removeObject:") { (this, object: Object) in this.remove(object) }
    set.method("removeObjectsInArray:") { (this, array: ArrayBox) in
      let others = Set(try array.objects().map(HashedObject.init(object:)))
      this.keep { !others.contains($0) }
    }
    set.method("removeObjectsInRange:") { (this, range: NSRange) in
      let bounds = try range.checked(in: this.list.count)
      var objects = this.objects
      objects.removeSubrange(bounds)
      this.fillFirst(with: objects)
    }
    set.method("removeObjectsAtIndexes:") { (this, indexes: IndexSetBox) in
      this.fillFirst(with: try IndexedChanges.removing(indexes, from: this.objects))
    }
    set.method("removeAllObjects") { this in this.fillFirst(with: []) }
  }

  private static func defineReplacing(_ set: ClassMembers<MutableOrderedSetBox>) {
    set.method("replaceObjectAtIndex:withObject:") { (this, index: UInt, object: Object) in
      try this.set(object, at: Int(clamping: index))
    }
    set.method("replaceObjectsAtIndexes:withObjects:") {
      (this, indexes: IndexSetBox, objects: ArrayBox) in
      this.fillFirst(
        with: try IndexedChanges.replacing(indexes, of: this.objects, with: try objects.objects()))
    }
    set.method("replaceObjectsInRange:withObjects:count:") {
      (this, range: NSRange, objects: ObjectList, count: UInt) in
      let bounds = try range.checked(in: this.list.count)
      var all = this.objects
      all.replaceSubrange(bounds, with: try objects.read(count))
      this.fillFirst(with: all)
    }
    set.method("exchangeObjectAtIndex:withObjectAtIndex:") { (this, first: UInt, second: UInt) in
      let (first, second) = (Int(clamping: first), Int(clamping: second))
      _ = (try this.list.object(at: first), try this.list.object(at: second))
      this.list.elements.swapAt(first, second)
    }
    set.method("moveObjectsAtIndexes:toIndex:") { (this, indexes: IndexSetBox, index: UInt) in
      let moved = try indexes.indices(count: this.list.count).map { this.objects[$0] }
      var rest = try IndexedChanges.removing(indexes, from: this.objects)
      guard index <= UInt(rest.count) else {
        throw RangeError(index: Int(clamping: index), count: rest.count)
      }
      rest.insert(contentsOf: moved, at: Int(index))
      this.list.elements = rest
    }
  }

  private static func defineUniting(_ set: ClassMembers<MutableOrderedSetBox>) {
    set.method("unionOrderedSet:") { (this, other: OrderedSetBox) in
      for object in other.objects { this.append(object) }
    }
    set.method("unionSet:") { (this, other: SetBox) in
      for object in other.objects { this.append(object) }
    }
    set.method("minusOrderedSet:") { (this, other: OrderedSetBox) in
      let others = other.members
      this.keep { !others.contains($0) }
    }
    set.method("minusSet:") { (this, other: SetBox) in
      let others = other.members
      this.keep { !others.contains($0) }
    }
    set.method("intersectOrderedSet:") { (this, other: OrderedSetBox) in
      this.keep(other.members.contains)
    }
    set.method("intersectSet:") { (this, other: SetBox) in this.keep(other.members.contains) }
  }

  private static func defineSorting(_ set: ClassMembers<MutableOrderedSetBox>) {
    set.method("sortUsingComparator:") { (this, comparator: Block) in
      this.list.elements = try ObjectSorting.sorted(this.objects, by: comparator)
    }
    set.method("sortWithOptions:usingComparator:") { (this, _: UInt, comparator: Block) in
      this.list.elements = try ObjectSorting.sorted(this.objects, by: comparator)
    }
    set.method("sortRange:options:usingComparator:") {
      (this, range: NSRange, _: UInt, comparator: Block) in
      let bounds = try range.checked(in: this.list.count)
      let part = Array(this.objects[bounds])
      let sorted = try ObjectSorting.sorted(part, by: comparator)
      this.list.elements.replaceSubrange(bounds, with: sorted)
    }
    set.method("sortUsingDescriptors:") { (this, descriptors: [SortDescriptorBox]?) in
      this.list.elements = try SortDescriptorBox.sort(this.objects, by: descriptors ?? [])
    }
  }
}
