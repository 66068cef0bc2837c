import CarobRuntime
import Foundation

/// What a view keeps for layout by constraints, which nobody solves.
struct LayoutTraits {
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  /// The guides of the view itself, such as that of its safe area.
  var areaGuides: [UILayoutGuide.Area: UILayoutGuide] = [:]
  /// Whether the autoresizing mask counts as constraints.
  var translatesMask = true
  /// By axis: 0 is the horizontal one.
  var hugging: [Float] = [250, 250]
  var resistance: [Float] = [750, 750]
}

extension UIView {
  /// Adds a constraint, and removes it from the view that has it.
  final func addConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { return }
    constraint.holder?.removeConstraint(constraint)
    extras.layout.constraints.append(constraint)
    constraint.holder = self
  }

  /// Removes a constraint, if the view has it.
  final func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    extras.layout.constraints = extras.layout.constraints.without([constraint])
    constraint.holder = nil
  }

  static func defineConstraints(_ view: ClassMembers<UIView>) {
    view.property("@property (nonatomic, readonly) NSArray<NSLayoutConstraint *> *constraints") {
      $0.madeExtras?.layout.constraints ?? []
    }
    view.property(
      "@property (nonatomic) BOOL translatesAutoresizingMaskIntoConstraints",
      \.extras.layout.translatesMask)
    view.method("- (void)addConstraint:(NSLayoutConstraint *)constraint") {
      (this, constraint: NSLayoutConstraint) in
      this.addConstraint(constraint)
    }
    view.method("- (void)addConstraints:(NSArray<NSLayoutConstraint *> *)constraints") {
      (this, constraints: [NSLayoutConstraint]) in
      for constraint in constraints { this.addConstraint(constraint) }
    }
    view.method("- (void)removeConstraint:(NSLayoutConstraint *)constraint") {
      (this, constraint: NSLayoutConstraint) in
      this.removeConstraint(constraint)
    }
    view.method("- (void)removeConstraints:(NSArray<NSLayoutConstraint *> *)constraints") {
      (this, constraints: [NSLayoutConstraint]) in
      for constraint in constraints { this.removeConstraint(constraint) }
    }
    view.classMethod("+ (BOOL)requiresConstraintBasedLayout") { _ in false }
    view.method("- (void)setNeedsUpdateConstraints") { _ in }
    view.method("- (BOOL)needsUpdateConstraints") { _ in false }
    view.method("- (void)updateConstraints") { _ in }
    view.method("- (void)updateConstraintsIfNeeded") { _ in }
    definePriorities(view)
    defineGuides(view)
    NSLayoutAnchor.define(on: view)
  }

  private static func definePriorities(_ view: ClassMembers<UIView>) {
    func priority(
      _ getter: StaticString, _ setter: StaticString,
      _ path: ReferenceWritableKeyPath<UIView, [Float]>
    ) {
      view.method(getter) { (this, axis: Int) in this[keyPath: path][axis == 0 ? 0 : 1] }
      view.method(setter) { (this, priority: Float, axis: Int) in
        this[keyPath: path][axis == 0 ? 0 : 1] = priority
      }
    }
    priority(
      "- (UILayoutPriority)contentHuggingPriorityForAxis:(UILayoutConstraintAxis)axis",
      """
      - (void)setContentHuggingPriority:(UILayoutPriority)priority \
      forAxis:(UILayoutConstraintAxis)axis
      """, \.extras.layout.hugging)
    priority(
      "- (UILayoutPriority)contentCompressionResistancePriorityForAxis:(UILayoutConstraintAxis)axis",
      """
      - (void)setContentCompressionResistancePriority:(UILayoutPriority)priority \
      forAxis:(UILayoutConstraintAxis)axis
      """, \.extras.layout.resistance)
  }

  private static func defineGuides(_ view: ClassMembers<UIView>) {
    view.property("@property (nonatomic, readonly) NSArray<UILayoutGuide *> *layoutGuides") {
      $0.madeExtras?.layout.guides ?? []
    }
    view.method("- (void)addLayoutGuide:(UILayoutGuide *)guide") { (this, guide: UILayoutGuide) in
      if guide.owner === this { return }
      guide.owner?.removeLayoutGuide(guide)
      this.extras.layout.guides.append(guide)
      guide.owner = this
    }
    view.method("- (void)removeLayoutGuide:(UILayoutGuide *)guide") {
      (this, guide: UILayoutGuide) in
      this.removeLayoutGuide(guide)
    }
  }

  private final func removeLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.owner === self else { return }
    extras.layout.guides = extras.layout.guides.without([guide])
    guide.owner = nil
  }
}
