import CarobFoundation
import CarobRuntime
import struct Foundation.CGPoint
import struct Foundation.CGRect
import struct Foundation.CGSize

/// A line of text, or several.
@MainActor
open class UILabel: UIView {
  /// The alignment of a text. The numbers are UIKit's.
  public enum TextAlignment: Int, Sendable {
    /// To the left edge.
    case left = 0
    /// To the middle.
    case center = 1
    /// To the right edge.
    case right = 2
    /// To both edges.
    case justified = 3
    /// To the edge where the text's script begins.
    case natural = 4
  }

  /// The text; nil for none.
  public final var text: String? {
    didSet { styledText = nil }
  }

  private final var styledText: AttributedStringBox?

  /// The text with attributes, which are kept but not drawn; nil for none.
  public final var attributedText: AttributedStringBox? {
    get {
      if let styledText { return styledText }
      guard let text else { return nil }
      return AttributedStringBox(text)
    }
    set {
      text = newValue?.string
      styledText = newValue?.immutable
    }
  }

  /// The colour of the text; nil for the usual one.
  public final var textColor: UIColor?

  /// The font; nil for the usual one.
  public final var font: UIFont?

  /// The alignment of the text.
  public final var textAlignment = TextAlignment.natural

  /// The maximum number of lines that are drawn; 0 for no maximum.
  public final var numberOfLines = 1

  /// Where a line that is too long ends; kept, and not looked at. The numbers are UIKit's.
  public final var lineBreakMode = 4

  /// The width at which lines break when the label is asked for its own size; 0 for none.
  public final var preferredMaxLayoutWidth = 0.0

  /// The size of the text, with lines that end at a width; see `TextMetrics`.
  final func textSize(within width: Double) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    let size = TextMetrics(font).size(
      of: text, within: numberOfLines == 1 ? 0 : width, lines: max(0, numberOfLines))
    return CGSize(width: size.width.rounded(.up), height: size.height)
  }

  open override var intrinsicContentSize: CGSize { textSize(within: preferredMaxLayoutWidth) }

  override func drawContent(in context: CGContext) {
    guard let text, !text.isEmpty, !bounds.isEmpty else { return }
    let style = StringDrawing.Style(
      font: font, color: textColor ?? .black, alignment: textAlignment)
    guard let styledText, numberOfLines == 1 else {
      return style.draw(text, centeredIn: bounds, lines: max(0, numberOfLines), context: context)
    }
    let height = StringDrawing.metrics(of: styledText).lineHeight
    let y = bounds.midY - height / 2
    StringDrawing.draw(
      styledText, in: CGRect(x: bounds.minX, y: y, width: bounds.width, height: height),
      at: CGPoint(x: bounds.minX, y: y), context: context)
  }

  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(of: UILabel.self, "Shows text.") { label in
      label.adjustsFont()
      label.property(
        "@property (nonatomic, copy) NSString *text", get: { $0.text }, set: { $0.text = $1 })
      label.property(
        "@property (nonatomic, strong) NSAttributedString *attributedText",
        get: { $0.attributedText }, set: { $0.attributedText = $1 })
      label.property(
        "@property (nonatomic, strong) UIColor *textColor", get: { $0.textColor },
        set: { $0.textColor = $1 })
      label.property(
        "@property (nonatomic, strong) UIFont *font", get: { $0.font }, set: { $0.font = $1 })
      label.property(
        "@property (nonatomic) NSTextAlignment textAlignment", "text alignment", last: 4,
        get: { $0.textAlignment }, set: { $0.textAlignment = $1 })
      label.property(
        "@property (nonatomic) NSInteger numberOfLines", get: { $0.numberOfLines },
        set: { $0.numberOfLines = $1 })
      label.property("@property (nonatomic) NSLineBreakMode lineBreakMode", \.lineBreakMode)
      label.property(
        "@property (nonatomic) CGFloat preferredMaxLayoutWidth", \.preferredMaxLayoutWidth)
      label.method("sizeThatFits:") { (this, size: CGSize) in
        let own = this.textSize(within: size.width)
        return CGSize(
          width: size.width > 0 ? min(own.width, size.width) : own.width, height: own.height)
      }
    }
  }
}
