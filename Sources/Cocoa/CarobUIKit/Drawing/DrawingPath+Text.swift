import Foundation

/// A path as SVG writes it, which is its form in JSON too.
extension DrawingPath: Codable, CustomStringConvertible {
  /// The path of a text that `description` gave; nil for others.
  package init?(_ text: String) {
    self.init()
    var scanner = PathScanner(text)
    while let letter = scanner.letter() {
      guard let count = ["M": 1, "L": 1, "Q": 2, "C": 3, "Z": 0][letter],
        let points = scanner.points(count)
      else { return nil }
      switch letter {
      case "M": move(to: points[0])
      case "L": addLine(to: points[0])
      case "Q": addCurve(to: points[1], points[0])
      case "C": addCurve(to: points[2], points[0], points[1])
      default: close()
      }
    }
    if !scanner.isAtEnd { return nil }
  }

  /// The path for the attribute `d` of SVG: `M0 0L10 0Z`.
  ///
  /// - Complexity: O(parts).
  package var description: String {
    var text = ""
    for part in parts {
      text.append(part.letter)
      let numbers = part.points.flatMap { [Double($0.x).drawn, Double($0.y).drawn] }
      text.append(numbers.joined(separator: " "))
    }
    return text
  }

  /// Reads a text.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let path = DrawingPath(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "a path of SVG was expected")
    }
    self = path
  }

  /// Writes a text.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

extension DrawingPath.Part {
  /// The letter of SVG for the part.
  fileprivate var letter: String {
    switch self {
    case .move: "M"
    case .line: "L"
    case .quadratic: "Q"
    case .cubic: "C"
    case .close: "Z"
    }
  }
}

extension Double {
  /// The number for SVG, with at most two decimal places. What is no number, or too far away to be seen, comes to an edge.
  package var drawn: String {
    let limit = 1e6
    let number = isNaN ? 0 : Swift.max(-limit, Swift.min(self, limit))
    let rounded = (number * 100).rounded() / 100
    return Int(exactly: rounded).map { "\($0)" } ?? "\(rounded)"
  }
}

private struct PathScanner {
  private var rest: Substring

  init(_ text: String) { rest = text[...] }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func letter() -> Character? {
    guard let first = rest.first, first.isLetter else { return nil }
    rest.removeFirst()
    return first
  }

  mutating func points(_ count: Int) -> [CGPoint]? {
    var points: [CGPoint] = []
    for _ in 0..<count {
      guard let x = number(), let y = number() else { return nil }
      points.append(CGPoint(x: x, y: y))
    }
    return points
  }

  private mutating func number() -> Double? {
    while rest.first == " " { rest.removeFirst() }
    let digits = rest.prefix { $0.isNumber || "-.e+".contains($0) }
    rest = rest[digits.endIndex...]
    return Double(digits)
  }
}
