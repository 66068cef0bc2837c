import CarobRenderers
import Testing

@Suite struct SVGRendererTests {
  /// The texts in the picture, in order.
  private func texts(_ screen: ScreenSnapshot) -> [String] {
    let picture = SVGRenderer().text(screen)
    #expect(picture.hasPrefix("<svg ") && picture.hasSuffix("\n</svg>\n"))
    #expect(!picture.contains("nan") && !picture.contains("inf"))
    return picture.matches(of: /<text[^>]*>([^<]*)<\/text>/).map { String($0.1) }
  }

  @Test func titleAndRowsAreThere() {
    #expect(
      texts(.example) == [
        "A", "ada", "First programmer", "阿蘭", "算", "Nobody", "zuse", "Z3", "Users",
      ])
  }

  @Test func whatIsAroundTheRowsIsThere() {
    var screen = ScreenSnapshot.example
    screen.title = ""
    screen.surroundings = .inTabs
    let found = texts(screen)
    #expect(found.prefix(4) == ["a&quot;b", "Reset", "A", "ada"])
    #expect(found.suffix(5) == ["Users", "‹ All", "Add", "Users", "Tab 2"])
  }

  @Test func controlsWithValuesAreThere() {
    var screen = ScreenSnapshot(screen: "SKForm", title: "Form", sections: [])
    screen.surroundings = .init(controls: .withValues)
    #expect(
      texts(screen) == [
        "−", "+", "20", "Unread", "Read", "2 of 3", "2026-11-29", "B", "first", "second", "Form",
      ])
  }

  @Test func whatDoesNotFitIsLeftOut() {
    let rows = (0..<1000).map { ScreenSnapshot.row(0, $0, "r\($0)") }
    let screen = ScreenSnapshot(
      screen: "SKList", title: "Many", sections: [.init(title: "", rows: rows)])
    let found = texts(screen)
    #expect(found.first == "r0" && found.last == "Many")
    #expect((10...20).contains(found.count))
  }

  @Test func alertsLieOverTheScreen() throws {
    var screen = ScreenSnapshot(screen: "SKList", title: "Users", sections: [])
    var surroundings = ScreenSnapshot.Surroundings()
    let message = "Ada Lovelace is removed from this list and from all others.\nReally?"
    surroundings.alerts = [
      .init(title: "Remove", message: message, fields: ["Why"], buttons: ["Keep", "Remove"]),
      .init(buttons: ["Copy"], isSheet: true),
    ]
    screen.surroundings = surroundings
    #expect(
      texts(screen) == [
        "Users", "Remove", "Ada Lovelace is removed from", "this list and from all", "others.",
        "Really?", "Why", "Keep", "Remove", "Copy",
      ])
    // The picture has room for the whole box, and a sheet is at its lower edge.
    let picture = SVGRenderer().text(screen)
    let screenSize = try #require(
      picture.firstMatch(of: /clipPath id="screen"><rect width="375" height="(\d+)"/))
    let height = try #require(Double(screenSize.1))
    let boxes = picture.matches(
      of: /class="cell" x="[\d.]+" y="([\d.]+)" width="[\d.]+" height="([\d.]+)"/)
    let ends = try boxes.map { try #require(Double($0.1)) + #require(Double($0.2)) }
    #expect(ends.count == 2 && ends[0] < height && ends[1] == height - 12)
  }

  @Test func longTextsAreCut() {
    let long = String(repeating: "long ", count: 100)
    let screen = ScreenSnapshot(
      screen: "SKList", title: long,
      sections: [.init(title: long, rows: [ScreenSnapshot.row(0, 0, long, long)])], labels: [long])
    for text in texts(screen) { #expect(text.hasSuffix("…") && text.count < 50, "\(text)") }
  }

  /// In every style the second text gives way to the first.
  @Test(arguments: [false, true])
  func theDetailIsCutBeforeTheMainText(isBelow: Bool) throws {
    let name = "Margaret Heafield Hamilton", story = "Led the development of the flight software"
    var row = ScreenSnapshot.row(0, 0, name, story)
    row.hasDetailBelow = isBelow
    let screen = ScreenSnapshot(
      screen: "SKList", title: "Users", sections: [.init(title: "", rows: [row])])
    let found = texts(screen)
    #expect(found[0] == name)
    #expect(found[1] == story || found[1].hasSuffix("…"))
    #expect(found[1].count > (isBelow ? 40 : 3))
    let lines = SVGRenderer().text(screen)
      .matches(of: /<text class="(label|detail)[^"]*" x="\d+" y="(\d+)"/)
    #expect((lines[0].2 == lines[1].2) != isBelow)
  }

  @Test(arguments: [Double.infinity, -.infinity, .nan, 1e300, -1e300, 0])
  func aWildLayoutIsDrawn(_ number: Double) {
    var screen = ScreenSnapshot(
      screen: "SKGrid", title: "Grid",
      sections: [
        .init(title: "", rows: [ScreenSnapshot.row(0, 0, "ada"), ScreenSnapshot.row(0, 1, "zuse")])
      ])
    screen.list = .collection
    screen.sections[0].rows[0].frame = .init(x: number, y: number, width: number, height: number)
    screen.sections[0].rows[1].frame = .init(x: 0, y: 0, width: 100, height: 50)
    _ = texts(screen)
    screen.list = .table
    screen.sections[0].rows[0].height = number
    _ = texts(screen)
  }
}
