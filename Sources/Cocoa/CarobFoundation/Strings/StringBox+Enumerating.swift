import CarobRuntime
import Foundation

/// Calls blocks for each line, word and so on.
extension StringBox {
  static func defineEnumerating(_ string: ClassMembers<StringBox>) {
    string.method(
      "- (void)enumerateLinesUsingBlock:(void (NS_NOESCAPE ^)(NSString *line, BOOL *stop))block"
    ) { (this, block: Block) in
      let text = this.string
      let parts = TextUnits.lines.parts(of: text, in: text.everything)
      try block.callUntilStopped(for: parts) { part, stop in
        try block.call(StringBox(String(text[try text.part(part.range)])).autoreleased(), stop)
      }
    }
    string.method(
      """
      - (void)enumerateSubstringsInRange:(NSRange)range \
      options:(NSStringEnumerationOptions)options \
      usingBlock:(void (NS_NOESCAPE ^)(NSString *_Nullable substring, NSRange substringRange, NSRange enclosingRange, BOOL *stop))block
      """
    ) { (this, range: NSRange, options: UInt, block: Block) in
      let text = this.string
      _ = try text.part(range)
      guard let units = TextUnits(rawValue: options & 0xff) else {
        throw ObjectiveCException.invalidArgument(
          "-[NSString enumerateSubstringsInRange:options:usingBlock:]: unknown options \(options)")
      }
      let isReverse = options & reverse != 0
      let parts = units.parts(of: text, in: range)
      try block.callUntilStopped(for: isReverse ? parts.reversed() : parts) { part, stop in
        let own =
          options & withoutSubstrings == 0
          ? StringBox(String(text[try text.part(part.range)])).autoreleased() : nil
        try block.call(own, part.range, part.enclosing, stop)
      }
    }
  }

  /// `NSStringEnumerationReverse`.
  private static let reverse: UInt = 1 << 8

  /// `NSStringEnumerationSubstringNotRequired`.
  private static let withoutSubstrings: UInt = 1 << 9
}

extension Block {
  /// Calls the block for each element, until it sets its `BOOL *stop`.
  ///
  /// - Throws: the block's error; `MessageError` when it has other types.
  func callUntilStopped<Element>(
    for elements: [Element], _ call: (Element, Pointer) throws -> Void
  ) throws {
    var stop = false
    for element in elements where !stop {
      try withUnsafeMutablePointer(to: &stop) { stop in
        try call(element, Pointer(UnsafeMutableRawPointer(stop)))
      }
    }
  }
}
