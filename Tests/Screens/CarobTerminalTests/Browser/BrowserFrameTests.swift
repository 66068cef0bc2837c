import CarobRuntime
import CarobScreens
import CarobTerminal
import Testing

/// The bar, the position and the keys around a screen.
@MainActor
struct BrowserFrameTests {
  private func lines(_ browser: Browser) -> [String] {
    browser.lines().map { String($0.text.reversed().drop { $0 == " " }.reversed()) }
  }

  private func browser(
    _ columns: Int, _ rows: Int, showing screen: ScriptedScreen
  ) -> Browser {
    let browser = Browser(columns: columns, rows: rows)
    browser.show(screen)
    return browser
  }

  private var numbers: ScriptedScreen {
    ScriptedScreen(ScriptedScreen.table("Numbers"), sections: [LiveSection(rows: 30)])
  }

  @Test func aHighTerminalHasAFrame() {
    let browser = browser(60, 14, showing: numbers)
    let lines = lines(browser)
    #expect(lines.count == 14 && lines[0] == " Numbers" && lines[1] == "  row 0")
    #expect(lines[10] == "  row 9")
    #expect(lines[11] == String(repeating: "─", count: 52) + " 1/30 ──")
    #expect(lines[12] == "")
    #expect(lines[13].hasPrefix("Enter select  ↑↓ move  t trace  r reload  "))
    #expect(lines[13].hasSuffix("  ? keys  q quit"))
    #expect(browser.lines()[0].spans.allSatisfy(\.isInBar) && browser.lines()[0].width == 60)
    browser.handle(.character("x"))
    #expect(self.lines(browser)[12] == "this key does nothing here; ? lists the keys")
    browser.handle(.character("?"))
    #expect(self.lines(browser)[0] == " Keys")
  }

  @Test(arguments: [(60, 13), (19, 24)])
  func aSmallTerminalHasNone(columns: Int, rows: Int) {
    let lines = lines(browser(columns, rows, showing: numbers))
    #expect(lines.count == rows && lines[0] == "Numbers" && lines[rows - 2].hasPrefix("  row"))
    #expect(lines[rows - 1].hasSuffix("1/30"))
  }

  @Test func nothingIsWiderThanTheTerminal() {
    let screen = ScriptedScreen(
      ScriptedScreen.table(String(repeating: "Long title ", count: 20)),
      sections: [LiveSection(rows: 3)])
    screen.rowProps = [.actions: .texts(["Archive", "Delete"]), .deletion: .number(1)]
    for columns in 20...80 {
      let browser = browser(columns, 16, showing: screen)
      // The longest status.
      browser.handle(.character("x"))
      #expect(browser.lines().count == 16)
      #expect(browser.lines().allSatisfy { $0.width <= columns }, "\(columns)")
      // Whoever is lost finds the way out.
      #expect(lines(browser)[15].hasSuffix("? keys  q quit"))
    }
  }

  @Test func theKeysAreThoseThatDoSomething() {
    let screen = numbers
    screen.rowProps = [
      .actions: .texts(["Archive", "Delete"]), .deletion: .number(1),
      .accessory: .text("detailButton"), .gestures: .texts(["longPress"]),
    ]
    screen.controllers[0].props[.back] = .text("All")
    let browser = browser(120, 14, showing: screen)
    #expect(lines(browser)[0] == " ‹ All  Numbers")
    #expect(
      lines(browser)[13].hasPrefix(
        "Esc back  Enter select  ↑↓ move  d delete  1 Archive  a details  g gestures  t trace  "))
    browser.handle(.character("g"))
    #expect(lines(browser)[12].hasPrefix("gestures: a long press"))
    #expect(lines(browser)[13].hasPrefix("a-z choose  "))
    #expect(lines(browser)[13].hasSuffix("  Esc cancel"))
  }

  /// The detail of a row gives way, not its text.
  @Test func namesAreWhole() {
    let screen = ScriptedScreen(
      ScriptedScreen.table("Users"), sections: [LiveSection(rows: 2)])
    screen.rowProps = [
      .text: .text("Margaret Heafield Hamilton"), .detail: .text("Led the flight software"),
    ]
    let rows = lines(browser(40, 14, showing: screen))[1...2]
    #expect(rows.allSatisfy { $0 == "  Margaret Heafield Hamilton  Led the f…" }, "\(rows)")
  }
}
