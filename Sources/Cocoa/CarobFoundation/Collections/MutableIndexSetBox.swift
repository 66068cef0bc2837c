import CCarob
import CarobRuntime
import Foundation

/// A set of numbers that can be changed. Registered as `NSMutableIndexSet`. [one thread at a time]
public final class MutableIndexSetBox: IndexSetBox {
  public override class var runtimeName: String { "NSMutableIndexSet" }

  public override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: MutableIndexSetBox.self, "A set of numbers that can be changed."
    ) { set in
      set.method("copyWithZone:") { (this, _: Pointer) in IndexSetBox(this.indexes) }
      set.method.function("- (void)addIndex:(NSUInteger)index") {
        (this: MessageReceiver, _: SEL, index: UInt) in
        MethodFunctions.run(orReturn: ()) {
          let index = try MutableIndexSetBox.checked(index)
          this.with(MutableIndexSetBox.self) { _ = $0.indexes.insert(index) }
        }
      }
      set.method("- (void)addIndexes:(NSIndexSet *)indexes") { (this, other: IndexSetBox?) in
        this.indexes.formUnion(other.indexes)
      }
      set.method("- (void)addIndexesInRange:(NSRange)range") { (this, range: NSRange) in
        this.indexes.formUnion(try made(location: range.location, length: range.length))
      }
      set.method.function("- (void)removeIndex:(NSUInteger)index") {
        (this: MessageReceiver, _: SEL, index: UInt) in
        MethodFunctions.run(orReturn: ()) {
          let index = try MutableIndexSetBox.checked(index)
          this.with(MutableIndexSetBox.self) { _ = $0.indexes.remove(index) }
        }
      }
      set.method("- (void)removeIndexes:(NSIndexSet *)indexes") { (this, other: IndexSetBox?) in
        this.indexes.subtract(other.indexes)
      }
      set.method("- (void)removeIndexesInRange:(NSRange)range") { (this, range: NSRange) in
        this.indexes.subtract(try made(location: range.location, length: range.length))
      }
      set.method("- (void)removeAllIndexes") { this in this.indexes = IndexSet() }
      set.method("- (void)shiftIndexesStartingAtIndex:(NSUInteger)index by:(NSInteger)delta") {
        (this, index: UInt, offset: Int) in
        try this.shift(from: Int(bitPattern: index), by: offset)
      }
    }
  }

  /// A number from a message.
  ///
  /// - Throws: `RangeError` when it is negative or too large.
  private static func checked(_ index: UInt) throws -> Int {
    guard index < UInt(NSNotFound) else {
      throw IndexSetRangeError(location: Int(bitPattern: index), length: 1)
    }
    return Int(index)
  }

  /// Moves the numbers from a start upwards, or downwards over lower ones, which are removed.
  private func shift(from start: Int, by offset: Int) throws {
    guard start >= 0, offset != 0 else { return }
    let (place, overflow) = start.addingReportingOverflow(offset)
    guard place >= 0, !overflow else {
      throw IndexSetRangeError(location: place, length: 1)
    }
    var shifted = indexes.intersection(IndexSet(integersIn: 0..<Swift.min(start, place)))
    for range in indexes.rangeView(of: start..<NSNotFound) {
      let (location, overflow) = range.lowerBound.addingReportingOverflow(offset)
      if overflow { throw IndexSetRangeError(location: NSNotFound, length: range.count) }
      shifted.formUnion(try Self.made(location: location, length: range.count))
    }
    // There are no numbers between the old place and the new one.
    indexes = shifted
  }
}
