import CarobRuntime

/// A colour, with components from 0 to 1. Components outside that range are clamped; NaN becomes 0.
///
/// A dynamic colour has others in other traits. Its components are those in the current ones. [any-thread]
public final class UIColor: Object, @unchecked Sendable {
  // SAFETY: it is written while it is made, before others know it.
  private struct Components: Hashable {
    var red = 0.0
    var green = 0.0
    var blue = 0.0
    var alpha = 1.0
  }

  /// The components of a colour that is the same in all traits.
  private var fixed = Components()
  /// The choice of a dynamic colour; nil for another one.
  private(set) var choice: Choice?

  /// The red component.
  public var red: Double { components.red }
  /// The green component.
  public var green: Double { components.green }
  /// The blue component.
  public var blue: Double { components.blue }
  /// The opacity.
  public var alpha: Double { components.alpha }

  private var components: Components {
    choice == nil ? fixed : resolved(in: .current).fixed
  }

  /// A colour that is chosen by traits.
  convenience init(_ choice: Choice) {
    self.init(isa: Self.runtimeClass)
    self.choice = choice
  }

  func choose(by choice: Choice) { self.choice = choice }

  /// The picture that is repeated; nil for a plain colour.
  private(set) var patternImage: UIImage?

  /// A colour that is a picture again and again. Its components are those of one colour in place of it.
  convenience init(pattern image: UIImage) {
    self.init(isa: Self.runtimeClass)
    set(pattern: image)
  }

  private func set(pattern image: UIImage) {
    let plain = image.drawing.flatMap { Drawing.Pattern($0) }?.plainColor ?? Self.namedPattern
    set(plain.red, plain.green, plain.blue, plain.alpha)
    patternImage = image
  }

  /// The grey that front ends draw in place of a named picture.
  private static var namedPattern: UIColor { UIColor(white: 0.56, alpha: 0.5) }

  /// What fills paths; nil for a plain colour, and for a named picture, of which nobody knows the size.
  var pattern: Drawing.Pattern? { patternImage?.drawing.flatMap { Drawing.Pattern($0) } }

  /// The colour of components.
  public convenience init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.init(isa: Self.runtimeClass)
    set(red, green, blue, alpha)
  }

  /// A grey; 1 is white.
  public convenience init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  private func set(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) {
    func clamped(_ component: Double) -> Double { component > 0 ? min(component, 1) : 0 }
    fixed = Components(
      red: clamped(red), green: clamped(green), blue: clamped(blue), alpha: clamped(alpha))
  }

  /// Transparent black.
  public static var clear: UIColor { UIColor(white: 0, alpha: 0) }
  /// Black.
  public static var black: UIColor { UIColor(white: 0) }
  /// White.
  public static var white: UIColor { UIColor(white: 1) }
  /// The system's blue, for elements that react to touches.
  public static var systemBlue: UIColor { SystemColors.blue }

  /// Whether another object is a colour of the same components, or a dynamic one with the same choice.
  public override func isEqual(_ other: Object?) -> Bool {
    guard let other = other as? UIColor else { return false }
    if let choice, let otherChoice = other.choice { return choice.isSame(as: otherChoice) }
    guard choice == nil, other.choice == nil, fixed == other.fixed else { return false }
    guard let patternImage else { return other.patternImage == nil }
    return patternImage.isEqual(other.patternImage)
  }

  public override var hash: Int { choice?.hash ?? fixed.hashValue }

  /// `red 1.0, green 0.5, blue 0.0, alpha 1.0`.
  public override var objectDescription: String {
    "red \(red), green \(green), blue \(blue), alpha \(alpha)"
  }

  public override class func define(_ definition: ClassDefinition) {
    definition.members(of: UIColor.self, "A colour.") { color in
      color.isImmutable()
      color.method(
        """
        - (instancetype)initWithRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue \
        alpha:(CGFloat)alpha
        """
      ) { (this, red: Double, green: Double, blue: Double, alpha: Double) in
        this.set(red, green, blue, alpha)
        return this
      }
      color.method("- (instancetype)initWithWhite:(CGFloat)white alpha:(CGFloat)alpha") {
        (this, white: Double, alpha: Double) in
        this.set(white, white, white, alpha)
        return this
      }
      color.classMethod(
        """
        + (UIColor *)colorWithRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue \
        alpha:(CGFloat)alpha
        """
      ) { (_, red: Double, green: Double, blue: Double, alpha: Double) in
        UIColor(red: red, green: green, blue: blue, alpha: alpha)
      }
      color.classMethod("+ (UIColor *)colorWithPatternImage:(UIImage *)image") {
        (_, image: UIImage) in
        UIColor(pattern: image)
      }
      color.method("- (instancetype)initWithPatternImage:(UIImage *)image") {
        (this, image: UIImage) in
        this.set(pattern: image)
        return this
      }
      color.classMethod("+ (UIColor *)colorWithWhite:(CGFloat)white alpha:(CGFloat)alpha") {
        (_, white: Double, alpha: Double) in
        UIColor(white: white, alpha: alpha)
      }
      defineNames(color)
      SystemColors.define(color)
      defineChoice(color)
      defineComponents(color)
      defineReference(color)
      defineDrawing(color)
    }
  }

  private static func defineNames(_ color: ClassMembers<UIColor>) {
    color.classMethod("+ (instancetype)clearColor") { _ in UIColor.clear }
    color.classMethod("+ (instancetype)blackColor") { _ in UIColor.black }
    color.classMethod("+ (instancetype)whiteColor") { _ in UIColor.white }
    color.classMethod("+ (instancetype)darkGrayColor") { _ in UIColor(white: 1.0 / 3) }
    color.classMethod("+ (instancetype)grayColor") { _ in UIColor(white: 0.5) }
    color.classMethod("+ (instancetype)lightGrayColor") { _ in UIColor(white: 2.0 / 3) }
    color.classMethod("+ (instancetype)redColor") { _ in UIColor(red: 1, green: 0, blue: 0) }
    color.classMethod("+ (instancetype)greenColor") { _ in UIColor(red: 0, green: 1, blue: 0) }
    color.classMethod("+ (instancetype)blueColor") { _ in UIColor(red: 0, green: 0, blue: 1) }
    color.classMethod("+ (instancetype)cyanColor") { _ in UIColor(red: 0, green: 1, blue: 1) }
    color.classMethod("+ (instancetype)magentaColor") { _ in UIColor(red: 1, green: 0, blue: 1) }
    color.classMethod("+ (instancetype)yellowColor") { _ in UIColor(red: 1, green: 1, blue: 0) }
    color.classMethod("+ (instancetype)orangeColor") { _ in UIColor(red: 1, green: 0.5, blue: 0) }
    color.classMethod("+ (instancetype)purpleColor") { _ in UIColor(red: 0.5, green: 0, blue: 0.5) }
    color.classMethod("+ (instancetype)brownColor") { _ in UIColor(red: 0.6, green: 0.4, blue: 0.2)
    }
  }
}
