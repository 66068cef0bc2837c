import CarobFoundation
import CarobRuntime
import Foundation

/// A layer that draws a text, at its upper edge.
@MainActor
open class CATextLayer: CALayer {
  /// A string or an attributed string.
  final var string: Object?
  /// A font, or the name of one.
  final var font: Object?
  final var fontSize = 36.0
  final var foregroundColor: UIColor? = .white
  final var alignmentMode = "natural"
  final var truncationMode = "none"
  final var isWrapped = false

  private var style: StringDrawing.Style {
    let used =
      if let own = font as? UIFont {
        UIFont(systemFontOfSize: fontSize, bold: own.isBold, italic: own.isItalic)
      } else {
        UIFont(named: (font as? StringBox)?.string ?? "", size: fontSize)
      }
    let alignments: [String: UILabel.TextAlignment] = ["center": .center, "right": .right]
    return StringDrawing.Style(
      font: used, color: foregroundColor, alignment: alignments[alignmentMode] ?? .left)
  }

  override func drawContent(in context: CGContext) {
    super.drawContent(in: context)
    let rect = CGRect(origin: .zero, size: frame.size)
    if let text = string as? AttributedStringBox {
      return StringDrawing.draw(text, in: rect, at: .zero, context: context)
    }
    guard let text = (string as? StringBox)?.string else { return }
    let style = self.style
    let isLimited = isWrapped || truncationMode != "none"
    let room = isLimited ? rect : CGRect(x: 0, y: 0, width: Double.infinity, height: .infinity)
    let lines = style.metrics.fittingLines(of: text, in: room, lines: isWrapped ? 0 : 1)
    StringDrawing.draw(lines, style, in: rect, context: context)
  }

  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(of: CATextLayer.self, "A layer that draws a text.") { layer in
      layer.property("@property (copy) id string", \.string)
      layer.property("@property CFTypeRef font") { this in
        Pointer(this.font?.id)
      } set: { (this, font: Pointer) in
        this.font = Object.from(font.address)
      }
      layer.property("@property CGFloat fontSize", \.fontSize)
      color(layer, "@property CGColorRef foregroundColor", \.foregroundColor)
      layer.property("@property (getter=isWrapped) BOOL wrapped", \.isWrapped)
      layer.property("@property (copy) NSString *alignmentMode", \.alignmentMode)
      layer.property("@property (copy) NSString *truncationMode", \.truncationMode)
    }
  }
}
