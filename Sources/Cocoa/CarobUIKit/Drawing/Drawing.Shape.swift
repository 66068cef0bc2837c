import CarobFoundation
import Foundation

extension Drawing {
  /// One thing that was drawn. A missing value is the usual one.
  package struct Shape: Codable, Hashable, Sendable {
    /// The path that is filled or drawn along.
    package var path: DrawingPath?
    /// Whether the inside is found by the rule of even and odd.
    package var isEvenOdd: Bool?
    /// The colour of the inside, or of the text.
    package var fill: Color?
    /// The number of the gradient that fills the path.
    package var gradient: Int?
    /// The number of the pattern that fills the path.
    package var pattern: Int?
    /// The colour of the line.
    package var stroke: Color?
    /// The line.
    package var line: Line?
    /// A text.
    package var text: Text?
    /// A named picture.
    package var image: Image?
    /// A transform of all of it.
    package var transform: CGAffineTransform?
    /// The opacity.
    package var alpha: Double?
    /// How it is mixed with what is below.
    package var blend: Blend?
    /// The shadow.
    package var shadow: Shadow?
    /// The number of the area outside of which it is not seen.
    package var clip: Int?

    /// Moves and stretches the shape. What is only filled has its points moved; the points of a gradient are its own.
    ///
    /// - Returns: whether the points of the path have moved, and not what they are drawn by.
    mutating func move(by next: CGAffineTransform) -> Bool {
      if let path, transform == nil, stroke == nil || next.isTranslation {
        self.path = path.transformed(by: next)
        return true
      }
      let whole = (transform ?? .identity).then(next)
      transform = whole == .identity ? nil : whole
      return false
    }

    /// Whether all numbers are finite.
    var isFinite: Bool {
      if let path, !path.isFinite { return false }
      var numbers = (transform?.numbers ?? []) + (image?.frame ?? [])
      if let line {
        numbers += [line.width, line.phase ?? 0, line.miterLimit ?? 0] + (line.dash ?? [])
      }
      if let text { numbers += [text.x, text.y, text.size] }
      if let shadow { numbers += [shadow.x, shadow.y, shadow.blur] }
      return numbers.allSatisfy(\.isFinite)
    }
  }

  /// An area outside of which nothing is drawn.
  package struct Clip: Codable, Hashable, Sendable {
    /// The outline.
    package var path: DrawingPath
    /// Whether the inside is found by the rule of even and odd.
    package var isEvenOdd: Bool
    /// The area around it, which counts as well; its number is lower.
    package var parent: Int?
  }

  /// How a shape is mixed with what is below, as CSS names it. As an enumeration, so that no other text is read.
  package enum Blend: String, Codable, Sendable {
    case multiply, screen, overlay, darken, lighten
    case colorDodge = "color-dodge"
    case colorBurn = "color-burn"
    case softLight = "soft-light"
    case hardLight = "hard-light"
    case difference, exclusion, hue, saturation, color, luminosity
    case plusLighter = "plus-lighter"
  }

  /// The form of the ends of a line, as SVG names it.
  package enum Cap: String, Codable, Sendable { case round, square }

  /// The form of the corners of a line, as SVG names it.
  package enum Join: String, Codable, Sendable { case round, bevel }

  /// The part of a text at its point, as SVG names it.
  package enum Anchor: String, Codable, Sendable { case middle, end }

  /// A line along a path.
  package struct Line: Codable, Hashable, Sendable {
    /// The width, in points.
    package var width = 1.0
    /// The form of the ends; nil for `butt`.
    package var cap: Cap?
    /// The form of the corners; nil for `miter`.
    package var join: Join?
    /// The greatest length of a corner in widths; nil for 10.
    package var miterLimit: Double?
    /// The lengths of dashes and of what is between them; nil for a line without gaps.
    package var dash: [Double]?
    /// How far into the dashes the line begins.
    package var phase: Double?
  }

  /// A line of text.
  package struct Text: Codable, Hashable, Sendable {
    /// The letters.
    package var string: String
    /// The end of the line on which they stand, or its middle.
    package var x: Double
    /// The height of that line.
    package var y: Double
    /// The size of the font.
    package var size: Double
    /// What is at `x`; nil for the left end.
    package var anchor: Anchor?
    /// Whether the letters are bold.
    package var isBold: Bool?
    /// Whether the letters are italic.
    package var isItalic: Bool?
    /// Whether there is a line under them.
    package var isUnderlined: Bool?
  }

  /// A picture, of which only the name is known.
  package struct Image: Codable, Hashable, Sendable {
    /// The name.
    package var name: String
    /// The x, y, width and height.
    package var frame: [Double]
  }

  /// A shadow.
  package struct Shadow: Codable, Hashable, Sendable {
    /// How far it is to the right.
    package var x: Double
    /// How far it is below.
    package var y: Double
    /// The width of its edge.
    package var blur: Double
    /// Its colour.
    package var color: Color
  }

  /// Colours between points or circles.
  package struct Gradient: Codable, Hashable, Sendable {
    /// A colour at a place from 0 to 1.
    package struct Stop: Codable, Hashable, Sendable {
      /// The place.
      package var place: Double
      /// The colour.
      package var color: Color
    }

    /// The x and y of the start and the end; for circles the x, y and radius of each.
    package var numbers: [Double]
    /// The colours, in order.
    package var stops: [Stop]
    /// A transform of the points.
    package var transform: CGAffineTransform?

    /// Whether the colours are between two circles.
    package var isRadial: Bool { numbers.count == 6 }

    /// Whether all numbers are finite.
    var isFinite: Bool {
      (numbers + (transform?.numbers ?? []) + stops.map(\.place)).allSatisfy(\.isFinite)
    }
  }

  /// A colour, in JSON as CSS writes it: `#ff0000`, with two more digits for one that is not opaque.
  package struct Color: Codable, Hashable, Sendable {
    var components: [Double]

    init(_ color: UIColor) { components = [color.red, color.green, color.blue, color.alpha] }

    /// The colour as CSS writes it.
    package var css: String { uiColor.hexadecimal }

    /// The colour as an object.
    var uiColor: UIColor {
      UIColor(
        red: components[0], green: components[1], blue: components[2], alpha: components[3])
    }

    /// Reads a text of CSS.
    package init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      let digits = try container.decode(String.self).dropFirst()
      guard digits.count == 6 || digits.count == 8, let number = UInt32(digits, radix: 16) else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "a colour such as #ff0000 was expected")
      }
      let bytes = digits.count == 8 ? number : number << 8 | 0xFF
      components = [24, 16, 8, 0].map { Double(bytes >> $0 & 0xFF) / 255 }
    }

    /// Writes a text of CSS.
    package func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(css)
    }
  }
}
