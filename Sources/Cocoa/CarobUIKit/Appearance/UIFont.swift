import CarobRuntime

/// How letters look, as far as it matters here: their size, and whether they are bold or slanted.
/// [any-thread]
public final class UIFont: Object {
  /// The height of a line's letters, in points.
  public private(set) var pointSize = 17.0
  /// Whether the letters are bold.
  public private(set) var isBold = false
  /// Whether the letters are slanted.
  public private(set) var isItalic = false

  /// A font of the system's.
  public convenience init(systemFontOfSize size: Double, bold: Bool = false, italic: Bool = false) {
    self.init(isa: Self.runtimeClass)
    pointSize = size
    isBold = bold
    isItalic = italic
  }

  /// Whether another object is the same font.
  public override func isEqual(_ other: Object?) -> Bool {
    guard let other = other as? UIFont else { return false }
    return (other.pointSize, other.isBold, other.isItalic) == (pointSize, isBold, isItalic)
  }

  /// Equal for equal fonts.
  public override var hash: Int { pointSize.hashValue }

  /// `17.0 points, bold`.
  public override var objectDescription: String {
    "\(pointSize) points" + (isBold ? ", bold" : "") + (isItalic ? ", italic" : "")
  }

  /// States what the runtime knows of the class.
  public override class func define(_ definition: ClassDefinition) {
    definition.members(of: UIFont.self) { font in
      font.isImmutable()
      font.classMethod("systemFontOfSize:") { (_, size: Double) in UIFont(systemFontOfSize: size) }
      font.classMethod("boldSystemFontOfSize:") { (_, size: Double) in
        UIFont(systemFontOfSize: size, bold: true)
      }
      font.classMethod("italicSystemFontOfSize:") { (_, size: Double) in
        UIFont(systemFontOfSize: size, italic: true)
      }
      font.property("pointSize") { $0.pointSize }
    }
  }
}
