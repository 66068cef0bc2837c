import CarobRuntime
import CarobRenderers
import Testing

@Suite struct TextRendererTests {
  @Test func drawsSectionsAndColumns() {
    #expect(
      TextRenderer().text(.example) == """
        Users

        A
        ada   First programmer
        阿蘭  算

        Nobody

        zuse  Z3

        """)
  }

  @Test func namesAScreenWithoutTitleByItsClass() {
    let screen = ScreenSnapshot(screen: "SKList", title: "", sections: [])
    #expect(TextRenderer().lines(screen) == ["SKList", "", "no rows"])
  }

  @Test func saysThatThereAreNoRows() {
    let sections = [ScreenSnapshot.Section(title: "A", rows: [])]
    let screen = ScreenSnapshot(screen: "SKList", title: "Users", sections: sections)
    #expect(TextRenderer().lines(screen) == ["Users", "", "A", "", "no rows"])
  }

  @Test func listsTheLabelsOfAScreenWithoutTable() {
    let screen = ScreenSnapshot(
      screen: "SKAbout", title: "About", sections: [], labels: ["Version 1", "\u{1B}[31m"])
    #expect(TextRenderer().lines(screen) == ["About", "", "Version 1", "␛[31m"])
  }

  @Test func hasTheAlertsOverAScreen() {
    var screen = ScreenSnapshot(screen: "SKList", title: "Users", sections: [])
    var surroundings = ScreenSnapshot.Surroundings()
    surroundings.alerts = [
      .init(title: "Oops", message: "It failed.", fields: ["Name"], buttons: ["OK", "Retry"])
    ]
    screen.surroundings = surroundings
    #expect(
      TextRenderer().lines(screen) == [
        "Users", "", "no rows", "", "Oops", "It failed.", "> Name", "[ OK ] [ Retry ]",
      ])
  }

  @Test func detailsGiveWayToMainTexts() {
    let rows = [
      ScreenSnapshot.row(0, 0, "Margaret Hamilton", "flight software"),
      ScreenSnapshot.row(0, 1, "Ada", "programs"),
    ]
    let screen = ScreenSnapshot(
      screen: "SKList", title: "", sections: [.init(title: "", rows: rows)])
    #expect(
      TextRenderer(width: 26).lines(screen).suffix(2) == [
        "Margaret Hamilton  flight…", "Ada                progra…",
      ])
    // No name fits in so few columns, and a quarter remains for the details.
    #expect(
      TextRenderer(width: 14).lines(screen).suffix(2) == ["Margaret…  fl…", "Ada        pr…"])
  }

  @Test func fitsTheWidth() {
    for width in 1...30 {
      let lines = TextRenderer(width: width).lines(.example)
      #expect(lines.count == TextRenderer().lines(.example).count)
      #expect(lines.allSatisfy { $0.displayWidth <= width })
    }
  }

  @Test func stylesTitleHeadingsAndDetails() {
    let lines = TextRenderer(style: TextStyle(isEnabled: true)).lines(.example)
    #expect(lines[0] == "\u{1B}[1mUsers\u{1B}[0m")
    #expect(lines[2] == "\u{1B}[1;36mA\u{1B}[0m")
    #expect(lines[3] == "ada   \u{1B}[2mFirst programmer\u{1B}[0m")
  }
}
