import CarobRuntime
import Foundation

/// The methods that find texts and characters in a string.
extension StringBox {
  static func defineSearching(_ string: ClassMembers<StringBox>) {
    string.method("- (NSRange)rangeOfString:(NSString *)string") { (this, part: String) in
      this.range(of: part, [])
    }
    string.method(
      "- (NSRange)rangeOfString:(NSString *)string options:(NSStringCompareOptions)options"
    ) { (this, part: String, options: UInt) in
      this.range(of: part, .init(rawValue: options))
    }
    string.method(
      """
      - (NSRange)rangeOfString:(NSString *)string options:(NSStringCompareOptions)options \
      range:(NSRange)range
      """
    ) { (this, part: String, options: UInt, range: NSRange) in
      try this.string.checkedEnd(of: range)
      return this.range(of: part, .init(rawValue: options), in: range)
    }
    string.method(
      """
      - (NSRange)rangeOfString:(NSString *)string options:(NSStringCompareOptions)options \
      range:(NSRange)range locale:(nullable id)locale
      """
    ) { (this, part: String, options: UInt, range: NSRange, _: Object?) in
      try this.string.checkedEnd(of: range)
      return this.range(of: part, .init(rawValue: options), in: range)
    }
    string.method("- (NSRange)localizedStandardRangeOfString:(NSString *)string") {
      (this, part: String) in
      this.range(of: part, standard)
    }
    string.method("- (BOOL)localizedStandardContainsString:(NSString *)string") {
      (this, part: String) in
      this.range(of: part, standard).location != NSNotFound
    }
    string.method("- (BOOL)localizedCaseInsensitiveContainsString:(NSString *)string") {
      (this, part: String) in
      this.range(of: part, .caseInsensitive).location != NSNotFound
    }
    string.method(
      """
      - (NSString *)commonPrefixWithString:(NSString *)string \
      options:(NSStringCompareOptions)options
      """
    ) { (this, other: String?, options: UInt) in
      this.string.commonPrefix(with: other ?? "", options: .init(rawValue: options))
    }
  }

  /// The options of searches by people.
  private static let standard: NSString.CompareOptions = [
    .caseInsensitive, .diacriticInsensitive,
  ]

  /// The range of a text; `nowhere` if it is empty.
  ///
  /// - Precondition: the range is in the string.
  private func range(
    of part: String, _ options: NSString.CompareOptions, in range: NSRange? = nil
  ) -> NSRange {
    string.place(of: part, options, in: range ?? string.everything) ?? .nowhere
  }

  static func defineCharacterSearching(_ string: ClassMembers<StringBox>) {
    string.method("- (NSRange)rangeOfCharacterFromSet:(NSCharacterSet *)set") {
      (this, set: CharacterSetBox?) in
      try this.range(ofCharacterFrom: set.members, 0, this.string.everything)
    }
    string.method(
      """
      - (NSRange)rangeOfCharacterFromSet:(NSCharacterSet *)set \
      options:(NSStringCompareOptions)options
      """
    ) { (this, set: CharacterSetBox?, options: UInt) in
      try this.range(ofCharacterFrom: set.members, options, this.string.everything)
    }
    string.method(
      """
      - (NSRange)rangeOfCharacterFromSet:(NSCharacterSet *)set \
      options:(NSStringCompareOptions)options range:(NSRange)range
      """
    ) { (this, set: CharacterSetBox?, options: UInt, range: NSRange) in
      try this.range(ofCharacterFrom: set.members, options, range)
    }
  }

  /// The range of the first character of a set, or with `NSBackwardsSearch` of the last one; with
  /// `NSAnchoredSearch` only at the range's start or end.
  private func range(
    ofCharacterFrom set: ScalarSet, _ options: UInt, _ range: NSRange
  ) throws -> NSRange {
    let options = NSString.CompareOptions(rawValue: options)
    let scalars = string.unicodeScalars[try string.part(range)]
    func isMember(_ index: String.Index) -> Bool { set.contains(scalars[index]) }
    let found: String.Index?
    switch (options.contains(.backwards), options.contains(.anchored)) {
    case (false, false): found = scalars.indices.first(where: isMember)
    case (true, false): found = scalars.indices.last(where: isMember)
    case (false, true): found = scalars.indices.first.flatMap { isMember($0) ? $0 : nil }
    case (true, true): found = scalars.indices.last.flatMap { isMember($0) ? $0 : nil }
    }
    guard let found else { return .nowhere }
    return NSRange(found..<scalars.index(after: found), in: string)
  }
}
