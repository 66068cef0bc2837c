import CarobRuntime
import Foundation

/// A value of a property list, without objects, so that all threads can share it.
enum PropertyValue: Equatable, Sendable {
  case string(String)
  case signed(Int64)
  case unsigned(UInt64)
  case floating(Double)
  case bool(Bool)
  case date(Date)
  case data(Data)
  case array([PropertyValue])
  case dictionary([String: PropertyValue])

  /// The maximum nesting that is read from a file or from objects.
  static let maximumDepth = 500

  /// The value of an object; nil when a property list cannot hold it.
  init?(_ object: Object, depth: Int = 0) {
    guard depth < Self.maximumDepth else { return nil }
    switch object {
    case let string as StringBox: self = .string(string.string)
    case let number as NumberBox: self.init(number.scalar)
    case let date as DateBox: self = .date(date.date)
    case let data as DataBox: self = .data(data.data)
    case let array as ArrayBox:
      guard let objects = try? array.objects() else { return nil }
      var values: [PropertyValue] = []
      for object in objects {
        // The first failure ends it: visiting the others of an array that contains itself twice would take for ever.
        guard let value = PropertyValue(object, depth: depth + 1) else { return nil }
        values.append(value)
      }
      self = .array(values)
    case let dictionary as DictionaryBox:
      guard let entries = Self.entries(dictionary, depth: depth) else { return nil }
      self = .dictionary(entries)
    default: return nil
    }
  }

  private init(_ scalar: Scalar) {
    switch scalar {
    case .signed(let value): self = .signed(value)
    case .unsigned(let value): self = .unsigned(value)
    case .floating(let value): self = .floating(value)
    case .bool(let value): self = .bool(value)
    }
  }

  /// The entries of a dictionary; nil when a key is no string, or a property list cannot hold a value.
  static func entries(_ dictionary: DictionaryBox, depth: Int = 0) -> [String: PropertyValue]? {
    var entries: [String: PropertyValue] = [:]
    for key in dictionary.keys {
      guard let name = key as? StringBox, let object = dictionary.object(forKey: key),
        let value = PropertyValue(object, depth: depth + 1)
      else { return nil }
      entries[name.string] = value
    }
    return entries
  }

  /// A new object of the value.
  var object: Object {
    switch self {
    case .string(let value): StringBox(value)
    case .signed(let value): NumberBox(.signed(value))
    case .unsigned(let value): NumberBox(.unsigned(value))
    case .floating(let value): NumberBox(value)
    case .bool(let value): NumberBox.boolean(value)
    case .date(let value): DateBox(value)
    case .data(let value): DataBox(value)
    case .array(let values): ArrayBox(values.map(\.object))
    case .dictionary(let entries): DictionaryBox(entries.mapValues(\.object))
    }
  }

  /// The value of a property list in any of its formats; nil for other data.
  init?(data: Data) {
    guard BinaryPropertyList.isBounded(data) else { return nil }
    guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil) else {
      return nil
    }
    self.init(plist: list)
  }

  /// The value that Foundation read from a property list; nil for types that no list has.
  init?(plist: Any, depth: Int = 0) {
    guard depth < Self.maximumDepth else { return nil }
    switch plist {
    case let value as String: self = .string(value)
    case let value as Date: self = .date(value)
    case let value as Data: self = .data(value)
    case let values as [Any]:
      self = .array(values.compactMap { PropertyValue(plist: $0, depth: depth + 1) })
    case let entries as [String: Any]:
      self = .dictionary(entries.compactMapValues { PropertyValue(plist: $0, depth: depth + 1) })
    case let value as Bool where type(of: plist) == Bool.self: self = .bool(value)
    case let number as NSNumber: self.init(number)
    default: return nil
    }
  }

  private init(_ number: NSNumber) {
    // SAFETY: the type's letters are a constant of Foundation's.
    switch UInt8(bitPattern: number.objCType.pointee) {
    case UInt8(ascii: "d"), UInt8(ascii: "f"): self = .floating(number.doubleValue)
    case UInt8(ascii: "Q"): self = .unsigned(number.uint64Value)
    default: self = .signed(number.int64Value)
    }
  }

  /// Whether a property list as text, which has whole seconds only, would lose something.
  var hasFractionOfSecond: Bool {
    switch self {
    case .date(let date):
      date.timeIntervalSinceReferenceDate != date.timeIntervalSinceReferenceDate.rounded()
    case .array(let values): values.contains(where: \.hasFractionOfSecond)
    case .dictionary(let entries): entries.values.contains(where: \.hasFractionOfSecond)
    default: false
    }
  }
}
