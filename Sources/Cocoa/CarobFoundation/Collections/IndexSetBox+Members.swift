import CCarob
import CarobRuntime
import Foundation

/// The members of `NSIndexSet`.
extension IndexSetBox {
  static func defineReading(_ set: ClassMembers<IndexSetBox>) {
    set.method("- (instancetype)initWithIndexSet:(NSIndexSet *)set") {
      (this, other: IndexSetBox?) in
      this.indexes = other.indexes
      return this
    }
    set.method("- (BOOL)isEqualToIndexSet:(NSIndexSet *)other") { (this, other: Object?) in
      this.isEqual(other)
    }
    set.method("- (BOOL)containsIndexes:(NSIndexSet *)indexes") { (this, other: IndexSetBox?) in
      this.indexes.contains(integersIn: other.indexes)
    }
    set.method("- (BOOL)containsIndexesInRange:(NSRange)range") { (this, range: NSRange) in
      // An empty range is in no set, as with Apple's.
      range.length > 0 && this.indexes.contains(integersIn: clamped(range))
    }
    set.method("- (BOOL)intersectsIndexesInRange:(NSRange)range") { (this, range: NSRange) in
      this.indexes.intersects(integersIn: clamped(range))
    }
    set.method("- (NSUInteger)countOfIndexesInRange:(NSRange)range") { (this, range: NSRange) in
      UInt(this.indexes.count(in: clamped(range)))
    }
    set.method(
      """
      - (NSUInteger)getIndexes:(NSUInteger *)buffer maxCount:(NSUInteger)count \
      inIndexRange:(nullable NSRangePointer)range
      """
    ) { (this, room: Pointer, maximum: UInt, range: Pointer) in
      try copy(this.indexes, to: room, maximum, range)
    }
  }

  /// The numbers of a range that a set can hold at all.
  private static func clamped(_ range: NSRange) -> Range<Int> {
    let (end, overflow) = range.location.addingReportingOverflow(range.length)
    guard range.location >= 0, range.length >= 0 else { return 0..<0 }
    let start = min(range.location, NSNotFound)
    return start..<(overflow ? NSNotFound : max(start, min(end, NSNotFound)))
  }

  /// Puts numbers into C's memory; the range, if there is one, becomes the part that was not visited.
  private static func copy(
    _ indexes: IndexSet, to room: Pointer, _ maximum: UInt, _ rangePointer: Pointer
  ) throws -> UInt {
    guard let room = room.address else {
      if maximum == 0 { return 0 }
      throw ObjectiveCException.invalidArgument("there is no room for \(maximum) indexes")
    }
    // SAFETY: the method's contract is null or an `NSRange`, two words.
    let words = rangePointer.address?.assumingMemoryBound(to: Int.self)
    let range = words.map { clamped(NSRange(location: $0[0], length: $0[1])) } ?? 0..<NSNotFound
    var count: UInt = 0
    var next = range.lowerBound
    for index in indexes[indexes.indexRange(in: range)] {
      if count == maximum { break }
      // SAFETY: the method's contract is room for `maximum` numbers.
      room.storeBytes(
        of: index, toByteOffset: Int(count) * MemoryLayout<Int>.stride, as: Int.self)
      count += 1
      next = index + 1
    }
    if count < maximum { next = range.upperBound }
    words?[0] = next
    words?[1] = range.upperBound - next
    return count
  }

