import CarobRuntime

/// The number that a text begins with, as `NSString` reads one: white space before it and anything after it
/// do not count, and without a number it is zero.
enum LeadingNumber {
  /// The integer at the start of a text, clamped to the type's range.
  static func integer(_ text: String) -> Int {
    read(text) { isNegative, rest in
      var value = 0
      for digit in rest {
        guard isDigit(digit) else { break }
        let (tens, tooLarge) = value.multipliedReportingOverflow(by: 10)
        let ones = Int(digit - UInt8(ascii: "0"))
        let (sum, overflows) = tens.addingReportingOverflow(isNegative ? -ones : ones)
        if tooLarge || overflows { return isNegative ? .min : .max }
        value = sum
      }
      return value
    }
  }

  /// The floating-point number at the start of a text; infinite when it is too large.
  static func floating(_ text: String) -> Double {
    read(text) { isNegative, rest in
      guard let value = floating(rest) else { return 0 }
      return isNegative ? -value : value
    }
  }

  /// The number without a sign; nil for none.
  private static func floating(_ rest: Bytes) -> Double? {
    let whole = rest.prefix(while: isDigit)
    var end = whole.endIndex
    var digits = whole.count
    if end < rest.endIndex, rest[end] == UInt8(ascii: ".") {
      let fraction = rest[(end + 1)...].prefix(while: isDigit)
      digits += fraction.count
      end = fraction.endIndex
    }
    if digits == 0 { return nil }
    if end < rest.endIndex, rest[end] | 0x20 == UInt8(ascii: "e") {
      var start = end + 1
      if start < rest.endIndex, rest[start] == UInt8(ascii: "-") || rest[start] == UInt8(ascii: "+")
      {
        start += 1
      }
      let exponent = rest[start...].prefix(while: isDigit)
      if !exponent.isEmpty { end = exponent.endIndex }
    }
    var number = String(decoding: rest[rest.startIndex..<end], as: UTF8.self)
    // Swift requires digits on both sides of the point.
    if whole.isEmpty { number = "0" + number }
    if digits == whole.count {
      number = number.replacing(".e", with: ".0e").replacing(".E", with: ".0E")
      if number.hasSuffix(".") { number += "0" }
    }
    return Double(number) ?? 0
  }

  /// True for `Y`, `T` and a number whose first digit after zeros is not 0.
  static func bool(_ text: String) -> Bool {
    read(text) { _, rest in
      guard let first = rest.first(where: { $0 != UInt8(ascii: "0") }) else { return false }
      if (UInt8(ascii: "1")...UInt8(ascii: "9")).contains(first) { return true }
      let isWord = first | 0x20 == UInt8(ascii: "y") || first | 0x20 == UInt8(ascii: "t")
      return isWord && first == rest.first
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

  /// Calls `body` with the sign of a text and what is behind it.
  private static func read<Result>(
    _ text: String, _ body: (_ isNegative: Bool, _ rest: Bytes) -> Result
  ) -> Result {
    let spaces = spaces(text)
    var text = text
    return text.withUTF8 { bytes in
      let rest = bytes[spaces...]
      guard let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") else {
        return body(false, rest)
      }
      return body(sign == UInt8(ascii: "-"), rest.dropFirst())
    }
  }

  /// The number of bytes of white space at the start of a text.
  private static func spaces(_ text: String) -> Int {
    guard let first = text.utf8.first, first <= UInt8(ascii: " ") || first >= 0x80 else { return 0 }
    let others = text.unicodeScalars.drop { $0.properties.isWhitespace }
    return text.utf8.count - Substring(others).utf8.count
  }
}
