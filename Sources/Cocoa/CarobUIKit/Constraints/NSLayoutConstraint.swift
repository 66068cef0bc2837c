import CarobFoundation
import CarobRuntime

/// A relation between the attributes of two views. It is kept and not solved: frames do not depend on it.
@MainActor
public final class NSLayoutConstraint: Object {
  /// One side of the relation: an object, which is not retained, and the number of its attribute.
  struct Side {
    weak var item: Object?
    var attribute = 0

    /// The view of the item: itself, or the owner of a guide.
    @MainActor var view: UIView? { (item as? UIView) ?? (item as? UILayoutGuide)?.owner }
  }

  var first = Side()
  var second = Side()
  /// UIKit's number: -1 for at most, 0 for equal, 1 for at least.
  var relation = 0
  var multiplier = 1.0
  /// The distance, in points.
  public var constant = 0.0
  var priority: Float = 1000
  var identifier: String?
  var isArchived = false

  /// Whether the constraint is among those of a view.
  public var isActive: Bool { holder != nil }

  /// The view that has the constraint.
  weak var holder: UIView?

  convenience init(
    _ first: Side, _ relation: Int, _ second: Side, multiplier: Double = 1, constant: Double
  ) {
    self.init(isa: Self.runtimeClass)
    (self.first, self.relation, self.second) = (first, relation, second)
    (self.multiplier, self.constant) = (multiplier, constant)
  }

  /// Adds the constraint to the innermost view around its items, or removes it from the one that has it.
  ///
  /// - Throws: an exception when its views are not in one hierarchy.
  func setActive(_ isActive: Bool) throws {
    guard isActive else {
      holder?.removeConstraint(self)
      return
    }
    if self.isActive { return }
    let (view, other) = (first.view, second.view)
    var common = view ?? other
    while let other, let ancestor = common, !other.isDescendant(of: ancestor) {
      common = ancestor.superview
    }
    guard let common else {
      throw ObjectiveCException(
        NSException(
          name: "NSGenericException",
          reason:
            "Unable to activate constraint with anchors because they have no common ancestor. Does the constraint "
            + "or its anchors reference items in different view hierarchies? That's illegal."))
    }
    common.addConstraint(self)
  }

  public override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(
      of: NSLayoutConstraint.self,
      "A relation between the attributes of two views. It is kept and not solved: frames do not depend on it."
    ) { constraint in
      defineMaking(constraint)
      constraint.property("@property (readonly, assign) id firstItem") { $0.first.item }
      constraint.property("@property (readonly) NSLayoutAttribute firstAttribute") {
        $0.first.attribute
      }
      constraint.property("@property (readonly) NSLayoutRelation relation") { $0.relation }
      constraint.property("@property (readonly, assign) id secondItem") { $0.second.item }
      constraint.property("@property (readonly) NSLayoutAttribute secondAttribute") {
        $0.second.attribute
      }
      constraint.property("@property (readonly) CGFloat multiplier") { $0.multiplier }
      constraint.property("@property CGFloat constant", \.constant)
      constraint.property("@property UILayoutPriority priority", \.priority)
      constraint.property("@property (copy) NSString *identifier", \.identifier)
      constraint.property("@property BOOL shouldBeArchived", \.isArchived)
      constraint.property("@property (getter=isActive) BOOL active") {
        $0.isActive
      } set: { (this, isActive: Bool) in
        try this.setActive(isActive)
      }
    }
  }

  private static func defineMaking(_ constraint: ClassMembers<NSLayoutConstraint>) {
    constraint.classMethod(
      """
      + (instancetype)constraintWithItem:(id)view1 attribute:(NSLayoutAttribute)attr1 \
      relatedBy:(NSLayoutRelation)relation toItem:(id)view2 attribute:(NSLayoutAttribute)attr2 \
      multiplier:(CGFloat)multiplier constant:(CGFloat)constant
      """
    ) {
      (
        _, first: Object, attribute: Int, relation: Int, second: Object?, other: Int,
        multiplier: Double, constant: Double
      ) in
      NSLayoutConstraint(
        Side(item: first, attribute: attribute), relation, Side(item: second, attribute: other),
        multiplier: multiplier, constant: constant)
    }
    constraint.classMethod(
      """
      + (NSArray<NSLayoutConstraint *> *)constraintsWithVisualFormat:(NSString *)format \
      options:(NSLayoutFormatOptions)options metrics:(NSDictionary<NSString *, id> *)metrics \
      views:(NSDictionary<NSString *, id> *)views
      """
    ) { (_, format: String, options: UInt, metrics: DictionaryBox?, views: DictionaryBox) in
      var parser = VisualFormat(format, options: options, metrics: metrics, views: views)
      return try parser.constraints()
    }
    for (name, isActive) in [
      (
        "+ (void)activateConstraints:(NSArray<NSLayoutConstraint *> *)constraints" as StaticString,
        true
      ),
      ("+ (void)deactivateConstraints:(NSArray<NSLayoutConstraint *> *)constraints", false),
    ] {
      constraint.classMethod(name) { (_, constraints: [NSLayoutConstraint]) in
        for constraint in constraints { try constraint.setActive(isActive) }
      }
    }
  }
}
