import Foundation
import InstantCocoa

/// What the values at one key have in common, or the elements of the arrays there. [one thread at a time]
final class FieldShape {
  /// The kinds of values that JSON has.
  enum Kind: Hashable {
    case string, integer, largeInteger, double, bool, array, object, null
  }

  /// How many values there are of each kind.
  private(set) var counts: [Kind: Int] = [:]
  /// What the objects have in common: one for all, and those of the fields that were merged into this one.
  private(set) var objects: [ObjectShape] = []
  /// What the elements of the arrays have in common; nil when there are none.
  private(set) var element: FieldShape?
  private(set) var texts = TextShape()

  /// How many values there are, null among them.
  var count: Int { counts.values.reduce(0, +) }

  /// The kinds, without null.
  var kinds: Set<Kind> { Set(counts.keys).subtracting([.null]) }

  /// Whether there are numbers, and nothing else but null.
  var isNumeric: Bool {
    !kinds.isEmpty && kinds.isSubset(of: [.integer, .largeInteger, .double])
  }

  /// Values deeper than this are not looked into.
  static let maximumDepth = 12

  /// Adds a value.
  ///
  /// - Parameter depth: how many objects and arrays it is in.
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

  /// Adds all that another one has seen.
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
    case .double: .double
    case .bool: .bool
    case .null: .null
    }
  }
}

/// What objects have in common: their keys, and what is there. [one thread at a time]
final class ObjectShape {
  /// How many objects there are.
  private(set) var count = 0
  /// All keys, in the order in which they were met.
  private(set) var keys: [String] = []
  private(set) var fields: [String: FieldShape] = [:]

  /// Adds an object.
  func add(_ members: [JSONValue.Member], depth: Int, _ formats: DateFormats) {
    count += 1
    for member in members { field(member.key).add(member.value, depth: depth, formats) }
  }

  /// Adds all that another one has seen. Objects inside stay apart: what they become is for the models to say.
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
