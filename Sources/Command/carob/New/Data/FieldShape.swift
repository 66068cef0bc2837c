import Foundation
import InstantCocoa

/// The common features of the values at one key, or of elements of arrays. [one thread at a time]
final class FieldShape {
  enum Kind: Hashable {
    case string, integer, largeInteger, double, bool, array, object, null
  }

  /// The number of values of each kind.
  private(set) var counts: [Kind: Int] = [:]
  /// The features of the objects: one shape for all, and those of merged fields.
  private(set) var objects: [ObjectShape] = []
  /// The features of the arrays' elements; nil when there are none.
  private(set) var element: FieldShape?
  private(set) var texts = TextShape()

  /// The number of values, including null.
  var count: Int { counts.values.reduce(0, +) }

  /// The kinds, without null.
  var kinds: Set<Kind> { Set(counts.keys).subtracting([.null]) }

  /// Whether all values are numbers or null, with at least one number.
  var isNumeric: Bool {
    !kinds.isEmpty && kinds.isSubset(of: [.integer, .largeInteger, .double])
  }

  static let maximumDepth = 12

  /// Adds a value.
  ///
  /// - Parameter depth: the number of objects and arrays around the value.
  func add(_ value: JSONValue, depth: Int, _ formats: DateFormats) {
    counts[Self.kind(of: value), default: 0] += 1
    switch value {
    case .string(let text): texts.add(text, formats)
    case .object(let members) where depth < Self.maximumDepth:
      if objects.isEmpty { objects = [ObjectShape()] }
      objects[0].add(members, depth: depth + 1, formats)
    case .array(let values) where depth < Self.maximumDepth && !values.isEmpty:
      let element = element ?? FieldShape()
      self.element = element
      for value in values { element.add(value, depth: depth + 1, formats) }
    default: break
    }
  }

  func merge(_ other: FieldShape) {
    counts.merge(other.counts, uniquingKeysWith: +)
    texts.merge(other.texts)
    objects += other.objects
    if let element { other.element.map(element.merge) } else { element = other.element }
  }

  private static func kind(of value: JSONValue) -> Kind {
    switch value {
    case .object: .object
    case .array: .array
    case .string: .string
    case .integer: .integer
    case .largeInteger: .largeInteger
    case .number: .double
    case .bool: .bool
    case .null: .null
    }
  }
}

/// The common features of objects: their keys and values. [one thread at a time]
final class ObjectShape {
  private(set) var count = 0
  /// All keys, in the order of their first occurrence.
  private(set) var keys: [String] = []
  private(set) var fields: [String: FieldShape] = [:]

  func add(_ members: [JSONValue.Member], depth: Int, _ formats: DateFormats) {
    count += 1
    for member in members { field(member.key).add(member.value, depth: depth, formats) }
  }

  /// Adds the objects of another shape. Keeps the shapes of nested objects apart, because
  /// `DataModels` decides which to merge.
  func merge(_ other: ObjectShape) {
    count += other.count
    for key in other.keys {
      if let new = other.fields[key] { field(key).merge(new) }
    }
  }

  private func field(_ key: String) -> FieldShape {
    if let field = fields[key] { return field }
    let field = FieldShape()
    fields[key] = field
    keys.append(key)
    return field
  }
}
