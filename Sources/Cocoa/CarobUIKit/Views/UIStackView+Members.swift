import CarobRuntime
import Foundation

extension UIStackView {
  /// States the members of `UIStackView`.
  static func defineMembers(_ stack: ClassMembers<UIStackView>) {
    stack.method("- (instancetype)initWithArrangedSubviews:(NSArray<UIView *> *)views") {
      (this, views: [UIView]?) -> Object? in
      let made = try this.initSuper(above: runtimeClass, .zero)
      if let stack = made as? UIStackView {
        for view in views ?? [] { try stack.insertArrangedSubview(view, at: Int.max) }
      }
      return made
    }
    stack.property("@property (nonatomic, readonly) NSArray<UIView *> *arrangedSubviews") {
      $0.arrangedSubviews
    }
    stack.method("- (void)addArrangedSubview:(UIView *)view") { (this, view: UIView) in
      try this.insertArrangedSubview(view, at: Int.max)
    }
    stack.method("- (void)insertArrangedSubview:(UIView *)view atIndex:(NSUInteger)stackIndex") {
      (this, view: UIView, index: UInt) in
      try this.insertArrangedSubview(view, at: Int(clamping: index))
    }
    stack.method("- (void)removeArrangedSubview:(UIView *)view") { (this, view: UIView) in
      this.removeArrangedSubview(view)
    }
    stack.property(
      "@property (nonatomic) UILayoutConstraintAxis axis", "axis", last: 1, get: { $0.axis },
      set: { $0.axis = $1 })
    stack.property(
      "@property (nonatomic) UIStackViewDistribution distribution", "distribution", last: 4,
      get: { $0.distribution }, set: { $0.distribution = $1 })
    stack.property(
      "@property (nonatomic) UIStackViewAlignment alignment", "alignment", last: 5,
      get: { $0.alignment }, set: { $0.alignment = $1 })
    stack.property("@property (nonatomic) CGFloat spacing", \.spacing)
    defineSpacings(stack)
  }

  private static let standardSpacing = Double(Float.greatestFiniteMagnitude)

  private static func defineSpacings(_ stack: ClassMembers<UIStackView>) {
    stack.method("- (void)setCustomSpacing:(CGFloat)spacing afterView:(UIView *)arrangedSubview") {
      (this, spacing: Double, view: UIView) in
      this.setOwnSpacing(spacing == standardSpacing ? nil : spacing, after: view)
    }
    stack.method("- (CGFloat)customSpacingAfterView:(UIView *)arrangedSubview") {
      (this, view: UIView) in
      this.ownSpacing(after: view) ?? standardSpacing
    }
    stack.property(
      "@property (nonatomic, getter=isBaselineRelativeArrangement) BOOL baselineRelativeArrangement",
      \.isBaselineRelative)
    stack.property(
      "@property (nonatomic, getter=isLayoutMarginsRelativeArrangement) BOOL layoutMarginsRelativeArrangement",
      \.isMarginRelative)
    stack.method("sizeThatFits:") { (this, _: CGSize) in try this.fittingSize() }
  }
}
