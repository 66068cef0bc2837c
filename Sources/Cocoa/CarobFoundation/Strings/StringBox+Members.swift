import CCarob
import CarobRuntime
import Foundation

/// The members of `NSString`. Indices count UTF-16 units, as `length` does.
extension StringBox {
  static func defineMaking(_ string: ClassMembers<StringBox>) {
    string.classMethod("+ (instancetype)string") { cls in try make(cls, "") }
    string.classMethod("+ (instancetype)stringWithString:(NSString *)string") {
      (cls, other: String) in try make(cls, other)
    }
    string.classMethod("+ (nullable instancetype)stringWithUTF8String:(const char *)characters") {
      (cls, bytes: CString) -> Object? in
      try bytes.pointer.flatMap { String(validatingCString: $0) }.map { try make(cls, $0) }
    }
  }

  static func defineReading(_ string: ClassMembers<StringBox>) {
    string.property("@property (nonatomic, readonly) NSUInteger length") {
      (this: MessageReceiver, _: SEL) -> UInt in
      this.withStringItself { UInt(bitPattern: $0.heldLength) }
    }
    string.property("hash") { (this: MessageReceiver, _: SEL) -> UInt in
      this.withString { UInt(bitPattern: $0.heldHash) }
    }
    string.property("@property (nonatomic, readonly) const char *UTF8String") {
      CString(pointer: $0.utf8)
    }
    string.property(
      "@property (nonatomic, readonly) NSString *uppercaseString", type: "@\"NSString\""
    ) {
      (this: MessageReceiver, _: SEL) -> UnsafeMutableRawPointer? in
      this.withString { StringBox.handOut($0.string.uppercased()) }
    }
    string.property(
      "@property (nonatomic, readonly) NSString *lowercaseString", type: "@\"NSString\""
    ) {
      (this: MessageReceiver, _: SEL) -> UnsafeMutableRawPointer? in
      this.withString { StringBox.handOut($0.string.lowercased()) }
    }
    string.property("@property (nonatomic, readonly) NSString *capitalizedString") {
      $0.string.capitalized
    }
    string.property("@property (nonatomic, readonly) NSInteger integerValue") {
      LeadingNumber.integer($0.string)
    }
    string.property("@property (nonatomic, readonly) long long longLongValue") {
      LeadingNumber.integer($0.string)
    }
    string.property("@property (nonatomic, readonly) int intValue") {
      Int32(clamping: LeadingNumber.integer($0.string))
    }
    string.property("@property (nonatomic, readonly) double doubleValue") {
      LeadingNumber.floating($0.string)
    }
    string.property("@property (nonatomic, readonly) float floatValue") {
      Float(LeadingNumber.floating($0.string))
    }
    string.property("@property (nonatomic, readonly) BOOL boolValue") {
      LeadingNumber.bool($0.string)
    }
    for name in ["- (BOOL)isEqualToString:(NSString *)string", "- (BOOL)isEqual:(id)object"]
      as [StaticString]
    {
      string.method.function(name) {
        (this: MessageReceiver, _: SEL, other: UnsafeMutableRawPointer?) -> Bool in
        guard let other else { return false }
        if this.id == other { return true }
        if let other = StringBox.plain(other) {
          return this.withString { this in
            other._withUnsafeGuaranteedRef { this.equalsHeld($0) }
          }
        }
        return MethodFunctions.run(orReturn: false) {
          let object = Object.from(other)
          return this.withString { $0.isEqual(object) }
        }
      }
    }
    string.method.function("- (NSComparisonResult)compare:(NSString *)other") {
      (this: MessageReceiver, _: SEL, other: UnsafeMutableRawPointer?) -> Int in
      if let other, let other = StringBox.plain(other) {
        return this.withString { this in other._withUnsafeGuaranteedRef { this.compare($0) } }
      }
      if other == nil { return StringBox.afterNil }
      return MethodFunctions.run(orReturn: 0) {
        let other = try StringBox.argument(other)
        return this.withString { $0.compare(other) }
      }
    }
    // Like Apple's: an empty text is in no string.
    string.method.function("- (BOOL)hasPrefix:(NSString *)prefix") {
      (this: MessageReceiver, selector: SEL, prefix: UnsafeMutableRawPointer?) -> Bool in
      if prefix == nil { return false }
      return this.withStrings(prefix, selector, orReturn: false) { this, prefix in
        !prefix.string.isEmpty && this.string.hasPrefix(prefix.string)
      }
    }
    string.method.function("- (BOOL)hasSuffix:(NSString *)suffix") {
      (this: MessageReceiver, selector: SEL, suffix: UnsafeMutableRawPointer?) -> Bool in
      if suffix == nil { return false }
      return this.withStrings(suffix, selector, orReturn: false) { this, suffix in
        !suffix.string.isEmpty && this.string.hasSuffix(suffix.string)
      }
    }
    string.method.function("- (BOOL)containsString:(NSString *)string") {
      (this: MessageReceiver, selector: SEL, part: UnsafeMutableRawPointer?) -> Bool in
      this.withStrings(part, selector, orReturn: false) { this, part in
        this.string.place(of: part.string, in: this.string.everything) != nil
      }
    }
  }

