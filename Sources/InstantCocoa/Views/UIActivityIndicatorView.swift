import CarobRuntime

/// A sign that something is going on. [main-thread]
open class UIActivityIndicatorView: UIView {
  /// How large the indicator is, and in which colour. The numbers are UIKit's.
  public enum Style: Int, Sendable {
    /// Large and white.
    case whiteLarge = 0
    /// White.
    case white = 1
    /// Grey.
    case gray = 2
  }

  /// What the indicator looks like.
  public final var style = Style.white

  /// Whether it is turning.
  public private(set) final var isAnimating = false

  /// Starts turning.
  public final func startAnimating() { isAnimating = true }

  /// Stops turning.
  public final func stopAnimating() { isAnimating = false }

  open override class func define(_ definition: ClassDefinition) {
    definition.members(of: UIActivityIndicatorView.self) { indicator in
      indicator.property("activityIndicatorViewStyle") {
        $0.style.rawValue
      } set: { (this, style: Int) in
        guard let style = Style(rawValue: style) else { throw ViewError.noIndicatorStyle(style) }
        this.style = style
      }
      indicator.property("animating") { $0.isAnimating }
      indicator.method("isAnimating") { $0.isAnimating }
      indicator.method("startAnimating") { $0.startAnimating() }
      indicator.method("stopAnimating") { $0.stopAnimating() }
    }
  }
}
