import Foundation

/// Numbers, each once, such as those of sections. Registered as `NSIndexSet`. [any-thread]
public final class IndexSetBox: Object {
  /// The numbers.
  public private(set) var indexes = IndexSet()

  /// Boxes numbers.
  public convenience init(_ indexes: IndexSet) {
    self.init(isa: Self.runtimeClass)
    self.indexes = indexes
  }

  /// The name of this class in the runtime.
  public override class var runtimeName: String { "NSIndexSet" }

  /// Whether another object holds the same numbers.
  public override func isEqual(_ other: Object?) -> Bool {
    (other as? IndexSetBox)?.indexes == indexes
  }

  /// Equal for equal sets.
  public override var hash: Int { indexes.hashValue }

  /// `1, 4–5`.
  public override var objectDescription: String {
    indexes.rangeView.map {
      $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)–\($0.upperBound - 1)"
    }
    .joined(separator: ", ")
  }

  /// States what the runtime knows of the class.
  public override class func define(_ definition: ClassDefinition) {
    definition.members(of: IndexSetBox.self) { set in
      set.isImmutable()
      set.classMethod("indexSet") { _ in IndexSetBox() }
      set.classMethod("indexSetWithIndex:") { (_, index: Int) in
        IndexSetBox(try made(location: index, length: 1))
      }
      set.classMethod("indexSetWithIndexesInRange:") { (_, range: NSRange) in
        IndexSetBox(try made(location: range.location, length: range.length))
      }
      set.method("initWithIndex:") { (this, index: Int) in
        this.indexes = try made(location: index, length: 1)
        return this
      }
      set.method("initWithIndexesInRange:") { (this, range: NSRange) in
        this.indexes = try made(location: range.location, length: range.length)
        return this
      }
      set.property("count") { $0.indexes.size }
      // What the platform calls "not found".
      set.property("firstIndex") { $0.indexes.first ?? NSNotFound }
      set.property("lastIndex") { $0.indexes.last ?? NSNotFound }
      set.method("containsIndex:") { (this, index: Int) in
        index >= 0 && this.indexes.contains(index)
      }
    }
  }

  /// The numbers of a range that came from outside.
  private static func made(location: Int, length: Int) throws -> IndexSet {
    let (end, overflow) = location.addingReportingOverflow(length)
    guard location >= 0, length >= 0, !overflow, end < NSNotFound else {
      throw RaisedError(
        "an index set cannot hold \(length) numbers from \(location) on")
    }
    return IndexSet(integersIn: location..<end)
  }
}

extension IndexSet {
  /// How many numbers there are; `count` goes through all of them.
  ///
  /// - Complexity: O(ranges).
  package var size: Int { rangeView.reduce(0) { $0 + $1.count } }
}

extension IndexSet: BoxedValue {
  /// The numbers as an `NSIndexSet`.
  public func boxed() -> IndexSetBox { IndexSetBox(self) }

  /// The numbers of an `NSIndexSet`.
  public static func unboxed(_ box: IndexSetBox) throws(MessageError) -> IndexSet { box.indexes }
}
