import CarobRuntime
import CarobRenderers
import CarobTerminal
import Testing

struct FrameTests {
  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  private func frame(
    columns: Int = 10, rows: Int = 3, hasColours: Bool = true
  ) -> Frame {
    Frame(columns: columns, rows: rows, looks: Looks(hasColours: hasColours))
  }

  @Test func linesThatAreTheSameAreNotWritten() {
    var frame = frame()
    #expect(
      text(frame.update(to: [Line("one"), Line("two")]))
        == "\u{1B}[?2026h\u{1B}[1;1H\u{1B}[2Kone\u{1B}[2;1H\u{1B}[2Ktwo\u{1B}[3;1H\u{1B}[2K"
        + "\u{1B}[?2026l")
    #expect(
      text(frame.update(to: [Line("one"), Line("2")]))
        == "\u{1B}[?2026h\u{1B}[2;1H\u{1B}[2K2\u{1B}[?2026l")
    #expect(frame.update(to: [Line("one"), Line("2")]) == [])
    frame.forget()
    #expect(!frame.update(to: [Line("one"), Line("2")]).isEmpty)
  }

  @Test func whatDoesNotFitIsCut() {
    var frame = frame(columns: 5, rows: 1)
    let written = text(frame.update(to: [Line("abcdefgh"), Line("below")]))
    #expect(written.contains("\u{1B}[2Kabcd…"))
    #expect(!written.contains("below"))
  }

  /// Behind text of which a terminal may think otherwise, the column is named.
  @Test(arguments: [("漢字", 5), ("e\u{301}", 2), ("👩‍🚀", 3), ("ｱ", 2), ("ä", 2)])
  func wideAndCombiningCharactersHoldTheirColumns(_ word: String, _ column: Int) {
    var frame = frame(rows: 1)
    let line = Line([Span(word), Span("x")])
    #expect(text(frame.update(to: [line])).contains("\(word)\u{1B}[\(column)Gx"))
    #expect(line.width == column)
  }

  /// Also when it is one character.
  @Test func textOfAMegabyteIsCut() {
    #expect(Line(String(repeating: "x", count: 1 << 20)).width == 4097)
    #expect(Line("e" + String(repeating: "\u{301}", count: 1 << 20)).text.utf8.count < 10_000)
    var frame = frame(columns: 5, rows: 1)
    let text = text(frame.update(to: [Line(String(repeating: "x", count: 1 << 20))]))
    #expect(text.contains("xxxx…\u{1B}"))
  }

  @Test func charactersOfTwoColumnsAreNotCutInHalf() {
    #expect(Line("漢字漢字").truncated(toWidth: 4).text == "漢…")
    #expect(Line([Span("ab"), Span("漢字")]).truncated(toWidth: 3).text == "ab…")
    #expect(Line([Span("ab"), Span("c")]).truncated(toWidth: 2).text == "ab")
  }

  @Test(arguments: [
    ("one two three", 7, ["one two", "    three"]), ("one", 3, ["one"]),
    ("  one two", 5, ["  one", "    two"]), ("onetwothree four", 5, ["onetwothree", "    four"]),
  ])
  func longLinesAreBrokenAtSpaces(_ text: String, _ width: Int, _ lines: [String]) {
    #expect(Line(text).wrapped(toWidth: width).map(\.text) == lines)
  }

  /// A plugin's text gives a terminal nothing to obey.
  @Test func escapeSequencesAreShown() {
    var frame = frame(columns: 40, rows: 1)
    let written = text(frame.update(to: [Line("a\u{1B}[2Jb\u{9B}\nc")]))
    #expect(written.contains("a␛[2Jb\\u{9B}␤c"))
  }

  @Test(arguments: [
    (TextRole.heading, false, true, "\u{1B}[1;36m"), (.heading, false, false, "\u{1B}[1m"),
    (.error, false, true, "\u{1B}[31m"), (.error, false, false, ""),
    (.detail, true, true, "\u{1B}[7m"), (.error, true, true, "\u{1B}[31;7m"),
    (.error, true, false, "\u{1B}[7m"),
  ])
  func looks(_ role: TextRole, _ isHighlighted: Bool, _ hasColours: Bool, _ expected: String) {
    var frame = frame(columns: 1, rows: 1, hasColours: hasColours)
    let line = Line("x", role)
    let written = text(
      frame.update(to: [isHighlighted ? line.highlighted(toWidth: 1) : line]))
    #expect(
      written
        == "\u{1B}[?2026h\u{1B}[1;1H\u{1B}[2K\(expected)x\(expected.isEmpty ? "" : "\u{1B}[0m")"
        + "\u{1B}[?2026l")
  }

  @Test(arguments: [
    (TextRole.title, false, true, "\u{1B}[1;97;44m"), (.type, false, true, "\u{1B}[97;44m"),
    (.type, true, true, "\u{1B}[30;46m"), (.title, false, false, "\u{1B}[1;7m"),
    (.type, false, false, "\u{1B}[7m"), (.type, true, false, "\u{1B}[1m"),
    (.detail, false, true, "\u{1B}[37;44m"), (.detail, false, false, "\u{1B}[2;7m"),
  ])
  func theBarLooks(
    _ role: TextRole, _ isHighlighted: Bool, _ hasColours: Bool, _ expected: String
  ) {
    var span = Span("x", role)
    span.isHighlighted = isHighlighted
    var frame = frame(columns: 1, rows: 1, hasColours: hasColours)
    let written = text(frame.update(to: [Line([span]).inBar(toWidth: 1)]))
    #expect(written.contains("\u{1B}[2K\(expected)x\u{1B}[0m"))
  }

  @Test func theCursorIsOnTheWholeLine() {
    let line = Line([Span("a"), Span("b", .detail)]).highlighted(toWidth: 6)
    #expect(line.width == 6)
    #expect(line.text == "ab    ")
    #expect(line.spans.allSatisfy { $0.isHighlighted })
  }
}
