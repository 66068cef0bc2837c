import CarobRuntime
import CarobRenderers
import Testing

@Suite struct TextGridTests {
  private func item(
    _ number: Int, _ text: String, _ detail: String = "", x: Double, y: Double,
    width: Double = 64, height: Double = 40
  ) -> ScreenSnapshot.Row {
    var row = ScreenSnapshot.row(0, number, text, detail, height: height)
    row.frame = .init(x: x, y: y, width: width, height: height)
    return row
  }

  private func lines(
    _ items: [ScreenSnapshot.Row], width: Int? = nil, style: TextStyle = .plain
  ) -> [String] {
    var screen = ScreenSnapshot(
      screen: "Grid", title: "", sections: [.init(title: "", rows: items)])
    screen.list = .collection
    return Array(TextRenderer(width: width, style: style).lines(screen).dropFirst(2))
  }

  @Test func drawsBoxesWhereTheItemsAre() {
    #expect(
      lines([
        item(0, "one", x: 0, y: 0), item(1, "two", "second", x: 80, y: 0),
        item(2, "three is long", x: 16, y: 50),
      ]) == [
        "┌──────┐  ┌──────┐",
        "│one   │  │two   │",
        "│      │  │second│",
        "└──────┘  └──────┘",
        "  ┌──────┐",
        "  │three…│",
        "  └──────┘",
      ])
  }

  @Test func itemsBesideEachOtherStandOnTheSameLines() {
    let lines = lines([
      item(0, "a", x: 80, y: 0, height: 80), item(1, "b", x: 0, y: 10),
      item(2, "c", x: 160, y: 70),
    ])
    #expect(lines[1] == "│b     │  │a     │")
    #expect(lines[4] == "                    │c     │")
  }

  @Test func itemsOverEachOtherAreMovedApart() {
    #expect(
      lines([item(0, "a", x: 0, y: 0), item(1, "b", x: 8, y: 0)])[1] == "│a     ││b     │")
  }

  @Test func smallAndWildFramesAreDrawnAsWellAsCanBe() {
    #expect(lines([item(0, "ab", x: -50, y: 0, width: 0)]) == ["┌─┐", "│…│", "└─┘"])
    let far = lines([item(0, "a", x: 1e300, y: 0)], width: 20)
    #expect(far.allSatisfy { $0.displayWidth <= 20 })
  }

  @Test func wideCharactersKeepTheBorders() {
    #expect(lines([item(0, "阿蘭図靈機", x: 0, y: 0)])[1] == "│阿蘭… │")
    #expect(lines([item(0, "\u{1B}[31m", x: 0, y: 0)])[1] == "│␛[31m │")
  }

  @Test(arguments: 1...30) func fitsTheWidth(_ width: Int) {
    let items = (0..<5).map { item($0, "item", x: Double($0) * 72, y: 0) }
    #expect(lines(items, width: width).allSatisfy { $0.displayWidth <= width })
  }

  @Test func bordersAreDim() {
    let lines = lines([item(0, "a", x: 0, y: 0)], style: TextStyle(isEnabled: true))
    #expect(lines[0] == "\u{1B}[2m┌──────┐\u{1B}[0m")
  }

  @Test func saysThatThereAreNoItems() {
    #expect(lines([]) == ["no items"])
  }
}
