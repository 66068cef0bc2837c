import Foundation
import PluginTestSupport
import Testing

extension PageSuites {
  /// A view that draws itself, in a browser: the app `Tests/Fixtures/ObjectiveC/Sketch`.
  @Suite(.enabled(if: PluginFixture.hasBlocks, "there is no clang"))
  struct DrawingPageTests {
    private let app: BuiltApp
    private var browser: Browser { app.browser }

    init() throws { app = try BuiltApp("Sketch", until: Self.circle("rgb(255, 0, 0)")) }

    /// An expression for whether the circle has a colour.
    private static func circle(_ color: String) -> String {
      "document.querySelector('.drawing > svg > g > path')?.style.fill === '\(color)'"
    }

    @Test func aDrawingIsShownAndDrawnAgain() throws {
      let drawing = "document.querySelector('.drawing')"
      #expect(try browser.run("return \(drawing).ariaLabel") as? String == "A circle")
      #expect(try browser.run("return \(drawing).querySelector('svg').clientWidth") as? Int == 200)
      #expect(
        try browser.run("return \(drawing).querySelector('text').textContent") as? String
          == "<b>0</b>")
      #expect(try browser.run("return \(drawing).querySelectorAll('b').length") as? Int == 0)
      // Shapes have the areas and gradients that the drawing names.
      let missing = """
        return [...\(drawing).querySelectorAll('[clip-path]')].filter((one) =>
          !document.querySelector(one.getAttribute('clip-path').slice(4, -1))).length;
        """
      #expect(try browser.run(missing) as? Int == 0)
      #expect(try browser.run("return \(drawing).querySelectorAll('stop').length") as? Int == 4)
      #expect(
        try browser.run("return document.querySelectorAll('.image path').length") as? Int == 1)
      #expect(
        try browser.run("return \(drawing).querySelectorAll('pattern path').length") as? Int == 1)
      let isFilled = """
        return [...\(drawing).querySelectorAll('svg > path')].some((one) =>
          document.querySelector(one.style.fill.match(/#[^"]*/)?.[0] ?? 'none')?.matches('pattern'));
        """
      #expect(try browser.run(isFilled) as? Bool == true)
      #expect(
        try browser.run("return document.querySelector('.image').style.transform") as? String
          == "matrix(0.5, 0, 0, 0.5, 0, 0)")
      try browser.run(
        "[...document.querySelectorAll('.button')].find((one) => one.textContent === 'Again').click()"
      )
      try browser.wait(until: Self.circle("rgb(0, 0, 255)"))
      #expect(
        try browser.run("return document.querySelectorAll('.drawing > svg').length") as? Int == 1)
      try browser.expectNoComplaints()
    }
  }
}
