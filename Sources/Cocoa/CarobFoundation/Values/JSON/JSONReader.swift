import CarobRuntime
import Foundation

/// Reads JSON (RFC 8259) from bytes in UTF-8 into objects of Foundation.
///
/// Whole numbers stay exact: those of more than 64 bits, and fractions with more digits than a
/// `double` holds, become `NSDecimalNumber`s. Limits and messages are Apple's. Data for models is read by Instant Cocoa's
/// `JSONScanner` instead, which needs no objects.
///
/// - Complexity: O(bytes).
struct JSONReader {
  /// The maximum nesting, the same as Apple's.
  static let maximumDepth = 512

  /// The classes of containers and strings to make.
  let options: JSONReadingOptions

  let bytes: UnsafeBufferPointer<UInt8>
  /// The index of the next byte.
  var place = 0
  private var depth = 0

  /// - Safety: the bytes must last as long as the reader.
  init(_ bytes: UnsafeBufferPointer<UInt8>, _ options: JSONReadingOptions) {
    self.bytes = bytes
    self.options = options
  }

  /// The only value in the text.
  ///
  /// - Throws: `JSONFailure`.
  mutating func document() throws(JSONFailure) -> Object {
    skipSpace()
    guard let first = peek() else { throw failure("Unexpected end of file") }
    let isContainer = first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
    guard isContainer || options.contains(.fragmentsAllowed) else {
      throw failure(
        "JSON text did not start with array or object and option to allow fragments not set.")
    }
    let value = try value()
    skipSpace()
    if place < bytes.count { throw failure("Garbage at end") }
    return value
  }

  private mutating func value() throws(JSONFailure) -> Object {
    guard let first = peek() else { throw failure("Unexpected end of file") }
    switch first {
    case UInt8(ascii: "{"):
      return try nested {
        (reader: inout JSONReader) throws(JSONFailure) in try reader.object()
      }
    case UInt8(ascii: "["):
      return try nested {
        (reader: inout JSONReader) throws(JSONFailure) in try reader.array()
      }
    case UInt8(ascii: "\""):
      let text = try string()
      return options.contains(.mutableLeaves) ? MutableStringBox(text) : StringBox(text)
    case UInt8(ascii: "t"): return try word("true", NumberBox.boolean(true))
    case UInt8(ascii: "f"): return try word("false", NumberBox.boolean(false))
    case UInt8(ascii: "n"): return try word("null", NullBox.shared)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    default: throw failure("Invalid value")
    }
  }

  private mutating func nested(
    _ body: (inout JSONReader) throws(JSONFailure) -> Object
  ) throws(JSONFailure) -> Object {
    depth += 1
    if depth > Self.maximumDepth { throw failure("Too many nested arrays or dictionaries") }
    place += 1
    let result = try body(&self)
    depth -= 1
    return result
  }

  private mutating func array() throws(JSONFailure) -> Object {
    var elements: [Object] = []
    skipSpace()
    if !take("]") {
      repeat {
        skipSpace()
        elements.append(try value())
        skipSpace()
      } while take(",")
      if !take("]") { throw failure(place < bytes.count ? "Badly formed array" : Self.end) }
    }
    return options.contains(.mutableContainers) ? MutableArrayBox(elements) : ArrayBox(elements)
  }

  private mutating func object() throws(JSONFailure) -> Object {
    let entries = MutableDictionaryBox([:])
    skipSpace()
    if !take("}") {
      repeat {
        skipSpace()
        guard peek() == UInt8(ascii: "\"") else {
          throw failure(place < bytes.count ? "No string key for value in object" : Self.end)
        }
        let key = try string()
        skipSpace()
        if !take(":") { throw failure("No value for key in object") }
        skipSpace()
        entries[key] = try value()
        skipSpace()
      } while take(",")
      if !take("}") { throw failure(place < bytes.count ? "Badly formed object" : Self.end) }
    }
    return options.contains(.mutableContainers) ? entries : DictionaryBox(copying: entries)
  }

  private static let end = "Unexpected end of file while parsing object."

  private mutating func word(_ text: StaticString, _ value: Object) throws(JSONFailure) -> Object {
    let letters = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    guard bytes.count - place >= letters.count,
      UnsafeBufferPointer(rebasing: bytes[place..<place + letters.count]).elementsEqual(letters)
    else { throw failure("Invalid value") }
    place += letters.count
    return value
  }

  private mutating func number() throws(JSONFailure) -> Object {
    let start = place
    _ = take("-")
    let digits = place
    skipDigits()
    if place == digits { throw failure("Number with minus sign but no digits") }
    if place > digits + 1, bytes[digits] == UInt8(ascii: "0") {
      place = digits
      throw failure("Number with leading zero")
    }
    var isWhole = true
    if take(".") {
      isWhole = false
      let fraction = place
      skipDigits()
      if place == fraction { throw failure("Number with decimal point but no additional digits") }
    }
    if take("e") || take("E") {
      isWhole = false
      if !take("+") { _ = take("-") }
      let exponent = place
      skipDigits()
      if place == exponent { throw failure("Exponent in number without digits") }
    }
    let text = String(
      decoding: UnsafeBufferPointer(rebasing: bytes[start..<place]), as: UTF8.self)
    guard let number = JSONNumber.object(text, isWhole: isWhole) else {
      place = start
      throw failure("Number wound up as NaN")
    }
    return number
  }

  // MARK: Bytes

  private func peek() -> UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func take(_ letter: Unicode.Scalar) -> Bool {
    guard peek() == UInt8(ascii: letter) else { return false }
    place += 1
    return true
  }

  private mutating func skipDigits() {
    while let byte = peek(), UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte { place += 1 }
  }

  private mutating func skipSpace() {
    while let byte = peek(), byte == 0x20 || 0x09...0x0A ~= byte || byte == 0x0D { place += 1 }
  }

  func failure(_ reason: String) -> JSONFailure { JSONFailure(reason, place, in: bytes) }
}

/// `NSJSONReadingOptions`.
struct JSONReadingOptions: OptionSet {
  let rawValue: UInt

  static let mutableContainers = Self(rawValue: 1)
  static let mutableLeaves = Self(rawValue: 2)
  static let fragmentsAllowed = Self(rawValue: 4)
}
