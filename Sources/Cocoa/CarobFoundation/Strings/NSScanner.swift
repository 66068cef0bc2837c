import CarobRuntime
import Foundation

/// Reads numbers and words from a string, one after the other. [one thread at a time]
final class NSScanner: Object {
  private var text = StringBox("")
  private var units: [UInt16] = []
  private var skipped: ScalarSet? = KnownCharacters.whitespacesAndNewlines
  private var isCaseSensitive = false
  private var locale: Object?
  private var place = 0

  private func take(_ text: StringBox) -> Self {
    self.text = StringBox(text.string)
    units = Array(text.string.utf16)
    return self
  }

  // MARK: Scanning

  private func skip() {
    guard let skipped else { return }
    while place < units.count, skipped.contains(UInt32(units[place])) { place += 1 }
  }

  /// Scans with a function that returns nil, and leaves the place alone then.
  private func scan<Value>(_ body: () -> Value?) -> Value? {
    let start = place
    skip()
    if let value = body() { return value }
    place = start
    return nil
  }

  /// Takes units while a condition holds; nil for none.
  private func take(while condition: (UInt16) -> Bool) -> String? {
    let start = place
    while place < units.count, condition(units[place]) { place += 1 }
    return place > start ? String(decoding: units[start..<place], as: UTF16.self) : nil
  }

  private func takeSign() -> Bool {
    guard place < units.count, units[place] == 0x2D || units[place] == 0x2B else { return false }
    defer { place += 1 }
    return units[place] == 0x2D
  }

  private static func isDigit(_ unit: UInt16) -> Bool { (0x30...0x39).contains(unit) }

  /// Scans a decimal number; one that is too large becomes the nearest that there is.
  private func scanInteger<Number: FixedWidthInteger>(_ type: Number.Type) -> Number? {
    scan {
      let isNegative = takeSign()
      guard let digits = take(while: Self.isDigit) else { return nil }
      if isNegative, !Number.isSigned { return 0 }
      return Number((isNegative ? "-" : "") + digits) ?? (isNegative ? .min : .max)
    }
  }

  private func scanHex<Number: FixedWidthInteger>(_ type: Number.Type) -> Number? {
    scan {
      if place + 1 < units.count, units[place] == 0x30, units[place + 1] | 0x20 == 0x78 {
        place += 2
      }
      let digits = take { Self.isDigit($0) || (0x61...0x66).contains($0 | 0x20) }
      return digits.map { Number($0, radix: 16) ?? .max }
    }
  }

  private func scanDouble() -> Double? {
    scan {
      let start = place
      _ = takeSign()
      var digits = take(while: Self.isDigit)?.count ?? 0
      if place < units.count, units[place] == 0x2E {
        place += 1
        digits += take(while: Self.isDigit)?.count ?? 0
      }
      guard digits > 0 else { return nil }
      let mantissa = place
      if place < units.count, units[place] | 0x20 == 0x65 {
        place += 1
        _ = takeSign()
        // An e without digits is not part of the number.
        if take(while: Self.isDigit) == nil { place = mantissa }
      }
      return strtod(String(decoding: units[start..<place], as: UTF16.self), nil)
    }
  }

  private func matches(_ other: [UInt16], at start: Int) -> Bool {
    guard other.count <= units.count - start else { return false }
    let part = units[start..<start + other.count]
    if part.elementsEqual(other) { return true }
    if isCaseSensitive { return false }
    return String(decoding: part, as: UTF16.self)
      .caseInsensitiveCompare(String(decoding: other, as: UTF16.self)) == .orderedSame
  }

  private func scanString(_ wanted: String) -> String? {
    scan {
      let other = Array(wanted.utf16)
      guard !other.isEmpty, matches(other, at: place) else { return nil }
      defer { place += other.count }
      return String(decoding: units[place..<place + other.count], as: UTF16.self)
    }
  }

  private func scanUpTo(_ wanted: String) -> String? {
    let other = Array(wanted.utf16)
    return scan {
      let start = place
      while place < units.count, other.isEmpty || !matches(other, at: place) { place += 1 }
      return place > start ? String(decoding: units[start..<place], as: UTF16.self) : nil
    }
  }

  private var isAtEnd: Bool {
    let start = place
    defer { place = start }
    skip()
    return place == units.count
  }

  // MARK: Members

