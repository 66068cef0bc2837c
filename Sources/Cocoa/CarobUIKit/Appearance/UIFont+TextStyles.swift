import CarobRuntime

/// Fonts by the style of a text, in the sizes of the standard setting.
extension UIFont {
  private static let sizes: [String: Double] = [
    "Title0": 34, "Title1": 28, "Title2": 22, "Title3": 20, "Headline": 17, "Subhead": 15,
    "Body": 17, "Callout": 16, "Footnote": 13, "Caption1": 12, "Caption2": 11,
  ]

  /// The font of a text style, such as `UICTFontTextStyleBody`. An unknown one has that of the body.
  public static func preferredFont(forTextStyle style: String) -> UIFont {
    let name = style.hasPrefix("UICTFontTextStyle") ? style.dropFirst(17) : style[...]
    return UIFont(systemFontOfSize: sizes[String(name)] ?? 17, bold: name == "Headline")
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
    ) { (_, style: String, _: Object?) in
      preferredFont(forTextStyle: style)
    }
  }
}
