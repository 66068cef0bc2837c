import Foundation
import PluginTestSupport
import Testing

extension PageSuites {
  /// Gestures in a browser: the app `Tests/Fixtures/ObjectiveC/Gestures`, whose label says what was recognized.
  @Suite(.enabled(if: PluginFixture.hasBlocks, "there is no clang"))
  struct GesturePageTests {
    private let app: BuiltApp
    private var browser: Browser { app.browser }

    init() throws { app = try BuiltApp("Gestures", until: Self.said("nothing")) }

    /// An expression for whether the label says something.
    private static func said(_ text: String) -> String {
      "document.querySelector('.text')?.textContent === '\(text)'"
    }

    private func act(_ script: String, says text: String) throws {
      try browser.run(script)
      try browser.wait(until: Self.said(text))
    }

    private static let ground = "document.querySelector('.area')"
    private static let card = "document.querySelectorAll('.text')[1]"

    /// A script that presses at a place of the ground, moves by a distance, and lifts after a time.
    private static func drag(_ x: Int, _ y: Int, after time: Int) -> String {
      """
      const { left, top } = \(ground).getBoundingClientRect();
      const at = (name, x, y) => \(ground).dispatchEvent(new PointerEvent(name, {
        bubbles: true, pointerId: 1, button: 0, clientX: left + x, clientY: top + y }));
      at('pointerdown', 100, 100);
      at('pointermove', 100 + \(x), 100 + \(y));
      setTimeout(() => at('pointerup', 100 + \(x), 100 + \(y)), \(time));
      """
    }

    @Test func tapsAreMade() throws {
      try act("\(Self.card).click()", says: "tap")
      try act(
        "\(Self.card).dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }))",
        says: "two taps")
      try act(
        "\(Self.card).dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, key: 'Enter' }))",
        says: "tap")
      let look = "[\(Self.card).role, \(Self.card).tabIndex, \(Self.ground).ariaLabel].join(' ')"
      #expect(try browser.run("return \(look)") as? String == "button 0 Ground")
      try browser.expectNoComplaints()
    }

    private func prefer(_ style: String) throws {
      _ = try browser.command(
        "Emulation.setEmulatedMedia",
        ["features": [["name": "prefers-color-scheme", "value": style]]])
    }

    @Test func theProgramIsAsDarkAsThePage() throws {
      // The other tests share the browser.
      defer { try? prefer("light") }
      try prefer("dark")
      try browser.wait(until: Self.said("dark"))
      try prefer("light")
      try browser.wait(until: Self.said("light"))
      try browser.expectNoComplaints()
    }

    @Test func fingersMove() throws {
      try act(Self.drag(-80, 5, after: 0), says: "swipe")
      try act(Self.drag(60, 5, after: 0), says: "pan by 60 5")
      try act(Self.drag(0, 0, after: 700), says: "press at 100 100")
      try act(
        "\(Self.ground).dispatchEvent(new WheelEvent('wheel', "
          + "{ bubbles: true, cancelable: true, ctrlKey: true, deltaY: -50 }))", says: "larger")
      try browser.expectNoComplaints()
    }
  }
}
