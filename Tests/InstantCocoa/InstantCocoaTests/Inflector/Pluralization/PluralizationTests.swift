import Foundation
import InstantCocoa
import Testing

@Suite("Pluralization")
struct PluralizationTests {
  /// The table of worked cases, `Data/pluralization-cases.json`.
  private struct Cases: Decodable {
    struct Plural: Decodable {
      let word: String
      let plural: String
    }

    struct Singular: Decodable {
      let word: String
      let singular: String
    }

    let plurals: [Plural]
    let singulars: [Singular]

    static func read() throws -> Cases {
      let url = try #require(
        Bundle.module.url(
          forResource: "pluralization-cases", withExtension: "json", subdirectory: "Data"))
      return try JSONDecoder().decode(Cases.self, from: Data(contentsOf: url))
    }
  }

  @Test func plurals() throws {
    for row in try Cases.read().plurals {
      #expect(Pluralization.english.pluralized(row.word) == row.plural, "plural of \(row.word)")
    }
  }

  @Test func singulars() throws {
    for row in try Cases.read().singulars {
      #expect(
        Pluralization.english.singularized(row.word) == row.singular, "singular of \(row.word)")
    }
  }

  @Test("D 41: uncountable words are compared without case", arguments: ["fish", "Fish", "FISH"])
  func uncountables(_ word: String) {
    #expect(Pluralization.english.pluralized(word) == word)
    #expect(Pluralization.english.singularized(word) == word)
  }

  @Test func withoutRulesNothingChanges() {
    #expect(Pluralization().pluralized("User") == "User")
    #expect(Pluralization().singularized("Users") == "Users")
    #expect(Pluralization().pluralized("") == "")
  }

  @Test func theRuleAddedLastIsTriedFirst() throws {
    var rules = Pluralization.english
    try rules.addPluralRule("(cact)us$", replacement: "$1i")
    try rules.addSingularRule("(cact)i$", replacement: "$1us")
    #expect(rules.pluralized("Cactus") == "Cacti")
    #expect(rules.singularized("cacti") == "cactus")
    try rules.addPluralRule("(cact)us$", replacement: "$1uses")
    #expect(rules.pluralized("Cactus") == "Cactuses")
    #expect(rules.pluralized("Bus") == "Buses")
    #expect(Pluralization.english.pluralized("Cactus") == "Cactus")
  }

  @Test func aRuleKeepsTheCaseOfWhatItMatched() {
    #expect(Pluralization.english.pluralized("CATEGORY") == "CATEGORies")
    #expect(Pluralization.english.pluralized("QUIZ") == "QUIZzes")
  }

  @Test func wordsWithoutARule() throws {
    var rules = Pluralization.english
    try rules.addIrregular(singular: "goose", plural: "geese")
    #expect(rules.pluralized("goose") == "geese")
    #expect(rules.pluralized("Goose") == "Geese")
    #expect(rules.singularized("Geese") == "Goose")
    #expect(rules.pluralized("mongoose") == "mongooses")
    try rules.addIrregular(singular: "goose", plural: "gooses")
    #expect(rules.pluralized("goose") == "gooses")
    try rules.addUncountable("Goose")
    #expect(rules.pluralized("goose") == "goose")
    #expect(rules.pluralized("GOOSE") == "GOOSE")
  }

  @Test(arguments: [
    ("(a)|(b)$", "$2$1", "xb", "xb"), ("b$", "$1", "ab", "a"), ("b$", "[$0]", "ab", "a[b]"),
    ("x", "yy", "xax", "yyayy"), ("b$", #"\$1"#, "ab", "a$1"), ("ü$", "ue", "Menü", "Menue"),
    ("é$", "es", "Cafe\u{301}", "Cafe\u{301}"),
  ])
  func replacements(_ pattern: String, _ replacement: String, _ word: String, _ result: String)
    throws
  {
    var rules = Pluralization()
    try rules.addPluralRule(pattern, replacement: replacement)
    expectSameScalars(rules.pluralized(word), result, "\(word) by \(pattern)")
  }

  @Test(arguments: ["(", "[a", "*", "(?<n", #"\"#]) func patternsThatAreNone(_ pattern: String) {
    var rules = Pluralization.english
    let error = #expect(throws: PluralizationError.self) {
      try rules.addPluralRule(pattern, replacement: "")
    }
    #expect(error?.code == .invalidPattern)
    #expect(error?.description == "\(pattern.debugDescription) is not a regular expression")
    #expect(throws: PluralizationError.self) { try rules.addSingularRule(pattern, replacement: "") }
    #expect(rules.pluralized("User") == "Users")
  }

  @Test func emptyWordsAreRefused() {
    var rules = Pluralization.english
    let error = #expect(throws: PluralizationError.self) { try rules.addUncountable("") }
    #expect(error?.code == .emptyWord)
    #expect(
      error?.description == "a word without a rule of its own is empty; it has to have a letter")
    for (singular, plural) in [("", "x"), ("x", ""), ("", "")] {
      #expect(throws: PluralizationError.self) {
        try rules.addIrregular(singular: singular, plural: plural)
      }
    }
    #expect(rules.pluralized("") == "s")
    #expect(rules.singularized("") == "")
  }

  @Test func longWords() {
    let word = String(repeating: "sses", count: 25_000)
    #expect(Pluralization.english.pluralized(word) == word)
    #expect(Pluralization.english.singularized(word) == String(word.dropLast(2)))
  }
}
