import InstantCocoa
import Testing

@Suite("Inflector: prefixes")
struct InflectorTests {
  @Test func knowsTheFrameworkPrefixesFromTheStart() {
    #expect(Inflector().prefixes == ["IC", "NS"])
  }

  @Test func addedPrefixesComeFirstInTheOrderAdded() {
    var inflector = Inflector()
    inflector.addPrefixes(["ZZ", "AA"])
    inflector.addPrefixes(["MM"])
    #expect(inflector.prefixes == ["ZZ", "AA", "MM", "IC", "NS"])
  }

  @Test func emptyAndKnownPrefixesAreIgnored() {
    var inflector = Inflector()
    inflector.addPrefixes(["", "SK", "NS", "SK", "IC"])
    inflector.addPrefixes(["SK", ""])
    inflector.addPrefixes([])
    #expect(inflector.prefixes == ["SK", "IC", "NS"])
  }

  @Test func aSetIsAddedSorted() {
    var inflector = Inflector()
    inflector.addPrefixes(Set(["SK", "AB", "", "MY", "é", "B"]))
    #expect(inflector.prefixes == ["AB", "B", "MY", "SK", "é", "IC", "NS"])
  }

  @Test func anySequenceMayBeAdded() {
    var inflector = Inflector()
    inflector.addPrefixes("MY,SK".split(separator: ",").lazy.map(String.init))
    #expect(inflector.prefixes == ["MY", "SK", "IC", "NS"])
  }

  @Test func equivalentPrefixesWithOtherScalarsAreTwo() {
    var inflector = Inflector()
    inflector.addPrefixes(["\u{E9}", "e\u{301}", "\u{E9}"])
    #expect(inflector.prefixes.count == 4)
  }

  @Test func theOrderOfAddingDoesNotChangeModelNames() {
    for prefixes in [["S", "SK", "SKX"], ["SKX", "S", "SK"], ["SK", "SKX", "S"]] {
      var inflector = Inflector()
      inflector.addPrefixes(prefixes)
      #expect(inflector.modelName(forClassNamed: "SKXUser") == "User")
      #expect(inflector.modelName(forClassNamed: "SKXylophone") == "Xylophone")
      #expect(inflector.modelName(forClassNamed: "SXylophone") == "Xylophone")
      #expect(inflector.modelName(forClassNamed: "SKX") == "X")
      #expect(inflector.modelName(forClassNamed: "S") == "S")
    }
  }

  @Test func aCopyDoesNotSeePrefixesAddedLater() {
    var inflector = Inflector()
    let copy = inflector
    inflector.addPrefixes(["SK"])
    #expect(inflector.modelName(forClassNamed: "SKUser") == "User")
    #expect(copy.modelName(forClassNamed: "SKUser") == "SKUser")
    #expect(copy == Inflector())
    #expect(copy != inflector)
  }

  @Test func equalityAndHashingGoByScalarsAndOrder() {
    func inflector(_ prefixes: [String]) -> Inflector {
      var result = Inflector()
      result.addPrefixes(prefixes)
      return result
    }
    let composed = inflector(["\u{E9}"])
    #expect(composed == inflector(["\u{E9}"]))
    #expect(composed != inflector(["e\u{301}"]))
    #expect(inflector(["A", "B"]) != inflector(["B", "A"]))
    #expect(Set([composed, inflector(["\u{E9}"]), inflector(["e\u{301}"])]).count == 2)
  }
}
