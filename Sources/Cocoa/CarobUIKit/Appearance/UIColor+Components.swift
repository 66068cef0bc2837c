import CarobRuntime

extension UIColor {
  /// The colour of a hue, which goes from 0 to 1 around the circle of colours, begun at red.
  public convenience init(
    hue: Double, saturation: Double, brightness: Double, alpha: Double = 1
  ) {
    func component(_ offset: Double) -> Double {
      let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      let part = max(0, min(place, 4 - place, 1))
      return brightness - brightness * saturation * part
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }

  /// The colour with another opacity.
  public func withAlphaComponent(_ alpha: Double) -> UIColor {
    if choice != nil { return UIColor(.faded(self, alpha)) }
    return UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The colour as a page names it, such as `#800080`.
  package var hexadecimal: String {
    let parts = [red, green, blue] + (alpha < 1 ? [alpha] : [])
    return "#"
      + parts.map { String(Int(($0 * 255).rounded()), radix: 16, digits: 2) }.joined()
  }

  static func defineComponents(_ color: ClassMembers<UIColor>) {
    color.classMethod(
      """
      + (UIColor *)colorWithHue:(CGFloat)hue saturation:(CGFloat)saturation \
      brightness:(CGFloat)brightness alpha:(CGFloat)alpha
      """
    ) { (_, hue: Double, saturation: Double, brightness: Double, alpha: Double) in
      UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
    }
    color.method("- (UIColor *)colorWithAlphaComponent:(CGFloat)alpha") { (this, alpha: Double) in
      this.withAlphaComponent(alpha)
    }
    color.method(
      """
      - (BOOL)getRed:(CGFloat *)red green:(CGFloat *)green blue:(CGFloat *)blue \
      alpha:(CGFloat *)alpha
      """
    ) { (this, red: Pointer, green: Pointer, blue: Pointer, alpha: Pointer) in
      store(this.red, at: red)
      store(this.green, at: green)
      store(this.blue, at: blue)
      store(this.alpha, at: alpha)
      return true
    }
    // Only greys have a white component.
    color.method("- (BOOL)getWhite:(CGFloat *)white alpha:(CGFloat *)alpha") {
      (this, white: Pointer, alpha: Pointer) in
      guard this.red == this.green, this.green == this.blue else { return false }
      store(this.red, at: white)
      store(this.alpha, at: alpha)
      return true
    }
  }

  private static func store(_ value: Double, at place: Pointer) {
    // SAFETY: the method's contract is a place for a number, or null.
    place.address?.storeBytes(of: value, as: Double.self)
  }
}
