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
    // The last title is not enabled: nothing is further.
    press(.left, .right)
    #expect(screen.events == [.value(6, 0), .value(6, 1)])
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
    #expect(screen.events == [.value(6, 1), .value(6, 0)])
  }

  private func value(
    _ kind: LiveNode.Kind, _ props: LiveProperties
  ) -> ScriptedScreen {
    show(LiveNode(id: 7, kind: kind, props: props))
  }

  @Test func aPageIsTurned() {
    let screen = value(.pages, [.value: .number(1), .limits: .numbers([0, 2]), .step: .number(1)])
    #expect(lines.contains { $0.contains("page 2 of 3") })
    press(.right, .enter)
    type("1")
    press(.enter)
    #expect(screen.events == [.value(7, 2), .value(7, 0)])
  }

  @Test func progressIsOnlyShown() {
    let screen = value(.progress, [.value: .number(0.5), .limits: .numbers([0, 1])])
    #expect(lines.contains { $0.contains("██████████░░░░░░░░░░ 50 %") })
    press(.character("+"), .enter)
    #expect(screen.events.isEmpty)
  }

  @Test func aDateIsPicked() {
    let screen = value(
      .datePicker,
      [.value: .number(0), .step: .number(86400), .text: .text("1970-01-01T00:00")])
    #expect(lines.contains { $0.contains("< 1970-01-01 00:00 >") })
    press(.right, .enter)
    type("1970-02-03T01:00")
    press(.enter)
    #expect(screen.events == [.value(7, 86400), .text(7, "1970-02-03T01:00")])
  }

  @Test func aRowOfAPickerIsChosen() {
    let screen = value(.wheel, [.titles: .texts(["A", "B"]), .selection: .number(0)])
    #expect(lines.contains { $0.contains("< A >  1 of 2") })
    press(.right, .left)
    #expect(screen.events == [.value(7, 1), .value(7, 0)])
  }

  @Test func aTextOfSeveralLinesIsTyped() {
    let screen = value(.textView, [.text: .text("a\nb")])
    screen.answer = { [unowned screen] event in
      if case .text(let id, let text) = event {
        screen.controllers[0].children[0].props[.text] = .text(text)
        screen.tell(.set(id, [.text: .text(text)]))
      }
      return LiveOutcome(.done)
    }
    #expect(lines.contains { $0.contains("> a⏎b") })
    press(.enter, .enter, .character("c"))
    #expect(screen.events == [.text(7, "a\nb\n"), .text(7, "a\nb\nc")])
    press(.escape)
    #expect(screen.events.last == .cancel(7))
  }

  @Test func aValueInARowIsChanged() {
    let screen = ScriptedScreen(ScriptedScreen.table("Rows"), sections: [LiveSection(rows: 1)])
    screen.rowParts = [Self.stepper]
    browser.show(screen)
    press(.character("+"))
    #expect(screen.events == [.value(5, 30)])
  }
}
