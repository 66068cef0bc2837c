import CarobFoundation
import CarobRuntime
import InstantCocoa
import RuntimeTestSupport
import Testing

@Suite("The method of arrays")
struct SectioningMembersTests {
  init() { InstantCocoaClasses.register() }

  private func cut(_ array: ArrayBox, _ key: String?) throws -> [[String]] {
    let sections = try array.send(Selector("sectionedArrayWithKey:"), key) as? ArrayBox
    return try #require(sections).objects().map { section in
      try #require(section as? ArrayBox).objects().map(\.description)
    }
  }

  @Test func sectionsAreRunsOfEqualValues() throws {
    let animals = ArrayBox(strings("ant", "ape", "bee", "asp"))
    #expect(try cut(animals, "firstCharacter") == [["ant", "ape"], ["bee"], ["asp"]])
    #expect(try cut(ArrayBox([]), "firstCharacter") == [])
  }

  @Test("D 23: without a key or values") func withoutValues() throws {
    let animals = ArrayBox(strings("ant", "bee"))
    #expect(try cut(animals, nil) == [["ant", "bee"]])
    #expect(try cut(animals, "") == [["ant", "bee"]])
    #expect(try cut(ArrayBox([]), nil) == [[]])
    #expect(try cut(animals, "noSuchKey") == [["ant", "bee"]])
  }

  @Test func whatIsChangedLaterIsNotChangedInSections() throws {
    let animals = MutableArrayBox(strings("ant", "bee"))
    let whole = try animals.send(Selector("sectionedArrayWithKey:"), nil as String?)
    try animals.send(Selector("removeAllObjects"))
    #expect(try #require(whole as? ArrayBox).objects().first?.description == "(ant, bee)")
  }
}
