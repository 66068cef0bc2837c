import CarobRuntime
import Foundation

/// The methods that find lines, paragraphs and characters of several units in a string.
extension StringBox {
  static func defineLines(_ string: ClassMembers<StringBox>) {
    string.method("- (NSRange)lineRangeForRange:(NSRange)range") { (this, range: NSRange) in
      try this.string.checkedEnd(of: range)
      return this.string.foundation.lineRange(for: range)
    }
    string.method("- (NSRange)paragraphRangeForRange:(NSRange)range") { (this, range: NSRange) in
      try this.string.checkedEnd(of: range)
      return this.string.foundation.paragraphRange(for: range)
    }
    string.method(
      """
      - (void)getLineStart:(nullable NSUInteger *)start end:(nullable NSUInteger *)end \
      contentsEnd:(nullable NSUInteger *)contentsEnd forRange:(NSRange)range
      """
    ) { (this, start: Pointer, end: Pointer, contentsEnd: Pointer, range: NSRange) in
      try this.string.checkedEnd(of: range)
      var line = LineBounds()
      this.string.foundation.getLineStart(
        &line.start, end: &line.end, contentsEnd: &line.contentsEnd, for: range)
      line.store(start, end, contentsEnd)
    }
    string.method(
      """
      - (void)getParagraphStart:(nullable NSUInteger *)start end:(nullable NSUInteger *)end \
      contentsEnd:(nullable NSUInteger *)contentsEnd forRange:(NSRange)range
      """
    ) { (this, start: Pointer, end: Pointer, contentsEnd: Pointer, range: NSRange) in
      try this.string.checkedEnd(of: range)
      var line = LineBounds()
      this.string.foundation.getParagraphStart(
        &line.start, end: &line.end, contentsEnd: &line.contentsEnd, for: range)
      line.store(start, end, contentsEnd)
    }
    string.method("- (NSRange)rangeOfComposedCharacterSequenceAtIndex:(NSUInteger)index") {
      (this, index: UInt) in
      guard index < UInt(this.string.utf16.count) else {
        throw RangeError(index: Int(clamping: index), count: this.string.utf16.count)
      }
      return this.string.characters(of: NSRange(location: Int(index), length: 1))
    }
    string.method("- (NSRange)rangeOfComposedCharacterSequencesForRange:(NSRange)range") {
      (this, range: NSRange) in
      try this.string.checkedEnd(of: range)
      return this.string.characters(of: range)
    }
  }
}

/// The bounds of a line, and the start of its end-of-line characters.
private struct LineBounds {
  var start = 0
  var end = 0
  var contentsEnd = 0

  /// Stores the bounds at addresses, except null ones.
  func store(_ start: Pointer, _ end: Pointer, _ contentsEnd: Pointer) {
    // SAFETY: the method's contract is an NSUInteger's address, or null.
    start.address?.storeBytes(of: self.start, as: Int.self)
    end.address?.storeBytes(of: self.end, as: Int.self)
    contentsEnd.address?.storeBytes(of: self.contentsEnd, as: Int.self)
  }
}

extension String {
  /// The range widened to whole characters, as a reader counts them.
  ///
  /// - Precondition: the range is in the string.
  fileprivate func characters(of range: NSRange) -> NSRange {
    let first = utf16.index(startIndex, offsetBy: range.location)
    let last = utf16.index(first, offsetBy: range.length)
    let start = self.first(upTo: first)
    let end = range.length == 0 ? start : self.end(of: last)
    return NSRange(start..<end, in: self)
  }

  /// The start of the character that contains a unit.
  private func first(upTo unit: Index) -> Index {
    unit == endIndex ? unit : rangeOfComposedCharacterSequence(at: unit).lowerBound
  }

  /// The end of the character that contains the unit before an index.
  private func end(of unit: Index) -> Index {
    rangeOfComposedCharacterSequence(at: utf16.index(before: unit)).upperBound
  }
}
