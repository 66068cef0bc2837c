import Foundation
import Testing

@testable import CarobFoundation

@Suite struct TextUnitsTests {
  private func parts(_ unit: TextUnits, _ text: String, _ range: NSRange? = nil) -> [String] {
    let whole = text as NSString
    return unit.parts(of: text, in: range ?? NSRange(location: 0, length: whole.length)).map {
      whole.substring(with: $0.range)
    }
  }

  @Test(
    arguments: [
      (.lines, "a\nb\r\nc", ["a", "b", "c"]), (.lines, "a\n\nb\n", ["a", "", "b"]),
      (.lines, "", []), (.lines, "\n", [""]), (.paragraphs, "a\u{2028}b\nc", ["a\u{2028}b", "c"]),
      (.characters, "ae\u{301}👩‍👩‍👧🇨🇭", ["a", "e\u{301}", "👩‍👩‍👧", "🇨🇭"]), (.characters, "", []),
      (.characters, "\r\n", ["\r\n"]),
      (.words, "It's 3.5, isn't it?", ["It's", "3.5", "isn't", "it"]), (.words, " ,; ", []),
      (.sentences, "One. Two! 3.5 is. e.g. this", ["One. ", "Two! ", "3.5 is. e.g. this"]),
      (.sentences, "A\nB", ["A\n", "B"]), (.sentences, "", []),
    ] as [(TextUnits, String, [String])])
  func unitsOfTexts(_ unit: TextUnits, _ text: String, _ found: [String]) {
    #expect(parts(unit, text) == found)
  }

  /// What is between units belongs to one of them, so that nothing is left out.
  @Test(arguments: [TextUnits.lines, .paragraphs, .characters, .words])
  func whatEnclosesThemCoversTheRange(_ unit: TextUnits) throws {
    let text = "One, two.\r\n\nThree 👩‍👩‍👧 four\n"
    let whole = NSRange(location: 0, length: text.utf16.count)
    var place = 0
    for part in unit.parts(of: text, in: whole) {
      #expect(part.enclosing.location == place)
      #expect(NSUnionRange(part.enclosing, part.range) == part.enclosing)
      place = NSMaxRange(part.enclosing)
    }
    #expect(place == whole.length)
  }

  @Test func aRangeCutsUnits() {
    #expect(parts(.lines, "abc\ndef", NSRange(location: 1, length: 4)) == ["bc", "d"])
    // Inside of \r\n.
    #expect(parts(.lines, "a\r\nb", NSRange(location: 0, length: 2)) == ["a"])
    #expect(parts(.lines, "a\r\nb", NSRange(location: 2, length: 2)).last == "b")
    #expect(parts(.words, "one two three", NSRange(location: 4, length: 3)) == ["two"])
    #expect(parts(.characters, "abc", NSRange(location: 3, length: 0)) == [])
  }
}
