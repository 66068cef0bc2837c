import CCarob
import CarobRuntime
import Foundation

/// The way to a node of nested lists: an index for each level. Of two indexes, as lists on screen use it, it is a row of a
/// section. Registered as `NSIndexPath`.
public final class IndexPathBox: Object {
  /// The indexes. No code of a program runs during an access, so exclusivity needs no check.
  @exclusivity(unchecked) package private(set) var indexes = IndexPath()

  /// The path of a row. A path of another length is one at which no row is, with `NSNotFound` for the section and the row.
  public var indexPath: IndexPath { indexes.isOfRow ? indexes : Self.nowhere }

  private static let nowhere = IndexPath(section: .max, row: .max)

  /// Boxes a path of any length.
  public convenience init(_ indexPath: IndexPath) {
    self.init(isa: Self.runtimeClass)
    indexes = indexPath
  }

  public override class var runtimeName: String { "NSIndexPath" }

  public override func isEqual(_ other: Object?) -> Bool {
    (other as? IndexPathBox)?.indexes == indexes
  }

  public override var hash: Int { indexes.hashValue }

  /// The order of two paths: index by index; a path that ends first comes first.
  private func compare(_ other: IndexPathBox) -> Int {
    indexes < other.indexes ? -1 : other.indexes < indexes ? 1 : 0
  }

  public override var objectDescription: String {
    indexes.map(String.init).joined(separator: ",")
  }

  /// `<NSIndexPath: 0x…> {length = 2, path = 0 - 1}`
  public override var cocoaDescription: String {
    let path = indexes.map(String.init).joined(separator: " - ")
    return
      "<\(runtimeClass.name): \(addressText)> {length = \(indexes.count), path = \(path)}"
  }

  /// The section and the row.
  ///
  /// - Throws: an exception when the path has another length.
  private func ofRow() throws -> IndexPath {
    if indexes.isOfRow { return indexes }
    throw RaisedError(
      "an index path of a list has two indexes, a section and a row; this one has \(indexes.count)",
      exceptionName: "NSInternalInconsistencyException")
  }

  public override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: IndexPathBox.self, "Indexes of nested lists; in lists on screen a section and a row."
    ) { path in
      path.isImmutable()
      path.isArchived {
        try $1.write(ArrayBox($0.indexes.map { NumberBox($0) }), "indexes")
      } read: {
        guard let indexes = try $1.read("indexes", as: ArrayBox.self) else { return nil }
        let numbers = try indexes.allElements().compactMap { $0 as? NumberBox }
        guard numbers.count == indexes.count else { return nil }
        $0.indexes = IndexPath(indexes: numbers.map(\.integerValue))
        return $0
      }
      defineRows(path)
      defineNodes(path)
      path.method.function("- (NSComparisonResult)compare:(NSIndexPath *)other") {
        (this: MessageReceiver, sent: SEL, other: UnsafeMutableRawPointer?) -> Int in
        MethodFunctions.run(orReturn: 0) {
          try this.object(other, 1, of: sent, as: IndexPathBox.self)._withUnsafeGuaranteedRef {
            other in this.with(IndexPathBox.self) { $0.compare(other) }
          }
        }
      }
    }
  }

  private static func defineRows(_ path: ClassMembers<IndexPathBox>) {
    for name in [
      "+ (instancetype)indexPathForRow:(NSInteger)row inSection:(NSInteger)section",
      "+ (instancetype)indexPathForItem:(NSInteger)item inSection:(NSInteger)section",
    ] as [StaticString] {
      path.classMethod.function(name) { (_: MessageReceiver, _: SEL, row: Int, section: Int) in
        Object.autoreleasedID(of: IndexPathBox(IndexPath(section: section, row: row)))
      }
    }
    path.property("@property (nonatomic, readonly) NSInteger section", type: "q") { this, _ in
      this.with(IndexPathBox.self) { path in
        if path.indexes.isOfRow { return path.indexes.section }
        return MethodFunctions.run(orReturn: 0) { try path.ofRow().section }
      }
    }
    for name in [
      "@property (nonatomic, readonly) NSInteger row",
      "@property (nonatomic, readonly) NSInteger item",
    ] as [StaticString] {
      path.property(name, type: "q") { this, _ in
        this.with(IndexPathBox.self) { path in
          if path.indexes.isOfRow { return path.indexes.row }
          return MethodFunctions.run(orReturn: 0) { try path.ofRow().row }
        }
      }
    }
  }

  /// Paths of any length.
  private static func defineNodes(_ path: ClassMembers<IndexPathBox>) {
    path.classMethod("+ (instancetype)indexPathWithIndex:(NSUInteger)index") { (_, index: UInt) in
      IndexPathBox(IndexPath(index: Int(bitPattern: index)))
    }
    path.classMethod(
      """
      + (instancetype)indexPathWithIndexes:(const NSUInteger *)indexes \
      length:(NSUInteger)length
      """
    ) { (_, indexes: Pointer, length: UInt) in IndexPathBox(try read(indexes, length)) }
    path.method("- (instancetype)initWithIndex:(NSUInteger)index") { (this, index: UInt) in
      this.indexes = IndexPath(index: Int(bitPattern: index))
      return this
    }
    path.method(
      "- (instancetype)initWithIndexes:(nullable const NSUInteger *)indexes length:(NSUInteger)length"
    ) { (this, indexes: Pointer, length: UInt) in
      this.indexes = try read(indexes, length)
      return this
    }
    path.method("- (NSIndexPath *)indexPathByAddingIndex:(NSUInteger)index") {
      (this, index: UInt) in
      IndexPathBox(this.indexes.appending(Int(bitPattern: index)))
    }
    path.method("- (NSIndexPath *)indexPathByRemovingLastIndex") {
      IndexPathBox($0.indexes.dropLast())
    }
    path.property("@property (readonly) NSUInteger length") { UInt($0.indexes.count) }
    path.method("- (NSUInteger)indexAtPosition:(NSUInteger)position") { (this, position: UInt) in
      let position = Int(clamping: position)
      return UInt(bitPattern: position < this.indexes.count ? this.indexes[position] : .max)
    }
    path.method("- (void)getIndexes:(NSUInteger *)indexes") { (this, room: Pointer) in
      write(this.indexes[...], to: room)
    }
    path.method(
      "- (void)getIndexes:(NSUInteger *)indexes range:(NSRange)positionRange"
    ) { (this, room: Pointer, range: NSRange) in
      write(this.indexes[try range.checked(in: this.indexes.count)], to: room)
    }
  }

  /// The maximum number of indexes, as a guard against a length that is a negative number or garbage.
  private static let longest: UInt = 1 << 20

  private static func read(_ indexes: Pointer, _ length: UInt) throws -> IndexPath {
    if length == 0 { return IndexPath() }
    guard let address = indexes.address, length <= longest else {
      throw ObjectiveCException.invalidArgument(
        "-[NSIndexPath initWithIndexes:length:]: \(length) indexes at "
          + (indexes.address == nil ? "null" : "an address, which are too many"))
    }
    // SAFETY: the method's contract is this number of indexes at the address.
    let numbers = UnsafeBufferPointer(
      start: address.assumingMemoryBound(to: Int.self), count: Int(length))
    return IndexPath(indexes: Array(numbers))
  }

  private static func write(_ indexes: IndexPath.SubSequence, to room: Pointer) {
    guard let address = room.address else { return }
    for (place, index) in indexes.enumerated() {
      // SAFETY: the method's contract is room for all of them.
      address.storeBytes(of: index, toByteOffset: place * MemoryLayout<Int>.size, as: Int.self)
    }
  }
}
