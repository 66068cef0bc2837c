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

  @Test func patternsAreRepeated() throws {
    let json = """
      {"width": 9, "height": 9, "isCutOff": false, "clips": [], "gradients": [],
       "patterns": [{"xStep": 4, "yStep": 5, "transform": [1, 0, 0, 1, 2, 3],
                     "tile": {"width": 4, "height": 5, "isCutOff": false, "clips": [
                       {"path": "M0 0L1 1Z", "isEvenOdd": false}], "gradients": [],
                       "shapes": [{"path": "M0 0L1 0Z", "fill": "#00ff00", "clip": 0}]}}],
       "shapes": [{"path": "M0 0L9 9Z", "pattern": 0}]}
      """
    let lines = DrawingMarkup(try drawing(json), number: 1)
      .element(x: 0, y: 0, width: 9, height: 9).split(separator: "\n").dropFirst()
    #expect(
      lines == [
        ##"<pattern id="drawing1-pattern0" patternUnits="userSpaceOnUse" width="4" height="5" patternTransform="matrix(1.0 0.0 0.0 1.0 2.0 3.0)">"##,
        ##"<clipPath id="drawing1-pattern0-clip0"><path d="M0 0L1 1Z"/></clipPath>"##,
        ##"<g clip-path="url(#drawing1-pattern0-clip0)"><path d="M0 0L1 0Z" style="fill:#00ff00;stroke:none"/></g>"##,
        "</pattern>",
        ##"<path d="M0 0L9 9Z" style="fill:url(#drawing1-pattern0);stroke:none"/>"##, "</svg>",
      ])
  }

  /// What names something that the drawing does not have, or has wrong numbers, was not drawn by a program.
  @Test(arguments: [
    #"{"path": "M0 0L1 1", "clip": 1}"#, #"{"path": "M0 0L1 1", "clip": -1}"#,
    #"{"path": "M0 0L1 1", "gradient": 0}"#, #"{"path": "M0 0L1 1", "pattern": 0}"#,
    #"{"path": "M0 0L1 1", "transform": [1, 2, 3]}"#,
    #"{"image": {"name": "leaf", "frame": [1, 2, 3]}}"#,
  ])
  func shapesNameWhatIsThere(shape: String) throws {
    let old = ##"{"path": "M1 2L3 4Z", "fill": "#ff0000", "clip": 0}"##
    let text = Self.circle.replacing(old, with: shape)
    #expect(text != Self.circle)
    #expect(throws: DecodingError.self) { try drawing(text) }
  }

  @Test func gradientsHaveTwoPointsOrTwoCircles() throws {
    let gradient = ##"{"numbers": [0, 0, 1, 1], "stops": [{"place": 0, "color": "#000000"}]}"##
    let text = Self.circle.replacing("\"gradients\": []", with: "\"gradients\": [\(gradient)]")
    #expect(try drawing(text).gradients.count == 1)
    #expect(throws: DecodingError.self) {
      try drawing(text.replacing("[0, 0, 1, 1]", with: "[0, 0, 1]"))
    }
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
       "clips": [{"path": "M0 0L1 1", "isEvenOdd": false}],
       "shapes": [{"path": "M0 0L1 1", "clip": 0, "stroke": "#000000",
                   "line": {"width": 1, "cap": "round", "join": "bevel"}, "blend": "multiply"},
                  {"text": {"string": "<script>", "x": 1, "y": 2, "size": 3, "anchor": "end"}}]}
      """
    let text = HTMLRenderer().text(try screen(hostile))
    #expect(!text.contains("<script"))
    let css = ";fill:red"
    for value in [#""round""#, #""bevel""#, #""multiply""#, #""end""#] {
      let wrong = value.dropLast() + css + "\""
      #expect(throws: DecodingError.self) { try drawing(hostile.replacing(value, with: wrong)) }
    }
    for wrong in ["M0 0L1", "javascript:", "M0 0 \\\"/>"] {
      #expect(throws: DecodingError.self) {
        try drawing(hostile.replacing("M0 0L1 1", with: wrong))
      }
    }
  }

  /// What is read has the limits of what is drawn.
  @Test func tooLargeDrawingsAreRefused() throws {
    func text(_ shape: String, count: Int, clips: [String] = []) -> String {
      """
      {"width": 1, "height": 1, "isCutOff": false, "gradients": [],
       "clips": [\(clips.joined(separator: ","))],
       "shapes": [\([String](repeating: shape, count: count).joined(separator: ","))]}
      """
    }
    let path = #"{"path": "M0 0L1 1"}"#
    #expect(
      try drawing(text(path, count: Drawing.maximumShapes)).shapes.count == Drawing.maximumShapes)
    #expect(throws: DecodingError.self) {
      try drawing(text(path, count: Drawing.maximumShapes + 1))
    }
    let name = String(repeating: "n", count: Drawing.maximumCharacters)
    let image = "{\"image\": {\"name\": \"\(name)\", \"frame\": [0, 0, 1, 1]}}"
    #expect(throws: DecodingError.self) { try drawing(text(image, count: 2)) }
    func nested(_ count: Int) -> [String] {
      (0..<count).map {
        #"{"path": "M0 0L1 1", "isEvenOdd": true"# + ($0 > 0 ? ", \"parent\": \($0 - 1)}" : "}")
      }
    }
    let most = Drawing.maximumNestedClips
    let deep = try drawing(text(path, count: 1, clips: nested(most)))
    #expect(deep.areas(of: most - 1).count == most)
    #expect(throws: DecodingError.self) {
      try drawing(text(path, count: 1, clips: nested(most + 1)))
    }
    let inItself = #"{"path": "M0 0L1 1", "isEvenOdd": true, "parent": 0}"#
    #expect(throws: DecodingError.self) { try drawing(text(path, count: 1, clips: [inItself])) }
  }
}
