import CarobScreens
import CarobTerminal
import Testing

/// Keys change the values of controls.
@MainActor
struct BrowserValueTests {
  private let browser = Browser(columns: 60, rows: 8)

  private var lines: [String] { browser.lines().map(\.text) }

  private func press(_ keys: Key...) { for key in keys { browser.handle(key) } }

  private func type(_ text: String) { for character in text { press(.character(character)) } }

  private static let stepper = LiveNode(
    id: 5, kind: .stepper,
    props: [.value: .number(20), .limits: .numbers([0, 30]), .step: .number(10)])
  private static let segments = LiveNode(
    id: 6, kind: .segments,
    props: [
      .titles: .texts(["Unread", "Reading", "Finished"]), .selection: .number(1),
      .disabledTitles: .numbers([2]),
    ])

  private func show(_ node: LiveNode) -> ScriptedScreen {
    let screen = ScriptedScreen(LiveNode(id: 3, kind: .screen, children: [node]))
    browser.show(screen)
    return screen
  }

  @Test func aStepperIsStepped() {
    let screen = show(Self.stepper)
    #expect(lines.contains { $0.contains("[-] 20 [+]") })
    press(.left, .right, .character("+"), .character("-"))
    #expect(screen.events == [.value(5, 10), .value(5, 30), .value(5, 30), .value(5, 10)])
    press(.enter)
    type("25")
    press(.enter)
    #expect(screen.events.last == .value(5, 25))
  }

  @Test func aTitleIsChosen() {
    let screen = show(Self.segments)
    #expect(lines.contains { $0.contains(" Unread [Reading] Finished") })
    press(.left, .right)
    #expect(screen.events == [.value(6, 0), .value(6, 2)])
    press(.enter)
    type("unread")
    press(.enter, .enter)
    type("3")
    press(.enter, .enter)
    type("9")
    press(.enter)
    #expect(screen.events.suffix(2) == [.value(6, 0), .value(6, 2)])
    #expect(lines.last?.hasPrefix("9 is no value; give a title, or its number from 1") == true)
  }

  @Test func noTitleIsChosenYet() {
    var node = Self.segments
    node.props[.selection] = nil
    let screen = show(node)
    press(.left, .right)
    #expect(screen.events == [.value(6, 2), .value(6, 0)])
  }

  @Test func aValueInARowIsChanged() {
    let screen = ScriptedScreen(ScriptedScreen.table("Rows"), sections: [LiveSection(rows: 1)])
    screen.rowParts = [Self.stepper]
    browser.show(screen)
    press(.character("+"))
    #expect(screen.events == [.value(5, 30)])
  }
}
