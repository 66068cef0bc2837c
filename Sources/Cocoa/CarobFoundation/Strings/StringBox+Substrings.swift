import CCarob
import CarobRuntime
import Foundation

/// Makes parts of strings, and changed strings.
extension StringBox {
  static func defineSubstrings(_ string: ClassMembers<StringBox>) {
    string.method.function("- (NSString *)substringWithRange:(NSRange)range") {
      (this: MessageReceiver, _: SEL, location: UInt, length: UInt) -> UnsafeMutableRawPointer? in
      this.withString { this in
        // A sum that is too large is less than the location.
        if let part = this.bytes(from: location, to: location &+ length) {
          return StringBox.handOut(part)
        }
        return MethodFunctions.run(orReturn: nil) {
          let range = NSRange(
            location: Int(bitPattern: location), length: Int(bitPattern: length))
          return StringBox.handOut(try this.string.text(ofUnits: range))
        }
      }
    }
    string.method(
      "- (NSArray<NSString *> *)componentsSeparatedByCharactersInSet:(NSCharacterSet *)set"
    ) { (this, set: CharacterSetBox?) in
      this.string.components(separatedBy: set.members)
    }
    string.method("- (NSString *)stringByTrimmingCharactersInSet:(NSCharacterSet *)set") {
      (this, set: CharacterSetBox?) in
      this.string.trimmed(of: set.members)
    }
    string.method(
      """
      - (NSString *)stringByPaddingToLength:(NSUInteger)length withString:(NSString *)padding \
      startingAtIndex:(NSUInteger)index
      """
    ) { (this, length: UInt, padding: String, start: UInt) in
      try padded(this.string, to: length, with: padding, from: start)
    }
  }

  /// The maximum number of UTF-16 units of a padded string, as a guard against a negative length.
  private static let longest: UInt = 1 << 30

  private static func padded(
    _ text: String, to length: UInt, with padding: String, from start: UInt
  ) throws -> String {
    let count = UInt(text.utf16.count)
    if length <= count { return try text.text(ofUnits: NSRange(location: 0, length: Int(length))) }
    let units = Array(padding.utf16)
    guard !units.isEmpty, start < units.count, length <= longest else {
      throw ObjectiveCException.invalidArgument(
        "-[NSString stringByPaddingToLength:withString:startingAtIndex:]: cannot pad to \(length) "
          + "units from unit \(start) of \"\(padding)\"")
    }
    let more = (0..<Int(length - count)).map { units[(Int(start) + $0) % units.count] }
    return text + String(decoding: more, as: UTF16.self)
  }

  static func defineReplacing(_ string: ClassMembers<StringBox>) {
    string.method(
      """
      - (NSString *)stringByReplacingCharactersInRange:(NSRange)range \
      withString:(NSString *)replacement
      """
    ) { (this, range: NSRange, text: String) in
      try this.string.replacing(units: range, with: text)
    }
    string.method(
      """
      - (NSString *)stringByReplacingOccurrencesOfString:(NSString *)target \
      withString:(NSString *)replacement options:(NSStringCompareOptions)options \
      range:(NSRange)range
      """
    ) { (this, target: String, text: String, options: UInt, range: NSRange) in
      try StringReplacing.replaced(this.string, target, with: text, options, range).text
    }
  }

  static func defineCases(_ string: ClassMembers<StringBox>) {
    string.property("@property (nonatomic, readonly) NSString *localizedUppercaseString") {
      $0.string.uppercased(with: .current)
    }
    string.property("@property (nonatomic, readonly) NSString *localizedLowercaseString") {
      $0.string.lowercased(with: .current)
    }
    string.property("@property (nonatomic, readonly) NSString *localizedCapitalizedString") {
      $0.string.capitalized(with: .current)
    }
    string.method("- (NSString *)uppercaseStringWithLocale:(nullable id)locale") {
      (this, _: Object?) in this.string.uppercased()
    }
    string.method("- (NSString *)lowercaseStringWithLocale:(nullable id)locale") {
      (this, _: Object?) in this.string.lowercased()
    }
    string.method("- (NSString *)capitalizedStringWithLocale:(nullable id)locale") {
      (this, _: Object?) in this.string.capitalized
    }
    string.property(
      "@property (nonatomic, readonly) NSString *decomposedStringWithCanonicalMapping"
    ) {
      $0.string.decomposedStringWithCanonicalMapping
    }
    string.property(
      "@property (nonatomic, readonly) NSString *precomposedStringWithCanonicalMapping"
    ) {
      $0.string.precomposedStringWithCanonicalMapping
    }
    string.property(
      "@property (nonatomic, readonly) NSString *decomposedStringWithCompatibilityMapping"
    ) {
      $0.string.decomposedStringWithCompatibilityMapping
    }
    string.property(
      "@property (nonatomic, readonly) NSString *precomposedStringWithCompatibilityMapping"
    ) {
      $0.string.precomposedStringWithCompatibilityMapping
    }
    string.method(
      """
      - (NSString *)stringByFoldingWithOptions:(NSStringCompareOptions)options \
      locale:(nullable id)locale
      """
    ) { (this, options: UInt, _: Object?) in
      this.string.folding(options: .init(rawValue: options), locale: nil)
    }
    string.method(
      """
      - (nullable NSString *)stringByApplyingTransform:(NSStringTransform)transform \
      reverse:(BOOL)isReverse
      """
    ) { (this, name: String, isReverse: Bool) -> String? in
      this.string.applyingTransform(StringTransform(rawValue: name), reverse: isReverse)
    }
  }
}

extension String {
  /// The parts between the members of a set.
  fileprivate func components(separatedBy set: ScalarSet) -> [String] {
    unicodeScalars.split(omittingEmptySubsequences: false, whereSeparator: set.contains)
      .map(String.init)
  }

  /// The text without members of a set at the start and the end.
  fileprivate func trimmed(of set: ScalarSet) -> String {
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: { !set.contains($0) }),
      let last = scalars.lastIndex(where: { !set.contains($0) })
    else { return "" }
    return String(scalars[first...last])
  }
}

extension MutableStringBox {
  static func defineReplacing(_ string: ClassMembers<MutableStringBox>) {
    string.method(
      """
      - (NSUInteger)replaceOccurrencesOfString:(NSString *)target \
      withString:(NSString *)replacement options:(NSStringCompareOptions)options \
      range:(NSRange)range
      """
    ) { (this, target: String, text: String, options: UInt, range: NSRange) in
      let (replaced, count) = try StringReplacing.replaced(
        this.string, target, with: text, options, range)
      this.string = replaced
      return UInt(count)
    }
    string.method(
      """
      - (BOOL)applyTransform:(NSStringTransform)transform reverse:(BOOL)isReverse \
      range:(NSRange)range updatedRange:(nullable NSRangePointer)updated
      """
    ) { (this, name: String, isReverse: Bool, range: NSRange, updated: Pointer) -> Bool in
      let part = try this.string.text(ofUnits: range)
      let transform = StringTransform(rawValue: name)
      guard let changed = part.applyingTransform(transform, reverse: isReverse) else {
        return false
      }
      try this.replace(range, with: changed)
      // SAFETY: the method's contract is a range's address, or null.
      updated.address?.storeBytes(
        of: NSRange(location: range.location, length: changed.utf16.count), as: NSRange.self)
      return true
    }
  }
}
