import CarobFoundation
import CarobRuntime

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

  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(of: UILabel.self, "Shows text.") { label in
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
    }
  }
}
