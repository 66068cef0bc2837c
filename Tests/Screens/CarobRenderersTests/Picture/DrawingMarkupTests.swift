import CarobUIKit
import Foundation
import Testing

@testable import CarobRenderers

/// What a program has drawn, in pictures and in the terminal.
@Suite struct DrawingMarkupTests {
  private func drawing(_ json: String) throws -> Drawing {
    try JSONDecoder().decode(Drawing.self, from: Data(json.utf8))
  }

  private func screen(_ json: String) throws -> ScreenSnapshot {
    var screen = ScreenSnapshot(screen: "SKSketch", title: "Sketch", sections: [])
    var surroundings = ScreenSnapshot.Surroundings()
    surroundings.drawings = [try drawing(json)]
    screen.surroundings = surroundings
    return screen
  }

  private static let circle = """
    {"width": 40, "height": 20, "isCutOff": false,
     "clips": [{"path": "M0 0L9 0L9 9Z", "isEvenOdd": true}], "gradients": [],
     "shapes": [{"path": "M1 2L3 4Z", "fill": "#ff0000", "clip": 0},
                {"text": {"string": "<b>", "x": 1, "y": 2, "size": 12}, "fill": "#000000"}]}
    """

  @Test func shapesAreElements() throws {
    let lines = DrawingMarkup(try drawing(Self.circle), number: 3)
      .element(x: 0, y: 0, width: 40, height: 20).split(separator: "\n")
    #expect(
      lines == [
        #"<svg x="0" y="0" width="40" height="20" viewBox="0 0 40 20" preserveAspectRatio="none">"#,
        #"<clipPath id="drawing3-clip0"><path d="M0 0L9 0L9 9Z" clip-rule="evenodd"/></clipPath>"#,
        ##"<g clip-path="url(#drawing3-clip0)"><path d="M1 2L3 4Z" style="fill:#ff0000;stroke:none"/></g>"##,
        ##"<text x="1" y="2" style="fill:#000000;stroke:none;font:12px system-ui,sans-serif;white-space:pre;text-anchor:start">&lt;b&gt;</text>"##,
        "</svg>",
      ])
  }

  @Test func picturesHaveIt() throws {
    let screen = try screen(Self.circle)
    #expect(SVGRenderer().text(screen).contains("<path d=\"M1 2L3 4Z\""))
    #expect(HTMLRenderer().text(screen).contains("<path d=\"M1 2L3 4Z\""))
    #expect(TextRenderer().lines(screen).contains("[drawing: 2 shapes]"))
  }

  /// A drawing may come from the process of a plugin that nobody trusts.
  @Test func hostileValuesBecomeNoMarkup() throws {
    let hostile = """
      {"width": 1e300, "height": -1, "isCutOff": true, "gradients": [],
       "clips": [{"path": "M0 0L1 1", "isEvenOdd": false, "parent": 0}],
       "shapes": [{"path": "M0 0L1 1", "clip": 7, "gradient": 9, "stroke": "#000000",
                   "line": {"width": 1, "cap": "\\"><script>"}, "blend": "<x>"}]}
      """
    let text = HTMLRenderer().text(try screen(hostile))
    #expect(!text.contains("<script"))
    #expect(!text.contains("<x>"))
    #expect(try drawing(hostile).areas(of: 0).count == 1)
    for wrong in ["M0 0L1", "javascript:", "M0 0 \\\"/>"] {
      #expect(throws: DecodingError.self) {
        try drawing(hostile.replacing("M0 0L1 1", with: wrong))
      }
    }
  }
}
