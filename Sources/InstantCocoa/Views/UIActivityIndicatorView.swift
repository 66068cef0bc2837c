import CarobRuntime

/// A sign that something is going on. [main-thread]
open class UIActivityIndicatorView: UIView {
  /// Whether it is turning.
  public private(set) final var isAnimating = false

  /// Starts turning.
  public final func startAnimating() { isAnimating = true }

  /// Stops turning.
  public final func stopAnimating() { isAnimating = false }

  open override class func define(_ definition: ClassDefinition) {
    definition.members(of: UIActivityIndicatorView.self) { indicator in
      indicator.property("animating") { $0.isAnimating }
      indicator.method("isAnimating") { $0.isAnimating }
      indicator.method("startAnimating") { $0.startAnimating() }
      indicator.method("stopAnimating") { $0.stopAnimating() }
    }
  }
}
