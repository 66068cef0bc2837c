import CarobScreens
import CarobTerminal
import Testing

/// What a program draws has no pixels in a terminal.
@MainActor
struct BrowserDrawingTests {
  @Test func aDrawingIsALine() {
    let browser = Browser(columns: 60, rows: 8)
    let props: LiveProperties = [.drawing: .text("{}")]
    browser.show(
      ScriptedScreen(
        LiveNode(
          id: 3, kind: .screen,
          children: [
            LiveNode(
              id: 5, kind: .drawing,
              props: props.merging([.label: .text("A circle")]) { $1 }),
            LiveNode(id: 6, kind: .image, props: props),
            LiveNode(id: 7, kind: .image, props: [.image: .text("leaf")]),
          ])))
    let lines = browser.lines().map(\.text)
    for line in ["[drawing A circle]", "[picture]", "[picture leaf]"] {
      #expect(lines.contains { $0.contains(line) }, "\(lines)")
    }
  }
}
