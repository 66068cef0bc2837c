import CarobScreens
import CarobTerminal
import Testing

/// An alert over a screen.
@MainActor
struct BrowserAlertTests {
  private let browser = Browser(columns: 40, rows: 12)
  private let screen = ScriptedScreen(
    ScriptedScreen.table("Letters"),
    LiveNode(
      id: 20, kind: .screen,
      props: [.alert: .text("alert"), .presented: .flag(true), .title: .text("Sure?")],
      children: [
        LiveNode(id: 21, kind: .label, props: [.text: .text("It is gone then.")]),
        LiveNode(id: 22, kind: .button, props: [.title: .text("No"), .style: .text("cancel")]),
        LiveNode(id: 23, kind: .button, props: [.title: .text("Delete")]),
      ]), sections: [LiveSection(rows: 3)])

  @Test func theScreenBelowIsSeen() {
    browser.show(screen)
    let lines = browser.lines().map(\.text)
    #expect(lines.count == 12)
    #expect(lines[0].hasPrefix("Letters"))
    #expect(lines.contains { $0.contains("│ Sure?") })
    #expect(lines.contains { $0.contains("│ It is gone then.") })
    #expect(lines.contains { $0.contains("│ [ Delete ]") })
  }

  @Test func aButtonIsChosen() {
    browser.show(screen)
    browser.handle(.enter)
    #expect(screen.events == [.tap(22)])
    browser.handle(.right)
    browser.handle(.enter)
    #expect(screen.events == [.tap(22), .tap(23)])
  }

  @Test func aButtonIsClicked() throws {
    browser.show(screen)
    let lines = browser.lines().map(\.text)
    let row = try #require(lines.firstIndex { $0.contains("Delete") })
    browser.handle(.click(column: 20, row: row))
    #expect(screen.events == [.tap(23)])
    browser.handle(.click(column: 0, row: 1))
    #expect(screen.events.count == 1)
  }

  @Test func escapeCancels() {
    browser.show(screen)
    browser.handle(.escape)
    #expect(screen.events == [.dismiss(20)])
  }
}
