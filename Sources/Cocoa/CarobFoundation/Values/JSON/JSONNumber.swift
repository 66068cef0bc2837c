import CarobRuntime
import Foundation

/// Numbers of JSON.
enum JSONNumber {
  /// The number of a text by JSON's grammar; nil when it is too large for all types.
  static func object(_ text: String, isWhole: Bool) -> NumberBox? {
    if isWhole {
      if let value = Int64(text) { return NumberBox(.signed(value)) }
      if let value = UInt64(text) { return NumberBox(.unsigned(value)) }
    }
    let digits = text.utf8.prefix { $0 | 0x20 != UInt8(ascii: "e") }
      .count { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    if digits > 17, digits <= 38, let decimal = Decimal(string: text), !decimal.isNaN {
      return DecimalNumberBox(decimal)
    }
    guard let value = Double(text), value.isFinite else { return nil }
    return NumberBox(value)
  }

  /// The text of a number; nil for NaN and infinity, which JSON does not have.
  static func text(_ number: NumberBox) -> String? {
    if let decimal = number as? DecimalNumberBox {
      return decimal.decimal.isNaN ? nil : decimal.objectDescription
    }
    switch number.scalar {
    case .bool(let value): return value ? "true" : "false"
    case .signed(let value): return "\(value)"
    case .unsigned(let value): return "\(value)"
    case .floating(let value): return value.isFinite ? number.objectDescription : nil
    }
  }
}
