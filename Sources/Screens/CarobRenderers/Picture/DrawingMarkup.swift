import CarobFoundation
import CarobUIKit
import Foundation

/// SVG for what a program has drawn. [any-thread]
struct DrawingMarkup {
  private let drawing: Drawing
  private let prefix: String

  /// - Parameter number: the number of the drawing on its page, for names that are not used twice.
  init(_ drawing: Drawing, number: Int) { self.init(drawing, prefix: "drawing\(number)-") }

  private init(_ drawing: Drawing, prefix: String) {
    self.drawing = drawing
    self.prefix = prefix
  }

  /// The width and the height in points, each of 1 at least.
  var size: (width: Double, height: Double) { (max(drawing.width, 1), max(drawing.height, 1)) }

  /// An element `svg` of that place and size.
  ///
  /// - Complexity: O(parts of all paths).
  func element(x: Double, y: Double, width: Double, height: Double) -> String {
    var text =
      "<svg x=\"\(x.drawn)\" y=\"\(y.drawn)\" width=\"\(width.drawn)\" height=\"\(height.drawn)\" "
      + "viewBox=\"0 0 \(size.width.drawn) \(size.height.drawn)\" preserveAspectRatio=\"none\">\n"
    text += content
    return text + "</svg>\n"
  }

  /// What the shapes name, and the shapes.
  private var content: String {
    var text = ""
    for (number, clip) in drawing.clips.enumerated() { text += self.clip(clip, number) }
    for (number, gradient) in drawing.gradients.enumerated() {
      text += self.gradient(gradient, number)
    }
    for (number, pattern) in drawing.patterns.enumerated() {
      text += self.pattern(pattern, number)
    }
    for shape in drawing.shapes { text += self.shape(shape) }
    return text
  }

  private func pattern(_ pattern: Drawing.Pattern, _ number: Int) -> String {
    let name = "\(prefix)pattern\(number)"
    let tile = DrawingMarkup(pattern.tile, prefix: name + "-")
    return
      "<pattern id=\"\(name)\" patternUnits=\"userSpaceOnUse\" width=\"\(pattern.xStep.drawn)\" "
      + "height=\"\(pattern.yStep.drawn)\"\(Self.transform("patternTransform", pattern.transform))>\n"
      + tile.content + "</pattern>\n"
  }

  private func clip(_ clip: Drawing.Clip, _ number: Int) -> String {
    let rule = clip.isEvenOdd ? " clip-rule=\"evenodd\"" : ""
    let outer = clip.parent.map { " clip-path=\"url(#\(prefix)clip\($0))\"" } ?? ""
    return "<clipPath id=\"\(prefix)clip\(number)\"\(outer)>"
      + "<path d=\"\(clip.path)\"\(rule)/></clipPath>\n"
  }

  private func gradient(_ gradient: Drawing.Gradient, _ number: Int) -> String {
    let names = gradient.isRadial ? ["fx", "fy", "fr", "cx", "cy", "r"] : ["x1", "y1", "x2", "y2"]
    let kind = gradient.isRadial ? "radialGradient" : "linearGradient"
    var text = "<\(kind) id=\"\(prefix)gradient\(number)\" gradientUnits=\"userSpaceOnUse\""
    for (name, value) in zip(names, gradient.numbers) { text += " \(name)=\"\(value.drawn)\"" }
    text += Self.transform("gradientTransform", gradient.transform) + ">"
    for stop in gradient.stops {
      text += "<stop offset=\"\(stop.place.drawn)\" stop-color=\"\(stop.color.css)\"/>"
    }
    return text + "</\(kind)>\n"
  }

  private static func transform(_ name: String, _ transform: CGAffineTransform?) -> String {
    guard let transform else { return "" }
    // The scale needs more digits than a place.
    let values = transform.numbers.map {
      abs($0) < 1e6 ? "\(($0 * 1e6).rounded() / 1e6)" : $0.drawn
    }
    return " \(name)=\"matrix(\(values.joined(separator: " ")))\""
  }

  private func shape(_ shape: Drawing.Shape) -> String {
    let more = "\(Self.transform("transform", shape.transform)) style=\"\(style(of: shape))\""
    var element = ""
    if let text = shape.text {
      element =
        "<text x=\"\(text.x.drawn)\" y=\"\(text.y.drawn)\"\(more)>\(text.string.markup)</text>"
    } else if let image = shape.image {
      // Of a named picture only the name is known.
      let (x, y) = (image.frame[0], image.frame[1])
      element =
        "<rect x=\"\(x.drawn)\" y=\"\(y.drawn)\" width=\"\(image.frame[2].drawn)\" "
        + "height=\"\(image.frame[3].drawn)\" rx=\"4\"\(more)><title>\(image.name.markup)</title></rect>"
    } else if let path = shape.path {
      element = "<path d=\"\(path)\"\(more)/>"
    }
    // Around the element, whose transform is not that of the area.
    guard let clip = shape.clip else { return element + "\n" }
    return "<g clip-path=\"url(#\(prefix)clip\(clip))\">\(element)</g>\n"
  }

  private func style(of shape: Drawing.Shape) -> String {
    var fill = shape.fill?.css ?? "none"
    if let number = shape.gradient { fill = "url(#\(prefix)gradient\(number))" }
    if let number = shape.pattern { fill = "url(#\(prefix)pattern\(number))" }
    if shape.image != nil { fill = "#8e8e9380" }
    var rules = ["fill:\(fill)", "stroke:\(shape.stroke?.css ?? "none")"]
    if shape.isEvenOdd == true { rules.append("fill-rule:evenodd") }
    if let line = shape.line, shape.stroke != nil {
      rules.append("stroke-width:\(line.width.drawn)")
      if let cap = line.cap { rules.append("stroke-linecap:\(cap.rawValue)") }
      if let join = line.join { rules.append("stroke-linejoin:\(join.rawValue)") }
      rules.append("stroke-miterlimit:\(line.miter.drawn)")
      if let dash = line.dash {
        rules.append("stroke-dasharray:\(dash.map(\.drawn).joined(separator: " "))")
        rules.append("stroke-dashoffset:\((line.phase ?? 0).drawn)")
      }
    }
    if let text = shape.text {
      let face = (text.isItalic == true ? "italic " : "") + (text.isBold == true ? "bold " : "")
      rules.append("font:\(face)\(text.size.drawn)px system-ui,sans-serif")
      rules.append("white-space:pre")
      rules.append("text-anchor:\(text.anchor?.rawValue ?? "start")")
      if text.isUnderlined == true { rules.append("text-decoration:underline") }
    }
    if let alpha = shape.alpha { rules.append("opacity:\(alpha.drawn)") }
    if let blend = shape.blend { rules.append("mix-blend-mode:\(blend.rawValue)") }
    if let shadow = shape.shadow {
      rules.append(
        "filter:drop-shadow(\(shadow.x.drawn)px \(shadow.y.drawn)px \(shadow.blur.drawn)px \(shadow.color.css))"
      )
    }
    return rules.joined(separator: ";")
  }
}
