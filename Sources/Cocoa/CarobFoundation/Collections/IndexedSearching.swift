import CarobRuntime
import Foundation

/// Searches and enumerates collections with indices.
enum IndexedSearching {
  static func define<Receiver: IndexedObjects>(_ members: ClassMembers<Receiver>) {
    defineTests(members)
    defineEnumerating(members)
    members.method("- (NSArray<ObjectType> *)objectsAtIndexes:(NSIndexSet *)indexes") {
      (this, indexes: IndexSetBox) in
      let objects = try this.indexedObjects()
      return try indexes.indices(count: objects.count).map { objects[$0] }
    }
    members.method(
      "- (void)getObjects:(id __unsafe_unretained _Nonnull [])objects range:(NSRange)range"
    ) { (this, room: Pointer, range: NSRange) in
      let objects = try this.indexedObjects()
      let bounds = try range.checked(in: objects.count)
      guard let room = room.address else {
        if range.length == 0 { return }
        throw ObjectiveCException.invalidArgument("there is no room for \(range.length) objects")
      }
      for (place, object) in objects[bounds].enumerated() {
        // SAFETY: the method's contract is room for all objects of the range, which the collection keeps.
        room.storeBytes(
          of: object.id, toByteOffset: place * MemoryLayout<UnsafeMutableRawPointer>.stride,
          as: UnsafeMutableRawPointer.self)
      }
    }
    members.method(
      """
      - (NSUInteger)indexOfObject:(ObjectType)object inSortedRange:(NSRange)range \
      options:(NSBinarySearchingOptions)options \
      usingComparator:(NSComparator NS_NOESCAPE)comparator
      """
    ) { (this, object: Object, range: NSRange, options: UInt, comparator: Block) in
      let objects = try this.indexedObjects()
      let bounds = try range.checked(in: objects.count)
      let search = SortedSearch(
        objects: objects[bounds], order: try .comparator(comparator))
      return try search.index(of: object, options: .init(rawValue: options)).orNotFound
    }
  }

  private static func defineTests<Receiver: IndexedObjects>(_ members: ClassMembers<Receiver>) {
    members.method(
      """
      - (NSUInteger)indexOfObjectPassingTest:(BOOL (NS_NOESCAPE ^)(ObjectType object, NSUInteger index, BOOL *stop))test
      """
    ) { (this, block: Block) in
      let objects = try this.indexedObjects()
      return try PreparedBlock.indexTest(block)
        .firstIndex(of: objects, among: objects.indices).orNotFound
    }
    members.method(
      """
      - (NSUInteger)indexOfObjectWithOptions:(NSEnumerationOptions)options \
      passingTest:(BOOL (NS_NOESCAPE ^)(ObjectType object, NSUInteger index, BOOL *stop))test
      """
    ) { (this, options: UInt, block: Block) in
      let objects = try this.indexedObjects()
      let order = EnumerationOptions(rawValue: options).ordered(objects.indices)
      return try PreparedBlock.indexTest(block).firstIndex(of: objects, among: order).orNotFound
    }
    members.method(
      """
      - (NSUInteger)indexOfObjectAtIndexes:(NSIndexSet *)indexes \
      options:(NSEnumerationOptions)options \
      passingTest:(BOOL (NS_NOESCAPE ^)(ObjectType object, NSUInteger index, BOOL *stop))test
      """
    ) { (this, indexes: IndexSetBox, options: UInt, block: Block) in
      let objects = try this.indexedObjects()
      let order = EnumerationOptions(rawValue: options)
        .ordered(try indexes.indices(count: objects.count))
      return try PreparedBlock.indexTest(block).firstIndex(of: objects, among: order).orNotFound
    }
    members.method(
      """
      - (NSIndexSet *)indexesOfObjectsPassingTest:(BOOL (NS_NOESCAPE ^)(ObjectType object, NSUInteger index, BOOL *stop))test
      """
    ) { (this, block: Block) in
      let objects = try this.indexedObjects()
      return try PreparedBlock.indexTest(block).indices(of: objects, among: objects.indices)
    }
    members.method(
      """
      - (NSIndexSet *)indexesOfObjectsWithOptions:(NSEnumerationOptions)options \
      passingTest:(BOOL (NS_NOESCAPE ^)(ObjectType object, NSUInteger index, BOOL *stop))test
      """
    ) { (this, options: UInt, block: Block) in
      let objects = try this.indexedObjects()
      let order = EnumerationOptions(rawValue: options).ordered(objects.indices)
      return try PreparedBlock.indexTest(block).indices(of: objects, among: order)
    }
    members.method(
      """
      - (NSIndexSet *)indexesOfObjectsAtIndexes:(NSIndexSet *)indexes \
      options:(NSEnumerationOptions)options \
      passingTest:(BOOL (NS_NOESCAPE ^)(ObjectType object, NSUInteger index, BOOL *stop))test
      """
    ) { (this, indexes: IndexSetBox, options: UInt, block: Block) in
      let objects = try this.indexedObjects()
      let order = EnumerationOptions(rawValue: options)
        .ordered(try indexes.indices(count: objects.count))
      return try PreparedBlock.indexTest(block).indices(of: objects, among: order)
    }
  }

  private static func defineEnumerating<Receiver: IndexedObjects>(
    _ members: ClassMembers<Receiver>
  ) {
    members.method(
      """
      - (void)enumerateObjectsAtIndexes:(NSIndexSet *)indexes \
      options:(NSEnumerationOptions)options \
      usingBlock:(void (NS_NOESCAPE ^)(ObjectType object, NSUInteger index, BOOL *stop))block
      """
    ) { (this, indexes: IndexSetBox, options: UInt, block: Block) in
      let objects = try this.indexedObjects()
      let order = EnumerationOptions(rawValue: options)
        .ordered(try indexes.indices(count: objects.count))
      try visit(objects, order, block)
    }
  }

  /// Calls a block with the objects at indices, until it sets its `BOOL *stop`.
  static func visit(_ objects: [Object], _ indices: some Sequence<Int>, _ block: Block) throws {
    let visitor = try PreparedBlock.indexVisitor(block)
    try PreparedBlock.walk(indices) { index, stop in
      _ = try visitor(UInt(bitPattern: objects[index].id), UInt(index), stop)
      return true
    }
  }
}
