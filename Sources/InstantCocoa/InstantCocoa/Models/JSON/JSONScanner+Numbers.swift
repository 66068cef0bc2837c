extension JSONScanner {
  /// The number as an `Int`; nil when it has a fraction or an exponent, or does not fit.
  func integer(of token: NumberToken) -> Int? {
    // Eighteen digits always fit.
    guard token.isInteger, token.range.count <= 18 else {
      return token.isInteger ? Int(text(of: token)) : nil
    }
    let isNegative = bytes[token.range.lowerBound] == UInt8(ascii: "-")
    var value = 0
    for index in token.range.dropFirst(isNegative ? 1 : 0) {
      value = value &* 10 &+ Int(bytes[index] &- UInt8(ascii: "0"))
    }
    return isNegative ? -value : value
  }

  /// The nearest `double`, which is infinite for a number that is too large.
  func double(of token: NumberToken) -> Double {
    // `Double` reads every JSON number.
    exactDouble(of: token) ?? Double(text(of: token)) ?? .nan
  }

  func text(of token: NumberToken) -> String {
    String(decoding: bytes[token.range], as: UTF8.self)
  }

  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]

  /// The number if it has at most fifteen digits and no exponent; else nil. Its digits and the power of ten are exact
  /// as `double`, so that the division rounds once, correctly.
  private func exactDouble(of token: NumberToken) -> Double? {
    guard token.range.count <= 17 else { return nil }
    var digits = 0
    var count = 0
    var fraction = 0
    var isFraction = false
    var isNegative = false
    for byte in bytes[token.range] {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits = digits &* 10 &+ Int(byte &- UInt8(ascii: "0"))
        count += 1
        if isFraction { fraction += 1 }
      case UInt8(ascii: "."): isFraction = true
      case UInt8(ascii: "-"): isNegative = true
      default: return nil
      }
    }
    guard count <= 15 else { return nil }
    let value = Double(digits) / Self.powersOfTen[fraction]
    return isNegative ? -value : value
  }
}
