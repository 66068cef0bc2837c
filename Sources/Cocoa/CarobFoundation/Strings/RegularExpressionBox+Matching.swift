import CarobRuntime
import Foundation

/// The methods that find a pattern in a text.
extension RegularExpressionBox {
  static func defineMatching(_ expression: ClassMembers<RegularExpressionBox>) {
    expression.method(
      """
      - (void)enumerateMatchesInString:(NSString *)string options:(NSMatchingOptions)options \
      range:(NSRange)range \
      usingBlock:(void (NS_NOESCAPE ^)(NSTextCheckingResult *_Nullable result, NSMatchingFlags flags, BOOL *stop))block
      """
    ) { (this, text: String, options: UInt, range: NSRange, block: Block) in
      try this.enumerate(text, options, range, block)
    }
    expression.method(
      """
      - (NSArray<NSTextCheckingResult *> *)matchesInString:(NSString *)string \
      options:(NSMatchingOptions)options range:(NSRange)range
      """
    ) { (this, text: String, options: UInt, range: NSRange) in
      try this.matches(text, options, range).map { TextCheckingResultBox($0, of: this) }
    }
    expression.method(
      """
      - (NSUInteger)numberOfMatchesInString:(NSString *)string \
      options:(NSMatchingOptions)options range:(NSRange)range
      """
    ) { (this, text: String, options: UInt, range: NSRange) in
      UInt(try this.matches(text, options, range).count)
    }
    expression.method(
      """
      - (nullable NSTextCheckingResult *)firstMatchInString:(NSString *)string \
      options:(NSMatchingOptions)options range:(NSRange)range
      """
    ) { (this, text: String, options: UInt, range: NSRange) -> TextCheckingResultBox? in
      try this.first(text, options, range).map { TextCheckingResultBox($0, of: this) }
    }
    expression.method(
      """
      - (NSRange)rangeOfFirstMatchInString:(NSString *)string \
      options:(NSMatchingOptions)options range:(NSRange)range
      """
    ) { (this, text: String, options: UInt, range: NSRange) in
      try this.first(text, options, range)?.range ?? .nowhere
    }
  }

  /// The matches, without reports of progress, which only `enumerate` passes on.
  private func matches(
    _ text: String, _ options: UInt, _ range: NSRange
  ) throws -> [NSTextCheckingResult] {
    try text.checkedEnd(of: range)
    return expression.matches(in: text, options: .init(rawValue: options & ~3), range: range)
  }

  private func first(
    _ text: String, _ options: UInt, _ range: NSRange
  ) throws -> NSTextCheckingResult? {
    try text.checkedEnd(of: range)
    return expression.firstMatch(in: text, options: .init(rawValue: options & ~3), range: range)
  }

  private func enumerate(
    _ text: String, _ options: UInt, _ range: NSRange, _ block: Block
  ) throws {
    try text.checkedEnd(of: range)
    var failure: (any Error)?
    expression.enumerateMatches(
      in: text, options: .init(rawValue: options), range: range
    ) { result, flags, stop in
      var isOver = false
      do {
        try withUnsafeMutablePointer(to: &isOver) { isOver in
          try block.call(
            result.map { TextCheckingResultBox($0, of: self).autoreleased() }, flags.rawValue,
            Pointer(UnsafeMutableRawPointer(isOver)))
        }
      } catch {
        failure = error
        isOver = true
      }
      stop.pointee = ObjCBool(isOver)
    }
    if let failure { throw failure }
  }

  static func defineReplacing(_ expression: ClassMembers<RegularExpressionBox>) {
    expression.method(
      """
      - (NSString *)stringByReplacingMatchesInString:(NSString *)string \
      options:(NSMatchingOptions)options range:(NSRange)range \
      withTemplate:(NSString *)replacement
      """
    ) { (this, text: String, options: UInt, range: NSRange, template: String) in
      try text.checkedEnd(of: range)
      return this.expression.stringByReplacingMatches(
        in: text, options: .init(rawValue: options & ~3), range: range, withTemplate: template)
    }
    expression.method(
      """
      - (NSUInteger)replaceMatchesInString:(NSMutableString *)string \
      options:(NSMatchingOptions)options range:(NSRange)range \
      withTemplate:(NSString *)replacement
      """
    ) { (this, string: MutableStringBox, options: UInt, range: NSRange, template: String) in
      let count = try this.matches(string.string, options, range).count
      if count > 0 {
        string.string = this.expression.stringByReplacingMatches(
          in: string.string, options: .init(rawValue: options & ~3), range: range,
          withTemplate: template)
      }
      return UInt(count)
    }
    expression.method(
      """
      - (NSString *)replacementStringForResult:(NSTextCheckingResult *)result \
      inString:(NSString *)string offset:(NSInteger)offset template:(NSString *)replacement
      """
    ) { (this, result: TextCheckingResultBox, text: String, offset: Int, template: String) in
      for index in 0..<result.result.numberOfRanges {
        let range = result.result.range(at: index)
        if range.location != NSNotFound {
          try text.checkedEnd(
            of: NSRange(location: range.location &+ offset, length: range.length))
        }
      }
      return this.expression.replacementString(
        for: result.result, in: text, offset: offset, template: template)
    }
  }
}
