import InstantCocoa
import Testing

/// Every row of the case table; the numbered cases also stand alone, under their numbers.
@Suite("Inflector: worked cases")
struct InflectorCaseTests {
  private let inflector = Inflector()

  @Test("INF-01") func snakeCaseOfLeadingAcronym() throws { try checkRecasings("INF-01") }
  @Test("INF-03") func snakeCaseOfInnerAcronym() throws { try checkRecasings("INF-03") }
  @Test("INF-04") func snakeCaseOfTrailingAcronym() throws { try checkRecasings("INF-04") }
  @Test("INF-05") func snakeCaseOfFourSpellings() throws { try checkRecasings("INF-05", rows: 4) }
  @Test("INF-06") func llamaCaseOfFourSpellings() throws { try checkRecasings("INF-06", rows: 4) }
  @Test("INF-08") func camelCaseOfFourSpellings() throws { try checkRecasings("INF-08", rows: 4) }
  @Test("INF-09") func trainCaseOfFourSpellings() throws { try checkRecasings("INF-09", rows: 4) }
  @Test("INF-10") func selectorOfNameAndSuffix() throws { try checkSelectors("INF-10") }
  @Test("INF-11") func selectorOfPrefixAndName() throws { try checkSelectors("INF-11") }
  @Test("INF-13") func selectorOfThreeArguments() throws { try checkSelectors("INF-13") }

  @Test func wordsOfNames() throws {
    for row in try InflectorCases.all.get().words {
      let words = inflector.words(of: row.input)
      #expect(words.count == row.words.count, "words of \(row.input): \(words)")
      for (word, expected) in zip(words, row.words) {
        expectSameScalars(word, expected, "a word of \(row.input)")
      }
    }
  }

  @Test func recasings() throws {
    for row in try InflectorCases.all.get().recasings { check(row) }
  }

  @Test func selectors() throws {
    for row in try InflectorCases.all.get().selectors { check(row) }
  }

  @Test func selectorsOfProperties() throws {
    for row in try InflectorCases.all.get().properties {
      expectSameScalars(
        inflector.setterName(forProperty: row.property), row.setter, "setter of \(row.property)")
      expectSameScalars(
        inflector.serializerSelectorName(forProperty: row.property), row.serializer,
        "serializer of \(row.property)")
    }
  }

  @Test func modelNames() throws {
    for row in try InflectorCases.all.get().modelNames {
      var inflector = Inflector()
      inflector.addPrefixes(row.prefixes)
      expectSameScalars(
        inflector.modelName(forClassNamed: row.className), row.modelName,
        "model name of \(row.className) with \(row.prefixes)")
    }
  }

  private func checkRecasings(_ id: String, rows: Int = 1) throws {
    let cases = try InflectorCases.all.get().recasings.filter { $0.id == id }
    #expect(cases.count == rows)
    for row in cases { check(row) }
  }

  private func checkSelectors(_ id: String) throws {
    let cases = try InflectorCases.all.get().selectors.filter { $0.id == id }
    #expect(cases.count == 1)
    for row in cases { check(row) }
  }

  private func check(_ row: InflectorCases.Recasing) {
    expectSameScalars(
      inflector.recased(row.input, row.style), row.output, "\(row.style) case of \(row.input)")
  }

  private func check(_ row: InflectorCases.BuiltSelector) {
    let selector = inflector.selectorName(
      prefix: row.prefix, propertyName: row.propertyName, suffix: row.suffix)
    expectSameScalars(selector, row.selector, "selector \(row)")
  }
}

extension Inflector {
  func recased(_ name: String, _ style: InflectorCases.Recasing.Style) -> String {
    switch style {
    case .camel: camelCased(name)
    case .llama: llamaCased(name)
    case .train: trainCased(name)
    case .snake: snakeCased(name)
    case .display: displayString(name)
    }
  }
}
