import InstantCocoa
import Testing

/// What holds for every name, tried on names made at random from a fixed seed.
@Suite("Inflector: laws")
struct InflectorPropertyTests {
  private static let styles: [InflectorCases.Recasing.Style] = [
    .camel, .llama, .train, .snake, .display,
  ]
  private let inflector = Inflector()

  @Test(arguments: 1...200) func recasingAfterRecasingGivesTheLastStyle(seed: UInt64) {
    var names = RandomNames(seed: seed)
    let words = names.plainWords()
    for first in Self.styles {
      let recased = inflector.recased(words.joined(separator: "_"), first)
      #expect(inflector.words(of: recased) == words)
      for second in Self.styles {
        #expect(
          inflector.recased(recased, second)
            == inflector.recased(words.joined(separator: " "), second))
      }
    }
  }

  @Test(arguments: 1...200) func separatedStylesAreIdempotentOnAnyString(seed: UInt64) {
    var names = RandomNames(seed: seed)
    let name = names.anyString()
    let snake = inflector.snakeCased(name)
    expectSameScalars(inflector.snakeCased(snake), snake, name.debugDescription)
    let train = inflector.trainCased(name)
    expectSameScalars(inflector.trainCased(train), train, name.debugDescription)
  }

  @Test(arguments: 1...200) func wordsAreTheStringWithoutSeparators(seed: UInt64) {
    var names = RandomNames(seed: seed)
    let name = names.anyString()
    let words = inflector.words(of: name)
    #expect(!words.contains { $0.isEmpty })
    expectSameScalars(words.joined(), withoutSeparators(name).lowercased(), name.debugDescription)
  }

  @Test(arguments: 1...200) func selectorsKeepEveryColonAndLetter(seed: UInt64) {
    var names = RandomNames(seed: seed)
    let parts = (0..<3).map { _ in names.next(upTo: 5) == 0 ? nil : names.anyString() }
    let selector = inflector.selectorName(
      prefix: parts[0], propertyName: parts[1], suffix: parts[2])
    let joined = parts.compactMap { $0 }.joined()
    #expect(colons(in: selector) == colons(in: joined))
    #expect(selector.uppercased() == withoutSeparators(joined).uppercased())
    #expect(!selector.unicodeScalars.contains { " -_".unicodeScalars.contains($0) })
  }

  @Test(arguments: 1...200) func aNameInsideASelectorChangesOnlyInItsFirstLetter(seed: UInt64) {
    var names = RandomNames(seed: seed)
    let name = names.className()
    #expect(
      inflector.selectorName(prefix: "configureCell:with", propertyName: name, suffix: ":")
        == "configureCell:with\(name):")
  }

  @Test(arguments: 1...200) func aModelNameIsARestOfTheClassName(seed: UInt64) {
    var names = RandomNames(seed: seed)
    var inflector = Inflector()
    inflector.addPrefixes((0..<4).map { _ in names.anyString(upTo: 3) })
    let name = (inflector.prefixes.randomElement(using: &names.generator) ?? "") + names.anyString()
    let modelName = inflector.modelName(forClassNamed: name)
    #expect(name.utf8.reversed().starts(with: modelName.utf8.reversed()))
    #expect(!modelName.isEmpty)
    let removed = Array(name.utf8.dropLast(modelName.utf8.count))
    #expect(removed.isEmpty || inflector.prefixes.contains { Array($0.utf8) == removed })
  }

  @Test func longNamesOfEveryShape() {
    let length = 100_000
    let wide = String(repeating: "aB", count: length / 2)
    #expect(inflector.words(of: wide).count == length / 2 + 1)
    let flat = String(repeating: "a", count: length)
    #expect(inflector.snakeCased(flat) == flat)
    #expect(inflector.words(of: String(repeating: "A", count: length)).map(\.count) == [length])
    #expect(inflector.words(of: String(repeating: "_", count: length)).isEmpty)
    let colons = String(repeating: "a:", count: length / 2)
    #expect(inflector.selectorName(prefix: colons, propertyName: nil, suffix: nil) == colons)
    let marks = "A" + String(repeating: "\u{301}", count: length)
    expectSameScalars(inflector.camelCased(marks), marks, "marks")
    #expect(inflector.modelName(forClassNamed: "NS" + wide) == "NS" + wide)
    #expect(inflector.modelName(forClassNamed: "NSX" + wide) == "X" + wide)
  }

  private func colons(in string: String) -> Int {
    string.unicodeScalars.count { $0 == ":" }
  }

  private func withoutSeparators(_ string: String) -> String {
    String(
      String.UnicodeScalarView(string.unicodeScalars.filter { !" -_".unicodeScalars.contains($0) }))
  }
}
