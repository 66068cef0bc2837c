import CarobTerminal
import Testing

struct KeyParserTests {
  private func keys(_ text: String) -> [Key] {
    var parser = KeyParser()
    return parser.add(text.utf8) + parser.finish()
  }

  @Test(arguments: [
    ("q", [Key.character("q")]),
    ("ä漢👩", [.character("ä"), .character("漢"), .character("👩")]),
    ("\r", [.enter]), ("\n", [.enter]), ("\t", [.tab]), ("\u{1B}[Z", [.backTab]),
    ("\u{7F}", [.backspace]), ("\u{8}", [.backspace]),
    ("\u{1B}[A", [.up]), ("\u{1B}OB", [.down]), ("\u{1B}[C", [.right]), ("\u{1B}OD", [.left]),
    ("\u{1B}[1;5A", [.up]),
    ("\u{1B}[H", [.home]), ("\u{1B}[1~", [.home]), ("\u{1B}[7~", [.home]), ("\u{1B}OF", [.end]),
    ("\u{1B}[4~", [.end]), ("\u{1B}[5~", [.pageUp]), ("\u{1B}[6;2~", [.pageDown]),
    ("\u{1B}[3~", [.delete]),
    ("\u{1B}", [.escape]), ("\u{1B}q", [.escape, .character("q")]),
    ("\u{1B}\u{1B}[A", [.escape, .up]),
    ("\u{1B}[<0;5;3M", [.click(column: 4, row: 2)]),
    ("\u{1B}[<0;300;3M", [.click(column: 299, row: 2)]),
    ("\u{1B}[<16;1;1M", [.click(column: 0, row: 0)]),
    ("\u{1B}[<64;1;1M\u{1B}[<65;1;1M", [.wheelUp, .wheelDown]),
  ])
  func known(_ text: String, _ expected: [Key]) {
    #expect(keys(text) == expected)
  }

  /// What is no key gives nothing, and swallows nothing behind it.
  @Test(arguments: [
    "\u{1B}[<0;5;3m", "\u{1B}[<2;5;3M", "\u{1B}[<35;1;1M", "\u{1B}[<0;0;0M", "\u{1B}[<0;5M",
    "\u{1B}[M !!", "\u{1B}[99~", "\u{1B}[?62;c", "\u{1B}[200~", "\u{1B}OP", "\u{1}", "\u{0}",
  ])
  func unknown(_ text: String) {
    #expect(keys(text + "x") == [.character("x")])
  }

  /// A sequence may come in pieces, as any character may.
  @Test(arguments: ["\u{1B}[5~", "\u{1B}[<0;5;3M", "漢", "\u{1B}OA"])
  func pieces(_ text: String) {
    var parser = KeyParser()
    var found: [Key] = []
    for byte in text.utf8.dropLast() {
      found += parser.add([byte])
      #expect(parser.isWaiting)
    }
    #expect(found == [])
    found += parser.add([text.utf8.last!])
    #expect(found == keys(text))
    #expect(found.count == 1)
    #expect(!parser.isWaiting)
  }

  @Test func wrongBytesAreLeftOut() {
    for bytes: [UInt8] in [[0xFF], [0xC3], [0xE6, 0xBC], [0x80], [0xF5], [0xED, 0xA0, 0x80]] {
      var parser = KeyParser()
      #expect(parser.add(bytes + [0x61]) == [.character("a")], "\(bytes)")
    }
  }

  @Test func aSequenceThatNeverEndsIsGivenUp() {
    var parser = KeyParser()
    #expect(parser.add("\u{1B}[\(String(repeating: "1", count: 40))".utf8) == [])
    #expect(!parser.isWaiting)
    #expect(parser.add("q".utf8) == [.character("q")])
  }

  @Test func whatDoesNotEndInTimeIsForgotten() {
    var parser = KeyParser()
    #expect(parser.add("\u{1B}[".utf8) == [])
    #expect(parser.finish() == [])
    #expect(parser.add("A".utf8) == [.character("A")])
  }
}
