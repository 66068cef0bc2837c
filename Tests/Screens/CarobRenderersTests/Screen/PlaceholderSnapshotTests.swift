import CarobFoundation
import CarobRenderers
import CarobRuntime
import InstantCocoa
import Testing

/// Rows that stand for what is missing, or for what went wrong.
@Suite @MainActor struct PlaceholderSnapshotTests {
  private func table(_ objects: Object...) throws -> ICTableViewController {
    let controller = ICTableViewController()
    controller.title = "List"
    try controller.setDataSource(ICSimpleDataSource(objects: ArrayBox(objects)))
    return controller
  }

  @Test func namesThem() throws {
    let screen = try ScreenSnapshot(
      of: try table(
        StringBox("a"), ErrorBox(RaisedError("no network today")), ICNoResultsPlaceholder(),
        ICLoadingPlaceholder()))
    #expect(screen.rows.map(\.placeholder) == [nil, nil, .noResults, .loading])
    #expect(screen.rows.map(\.error) == [nil, "no network today", nil, nil])
    #expect(screen.rows.map(\.text) == ["", "no network today", "No Results", ""])
    #expect(
      TextRenderer().lines(screen) == [
        "List", "", "", "no network today", "No Results", "Loading…",
      ])
  }

  @Test func anErrorThatNobodyConfiguresIsToldAllTheSame() throws {
    let controller = try table(ErrorBox(RaisedError("no network today")))
    let silent = Object()
    controller.cellConfigurationDelegate = silent
    let screen = try ScreenSnapshot(of: controller)
    #expect(screen.rows.first?.text == "")
    #expect(screen.rows.first?.error == "no network today")
    #expect(TextRenderer().lines(screen).last == "no network today")
  }

  @Test func theyHaveLooksOfTheirOwn() throws {
    let screen = try ScreenSnapshot(
      of: try table(ErrorBox(RaisedError("no")), ICLoadingPlaceholder()))
    let lines = TextRenderer(style: TextStyle(isEnabled: true)).lines(screen)
    #expect(lines.suffix(2) == ["\u{1B}[31mno\u{1B}[0m", "\u{1B}[2mLoading…\u{1B}[0m"])
  }

  @Test func theirOwnMessagesAreTraced() throws {
    let row = try #require(
      try ScreenSnapshot(of: try table(ICLoadingPlaceholder()), tracing: true).rows.first)
    let steps = try #require(row.decisions?.first?.steps)
    #expect(steps.map(\.origin) == ["placeholder", "modelName", "className", "object"])
    #expect(steps.map(\.outcome) == ["answered", "noModelName", "notReached", "notReached"])
    #expect(steps[1].reason == "no name (from +modelName) is skipped: the class has no +modelName")
    let screen = ScreenSnapshot(
      screen: "X", title: "", sections: [.init(title: "", rows: [row])])
    #expect(
      TraceRenderer().lines(screen).prefix(6) == [
        "0,0 ICLoadingPlaceholder → ICLoadingTableViewCell",
        "  asked: ICTableViewController (the screen)",
        "  configureLoadingCell:                     ICTableViewController  the placeholder's own",
        "  (no selector)                             –                      "
          + "+modelName, skipped: the class has none",
        "  configureCell:withICLoadingPlaceholder:   –                      "
          + "class name, not needed",
        "  configureCell:withObject:                 –                      any object, not needed",
      ])
  }
}