  static func defineParts(_ string: ClassMembers<StringBox>) {
    string.property("@property (nonatomic, readonly) NSString *firstCharacter") {
      $0.firstCharacter
    }
    string.method.function("- (unichar)characterAtIndex:(NSUInteger)index") {
      (this: MessageReceiver, _: SEL, index: UInt) -> UInt16 in
      // The error is apart, so that the rest is inlined.
      if let unit = this.withStringItself({ $0.unit(at: index) }) { return unit }
      return MethodFunctions.run(orReturn: 0) {
        throw RangeError(
          index: Int(clamping: index), count: this.withStringItself { $0.heldLength })
      }
    }
    string.method.function("- (NSString *)substringFromIndex:(NSUInteger)index") {
      (this: MessageReceiver, _: SEL, index: UInt) -> UnsafeMutableRawPointer? in
      this.withString { this in
        if let part = this.bytes(from: index, to: UInt(bitPattern: this.length)) {
          return StringBox.handOut(part)
        }
        return MethodFunctions.run(orReturn: nil) {
          let count = this.length
          guard index <= UInt(bitPattern: count) else {
            throw RangeError(index: Int(clamping: index), count: count)
          }
          let range = NSRange(location: Int(index), length: count - Int(index))
          return StringBox.handOut(try this.string.text(ofUnits: range))
        }
      }
    }
    string.method.function("- (NSString *)substringToIndex:(NSUInteger)index") {
      (this: MessageReceiver, _: SEL, index: UInt) -> UnsafeMutableRawPointer? in
      this.withString { this in
        if let part = this.bytes(from: 0, to: index) { return StringBox.handOut(part) }
        return MethodFunctions.run(orReturn: nil) {
          guard index <= UInt(bitPattern: this.length) else {
            throw RangeError(index: Int(clamping: index), count: this.length)
          }
          let range = NSRange(location: 0, length: Int(index))
          return StringBox.handOut(try this.string.text(ofUnits: range))
        }
      }
    }
    string.method.function("- (NSString *)stringByAppendingString:(NSString *)string") {
      (this: MessageReceiver, selector: SEL, other: UnsafeMutableRawPointer?)
        -> UnsafeMutableRawPointer? in
      this.withStrings(other, selector, orReturn: nil) { StringBox.handOut($0.string + $1.string) }
    }
    string.method.function(
      "- (NSArray<NSString *> *)componentsSeparatedByString:(NSString *)separator"
    ) {
      (this: MessageReceiver, selector: SEL, separator: UnsafeMutableRawPointer?)
        -> UnsafeMutableRawPointer? in
      this.withStrings(separator, selector, orReturn: nil) { this, separator in
        ArrayBox(this.string.parts(separatedBy: separator.string).map { StringBox($0) })
          .cResult(owned: false)
      }
    }
    string.method(
      """
      - (NSString *)stringByReplacingOccurrencesOfString:(NSString *)target \
      withString:(NSString *)replacement
      """
    ) { (this, part: String, other: String) in
      try StringReplacing.replaced(this.string, part, with: other, 0, this.string.everything).text
    }
  }
}

extension String {
  /// The index of a UTF-16 unit.
  ///
  /// - Throws: `RangeError` when there are fewer units, `RaisedError` when it is in the middle of
  ///   a character of two units, since no string can have one half.
  package func boundary(atUnit unit: UInt) throws -> String.Index {
    guard unit <= UInt(utf16.count) else {
      throw RangeError(index: Int(clamping: unit), count: utf16.count)
    }
    let place = utf16.index(utf16.startIndex, offsetBy: Int(unit))
    guard let boundary = place.samePosition(in: unicodeScalars) else {
      throw RaisedError("index \(unit) is in the middle of a character of two UTF-16 units")
    }
    return boundary
  }

  /// The part in a range of UTF-16 units.
  ///
  /// - Throws: an `NSRangeException` when there are fewer units, and as `boundary(atUnit:)`.
  package func part(_ range: NSRange) throws -> Range<String.Index> {
    let end = try checkedEnd(of: range)
    let first = try boundary(atUnit: UInt(range.location))
    return first..<(range.length == 0 ? first : try boundary(atUnit: UInt(end)))
  }

  /// The text of UTF-16 units. Half of a character of two units becomes U+FFFD, since strings are stored as UTF-8.
  ///
  /// - Throws: an `NSRangeException` when there are fewer units.
  package func text(ofUnits range: NSRange) throws -> String {
    let places = try places(ofUnits: range)
    guard let first = places.lowerBound.samePosition(in: unicodeScalars),
      let last = places.upperBound.samePosition(in: unicodeScalars)
    else { return String(decoding: Array(utf16[places]), as: UTF16.self) }
    return String(self[first..<last])
  }

  /// The string with another text in place of UTF-16 units, as `text(ofUnits:)`.
  package func replacing(units range: NSRange, with text: String) throws -> String {
    let places = try places(ofUnits: range)
    guard let first = places.lowerBound.samePosition(in: unicodeScalars),
      let last = places.upperBound.samePosition(in: unicodeScalars)
    else {
      let units = utf16[..<places.lowerBound] + Array(text.utf16) + utf16[places.upperBound...]
      return String(decoding: Array(units), as: UTF16.self)
    }
    return replacingCharacters(in: first..<last, with: text)
  }

  private func places(ofUnits range: NSRange) throws -> Range<String.Index> {
    let end = try checkedEnd(of: range)
    let first = utf16.index(utf16.startIndex, offsetBy: range.location)
    return first..<utf16.index(first, offsetBy: end - range.location)
  }

  /// The end of a range of UTF-16 units.
  ///
  /// - Throws: an `NSRangeException` when there are fewer units.
  @discardableResult
  package func checkedEnd(of range: NSRange) throws -> Int {
    try range.checked(in: utf16.count).upperBound
  }
}

extension String {
  /// Foundation's string, whose indices count UTF-16 units.
  var foundation: NSString { NSString(string: self) }
}

extension NSRange {
  /// The result of a search that found nothing: `{NSNotFound, 0}`.
  static var nowhere: NSRange { NSRange(location: NSNotFound, length: 0) }
}
