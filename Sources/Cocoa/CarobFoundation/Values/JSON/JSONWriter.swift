import CarobRuntime
import Foundation

/// `NSJSONWritingOptions`.
struct JSONWritingOptions: OptionSet {
  let rawValue: UInt

  static let prettyPrinted = Self(rawValue: 1)
  static let sortedKeys = Self(rawValue: 2)
  static let fragmentsAllowed = Self(rawValue: 4)
  static let withoutEscapingSlashes = Self(rawValue: 8)
}

/// Writes objects of Foundation as JSON, in UTF-8 and as Apple's does: with `/` escaped, and two spaces for each level.
/// Reports for people and tools are written by Instant Cocoa's `JSONValue`, whose text is safe for terminals.
struct JSONWriter {
  let options: JSONWritingOptions
  private(set) var text: [UInt8] = []
  private var depth = 0

  init(_ options: JSONWritingOptions) { self.options = options }

  /// Writes a value.
  ///
  /// - Throws: an `NSInvalidArgumentException` for objects that JSON does not have.
  mutating func write(_ object: Object) throws {
    switch object {
    case let value as StringBox: write(value.string)
    case let number as NumberBox:
      guard let number = JSONNumber.text(number) else {
        throw Self.invalid("Invalid number value (\(number)) in JSON write")
      }
      append(number)
    case is NullBox: append("null")
    case let array as ArrayBox:
      let elements = try array.objects()
      try nested("[", "]", elements) { writer, element in try writer.write(element) }
    case let dictionary as DictionaryBox:
      try nested("{", "}", try entries(dictionary)) { writer, entry in
        writer.write(entry.key)
        writer.append(writer.options.contains(.prettyPrinted) ? " : " : ":")
        try writer.write(entry.value)
      }
    default:
      throw Self.invalid("Invalid type in JSON write (\(object.runtimeClass.name))")
    }
  }

  private func entries(_ dictionary: DictionaryBox) throws -> [(key: String, value: Object)] {
    let entries = try dictionary.keys.map { key in
      guard let name = key as? StringBox else {
        throw Self.invalid("Invalid (non-string) key in JSON dictionary")
      }
      return (key: name.string, value: dictionary.object(forKey: key) ?? NullBox.shared)
    }
    return options.contains(.sortedKeys) ? entries.sorted { $0.key < $1.key } : entries
  }

  private mutating func nested<Element>(
    _ open: String, _ close: String, _ elements: [Element],
    _ body: (inout JSONWriter, Element) throws -> Void
  ) throws {
    depth += 1
    guard depth <= JSONReader.maximumDepth else {
      throw Self.invalid("Too many nested arrays or dictionaries in JSON write")
    }
    append(open)
    for (index, element) in elements.enumerated() {
      if index > 0 { append(",") }
      newLine(depth)
      try body(&self, element)
    }
    depth -= 1
    // Like Apple's: an empty one contains an empty line.
    if elements.isEmpty, options.contains(.prettyPrinted) { append("\n") }
    newLine(depth)
    append(close)
  }

  private mutating func newLine(_ depth: Int) {
    guard options.contains(.prettyPrinted) else { return }
    append("\n" + String(repeating: "  ", count: depth))
  }

  private mutating func append(_ part: String) { text += part.utf8 }

  private mutating func write(_ string: String) {
    text.append(UInt8(ascii: "\""))
    for byte in string.utf8 {
      switch byte {
      case UInt8(ascii: "\""): append("\\\"")
      case UInt8(ascii: "\\"): append("\\\\")
      case UInt8(ascii: "/") where !options.contains(.withoutEscapingSlashes): append("\\/")
      case 0x08: append("\\b")
      case 0x09: append("\\t")
      case 0x0A: append("\\n")
      case 0x0C: append("\\f")
      case 0x0D: append("\\r")
      case 0..<0x20: append("\\u" + String(byte, radix: 16, digits: 4))
      default: text.append(byte)
      }
    }
    text.append(UInt8(ascii: "\""))
  }

  static func invalid(_ reason: String) -> ObjectiveCException { .invalidArgument(reason) }
}
