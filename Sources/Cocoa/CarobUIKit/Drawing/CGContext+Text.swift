import CarobFoundation
import CarobRuntime
import Foundation

/// Texts of `CGContextShowText`. Letters have no outlines here: a mode that strokes has the colour of lines.
extension CGContext {
  static func defineTexts(_ context: ClassMembers<CGContext>) {
    context.method("carob_selectFont:") { (this, name: String?) in
      this.state.font = UIFont(named: name ?? "", size: this.font.pointSize)
    }
    context.method("carob_setFontSize:") { (this, size: Double) in
      guard size.isFinite else { return }
      let old = this.font
      this.state.font = UIFont(systemFontOfSize: size, bold: old.isBold, italic: old.isItalic)
    }
    context.method("carob_setTextMode:") { (this, mode: Int) in
      if let mode = GraphicsState.TextMode(rawValue: mode) { this.state.textMode = mode }
    }
    context.method("carob_textMatrix") { $0.textMatrix }
    context.method("carob_setTextMatrix:") { (this, matrix: CGAffineTransform) in
      this.textMatrix = matrix
    }
    context.method("carob_showText:") { (this, text: String?) in
      if let text { this.show(text) }
    }
  }

  private var font: UIFont {
    state.font ?? UIFont(systemFontOfSize: TextMetrics.plainPointSize)
  }

  /// Draws a text at the text matrix, and moves that to its end.
  private func show(_ text: String) {
    let font = self.font
    let metrics = TextMetrics(font)
    if state.textMode.isSeen, !text.isEmpty {
      saving {
        // In the coordinates of texts, y grows upwards.
        concatenate(CGAffineTransform(d: -1).then(textMatrix))
        draw(
          Drawing.Text(
            string: text, x: 0, y: 0, size: metrics.pointSize, isBold: font.isBold ? true : nil,
            isItalic: font.isItalic ? true : nil),
          state.textMode.usesStrokeColor ? state.stroke : state.fill)
      }
    }
    let end = textMatrix.applied(to: CGPoint(x: metrics.size(of: text).width, y: 0))
    (textMatrix.tx, textMatrix.ty) = (end.x, end.y)
  }
}