  static func defineNeighbours(_ set: ClassMembers<IndexSetBox>) {
    set.method.function("- (BOOL)containsIndex:(NSUInteger)index") {
      (this: MessageReceiver, _: SEL, index: UInt) -> Bool in
      this.with(IndexSetBox.self) { IndexSetBox.isHeld(index) && $0.indexes.contains(Int(index)) }
    }
    set.method.function("- (NSUInteger)indexGreaterThanIndex:(NSUInteger)index") {
      (this: MessageReceiver, _: SEL, index: UInt) -> UInt in
      this.with(IndexSetBox.self) {
        (IndexSetBox.isHeld(index) ? $0.indexes.integerGreaterThan(Int(index)) : nil).orNotFound
      }
    }
    set.method.function("- (NSUInteger)indexGreaterThanOrEqualToIndex:(NSUInteger)index") {
      (this: MessageReceiver, _: SEL, index: UInt) -> UInt in
      this.with(IndexSetBox.self) {
        (IndexSetBox.isHeld(index) ? $0.indexes.integerGreaterThanOrEqualTo(Int(index)) : nil)
          .orNotFound
      }
    }
    set.method.function("- (NSUInteger)indexLessThanIndex:(NSUInteger)index") {
      (this: MessageReceiver, _: SEL, index: UInt) -> UInt in
      this.with(IndexSetBox.self) {
        (IndexSetBox.isHeld(index) ? $0.indexes.integerLessThan(Int(index)) : $0.indexes.last)
          .orNotFound
      }
    }
    set.method.function("- (NSUInteger)indexLessThanOrEqualToIndex:(NSUInteger)index") {
      (this: MessageReceiver, _: SEL, index: UInt) -> UInt in
      this.with(IndexSetBox.self) {
        (IndexSetBox.isHeld(index)
          ? $0.indexes.integerLessThanOrEqualTo(Int(index)) : $0.indexes.last)
          .orNotFound
      }
    }
  }

  /// Whether a set can hold a number; others are beyond all of them.
  private static func isHeld(_ index: UInt) -> Bool { index < UInt(NSNotFound) }

  static func defineEnumerating(_ set: ClassMembers<IndexSetBox>) {
    set.method(
      """
      - (void)enumerateIndexesUsingBlock:(void (NS_NOESCAPE ^)(NSUInteger index, BOOL *stop))block
      """
    ) { (this, block: Block) in
      try visit(this.indexes, 0, block)
    }
    set.method(
      """
      - (void)enumerateIndexesWithOptions:(NSEnumerationOptions)options \
      usingBlock:(void (NS_NOESCAPE ^)(NSUInteger index, BOOL *stop))block
      """
    ) {
      (this, options: UInt, block: Block) in try visit(this.indexes, options, block)
    }
    set.method(
      """
      - (void)enumerateIndexesInRange:(NSRange)range options:(NSEnumerationOptions)options \
      usingBlock:(void (NS_NOESCAPE ^)(NSUInteger index, BOOL *stop))block
      """
    ) { (this, range: NSRange, options: UInt, block: Block) in
      try visit(this.indexes.intersection(IndexSet(integersIn: clamped(range))), options, block)
    }
    set.method(
      "- (void)enumerateRangesUsingBlock:(void (NS_NOESCAPE ^)(NSRange range, BOOL *stop))block"
    ) { (this, block: Block) in
      try visitRanges(of: this.indexes, 0, block)
    }
    set.method(
      """
      - (void)enumerateRangesWithOptions:(NSEnumerationOptions)options \
      usingBlock:(void (NS_NOESCAPE ^)(NSRange range, BOOL *stop))block
      """
    ) { (this, options: UInt, block: Block) in
      try visitRanges(of: this.indexes, options, block)
    }
    set.method(
      """
      - (void)enumerateRangesInRange:(NSRange)range options:(NSEnumerationOptions)options \
      usingBlock:(void (NS_NOESCAPE ^)(NSRange range, BOOL *stop))block
      """
    ) { (this, range: NSRange, options: UInt, block: Block) in
      let part = this.indexes.intersection(IndexSet(integersIn: clamped(range)))
      try visitRanges(of: part, options, block)
    }
  }

  private static func visit(_ indexes: IndexSet, _ options: UInt, _ block: Block) throws {
    let visitor = try PreparedBlock(
      block, [UInt.typeEncoding, Pointer.typeEncoding], returning: nil)
    try PreparedBlock.walk(EnumerationOptions(rawValue: options).ordered(indexes)) {
      _ = try visitor(UInt($0), $1)
      return true
    }
  }

