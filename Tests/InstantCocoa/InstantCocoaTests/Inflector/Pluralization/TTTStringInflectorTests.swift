import CarobRuntime
import InstantCocoa
import RuntimeTestSupport
import Testing

@Suite("TTTStringInflector")
struct TTTStringInflectorTests {
  private let inflector: Object

  init() throws {
    inflector = try TTTStringInflector.runtimeClass.make()
  }

  @Test func thereIsADefaultOne() throws {
    let found = try TTTStringInflector.runtimeClass.object.send(Selector("defaultInflector"))
    #expect(found === TTTStringInflector.shared)
  }

  @Test func wordsAreChangedByMessage() throws {
    #expect(try changed("pluralizeString:", "Category") == "Categories")
    #expect(try changed("singularizeString:", "People") == "Person")
    #expect(try changed("pluralize:", "Category") == "Categories")
    #expect(try changed("singularize:", "People") == "Person")
    #expect(try changed("pluralizeString:", "") == "s")
    #expect(try inflector.send(Selector("pluralizeString:"), nil as Object?)?.description == "s")
  }

  @Test func rulesAreAddedByMessage() throws {
    try inflector.send(Selector("addPluralRule:withReplacement:"), "(cact)us$", "$1i")
    try inflector.send(Selector("addSingularRule:withReplacement:"), "(cact)i$", "$1us")
    try inflector.send(Selector("addIrregularWithSingular:plural:"), "goose", "geese")
    try inflector.send(Selector("addUncountable:"), "Music")
    #expect(try changed("pluralizeString:", "Cactus") == "Cacti")
    #expect(try changed("singularizeString:", "cacti") == "cactus")
    #expect(try changed("pluralizeString:", "Goose") == "Geese")
    #expect(try changed("pluralizeString:", "music") == "music")
    #expect(TTTStringInflector().pluralized("Goose") == "Gooses")
  }

  @Test func whatIsNoRuleIsRefused() throws {
    let add = Message<(String?, String?) -> Void>("addPluralRule:withReplacement:")
    let error = #expect(throws: MessageError.self) { try add(inflector, "(", "s") }
    #expect(error?.underlying is PluralizationError)
    #expect(error?.description == #""(" is not a regular expression"#)
    #expect(throws: MessageError.self) { try add(inflector, nil, "s") }
    #expect(throws: MessageError.self) { try add(inflector, "s", nil) }
    #expect(throws: MessageError.self) { try inflector.send(Selector("addUncountable:"), "") }
    #expect(try changed("pluralizeString:", "User") == "Users")
  }

  @Test func resetForgetsRules() throws {
    let inflector = TTTStringInflector()
    try inflector.addUncountable("User")
    #expect(inflector.pluralized("User") == "User")
    inflector.reset()
    #expect(inflector.pluralized("User") == "Users")
  }

  @Test func threadsMayAddRulesAtOnce() throws {
    let inflector = TTTStringInflector()
    onThreads(4) { thread in
      for number in 0..<50 { try? inflector.addUncountable("word\(thread)x\(number)") }
    }
    for thread in 0..<4 {
      for number in 0..<50 {
        #expect(inflector.pluralized("word\(thread)x\(number)") == "word\(thread)x\(number)")
      }
    }
  }

  private func changed(_ selector: String, _ word: String) throws -> String? {
    try inflector.send(Selector(validating: selector), word)?.description
  }
}
