import CarobFoundation
import CarobRuntime
import Foundation

/// The methods of texts that draw them into the current context.
extension StringDrawing {
  /// How a text looks.
  struct Style {
    var font: UIFont?
    var metrics: TextMetrics
    var color: Drawing.Color?
    var isUnderlined = false
    var alignment = UILabel.TextAlignment.left

    init(_ attributes: DictionaryBox?) {
      func value(_ key: String) -> Object? { attributes?.object(forKey: StringBox(key)) }
      font = value("NSFont") as? UIFont
      metrics = StringDrawing.metrics(of: attributes)
      color = (value("NSColor") as? UIColor).map(Drawing.Color.init)
      isUnderlined = (value("NSUnderline") as? NumberBox).map { $0.doubleValue != 0 } ?? false
      alignment = Self.alignment(value("NSParagraphStyle"))
    }

    /// What SVG calls the alignment; nil for the left edge.
    var anchor: Drawing.Anchor? {
      switch alignment {
      case .center: .middle
      case .right: .end
      case .left, .justified, .natural: nil
      }
    }

    init(font: UIFont?, color: UIColor? = nil, alignment: UILabel.TextAlignment = .left) {
      self.font = font
      self.color = color.map(Drawing.Color.init)
      self.alignment = alignment
      metrics = TextMetrics(font)
    }

    private static let alignmentMessage = Message<() -> Int>("alignment")

    /// The alignment that a paragraph style has.
    private static func alignment(_ style: Object?) -> UILabel.TextAlignment {
      guard let style, style.responds(to: alignmentMessage.selector),
        let number = try? alignmentMessage(style)
      else { return .left }
      return UILabel.TextAlignment(rawValue: number) ?? .left
    }
  }

  /// Draws lines below each other, the first one at the upper edge. The fill colour is the usual one for a font alone.
  static func draw(
    _ lines: [String], _ style: Style, in rect: CGRect, usesFillColor: Bool = false,
    context: CGContext? = GraphicsStack.current
  ) {
    guard let context else { return }
    let color = style.color ?? (usesFillColor ? context.state.fill : Drawing.Color(.black))
    let metrics = style.metrics
    for (number, line) in lines.enumerated() where !line.isEmpty {
      let x: Double
      switch style.alignment {
      case .center: x = rect.midX
      case .right: x = rect.maxX
      case .left, .justified, .natural: x = rect.minX
      }
      // Letters stand on a line that is a size of the font below the upper edge, without their descenders.
      let baseline = rect.minY + Double(number) * metrics.lineHeight + metrics.pointSize
      context.draw(
        Drawing.Text(
          string: line, x: x, y: baseline, size: metrics.pointSize, anchor: style.anchor,
          isBold: style.font?.isBold == true ? true : nil,
          isItalic: style.font?.isItalic == true ? true : nil,
          isUnderlined: style.isUnderlined ? true : nil), color)
    }
  }

  private static func draw(
    _ text: String, _ style: Style, at point: CGPoint, usesFillColor: Bool = false
  ) {
    draw(
      style.metrics.lines(of: text), style, in: CGRect(origin: point, size: .zero),
      usesFillColor: usesFillColor)
  }

  private static func draw(
    _ text: String, _ style: Style, inside rect: CGRect, usesFillColor: Bool = false
  ) {
    draw(
      style.metrics.lines(
        of: text, within: rect.width, lines: style.metrics.countOfLines(in: rect)),
      style, in: rect, usesFillColor: usesFillColor)
  }

  /// Draws a text with several parts: side by side if all fit into a line, else all like the first part.
  static func draw(
    _ text: AttributedStringBox, in rect: CGRect?, at point: CGPoint,
    context: CGContext? = GraphicsStack.current
  ) {
    let parts = text.textsOfParts
    let styles = parts.map { Style($0.attributes) }
    guard let first = styles.first else { return }
    var widths: [Double] = []
    for (part, style) in zip(parts, styles) {
      widths.append(style.metrics.size(of: part.text).width)
    }
    let fits =
      !text.string.contains(where: \.isNewline)
      && widths.reduce(0, +) <= rect?.width ?? .infinity
    guard parts.count > 1, fits else {
      let area = rect ?? CGRect(origin: point, size: .zero)
      let lines = first.metrics.lines(
        of: text.string, within: area.width, lines: rect.map(first.metrics.countOfLines) ?? 0)
      return draw(lines, first, in: area, context: context)
    }
    let size = styles.map { $0.metrics.pointSize }.max() ?? 0
    var x = point.x
    for (index, part) in parts.enumerated() {
      let y = point.y + size - styles[index].metrics.pointSize
      draw(
        [part.text], styles[index], in: CGRect(x: x, y: y, width: 0, height: 0), context: context)
      x += widths[index]
    }
  }

  /// Adds the methods to `NSString`.
  static func drawStrings(_ string: ClassMembers<StringBox>) {
    string.method("drawAtPoint:withAttributes:") {
      (this, point: CGPoint, attributes: DictionaryBox?) in
      draw(this.string, Style(attributes), at: point)
    }
    string.method("drawInRect:withAttributes:") {
      (this, rect: CGRect, attributes: DictionaryBox?) in
      draw(this.string, Style(attributes), inside: rect)
    }
    string.method("drawWithRect:options:attributes:context:") {
      (this, rect: CGRect, options: Int, attributes: DictionaryBox?, _: Object?) in
      draw(this.string, Style(attributes), with: rect, options)
    }
    string.method("drawAtPoint:withFont:") { (this, point: CGPoint, font: UIFont?) -> CGSize in
      let style = Style(font: font)
      draw(this.string, style, at: point, usesFillColor: true)
      return style.metrics.size(of: this.string)
    }
    func inRect(_ text: String, _ rect: CGRect, _ font: UIFont?) -> CGSize {
      let style = Style(font: font)
      draw(text, style, inside: rect, usesFillColor: true)
      return style.metrics.size(of: text, within: rect.width)
    }
    string.method("drawInRect:withFont:") { (this, rect: CGRect, font: UIFont?) -> CGSize in
      inRect(this.string, rect, font)
    }
    string.method("drawInRect:withFont:lineBreakMode:") {
      (this, rect: CGRect, font: UIFont?, _: Int) -> CGSize in
      inRect(this.string, rect, font)
    }
  }

  /// Draws a line at the rectangle's origin, or as many lines as fit.
  private static func draw(_ text: String, _ style: Style, with rect: CGRect, _ options: Int) {
    if options & severalLines != 0 { return draw(text, style, inside: rect) }
    // The origin is where the letters stand.
    let point = CGPoint(x: rect.minX, y: rect.minY - style.metrics.pointSize)
    draw(style.metrics.lines(of: text, lines: 1), style, in: CGRect(origin: point, size: .zero))
  }

  /// Adds the methods to `NSAttributedString`.
  static func drawAttributedStrings(_ text: ClassMembers<AttributedStringBox>) {
    text.method("drawAtPoint:") { (this, point: CGPoint) in draw(this, in: nil, at: point) }
    text.method("drawInRect:") { (this, rect: CGRect) in draw(this, in: rect, at: rect.origin) }
    text.method("drawWithRect:options:context:") {
      (this, rect: CGRect, options: Int, _: Object?) in
      guard options & severalLines == 0 else { return draw(this, in: rect, at: rect.origin) }
      draw(this.string, Style(this.attributesOfParts.first), with: rect, options)
    }
  }
}
