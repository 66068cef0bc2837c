import CarobRuntime

/// An attribute of a view, which makes constraints.
@MainActor
open class NSLayoutAnchor: Object {
  private final var side = NSLayoutConstraint.Side()
  /// Retained, because an anchor may outlive the last other reference to its view.
  private final var item: Object?

  fileprivate final func set(_ item: Object, _ attribute: Int) {
    (self.item, side) = (item, .init(item: item, attribute: attribute))
  }

  private static let names: [(name: StaticString, attribute: Int, type: NSLayoutAnchor.Type)] = [
    (
      "@property (nonatomic, readonly) NSLayoutXAxisAnchor *leftAnchor", 1, NSLayoutXAxisAnchor.self
    ),
    (
      "@property (nonatomic, readonly) NSLayoutXAxisAnchor *rightAnchor", 2,
      NSLayoutXAxisAnchor.self
    ),
    ("@property (nonatomic, readonly) NSLayoutYAxisAnchor *topAnchor", 3, NSLayoutYAxisAnchor.self),
    (
      "@property (nonatomic, readonly) NSLayoutYAxisAnchor *bottomAnchor", 4,
      NSLayoutYAxisAnchor.self
    ),
    (
      "@property (nonatomic, readonly) NSLayoutXAxisAnchor *leadingAnchor", 5,
      NSLayoutXAxisAnchor.self
    ),
    (
      "@property (nonatomic, readonly) NSLayoutXAxisAnchor *trailingAnchor", 6,
      NSLayoutXAxisAnchor.self
    ),
    ("@property (nonatomic, readonly) NSLayoutDimension *widthAnchor", 7, NSLayoutDimension.self),
    ("@property (nonatomic, readonly) NSLayoutDimension *heightAnchor", 8, NSLayoutDimension.self),
    (
      "@property (nonatomic, readonly) NSLayoutXAxisAnchor *centerXAnchor", 9,
      NSLayoutXAxisAnchor.self
    ),
    (
      "@property (nonatomic, readonly) NSLayoutYAxisAnchor *centerYAnchor", 10,
      NSLayoutYAxisAnchor.self
    ),
  ]

  /// Defines the anchors of a view or a guide.
  static func define<Item: Object>(on members: ClassMembers<Item>) {
    for (name, attribute, type) in names {
      members.property(name) { this -> Object? in
        let anchor = try type.runtimeClass.makeInstance()
        (anchor as? NSLayoutAnchor)?.set(this, attribute)
        return anchor
      }
    }
  }

  fileprivate final func constraint(
    _ relation: Int, to other: NSLayoutAnchor?, multiplier: Double = 1, constant: Double
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      side, relation, other?.side ?? .init(), multiplier: multiplier, constant: constant)
  }

  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(
      of: NSLayoutAnchor.self, "An attribute of a view, which makes constraints."
    ) { anchor in
      @MainActor func relation(_ number: Int, _ plain: StaticString, _ withConstant: StaticString) {
        anchor.method(plain) { (this, other: NSLayoutAnchor) in
          this.constraint(number, to: other, constant: 0)
        }
        anchor.method(withConstant) { (this, other: NSLayoutAnchor, constant: Double) in
          this.constraint(number, to: other, constant: constant)
        }
      }
      relation(
        0, "- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutAnchor *)anchor",
        """
        - (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutAnchor *)anchor \
        constant:(CGFloat)constant
        """)
      relation(
        1, "- (NSLayoutConstraint *)constraintGreaterThanOrEqualToAnchor:(NSLayoutAnchor *)anchor",
        """
        - (NSLayoutConstraint *)constraintGreaterThanOrEqualToAnchor:(NSLayoutAnchor *)anchor \
        constant:(CGFloat)constant
        """)
      relation(
        -1, "- (NSLayoutConstraint *)constraintLessThanOrEqualToAnchor:(NSLayoutAnchor *)anchor",
        """
        - (NSLayoutConstraint *)constraintLessThanOrEqualToAnchor:(NSLayoutAnchor *)anchor \
        constant:(CGFloat)constant
        """)
    }
  }
}

/// The left, the right or the middle of a view.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor {
  public override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(
      of: NSLayoutXAxisAnchor.self, "The left, the right or the middle of a view."
    ) { _ in }
  }
}

/// The top, the bottom or the middle of a view.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor {
  public override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(
      of: NSLayoutYAxisAnchor.self, "The top, the bottom or the middle of a view."
    ) { _ in }
  }
}

/// The width or the height of a view.
public final class NSLayoutDimension: NSLayoutAnchor {
  public override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(
      of: NSLayoutDimension.self, "The width or the height of a view."
    ) { dimension in
      @MainActor func relation(_ number: Int, _ statement: StaticString) {
        dimension.method(statement) { (this, constant: Double) in
          this.constraint(number, to: nil, constant: constant)
        }
      }
      relation(0, "- (NSLayoutConstraint *)constraintEqualToConstant:(CGFloat)constant")
      relation(
        1, "- (NSLayoutConstraint *)constraintGreaterThanOrEqualToConstant:(CGFloat)constant")
      relation(-1, "- (NSLayoutConstraint *)constraintLessThanOrEqualToConstant:(CGFloat)constant")
      dimension.method(
        """
        - (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutDimension *)anchor \
        multiplier:(CGFloat)multiplier
        """
      ) { (this, other: NSLayoutDimension, multiplier: Double) in
        this.constraint(0, to: other, multiplier: multiplier, constant: 0)
      }
    }
  }
}
