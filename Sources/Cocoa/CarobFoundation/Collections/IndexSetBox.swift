import CCarob
import CarobRuntime
import Foundation

/// A set of numbers, such as those of sections. Registered as `NSIndexSet`. [any-thread]
public class IndexSetBox: Object {
  /// The numbers. Only `MutableIndexSetBox` changes them. No code of a program runs during an access, so exclusivity needs
  /// no check.
  @exclusivity(unchecked) public package(set) final var indexes = IndexSet()

  /// Boxes numbers.
  public convenience init(_ indexes: IndexSet) {
    self.init(isa: Self.runtimeClass)
    self.indexes = indexes
  }

  /// Numbers as an `NSIndexSet`. As in Cocoa, one small number is one object for the whole process.
  static func of(_ indexes: IndexSet) -> IndexSetBox {
    guard let index = indexes.first, index < small.count, indexes.last == index else {
      return IndexSetBox(indexes)
    }
    return small[index]
  }

  // SAFETY: sets that never change; any thread may retain and release them.
  nonisolated(unsafe) private static let small = (0..<256).map {
    IndexSetBox(IndexSet(integer: $0))
  }

  /// The name of this class in the runtime.
  public override class var runtimeName: String {
    self == IndexSetBox.self ? "NSIndexSet" : super.runtimeName
  }

  /// Whether another object holds the same numbers.
  public override func isEqual(_ other: Object?) -> Bool {
    (other as? IndexSetBox)?.indexes == indexes
  }

  /// A hash value; equal sets have the same.
  public override var hash: Int { indexes.hashValue }

  /// `1, 4–5`.
  public override var objectDescription: String {
    indexes.rangeView.map {
      $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)–\($0.upperBound - 1)"
    }
    .joined(separator: ", ")
  }

  /// `<NSIndexSet: 0x…>[number of indexes: 3 (in 2 ranges), indexes: (1 4-5)]`
  public override var cocoaDescription: String {
    let ranges = indexes.rangeView.map {
      $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound - 1)"
    }
    let name = "<\(runtimeClass.name): \(addressText)>"
    if ranges.isEmpty { return name + "(no indexes)" }
    return "\(name)[number of indexes: \(indexes.size) (in \(ranges.count) ranges), "
      + "indexes: (\(ranges.joined(separator: " ")))]"
  }

  /// States the members of the class.
  public override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: IndexSetBox.self, "A set of numbers, such as those of sections."
    ) { set in
      set.isImmutable()
      set.isArchived {
        let ranges = $0.indexes.rangeView.flatMap {
          [NumberBox($0.lowerBound), NumberBox($0.count)]
        }
        try $1.write(ArrayBox(ranges), "ranges")
      } read: {
        let numbers = try $1.read("ranges", as: ArrayBox.self).objects.map {
          ($0 as? NumberBox)?.integerValue ?? 0
        }
        for place in stride(from: 0, to: numbers.count - 1, by: 2) {
          $0.indexes.formUnion(try made(location: numbers[place], length: numbers[place + 1]))
        }
        return $0
      }
      set.classMethod("+ (instancetype)indexSet") { cls in try make(cls, IndexSet()) }
      set.classMethod("+ (instancetype)indexSetWithIndex:(NSUInteger)index") { (cls, index: UInt) in
        let indexes = try made(location: Int(bitPattern: index), length: 1)
        return cls.instanceClass == runtimeClass ? of(indexes) : try make(cls, indexes)
      }
      set.classMethod("+ (instancetype)indexSetWithIndexesInRange:(NSRange)range") {
        (cls, range: NSRange) in
        try make(cls, try made(location: range.location, length: range.length))
      }
      set.method("- (id)mutableCopyWithZone:(NSZone *)zone") { (this, _: Pointer) in
        MutableIndexSetBox(this.indexes)
      }
      set.method("- (instancetype)initWithIndex:(NSUInteger)index") { (this, index: UInt) in
        this.indexes = try made(location: Int(bitPattern: index), length: 1)
        return this
      }
      set.method("- (instancetype)initWithIndexesInRange:(NSRange)range") {
        (this, range: NSRange) in
        this.indexes = try made(location: range.location, length: range.length)
        return this
      }
      set.property("@property (nonatomic, readonly) NSUInteger count", type: "Q") { this, _ in
        this.with(IndexSetBox.self) { $0.indexes.size }
      }
      // The platform's number for "not found".
      set.property("@property (nonatomic, readonly) NSUInteger firstIndex", type: "Q") { this, _ in
        this.with(IndexSetBox.self) { $0.indexes.first ?? NSNotFound }
      }
      set.property("@property (nonatomic, readonly) NSUInteger lastIndex", type: "Q") { this, _ in
        this.with(IndexSetBox.self) { $0.indexes.last ?? NSNotFound }
      }
      set.adopt("NSMutableCopying")
      defineReading(set)
      defineNeighbours(set)
      defineEnumerating(set)
      defineTests(set)
    }
  }

  /// A set of the receiving class, which may be a mutable one or a plugin's.
  private static func make(_ cls: ClassObject, _ indexes: IndexSet) throws -> IndexSetBox {
    let made = try cls.makeInstance(as: IndexSetBox.self)
    made.indexes = indexes
    return made
  }

  /// The numbers of a range from a message.
  ///
  /// - Throws: `IndexSetRangeError` when one of them is negative or too large. A range without numbers may be anywhere.
  package static func made(location: Int, length: Int) throws -> IndexSet {
    if length == 0 { return IndexSet() }
    let (end, overflow) = location.addingReportingOverflow(length)
    guard location >= 0, length >= 0, !overflow, end <= NSNotFound else {
      throw IndexSetRangeError(location: location, length: length)
    }
    return IndexSet(integersIn: location..<end)
  }
}

/// Numbers that no index set can hold.
struct IndexSetRangeError: CarobError {
  let location: Int
  let length: Int

  var sentence: String {
    // Messages pass them as unsigned numbers.
    let range = "{\(UInt(bitPattern: location)), \(UInt(bitPattern: length))}"
    return "Range \(range) exceeds maximum index value of NSNotFound - 1"
  }
  var underlying: (any Error)? { RangeError(index: location, count: NSNotFound) }
}

extension IndexSet {
  /// The number of members; `count` would go through all of them.
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
