import CarobFoundation
import Foundation

/// What tests ask.
extension Drawing {
  /// One line for each shape: `fill M0 0L10 0L10 10L0 10Z #ff0000`.
  ///
  /// - Complexity: O(parts of all paths).
  package var lines: [String] { shapes.map(line) }

  private func line(_ shape: Shape) -> String {
    var words: [String] = []
    if let text = shape.text {
      words += ["text \"\(text.string)\"", "at", text.x.drawn, text.y.drawn]
      words += ["size", text.size.drawn]
      if let anchor = text.anchor { words.append(anchor.rawValue) }
      if text.isBold == true { words.append("bold") }
      if text.isItalic == true { words.append("italic") }
      if text.isUnderlined == true { words.append("underlined") }
      words += [shape.fill?.css ?? ""]
    } else if let image = shape.image {
      words += ["image \"\(image.name)\" in \(image.frame.map(\.drawn).joined(separator: " "))"]
    } else if let path = shape.path {
      if let gradient = gradient(of: shape) {
        words += [gradient.isRadial ? "radial gradient" : "linear gradient"]
        words += gradient.numbers.map(\.drawn) + gradient.stops.map(\.color.css)
      } else {
        words += [!shape.isFilled ? "" : shape.isEvenOdd == true ? "fillEvenOdd" : "fill"]
        if shape.stroke != nil { words[0] += words[0].isEmpty ? "stroke" : "AndStroke" }
        words += [path.description, shape.fill?.css, pattern(of: shape)?.words, shape.stroke?.css]
          .compactMap { $0 }
        if let line = shape.line { words += Self.words(line) }
      }
    }
    if let alpha = shape.alpha { words.append("alpha \(alpha.drawn)") }
    if let blend = shape.blend { words.append("blend \(blend.rawValue)") }
    if let shadow = shape.shadow {
      words.append("shadow \(shadow.x.drawn) \(shadow.y.drawn) \(shadow.blur.drawn)")
    }
    if let transform = shape.transform {
      words.append("transform \(transform.numbers.map(\.drawn).joined(separator: " "))")
    }
    for area in areas(of: shape.clip) { words.append("inside \(area.path)") }
    return words.joined(separator: " ")
  }

  private static func words(_ line: Line) -> [String] {
    var words = ["width \(line.width.drawn)"]
    words += [line.cap?.rawValue, line.join?.rawValue].compactMap { $0 }
    if let dash = line.dash { words.append("dash \(dash.map(\.drawn).joined(separator: " "))") }
    return words
  }

  /// The areas inside of which a shape with that clip is seen, the innermost first. The drawing may come from another process.
  package func areas(of number: Int?) -> [Clip] {
    var areas: [Clip] = []
    var next = number
    while let number = next, clips.indices.contains(number) {
      areas.append(clips[number])
      // The number of an outer area is lower, so that this ends.
      next = clips[number].parent.flatMap { $0 < number ? $0 : nil }
    }
    return areas
  }

  /// The gradient of a shape; nil for none.
  package func gradient(of shape: Shape) -> Gradient? {
    shape.gradient.flatMap { gradients.indices.contains($0) ? gradients[$0] : nil }
  }

  /// The colour of the topmost path at a point; nil for none. Texts, named pictures and gradients have none.
  ///
  /// - Complexity: O(parts of all paths).
  package func color(at point: CGPoint) -> UIColor? {
    for shape in shapes.reversed() {
      guard let path = shape.path, let back = (shape.transform ?? .identity).inverse,
        areas(of: shape.clip).allSatisfy({ $0.path.contains(point, evenOdd: $0.isEvenOdd) })
      else { continue }
      let place = back.applied(to: point)
      if let stroke = shape.stroke, path.touches(place, width: shape.line?.width ?? 1) {
        return stroke.uiColor
      }
      guard shape.isFilled, path.contains(place, evenOdd: shape.isEvenOdd == true) else { continue }
      if let fill = shape.fill { return fill.uiColor }
      if let color = pattern(of: shape)?.color(at: place) { return color }
    }
    return nil
  }
}

extension Drawing.Shape {
  /// Whether the path is filled with a colour or a pattern.
  fileprivate var isFilled: Bool { fill != nil || pattern != nil }
}

extension Drawing.Pattern {
  /// The size of the tiles, and the number of their shapes.
  fileprivate var words: String {
    var words = ["pattern", xStep.drawn, yStep.drawn, "of", "\(tile.shapes.count)"]
    if let transform { words += ["at"] + transform.numbers.map(\.drawn) }
    return words.joined(separator: " ")
  }
}
