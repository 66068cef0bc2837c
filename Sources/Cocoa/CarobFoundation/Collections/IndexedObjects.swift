import CarobRuntime
import Foundation

/// A collection in which each object has an index: an array or an ordered set.
protocol IndexedObjects: Object {
  /// All objects.
  ///
  /// - Throws: the error of a list that makes its elements when they are read.
  func indexedObjects() throws -> [Object]
}

extension ArrayBox: IndexedObjects {
  func indexedObjects() throws -> [Object] { try objects() }
}

/// `NSEnumerationOptions`. Blocks are always called one after the other, on the thread that sent the message.
struct EnumerationOptions: OptionSet {
  let rawValue: UInt

  static let concurrent = Self(rawValue: 1)
  static let reverse = Self(rawValue: 2)

  /// Numbers in the order of the options.
  func ordered(_ numbers: some BidirectionalCollection<Int>) -> [Int] {
    contains(.reverse) ? numbers.reversed() : Array(numbers)
  }
}

extension PreparedBlock {
  /// A block `^BOOL (id object, NSUInteger index, BOOL *stop)`.
  static func indexTest(_ block: Block) throws -> PreparedBlock {
    try test(block, UInt.typeEncoding, Pointer.typeEncoding)
  }

  /// A block `^void (id object, NSUInteger index, BOOL *stop)`.
  static func indexVisitor(_ block: Block) throws -> PreparedBlock {
    try PreparedBlock(
      block, [Object.typeEncoding, UInt.typeEncoding, Pointer.typeEncoding], returning: nil)
  }

  /// The indices for whose objects the block returns true, until it sets its `BOOL *stop`.
  func indices(of objects: [Object], among indices: some Sequence<Int>) throws -> IndexSet {
    var found = IndexSet()
    try Self.walk(indices) { index, stop in
      if try holds(objects[index], UInt(index), stop) { found.insert(index) }
      return true
    }
    return found
  }

  /// The first of the indices for whose object the block returns true.
  func firstIndex(of objects: [Object], among indices: some Sequence<Int>) throws -> Int? {
    var found: Int?
    try Self.walk(indices) { index, stop in
      if try holds(objects[index], UInt(index), stop) { found = index }
      return found == nil
    }
    return found
  }
}

extension IndexSetBox {
  /// The numbers as indices of a list.
  ///
  /// - Throws: `RangeError` when one is beyond its end.
  func indices(count: Int) throws -> IndexSet {
    if let last = indexes.last, last >= count { throw RangeError(index: last, count: count) }
    return indexes
  }
}

/// The number that stands for no index.
let notFound = UInt(NSNotFound)

extension Optional<Int> {
  /// The index as Objective-C has it: `NSNotFound` for none.
  var orNotFound: UInt { map { UInt($0) } ?? notFound }
}
