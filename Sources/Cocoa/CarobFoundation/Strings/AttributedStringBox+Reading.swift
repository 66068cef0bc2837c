import CarobRuntime
import Foundation

/// The methods for the attributes of a text's parts.
extension AttributedStringBox {
  static func defineReading(_ text: ClassMembers<AttributedStringBox>) {
    text.method(
      """
      - (NSDictionary<NSAttributedStringKey, id> *)attributesAtIndex:(NSUInteger)index \
      effectiveRange:(nullable NSRangePointer)range
      """
    ) { (this, index: UInt, effective: Pointer) in
      let run = try this.run(at: index, of: this.heldRuns)
      run.range.store(to: effective)
      return run.attributes
    }
    text.method(
      """
      - (NSDictionary<NSAttributedStringKey, id> *)attributesAtIndex:(NSUInteger)index \
      longestEffectiveRange:(nullable NSRangePointer)range inRange:(NSRange)limit
      """
    ) { (this, index: UInt, effective: Pointer, limit: NSRange) in
      let run = try this.run(at: index, in: limit)
      NSIntersectionRange(run.range, limit).store(to: effective)
      return run.attributes
    }
    text.method(
      """
      - (nullable id)attribute:(NSAttributedStringKey)name atIndex:(NSUInteger)index \
      effectiveRange:(nullable NSRangePointer)range
      """
    ) { (this, name: StringBox?, index: UInt, effective: Pointer) -> Object? in
      let run = try this.run(at: index)
      run.range.store(to: effective)
      return name.flatMap { run.attributes.object(forKey: $0) }
    }
    text.method(
      """
      - (nullable id)attribute:(NSAttributedStringKey)name atIndex:(NSUInteger)index \
      longestEffectiveRange:(nullable NSRangePointer)range inRange:(NSRange)limit
      """
    ) { (this, name: StringBox?, index: UInt, effective: Pointer, limit: NSRange) -> Object? in
      let run = try this.run(at: index, in: limit)
      guard let name else {
        run.range.store(to: effective)
        return nil
      }
      let parts = this.parts(of: name, in: limit)
      let part = parts.first { NSLocationInRange(Int(index), $0.range) }
      (part?.range ?? run.range).store(to: effective)
      return run.attributes.object(forKey: name)
    }
  }

  /// The run that contains a unit.
  ///
  /// - Throws: an `NSRangeException` when there is no such unit.
  private func run(
    at index: UInt, of known: AttributeRuns? = nil, in limit: NSRange? = nil
  ) throws -> (range: NSRange, attributes: DictionaryBox) {
    if let limit { try string.checkedEnd(of: limit) }
    let place = Int(clamping: index)
    guard let run = (known ?? runs).places.first(where: { NSLocationInRange(place, $0.range) }),
      limit.map({ NSLocationInRange(place, $0) }) ?? true
    else {
      throw RangeError(index: place, count: limit.map(NSMaxRange) ?? string.utf16.count)
    }
    return run
  }

  /// The parts of a range with equal values of one attribute.
  private func parts(
    of name: StringBox, in limit: NSRange
  ) -> [(value: Object?, range: NSRange)] {
    var parts: [(value: Object?, range: NSRange)] = []
    for place in runs.places {
      let range = NSIntersectionRange(place.range, limit)
      guard range.length > 0 else { continue }
      let value = place.attributes.object(forKey: name)
      if let last = parts.last, last.value.map({ $0.isEqual(value) }) ?? (value == nil) {
        parts[parts.count - 1].range.length += range.length
      } else {
        parts.append((value, range))
      }
    }
    return parts
  }

  static func defineEnumerating(_ text: ClassMembers<AttributedStringBox>) {
    text.method(
      """
      - (void)enumerateAttributesInRange:(NSRange)range \
      options:(NSAttributedStringEnumerationOptions)options \
      usingBlock:(void (NS_NOESCAPE ^)(NSDictionary<NSAttributedStringKey, id> *attributes, NSRange range, BOOL *stop))block
      """
    ) { (this, limit: NSRange, options: UInt, block: Block) in
      try this.string.checkedEnd(of: limit)
      let parts = this.runs.places
        .map { ($0.attributes, NSIntersectionRange($0.range, limit)) }
        .filter { $0.1.length > 0 }
      try block.callUntilStopped(for: ordered(parts, options)) { part, stop in
        try block.call(part.0.autoreleased(), part.1, stop)
      }
    }
    text.method(
      """
      - (void)enumerateAttribute:(NSAttributedStringKey)name inRange:(NSRange)range \
      options:(NSAttributedStringEnumerationOptions)options \
      usingBlock:(void (NS_NOESCAPE ^)(id _Nullable value, NSRange range, BOOL *stop))block
      """
    ) { (this, name: StringBox, limit: NSRange, options: UInt, block: Block) in
      try this.string.checkedEnd(of: limit)
      let parts = this.parts(of: name, in: limit)
      try block.callUntilStopped(for: ordered(parts, options)) { part, stop in
        try block.call(part.value?.autoreleased(), part.range, stop)
      }
    }
  }

  /// In reverse order with `NSAttributedStringEnumerationReverse`.
  private static func ordered<Part>(_ parts: [Part], _ options: UInt) -> [Part] {
    options & 2 == 0 ? parts : parts.reversed()
  }
}

extension NSRange {
  /// Stores the range at an address, unless that is null.
  fileprivate func store(to place: Pointer) {
    // SAFETY: the method's contract is a range's address, or null.
    place.address?.storeBytes(of: self, as: NSRange.self)
  }
}
