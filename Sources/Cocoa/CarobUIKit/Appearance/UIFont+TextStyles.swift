import CarobFoundation
import CarobRuntime

/// How the size of a font follows the size of texts that a user has chosen.
struct TextScaling: Hashable, Sendable {
  /// The name of the text style, without its prefix, such as `Body`.
  let style: String
  /// The size in the standard setting; nil for that of the style.
  var size: Double?
  /// The maximum of the size; nil for none.
  var maximum: Double?

  init(style: String, size: Double? = nil, maximum: Double? = nil) {
    self.style = style.hasPrefix(Self.prefix) ? String(style.dropFirst(Self.prefix.count)) : style
    (self.size, self.maximum) = (size, maximum)
  }

  private static let prefix = "UICTFontTextStyle"

  /// The categories of sizes, in the order of the numbers below, without their prefix.
  private static let categories = [
    "XS", "S", "M", "L", "XL", "XXL", "XXXL", "AccessibilityM", "AccessibilityL", "AccessibilityXL",
    "AccessibilityXXL", "AccessibilityXXXL",
  ]
  private static let categoryPrefix = "UICTContentSizeCategory"
  private static let standard = 3

  /// The sizes of iOS, in points.
  private static let sizes: [String: [Double]] = [
    "Title0": [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    "Title1": [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    "Title2": [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    "Title3": [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    "Headline": [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    "Body": [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    "Callout": [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    "Subhead": [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    "Footnote": [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    "Caption1": [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    "Caption2": [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]

  /// Whether a text names a category of sizes.
  static func isCategory(_ name: String) -> Bool { index(of: name) != nil }

  private static func index(of category: String) -> Int? {
    guard category.hasPrefix(categoryPrefix) else { return nil }
    return categories.firstIndex(of: String(category.dropFirst(categoryPrefix.count)))
  }

  /// Whether the letters of the style are bold.
  var isBold: Bool { style == "Headline" }

  /// The size of a font in a category; in the standard one for an unknown one.
  func size(in category: String?) -> Double {
    let sizes = Self.sizes[style] ?? Self.sizes["Body"] ?? []
    let index = category.flatMap(Self.index) ?? Self.standard
    guard let size else { return sizes[index] }
    return min(size * sizes[index] / sizes[Self.standard], maximum ?? .infinity)
  }
}

/// Fonts by the style of a text, in the size of texts that a user has chosen.
extension UIFont {
  /// The font of a text style, such as `UICTFontTextStyleBody`. An unknown one has that of the body.
  public static func preferredFont(forTextStyle style: String) -> UIFont {
    preferredFont(style, in: .current)
  }

  private static func preferredFont(_ style: String, in traits: UITraitCollection) -> UIFont {
    let scaling = TextScaling(style: style)
    return UIFont(scaling, size: scaling.size(in: traits.sizeCategory), bold: scaling.isBold)
  }

  /// The font in the size of other traits; nil for one with a fixed size.
  func adjusted(to traits: UITraitCollection) -> UIFont? {
    guard let scaling else { return nil }
    return UIFont(
      scaling, size: scaling.size(in: traits.sizeCategory), bold: isBold, italic: isItalic)
  }

  static func defineTextStyles(_ font: ClassMembers<UIFont>) {
    font.classMethod("+ (UIFont *)preferredFontForTextStyle:(UIFontTextStyle)style") {
      (_, style: String) in
      preferredFont(forTextStyle: style)
    }
    font.classMethod(
      """
      + (UIFont *)preferredFontForTextStyle:(UIFontTextStyle)style \
      compatibleWithTraitCollection:(UITraitCollection *)traitCollection
      """
    ) { (_, style: String, traits: UITraitCollection?) in
      preferredFont(style, in: UITraitCollection.current.overridden(by: traits))
    }
  }
}

/// Sizes of other fonts and lengths that follow the size of texts. [any-thread]
public final class UIFontMetrics: Object, @unchecked Sendable {
  // SAFETY: it is written while it is made, before others know it.
  private var style = "Body"

  private func size(_ size: Double, _ traits: UITraitCollection?) -> Double {
    TextScaling(style: style, size: size).size(
      in: UITraitCollection.current.overridden(by: traits).sizeCategory)
  }

  private func font(
    _ font: UIFont, _ maximum: Double?, _ traits: UITraitCollection?
  ) throws -> UIFont {
    guard font.scaling == nil else {
      throw ObjectiveCException.invalidArgument(
        "a font that follows the size of texts already cannot be scaled by UIFontMetrics")
    }
    let scaling = TextScaling(style: style, size: font.pointSize, maximum: maximum)
    let category = UITraitCollection.current.overridden(by: traits).sizeCategory
    return UIFont(
      scaling, size: scaling.size(in: category), bold: font.isBold, italic: font.isItalic)
  }

  public override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: UIFontMetrics.self, "Sizes of other fonts and lengths that follow the size of texts."
    ) { metrics in
      metrics.classMethod("+ (UIFontMetrics *)defaultMetrics") { _ in UIFontMetrics() }
      metrics.classMethod("+ (instancetype)metricsForTextStyle:(UIFontTextStyle)textStyle") {
        (_, style: String) in
        let metrics = UIFontMetrics()
        metrics.style = style
        return metrics
      }
      metrics.method("- (instancetype)initForTextStyle:(UIFontTextStyle)textStyle") {
        (this, style: String) in
        this.style = style
        return this
      }
      metrics.method("- (UIFont *)scaledFontForFont:(UIFont *)font") { (this, font: UIFont) in
        try this.font(font, nil, nil)
      }
      metrics.method(
        "- (UIFont *)scaledFontForFont:(UIFont *)font maximumPointSize:(CGFloat)maximumPointSize"
      ) { (this, font: UIFont, maximum: Double) in
        try this.font(font, maximum > 0 ? maximum : nil, nil)
      }
      metrics.method(
        """
        - (UIFont *)scaledFontForFont:(UIFont *)font \
        compatibleWithTraitCollection:(UITraitCollection *)traitCollection
        """
      ) { (this, font: UIFont, traits: UITraitCollection?) in try this.font(font, nil, traits) }
      metrics.method("- (CGFloat)scaledValueForValue:(CGFloat)value") { (this, value: Double) in
        this.size(value, nil)
      }
      metrics.method(
        """
        - (CGFloat)scaledValueForValue:(CGFloat)value \
        compatibleWithTraitCollection:(UITraitCollection *)traitCollection
        """
      ) { (this, value: Double, traits: UITraitCollection?) in this.size(value, traits) }
    }
  }
}