  private static func visitRanges(of indexes: IndexSet, _ options: UInt, _ block: Block) throws {
    let ranges = indexes.rangeView.map(NSRange.init)
    let isReverse = EnumerationOptions(rawValue: options).contains(.reverse)
    try PreparedBlock.walk(isReverse ? ranges.reversed() : ranges) { range, stop in
      try block.call(range, Pointer(UnsafeMutableRawPointer(bitPattern: stop)))
      return true
    }
  }

  static func defineTests(_ set: ClassMembers<IndexSetBox>) {
    set.method(
      "- (NSUInteger)indexPassingTest:(BOOL (NS_NOESCAPE ^)(NSUInteger index, BOOL *stop))test"
    ) { (this, block: Block) in
      try first(of: this.indexes, 0, block).orNotFound
    }
    set.method(
      """
      - (NSUInteger)indexWithOptions:(NSEnumerationOptions)options \
      passingTest:(BOOL (NS_NOESCAPE ^)(NSUInteger index, BOOL *stop))test
      """
    ) { (this, options: UInt, block: Block) in
      try first(of: this.indexes, options, block).orNotFound
    }
    set.method(
      """
      - (NSUInteger)indexInRange:(NSRange)range options:(NSEnumerationOptions)options \
      passingTest:(BOOL (NS_NOESCAPE ^)(NSUInteger index, BOOL *stop))test
      """
    ) { (this, range: NSRange, options: UInt, block: Block) in
      let part = this.indexes.intersection(IndexSet(integersIn: clamped(range)))
      return try first(of: part, options, block).orNotFound
    }
    set.method(
      """
      - (NSIndexSet *)indexesPassingTest:(BOOL (NS_NOESCAPE ^)(NSUInteger index, BOOL *stop))test
      """
    ) { (this, block: Block) in try all(of: this.indexes, 0, block)
    }
    set.method(
      """
      - (NSIndexSet *)indexesWithOptions:(NSEnumerationOptions)options \
      passingTest:(BOOL (NS_NOESCAPE ^)(NSUInteger index, BOOL *stop))test
      """
    ) { (this, options: UInt, block: Block) in
      try all(of: this.indexes, options, block)
    }
    set.method(
      """
      - (NSIndexSet *)indexesInRange:(NSRange)range options:(NSEnumerationOptions)options \
      passingTest:(BOOL (NS_NOESCAPE ^)(NSUInteger index, BOOL *stop))test
      """
    ) { (this, range: NSRange, options: UInt, block: Block) in
      let part = this.indexes.intersection(IndexSet(integersIn: clamped(range)))
      return try all(of: part, options, block)
    }
  }

  private static func test(_ block: Block) throws -> PreparedBlock {
    try PreparedBlock(
      block, [UInt.typeEncoding, Pointer.typeEncoding], returning: Bool.typeEncoding)
  }

  private static func first(of indexes: IndexSet, _ options: UInt, _ block: Block) throws -> Int? {
    let test = try test(block)
    var found: Int?
    try PreparedBlock.walk(EnumerationOptions(rawValue: options).ordered(indexes)) { index, stop in
      if UInt8(truncatingIfNeeded: try test(UInt(index), stop)) != 0 { found = index }
      return found == nil
    }
    return found
  }

  private static func all(of indexes: IndexSet, _ options: UInt, _ block: Block) throws -> IndexSet
  {
    let test = try test(block)
    var found = IndexSet()
    try PreparedBlock.walk(EnumerationOptions(rawValue: options).ordered(indexes)) { index, stop in
      if UInt8(truncatingIfNeeded: try test(UInt(index), stop)) != 0 { found.insert(index) }
      return true
    }
    return found
  }
}
