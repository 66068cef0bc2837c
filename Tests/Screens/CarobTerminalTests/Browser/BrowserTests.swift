import CarobScreens
import CarobTerminal
import Foundation
import Testing

@MainActor
struct BrowserTests {
  private let browser = Browser(columns: 40, rows: 8)

  /// What is shown, without spaces at the ends of lines.
  private var lines: [String] {
    browser.lines().map { String($0.text.reversed().drop { $0 == " " }.reversed()) }
  }

  private func press(_ keys: Key...) { for key in keys { browser.handle(key) } }

  private func type(_ text: String) { for character in text { press(.character(character)) } }

  /// The text under the cursor.
  private var underCursor: String? {
    browser.lines().first { $0.spans.first?.isHighlighted == true }
      .map { $0.text.trimmingCharacters(in: .whitespaces) }
  }

  private func numbers(_ count: Int) -> ScriptedScreen {
    ScriptedScreen(ScriptedScreen.table("Numbers"), sections: [LiveSection(rows: count)])
  }

  @Test func aListIsShown() {
    browser.show(numbers(3))
    #expect(
      lines == ["Numbers", "  row 0", "  row 1", "  row 2", "", "", "", status("1/3")])
    press(.down)
    #expect(underCursor == "row 1")
    press(.enter)
    #expect(lines.last?.hasSuffix("2/3") == true)
  }

  private func status(_ end: String) -> String {
    let text = "? lists the keys"
    return text + String(repeating: " ", count: 40 - text.count - end.count) + end
  }

  @Test func onlyWhatIsVisibleIsAskedFor() {
    let screen = numbers(1_000_000)
    browser.show(screen)
    press(.end)
    #expect(lines[1] == "  row 999994" && underCursor == "row 999999")
    #expect(screen.shown == 999_994..<1_000_000)
    press(.home)
    #expect(lines[1] == "  row 0" && screen.shown == 0..<6)
    press(.pageDown)
    #expect(lines[1] == "  row 5" && underCursor == "row 5")
  }

  /// What was said stays until something else is.
  @Test func whatAKeyDidIsSaid() {
    let screen = numbers(3)
    browser.show(screen)
    screen.answer = { event in
      if case .select = event { return LiveOutcome(.nothing, reason: "nobody answers") }
      return LiveOutcome(.done)
    }
    press(.enter)
    #expect(lines.last?.hasPrefix("nobody answers") == true)
    #expect(screen.events == [.select(list: 10, at: LivePlace(0, 0), version: 1)])
    press(.down)
    #expect(lines.last?.hasPrefix("nobody answers") == true)
    screen.answer = { _ in
      LiveOutcome(.done, sent: [LiveOutcome.Sent(selector: "tap:", to: "View", by: "List")])
    }
    press(.enter)
    #expect(lines.last?.hasPrefix("tap: → List") == true)
    press(.character("m"))
    #expect(lines[0] == "Messages" && lines[1] == "nobody answers")
  }

  /// Rows that come above the cursor do not move what is seen.
  @Test func theCursorStaysOnItsRow() {
    let screen = numbers(100)
    browser.show(screen)
    for _ in 0..<50 { press(.down) }
    #expect(lines[1] == "  row 45")
    var diff = LiveListDiff()
    diff.inserted = [LiveListDiff.Span(0, 0, 10)]
    screen.sections = [LiveSection(rows: 110)]
    screen.tell(.update(list: ScriptedScreen.list, diff))
    browser.update()
    #expect(lines[1] == "  row 55" && underCursor == "row 60")
    #expect(lines.last?.hasSuffix("61/110") == true)
    screen.sections = [LiveSection(rows: 3)]
    screen.tell(.reload(list: ScriptedScreen.list, screen.sections))
    browser.update()
    #expect(underCursor == "row 2")
  }

  @Test func screensKeepTheirPlaces() {
    let screen = numbers(9)
    let first = LiveNode(
      id: 2, kind: .navigation, children: [ScriptedScreen.table("Numbers")])
    screen.controllers = [first]
    browser.show(screen)
    press(.down, .down)
    var both = first
    both.children[0].children = []
    both.children.append(ScriptedScreen.table("Next", id: 4))
    both.children[1].props[.back] = .text("Numbers")
    screen.controllers = [both]
    screen.tell(.push(onto: 2, both.children[1]))
    browser.update()
    #expect(lines[0] == "‹ Numbers  Next" && lines.last?.hasSuffix("1/9") == true)
    press(.escape)
    #expect(screen.events == [.back(from: 4)])
    press(.click(column: 2, row: 0))
    #expect(screen.events.count == 2)
    screen.controllers = [first]
    screen.tell(.pop(of: 2, to: first.children[0]))
    browser.update()
    #expect(lines[0] == "Numbers" && underCursor == "row 2")
    press(.escape)
    #expect(screen.events.count == 2)
  }

  @Test func whatWasPresentedIsDismissed() {
    let screen = numbers(1)
    screen.controllers.append(
      LiveNode(
        id: 5, kind: .screen, props: [.title: .text("Note"), .presented: .flag(true)]))
    browser.show(screen)
    #expect(lines[0] == "‹ Close  Note")
    press(.escape)
    #expect(screen.events == [.dismiss(5)])
  }

  @Test func tabsAreChosen() {
    let screen = numbers(1)
    screen.controllers = [
      LiveNode(
        id: 2, kind: .tabs, props: [.selection: .number(0)],
        children: [
          ScriptedScreen.table("One"),
          LiveNode(id: 4, kind: .screen, props: [.title: .text("Two")]),
        ])
    ]
    browser.show(screen)
    #expect(lines[6] == " One   Two")
    press(.tab, .backTab, .click(column: 8, row: 6))
    #expect(
      screen.events == [
        .tab(of: 2, index: 1), .tab(of: 2, index: 1), .tab(of: 2, index: 1),
      ])
  }

  private func controls() -> ScriptedScreen {
    ScriptedScreen(
      ScriptedScreen.table(
        "Controls", id: 3,
        LiveNode(
          id: 4, kind: .barButton, props: [.title: .text("Add"), .side: .text("right")]),
        LiveNode(id: 5, kind: .searchBar, props: [.placeholder: .text("Find")]),
        LiveNode(id: 6, kind: .toggle, props: [.value: .flag(true)]),
        LiveNode(id: 7, kind: .slider, props: [.value: .number(0.5)])),
      sections: [LiveSection(rows: 2)])
  }

  @Test func elementsAreAboveTheList() {
    let screen = controls()
    browser.show(screen)
    #expect(lines[0] == "Controls" + String(repeating: " ", count: 25) + "[ Add ]")
    // A third of the lines.
    #expect(lines[1...4] == ["  Search: Find", "  [x]", "  row 0", "  row 1"])
    press(.up, .enter)
    type("0.7")
    press(.enter)
    #expect(screen.events == [.value(7, 0.7)])
    press(.up, .enter, .up, .up, .enter)
    #expect(screen.events == [.value(7, 0.7), .tap(6), .tap(4)])
    press(.up, .down, .down, .down, .down, .enter)
    #expect(screen.events.last == .select(list: 10, at: LivePlace(0, 0), version: 1))
  }

  @Test func whatCanBeOperatedIsUnderTheCursor() {
    let screen = ScriptedScreen(
      LiveNode(
        id: 3, kind: .screen,
        children: [
          LiveNode(id: 4, kind: .label, props: [.text: .text("Text")]),
          LiveNode(id: 5, kind: .button, props: [.title: .text("Reset")]),
        ]))
    browser.show(screen)
    #expect(underCursor == "[ Reset ]")
    press(.enter, .up, .enter)
    #expect(underCursor == "Text" && screen.events == [.tap(5)])
  }

  /// After a screen was presented over its stack.
  @Test func theCursorComesBackToItsControl() {
    let screen = controls()
    let stack = LiveNode(id: 2, kind: .navigation, children: screen.controllers)
    screen.controllers = [stack]
    browser.show(screen)
    press(.up, .up)
    #expect(underCursor == "[x]")
    let note = LiveNode(
      id: 20, kind: .screen, props: [.title: .text("Note"), .presented: .flag(true)])
    screen.controllers = [LiveNode(id: 2, kind: .navigation), note]
    screen.tell(.present(note))
    browser.update()
    #expect(lines[0] == "‹ Close  Note")
    screen.controllers = [stack]
    screen.tell(.dismiss(to: stack))
    browser.update()
    #expect(underCursor == "[x]")
    press(.enter)
    #expect(screen.events == [.tap(6)])
    // Numbers of another session stand for other elements.
    browser.close()
    browser.show(controls())
    #expect(underCursor == "row 0")
  }

  @Test func whatIsSearchedForIsTyped() {
    let screen = controls()
    browser.show(screen)
    screen.answer = { [unowned screen] event in
      if case .text(let id, let text) = event {
        let bar = screen.controllers[0].children.firstIndex { $0.id == id }!
        screen.controllers[0].children[bar].props[.text] = .text(text)
        screen.tell(.set(id, [.text: .text(text)]))
      }
      return LiveOutcome(.done)
    }
    press(.character("/"))
    type("qé")
    press(.backspace)
    #expect(screen.events == [.text(5, "q"), .text(5, "qé"), .text(5, "q")])
    #expect(lines.last == "Search: q")
    press(.enter)
    #expect(screen.events.last == .submit(5) && !browser.isOver)
    press(.character("/"), .escape)
    #expect(screen.events.suffix(2) == [.text(5, ""), .cancel(5)])
    #expect(underCursor == "row 0")
  }

  @Test func whatCanBePulledIsPulled() {
    let screen = numbers(1)
    browser.show(screen)
    press(.character("r"))
    screen.controllers[0].children.append(LiveNode(id: 6, kind: .refresh))
    screen.tell(.insert(LiveNode(id: 6, kind: .refresh), into: 3, at: 1))
    browser.update()
    press(.character("r"))
    #expect(screen.events == [.reload(3), .refresh(list: 10)])
  }

  @Test func thePlaceIsKeptForTheNextScreen() {
    let screen = numbers(50)
    browser.show(screen)
    for _ in 0..<20 { press(.down) }
    let before = lines[1...6]
    browser.close()
    #expect(screen.hasEnded)
    press(.down, .enter, .character("r"))
    let next = numbers(50)
    browser.show(next)
    #expect(lines[1...6] == before && underCursor == "row 20")
    #expect(next.events.isEmpty)
  }

  @Test func linesFitIntoAnySize() {
    browser.show(controls())
    for columns in [1, 2, 5, 200] {
      for rows in [1, 2, 3, 60] {
        browser.resize(columns: columns, rows: rows)
        #expect(browser.lines().count == rows)
        press(.down, .pageDown, .end, .up, .home)
      }
    }
  }

  @Test func itEnds() {
    browser.show(numbers(1))
    press(.character("?"), .character("q"))
    #expect(!browser.isOver)
    press(.character("q"))
    #expect(browser.isOver)
  }
}
