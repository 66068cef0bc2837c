import CarobRuntime
import Foundation

/// Searches and enumerates collections with indices.
enum IndexedSearching {
  static func define<Receiver: IndexedObjects>(_ members: ClassMembers<Receiver>) {
    defineTests(members)
    defineEnumerating(members)
    members.method("objectsAtIndexes:") { (this, indexes: IndexSetBox) in
      let objects = try this.indexedObjects()
      return try indexes.indices(count: objects.count).map { objects[$0] }
    }
    members.method("getObjects:range:") { (this, room: Pointer, range: NSRange) in
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
    members.method("indexOfObject:inSortedRange:options:usingComparator:") {
      (this, object: Object, range: NSRange, options: UInt, comparator: Block) in
      let objects = try this.indexedObjects()
      let bounds = try range.checked(in: objects.count)
      let search = SortedSearch(
        objects: objects[bounds], order: try .comparator(comparator))
      return try search.index(of: object, options: .init(rawValue: options)).orNotFound
    }
  }

  private static func defineTests<Receiver: IndexedObjects>(_ members: ClassMembers<Receiver>) {
    members.method("indexOfObjectPassingTest:") { (this, block: Block) in
      let objects = try this.indexedObjects()
      return try PreparedBlock.indexTest(block)
        .firstIndex(of: objects, among: objects.indices).orNotFound
    }
    members.method("indexOfObjectWithOptions:passingTest:") {
      (this, options: UInt, block: Block) in
      let objects = try this.indexedObjects()
      let order = EnumerationOptions(rawValue: options).ordered(objects.indices)
      return try PreparedBlock.indexTest(block).firstIndex(of: objects, among: order).orNotFound
    }
    members.method("indexOfObjectAtIndexes:options:passingTest:") {
      (this, indexes: IndexSetBox, options: UInt, block: Block) in
      let objects = try this.indexedObjects()
      let order = EnumerationOptions(rawValue: options)
        .ordered(try indexes.indices(count: objects.count))
      return try PreparedBlock.indexTest(block).firstIndex(of: objects, among: order).orNotFound
    }
    members.method("indexesOfObjectsPassingTest:") { (this, block: Block) in
      let objects = try this.indexedObjects()
      return try PreparedBlock.indexTest(block).indices(of: objects, among: objects.indices)
    }
    members.method("indexesOfObjectsWithOptions:passingTest:") {
      (this, options: UInt, block: Block) in
      let objects = try this.indexedObjects()
      let order = EnumerationOptions(rawValue: options).ordered(objects.indices)
      return try PreparedBlock.indexTest(block).indices(of: objects, among: order)
    }
    members.method("indexesOfObjectsAtIndexes:options:passingTest:") {
      (this, indexes: IndexSetBox, options: UInt, block: Block) in
      let objects = try this.indexedObjects()
      let order = EnumerationOptions(rawValue: options)
        .ordered(try indexes.indices(count: objects.count))
      return try PreparedBlock.indexTest(block).indices(of: objects, among: order)
    }
  }

  private static func defineEnumerating<Receiver: IndexedObjects>(
    _ members: ClassMembers<Receiver>
  ) {
    members.method("enumerateObjectsAtIndexes:options:usingBlock:") {
      (this, indexes: IndexSetBox, options: UInt, block: Block) in
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
