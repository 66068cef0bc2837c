import Foundation
import Testing

/// The table of worked cases, `Data/inflector-cases.json`.
///
/// A row with an `id` is one of the numbered cases of the original's own test suite.
struct InflectorCases: Decodable {
  struct Words: Decodable {
    let input: String
    let words: [String]
  }

  struct Recasing: Decodable {
    enum Style: String, Decodable { case camel, llama, train, snake, display }

    let id: String?
    let input: String
    let style: Style
    let output: String
  }

  struct BuiltSelector: Decodable {
    let id: String?
    let prefix: String?
    let propertyName: String?
    let suffix: String?
    let selector: String
  }

  struct Property: Decodable {
    let property: String
    let setter: String
    let serializer: String
  }

  struct ModelName: Decodable {
    let className: String
    /// Those known besides `NS` and `IC`.
    let prefixes: [String]
    let modelName: String
  }

  let words: [Words]
  let recasings: [Recasing]
  let selectors: [BuiltSelector]
  let properties: [Property]
  let modelNames: [ModelName]

  static let all: Result<InflectorCases, any Error> = Result {
    let url = try #require(
      Bundle.module.url(
        forResource: "inflector-cases", withExtension: "json", subdirectory: "Data"))
    return try JSONDecoder().decode(InflectorCases.self, from: Data(contentsOf: url))
  }
}

/// Records an issue unless both strings have the same scalars; canonical equivalence is not enough.
func expectSameScalars(
  _ actual: String, _ expected: String, _ subject: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(
    actual.unicodeScalars.elementsEqual(expected.unicodeScalars),
    "\(subject): expected \(expected.debugDescription), got \(actual.debugDescription)",
    sourceLocation: sourceLocation)
}
