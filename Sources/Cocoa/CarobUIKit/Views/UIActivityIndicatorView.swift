import CarobRuntime

/// A spinner that shows activity.
@MainActor
open class UIActivityIndicatorView: UIView {
  /// The look of a spinner. The numbers are UIKit's.
  public enum Style: Int, Sendable {
    /// Large and white.
    case whiteLarge = 0
    /// White.
    case white = 1
    /// Grey.
    case gray = 2
  }

  /// The look of the spinner.
  public final var style = Style.white

  /// Whether the spinner is turning.
  public private(set) final var isAnimating = false

  /// Whether the spinner is hidden when it stops turning, and shown when it starts.
  public final var hidesWhenStopped = true

  /// Starts turning.
  public final func startAnimating() {
    isAnimating = true
    if hidesWhenStopped { isHidden = false }
  }

  /// Stops turning.
  public final func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }

  private func setStyle(_ number: Int) throws(ViewError) {
    guard let style = Style(rawValue: number) else {
      throw .unknownNumber(number, of: "activity indicator style", last: 2)
    }
    self.style = style
  }

  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(
      of: UIActivityIndicatorView.self, "Shows that something is under way."
    ) { indicator in
      indicator.method(
        "- (instancetype)initWithActivityIndicatorStyle:(UIActivityIndicatorViewStyle)style"
      ) { (this, style: Int) in
        try this.setStyle(style)
        return this
      }
      indicator.property(
        "@property (nonatomic) UIActivityIndicatorViewStyle activityIndicatorViewStyle",
        get: { $0.style.rawValue }, set: { try $0.setStyle($1) })
      indicator.property("@property (nonatomic) BOOL hidesWhenStopped", \.hidesWhenStopped)
      indicator.property("@property (nonatomic, readonly, getter=isAnimating) BOOL animating") {
        $0.isAnimating
      }
      indicator.method("- (void)startAnimating") { $0.startAnimating() }
      indicator.method("- (void)stopAnimating") { $0.stopAnimating() }
    }
  }
}
