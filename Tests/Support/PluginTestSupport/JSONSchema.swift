import Foundation

/// A validator for the part of JSON Schema 2020-12 that the schemas in `docs` use. Keywords that it
/// does not know are a problem, so that no part of the schema goes unchecked.
package struct JSONSchema {
  private let root: [String: Any]

  /// The schema of screens.
  package static func screen() throws -> JSONSchema { try named("screen") }

  /// The schema of that name in `docs`.
  package static func named(_ name: String) throws -> JSONSchema {
    let file = PluginFixture.project.appendingPathComponent("docs/\(name).schema.json")
    return try JSONSchema(try Data(contentsOf: file))
  }

  package init(_ text: Data) throws {
    root = try JSONSerialization.jsonObject(with: text) as? [String: Any] ?? [:]
  }

  /// What is wrong with a value; each begins with where.
  package func problems(of value: Any) -> [String] {
    problems(of: value, root, at: "$")
  }

  /// The same for one of the schema's definitions.
  package func problems(of value: Any, as definition: String) -> [String] {
    problems(of: value, ["$ref": "#/$defs/\(definition)"], at: "$")
  }

  private func problems(of value: Any, _ schema: [String: Any], at place: String) -> [String] {
    schema.keys.sorted().flatMap { keyword in
      problems(of: value, keyword, schema[keyword] ?? NSNull(), at: place)
    }
  }

  private func problems(
    of value: Any, _ keyword: String, _ rule: Any, at place: String
  ) -> [String] {
    switch keyword {
    case "$schema", "$id", "$defs", "title", "description":
      return []
    case "$ref":
      guard let schema = definition(rule as? String) else {
        return ["\(place): \(rule) is unknown"]
      }
      return problems(of: value, schema, at: place)
    case "anyOf":
      let schemas = rule as? [[String: Any]] ?? []
      let fits = schemas.contains { problems(of: value, $0, at: place).isEmpty }
      return fits ? [] : ["\(place): \(value) fits none of \(schemas.count)"]
    case "type":
      return Self.types(of: value).contains(rule as? String ?? "")
        ? [] : ["\(place): \(value) is no \(rule)"]
    case "required":
      let members = value as? [String: Any] ?? [:]
      return (rule as? [String] ?? []).filter { members[$0] == nil }.map {
        "\(place).\($0) is missing"
      }
    // Members that "properties" does not have are a problem in any case.
    case "additionalProperties" where rule is Bool:
      return []
    case "additionalProperties":
      let members = value as? [String: Any] ?? [:]
      return members.keys.sorted().flatMap {
        problems(of: members[$0] ?? NSNull(), rule as? [String: Any] ?? [:], at: "\(place).\($0)")
      }
    case "properties":
      let schemas = rule as? [String: [String: Any]] ?? [:]
      let members = value as? [String: Any] ?? [:]
      return members.keys.sorted().flatMap { key -> [String] in
        guard let schema = schemas[key], let member = members[key] else {
          return ["\(place).\(key) is not in the schema"]
        }
        return problems(of: member, schema, at: "\(place).\(key)")
      }
    case "propertyNames":
      let members = value as? [String: Any] ?? [:]
      return members.keys.sorted().flatMap {
        problems(of: $0, rule as? [String: Any] ?? [:], at: "\(place).\($0)")
      }
    case "items":
      let schema = rule as? [String: Any] ?? [:]
      return (value as? [Any] ?? []).enumerated().flatMap {
        problems(of: $0.element, schema, at: "\(place)[\($0.offset)]")
      }
    case "enum":
      let values = rule as? [String] ?? []
      return values.contains(value as? String ?? "")
        ? [] : ["\(place): \(value) is none of \(values)"]
    case "minItems": return Self.check((value as? [Any])?.count, atLeast: rule, place)
    case "minLength":
      return Self.check((value as? String)?.unicodeScalars.count, atLeast: rule, place)
    case "minimum": return Self.check((value as? NSNumber)?.doubleValue, atLeast: rule, place)
    case "pattern":
      guard let text = value as? String, let pattern = rule as? String else { return [] }
      return text.range(of: pattern, options: .regularExpression) == nil
        ? ["\(place): \(text) does not match \(pattern)"] : []
    default: return ["\(place): the keyword \(keyword) is unknown to this validator"]
    }
  }

  private func definition(_ reference: String?) -> [String: Any]? {
    guard let reference, reference.hasPrefix("#/$defs/") else { return nil }
    return (root["$defs"] as? [String: [String: Any]])?[String(reference.dropFirst(8))]
  }

  private static func types(of value: Any) -> Set<String> {
    switch value {
    case is NSNull: ["null"]
    case is String: ["string"]
    case is [Any]: ["array"]
    case is [String: Any]: ["object"]
    // JSON's truth values are the only numbers of one byte.
    case let number as NSNumber where String(cString: number.objCType) == "c": ["boolean"]
    case let number as NSNumber:
      number.doubleValue.rounded() == number.doubleValue ? ["number", "integer"] : ["number"]
    default: []
    }
  }

  private static func check<Number: BinaryInteger>(
    _ number: Number?, atLeast rule: Any, _ place: String
  ) -> [String] {
    check(number.map { Double($0) }, atLeast: rule, place)
  }

  private static func check(_ number: Double?, atLeast rule: Any, _ place: String) -> [String] {
    guard let number, let least = (rule as? NSNumber)?.doubleValue, number < least else {
      return []
    }
    return ["\(place): \(number) is less than \(least)"]
  }
}
