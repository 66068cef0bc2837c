import CarobScreens
import CarobTerminal
import Foundation
import Testing

/// Keys that edit rows.
@MainActor
struct BrowserEditingTests {
  private let browser = Browser(columns: 40, rows: 8)
  private let screen = ScriptedScreen(
    ScriptedScreen.table("Letters"), sections: [LiveSection(rows: 3)])

  private func press(_ keys: String) { for key in keys { browser.handle(.character(key)) } }

  private var status: String { browser.lines().last?.text ?? "" }

  private func show(_ props: LiveProperties) {
    screen.rowProps = props
    browser.show(screen)
  }

  @Test func aRowIsDeletedByTwoPresses() {
    show([.actions: .texts(["More", "Remove"]), .deletion: .number(1)])
    press("d")
    #expect(status.hasPrefix("press d again: Remove"))
    #expect(screen.events.isEmpty)
    browser.handle(.down)
    press("d")
    #expect(screen.events.isEmpty)
    press("d")
    #expect(screen.events == [.action(list: 10, at: LivePlace(0, 1), index: 1, version: 1)])
  }

  @Test func aRowThatCannotBeDeleted() {
    show([:])
    press("dd")
    #expect(status.hasPrefix("this row cannot be deleted"))
    press("1")
    #expect(status.hasPrefix("this row has no buttons"))
    press("]")
    #expect(status.hasPrefix("this row cannot be moved now"))
    #expect(screen.events.isEmpty)
  }

  @Test(arguments: [1e300, .infinity, .nan, -1, 0.5, 7])
  func aNumberOfNoButton(number: Double) {
    show([.actions: .texts(["More"]), .deletion: .number(number)])
    press("d")
    #expect(status.hasPrefix("this row cannot be deleted"))
  }

  @Test(arguments: [1e300, .infinity, .nan, -1, 0.5, 7])
  func aNumberOfNoTab(number: Double) {
    let tabs = LiveNode(
      id: 2, kind: .tabs, props: [.selection: .number(number)],
      children: [ScriptedScreen.table("One"), ScriptedScreen.table("Two", id: 4)])
    browser.show(ScriptedScreen(tabs, sections: [LiveSection(rows: 3)]))
    browser.handle(.tab)
    #expect(!browser.lines().isEmpty)
  }

  @Test func buttonsHaveNumbers() {
    show([.actions: .texts(["More", "Remove"])])
    press("3")
    #expect(status.hasPrefix("the buttons of this row: 1 More, 2"))
    press("1")
    #expect(screen.events == [.action(list: 10, at: LivePlace(0, 0), index: 0, version: 1)])
  }

  @Test func aRowIsMoved() {
    show([.movable: .flag(true), .sign: .text("delete")])
    let line = browser.lines()[1].text
    #expect(line.hasPrefix("- row 0") && line.contains("≡"))
    press("[")
    #expect(status.hasPrefix("the row is at the end of its sec"))
    press("]")
    #expect(
      screen.events == [
        .move(list: 10, at: LivePlace(0, 0), to: LivePlace(0, 1), version: 1)
      ])
  }

  @Test func theIndexLeadsToARow() {
    screen.controllers[0].children[0].props[.index] = .texts(["A", "Be", "ö"])
    screen.answer = { event in
      var outcome = LiveOutcome(.done)
      if case .indexTitle = event { outcome.row = 2 }
      return outcome
    }
    show([:])
    press("i")
    #expect(status.hasPrefix("index: A Be ö"))
    press("x")
    #expect(status.hasPrefix("no title begins with x"))
    press("i")
    browser.handle(.down)
    #expect(status.hasPrefix("no title was chosen"))
    #expect(screen.events.isEmpty)
    press("ib")
    #expect(screen.events == [.indexTitle(list: 10, index: 1)])
    #expect(status.hasSuffix("3/3"))
    press("iÖ")
    #expect(screen.events.last == .indexTitle(list: 10, index: 2))
  }

  @Test func aTableWithoutAnIndex() {
    show([:])
    press("i")
    #expect(status.hasPrefix("this screen has no index"))
  }

  @Test func theAccessoryIsTapped() {
    show([.accessory: .text("detailButton")])
    press("a")
    #expect(screen.events == [.accessory(list: 10, at: LivePlace(0, 0), version: 1)])
  }
}
