import CarobRuntime

/// A font: the size of its letters, and whether they are bold or italic. [any-thread]
public final class UIFont: Object {
  /// The height of a line's letters, in points.
  public private(set) var pointSize = 17.0
  /// Whether the letters are bold.
  public private(set) var isBold = false
  /// Whether the letters are italic.
  public private(set) var isItalic = false

  /// How the size follows the size of texts that a user has chosen; nil for a fixed size.
  private(set) var scaling: TextScaling?

  /// A system font whose size follows that of texts.
  convenience init(_ scaling: TextScaling, size: Double, bold: Bool, italic: Bool = false) {
    self.init(systemFontOfSize: size, bold: bold, italic: italic)
    self.scaling = scaling
  }

  /// A system font.
  public convenience init(systemFontOfSize size: Double, bold: Bool = false, italic: Bool = false) {
    self.init(isa: Self.runtimeClass)
    pointSize = size
    isBold = bold
    isItalic = italic
  }

  /// The system font that is nearest to a font by its name, such as `Helvetica-BoldOblique`.
  convenience init(named name: String, size: Double) {
    self.init(
      systemFontOfSize: size, bold: name.contains("Bold"),
      italic: name.contains("Italic") || name.contains("Oblique"))
  }

  /// Whether another object is the same font.
  public override func isEqual(_ other: Object?) -> Bool {
    guard let other = other as? UIFont else { return false }
    return (other.pointSize, other.isBold, other.isItalic) == (pointSize, isBold, isItalic)
  }

  public override var hash: Int { pointSize.hashValue }

  /// `17.0 points, bold`.
  public override var objectDescription: String {
    "\(pointSize) points" + (isBold ? ", bold" : "") + (isItalic ? ", italic" : "")
  }

  public override class func define(_ definition: ClassDefinition) {
    definition.members(of: UIFont.self, "A font and its size.") { font in
      font.isImmutable()
      font.classMethod("+ (UIFont *)systemFontOfSize:(CGFloat)size") { (_, size: Double) in
        UIFont(systemFontOfSize: size)
      }
      font.classMethod("+ (UIFont *)boldSystemFontOfSize:(CGFloat)size") { (_, size: Double) in
        UIFont(systemFontOfSize: size, bold: true)
      }
      font.classMethod("+ (UIFont *)italicSystemFontOfSize:(CGFloat)size") { (_, size: Double) in
        UIFont(systemFontOfSize: size, italic: true)
      }
      font.classMethod("+ (UIFont *)fontWithName:(NSString *)name size:(CGFloat)size") {
        (_, name: String, size: Double) in UIFont(named: name, size: size)
      }
      font.property("@property (nonatomic, readonly) CGFloat pointSize") { $0.pointSize }
      defineTextStyles(font)
    }
  }
}