  /// States the members of `NSScanner`.
  override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: NSScanner.self, "Reads numbers and words from a string, one after the other."
    ) { scanner in
      for name in [
        "+ (instancetype)scannerWithString:(NSString *)string",
        "+ (id)localizedScannerWithString:(NSString *)string",
      ] as [StaticString] {
        scanner.classMethod(name) { (cls, text: StringBox?) in
          try cls.makeInstance(as: NSScanner.self).take(text ?? StringBox(""))
        }
      }
      scanner.method("- (instancetype)initWithString:(NSString *)string") {
        (this, text: StringBox?) in
        this.take(text ?? StringBox(""))
      }
      scanner.property("@property (readonly, copy) NSString *string") { $0.text }
      scanner.property("@property (readonly, getter=isAtEnd) BOOL atEnd") { $0.isAtEnd }
      scanner.property("@property NSUInteger scanLocation") {
        UInt($0.place)
      } set: { (this, place: UInt) in
        guard place <= this.units.count else {
          throw RaisedError(
            "*** -[NSScanner setScanLocation:]: Index \(place) out of bounds; string length "
              + "\(this.units.count)",
            exceptionName: "NSRangeException")
        }
        this.place = Int(place)
      }
      scanner.property(
        "@property (nullable, copy) NSCharacterSet *charactersToBeSkipped",
        get: { $0.skipped.map { CharacterSetBox($0) } },
        set: { (this, set: CharacterSetBox?) in this.skipped = set?.members })
      scanner.property("@property BOOL caseSensitive", \.isCaseSensitive)
      scanner.property("@property (nullable, retain) id locale", \.locale)
      defineNumbers(scanner)
      defineWords(scanner)
    }
  }

  /// Stores a result, if there is one and a place for it.
  ///
  /// - Returns: whether there is one.
  private static func store<Value: BitwiseCopyable>(_ value: Value?, _ result: Pointer) -> Bool {
    guard let value else { return false }
    // SAFETY: the method's contract is a variable of that type, or null.
    result.address?.storeBytes(of: value, as: Value.self)
    return true
  }

  private static func defineNumbers(_ scanner: ClassMembers<NSScanner>) {
    scanner.method("- (BOOL)scanInt:(nullable int *)result") { (this, result: Pointer) in
      store(this.scanInteger(CInt.self), result)
    }
    scanner.method("- (BOOL)scanInteger:(nullable NSInteger *)result") { (this, result: Pointer) in
      store(this.scanInteger(Int.self), result)
    }
    scanner.method("- (BOOL)scanLongLong:(nullable long long *)result") {
      (this, result: Pointer) in
      store(this.scanInteger(Int64.self), result)
    }
    scanner.method("- (BOOL)scanUnsignedLongLong:(nullable unsigned long long *)result") {
      (this, result: Pointer) in
      store(this.scanInteger(UInt64.self), result)
    }
    scanner.method("- (BOOL)scanHexInt:(nullable unsigned int *)result") {
      (this, result: Pointer) in
      store(this.scanHex(UInt32.self), result)
    }
    scanner.method("- (BOOL)scanHexLongLong:(nullable unsigned long long *)result") {
      (this, result: Pointer) in
      store(this.scanHex(UInt64.self), result)
    }
    scanner.method("- (BOOL)scanFloat:(nullable float *)result") { (this, result: Pointer) in
      store(this.scanDouble().map { Float($0) }, result)
    }
    scanner.method("- (BOOL)scanDouble:(nullable double *)result") { (this, result: Pointer) in
      store(this.scanDouble(), result)
    }
  }

  private static func defineWords(_ scanner: ClassMembers<NSScanner>) {
    func store(_ text: String?, _ result: Pointer) -> Bool {
      guard let text else { return false }
      if result.address == nil { return true }
      return Self.store(Object.autoreleasedID(of: text.boxed()), result)
    }
    scanner.method(
      """
      - (BOOL)scanString:(NSString *)string \
      intoString:(NSString *_Nullable *_Nullable)result
      """
    ) { (this, wanted: String, result: Pointer) in
      store(this.scanString(wanted), result)
    }
    scanner.method(
      """
      - (BOOL)scanUpToString:(NSString *)string \
      intoString:(NSString *_Nullable *_Nullable)result
      """
    ) { (this, wanted: String, result: Pointer) in
      store(this.scanUpTo(wanted), result)
    }
    scanner.method(
      """
      - (BOOL)scanCharactersFromSet:(NSCharacterSet *)set \
      intoString:(NSString *_Nullable *_Nullable)result
      """
    ) { (this, set: CharacterSetBox, result: Pointer) in
      let members = set.members
      return store(this.scan { this.take { members.contains(UInt32($0)) } }, result)
    }
    scanner.method(
      """
      - (BOOL)scanUpToCharactersFromSet:(NSCharacterSet *)set \
      intoString:(NSString *_Nullable *_Nullable)result
      """
    ) { (this, set: CharacterSetBox, result: Pointer) in
      let members = set.members
      return store(this.scan { this.take { !members.contains(UInt32($0)) } }, result)
    }
  }
}
