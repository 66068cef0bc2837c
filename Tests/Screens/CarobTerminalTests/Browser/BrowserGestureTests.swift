import CarobScreens
import CarobTerminal
import Testing

/// Keys make gestures.
@MainActor
struct BrowserGestureTests {
  private let browser = Browser(columns: 80, rows: 8)

  private var lines: [String] { browser.lines().map(\.text) }

  private func press(_ keys: Key...) { for key in keys { browser.handle(key) } }

  private static let card = LiveNode(
    id: 5, kind: .label,
    props: [.text: .text("Card"), .gestures: .texts(["tap", "longPress", "pan"])])

  @Test func aViewIsTappedByEnter() {
    let screen = ScriptedScreen(LiveNode(id: 3, kind: .screen, children: [Self.card]))
    browser.show(screen)
    press(.enter)
    #expect(screen.events == [.tap(5)])
  }

  @Test func theGesturesOfAViewAreOffered() {
    let screen = ScriptedScreen(LiveNode(id: 3, kind: .screen, children: [Self.card]))
    browser.show(screen)
    press(.character("g"))
    #expect(lines.last?.hasPrefix("gestures: a tap, b long press, c pan right, d pan left") == true)
    press(.character("b"), .character("g"), .character("d"))
    #expect(
      screen.events == [
        .gesture(5, LiveGesture(.longPress)), .gesture(5, LiveGesture(.pan, by: [-100, 0])),
      ])
    press(.character("g"), .character("z"))
    #expect(lines.last?.hasPrefix("no gesture was made") == true)
    press(.character("g"), .escape, .character("b"))
    #expect(screen.events.count == 2)
  }

  @Test func theGesturesOfARowAndOfTheScreen() {
    var table = ScriptedScreen.table("Rows")
    table.props[.gestures] = .texts(["swipeRight"])
    let screen = ScriptedScreen(table, sections: [LiveSection(rows: 2)])
    screen.rowProps[.gestures] = .texts(["longPress"])
    browser.show(screen)
    press(.down, .character("g"), .character("a"))
    screen.rowProps[.gestures] = nil
    screen.tell(.screen(LiveNode(id: 1, kind: .window, children: screen.controllers)))
    browser.update()
    press(.character("g"), .character("a"))
    #expect(
      screen.events == [
        .gesture(101, LiveGesture(.longPress)), .gesture(3, LiveGesture(.swipeRight)),
      ])
  }

  @Test func thereAreNoGestures() {
    browser.show(ScriptedScreen(LiveNode(id: 3, kind: .screen)))
    press(.character("g"))
    #expect(lines.last?.hasPrefix("no gesture acts here") == true)
  }
}
