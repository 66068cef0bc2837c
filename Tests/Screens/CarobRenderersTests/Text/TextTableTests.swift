import CarobRuntime
import CarobRenderers
import Testing

@Suite struct TextTableTests {
  /// Rows of mixed scripts: a name, a number and a remark.
  static let people: [(name: String, number: String, remark: String)] = [
    ("ada", "1", "First programmer"),
    ("日本太郎", "23456", "山"),
    ("Zoe\u{301}", "7", ""),
    ("👩‍💻 🇦🇽", "12", "👍🏽 good"),
    ("สวัสดี", "3", "Thai"),
    ("", "9", "nameless"),
  ]

  static func table(alignments: [TextTable.Alignment] = []) -> TextTable {
    var table = TextTable(alignments: alignments)
    table.addHeading("Followers")
    for person in people {
      table.addRow([.init(person.name), .init(person.number), .init(person.remark, role: .detail)])
    }
    return table
  }

  /// The column at which `text` starts in `line`, or nil if it isn't there.
  private func start(of text: String, in line: String) -> Int? {
    let characters = Array(line)
    let sought = Array(text)
    guard characters.count >= sought.count else { return nil }
    let offset = (0...(characters.count - sought.count)).first {
      Array(characters[$0..<($0 + sought.count)]) == sought
    }
    return offset.map { String(characters[..<$0]).displayWidth }
  }

  @Test func anEmptyTableHasNoLines() {
    #expect(TextTable().lines() == [])
    #expect(TextTable(alignments: [.right]).lines(width: 10) == [])
  }

  @Test func startsColumnsAtTheSamePlace() {
    let lines = Self.table().lines()
    #expect(lines.count == Self.people.count + 1)
    #expect(lines[0] == "Followers")
    for (line, person) in zip(lines.dropFirst(), Self.people) {
      #expect(start(of: person.name, in: line) == 0)
      #expect(start(of: person.number, in: line) == 10)
      if !person.remark.isEmpty { #expect(start(of: person.remark, in: line) == 17) }
      let end = person.remark.isEmpty ? 10 + person.number.count : 17 + person.remark.displayWidth
      #expect(line.displayWidth == end)
    }
  }

  @Test func endsColumnsAlignedRightAtTheSamePlace() throws {
    let lines = Self.table(alignments: [.left, .right]).lines()
    for (line, person) in zip(lines.dropFirst(), Self.people) {
      let number = try #require(start(of: person.number, in: line))
      #expect(number + person.number.displayWidth == 15)
      if !person.remark.isEmpty { #expect(start(of: person.remark, in: line) == 17) }
    }
  }

  @Test func noLineIsWiderThanAsked() {
    let wide = Self.table().lines()
    for width in 1...40 {
      let lines = Self.table().lines(width: width)
      #expect(lines.count == wide.count)
      for (line, whole) in zip(lines, wide) {
        #expect(line.displayWidth <= width)
        #expect(line.last != " ")
        if whole.displayWidth > width { #expect(line != whole) }
      }
    }
    #expect(Self.table().lines(width: 33) == wide)
  }

  @Test func cutsTheWidestColumn() {
    var table = TextTable()
    table.addRow(["ada", "First programmer", "x"])
    table.addRow(["grace", "日本日本日本日本", "y"])
    #expect(
      table.lines(width: 20) == [
        "ada    First pro…  x",
        "grace  日本日本…   y",
      ])
  }

  @Test func cutsTheLineWhereColumnsAreTooMany() {
    var table = TextTable()
    table.addRow(["a", "b", "c", "d"])
    table.addRow(["e"])
    table.addRow(["", "", "", "long"])
    #expect(table.lines(width: 7) == ["a  b  …", "e", "      …"])
    #expect(table.lines(width: 2) == ["a…", "e", " …"])
    #expect(table.lines(width: 1) == ["…", "e", "…"])
  }

  @Test func headingsStandOutsideTheColumns() {
    var table = TextTable()
    table.addHeading("A heading that is longer than its rows")
    table.addRow(["a", "b"])
    table.addHeading("")
    table.addHeading("B")
    table.addRow(["long", "b"])
    #expect(
      table.lines(width: 12) == ["A heading t…", "a     b", "", "B", "long  b"])
  }

  @Test func rowsMayBeShortOrEmpty() {
    var table = TextTable(alignments: [.right, .right])
    table.addRow([])
    table.addRow(["a"])
    table.addRow(["bcd", "e", "f"])
    table.addRow(["", "", ""])
    #expect(table.lines() == ["", "  a", "bcd  e  f", ""])
  }

  @Test func anEmptyColumnTakesNoRoom() {
    var table = TextTable(alignments: [.left, .left, .right])
    table.addRow(["a", "", "1"])
    table.addRow(["b", "", "10"])
    #expect(table.lines() == ["a   1", "b  10"])
  }

  @Test func trimsSpacesOfTheTextToo() {
    var table = TextTable()
    table.addHeading("Title  ")
    table.addRow(["a  ", "b   "])
    table.addRow(["a", "   "])
    #expect(table.lines() == ["Title", "a    b", "a"])
  }

  @Test func styleComesAfterLayout() {
    var table = TextTable()
    table.addHeading("H")
    table.addRow(["日本", .init("long detail", role: .detail)])
    table.addRow(["a", .init("x ", role: .detail)])
    table.addRow([.init("b", role: .error), .init("", role: .detail)])
    #expect(
      table.lines(width: 11, style: TextStyle(isEnabled: true)) == [
        "\u{1B}[1;36mH\u{1B}[0m",
        "日本  \u{1B}[2mlong…\u{1B}[0m",
        "a     \u{1B}[2mx\u{1B}[0m",
        "\u{1B}[31mb\u{1B}[0m",
      ])
  }

  @Test func stylesAddNothingButTheirSequences() {
    for width in 1...40 {
      let styled = Self.table().lines(width: width, style: TextStyle(isEnabled: true))
      let plain = Self.table().lines(width: width)
      #expect(styled.map { $0.replacing(/\u{1B}\[[0-9;]*m/, with: "") } == plain)
    }
  }

  @Test(arguments: [true, false])
  func dataCannotWriteSequencesOrLines(isEnabled: Bool) {
    let attack = "x\u{1B}[2J\r\n\u{9B}1m\u{202E}"
    var table = TextTable()
    table.addHeading(attack, role: nil)
    table.addRow([.init(attack), "end"])
    for line in table.lines(style: TextStyle(isEnabled: isEnabled)) {
      #expect(line.hasPrefix("x␛[2J␍␤\\u{9B}1m\\u{202E}"))
      #expect(line.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
    }
    #expect(table.lines()[1].displayWidth == attack.printableText.displayWidth + 2 + 3)
  }

  @Test func refusesALineOfNoWidth() async {
    await #expect(processExitsWith: .failure) { _ = TextTable().lines(width: 0) }
  }
}
