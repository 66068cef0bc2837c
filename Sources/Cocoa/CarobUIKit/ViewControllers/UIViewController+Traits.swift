import CarobRuntime

extension UIViewController {
  /// The traits of the parent, or of the window, with those that the parent overrides, and this controller's style.
  ///
  /// - Complexity: O(depth).
  package final var traitCollection: UITraitCollection {
    if let parent { return overriding(parent.traitCollection) }
    guard let window = viewIfLoaded?.window else { return overriding(.screen) }
    return overriding(window.traitCollection)
  }

  /// The traits of this controller where those around are known.
  final func overriding(_ traits: UITraitCollection) -> UITraitCollection {
    traits.overridden(by: overriddenTraits).overridden(byStyle: overrideStyle)
  }

  /// Overrides traits of a child, and tells its views.
  private final func setOverride(
    _ traits: UITraitCollection?, for child: UIViewController
  ) throws {
    guard child.parent === self else { return }
    let old = child.traitCollection
    child.overriddenTraits = traits
    try child.tellTraits(from: old)
  }

  private final func override(_ style: Int) throws {
    let old = traitCollection
    overrideStyle = style
    try tellTraits(from: old)
  }

  /// Tells the controller and its views, if its traits are others than before.
  private final func tellTraits(from old: UITraitCollection) throws {
    let new = traitCollection
    if new.isEqual(old) { return }
    if let view = viewIfLoaded {
      try view.tellOwnTraits(
        from: old.overridden(byStyle: view.ownStyle), to: new.overridden(byStyle: view.ownStyle))
    } else {
      try Rotation.traitsChanged(self, old)
    }
  }

  /// Defines properties that change nothing here, and methods that programs override.
  static func defineTraits(_ controller: ClassMembers<UIViewController>) {
    controller.method("- (void)didReceiveMemoryWarning") { _ in }
    // Before the protocol is adopted, the class that declares it is there.
    _ = UITraitCollection.runtimeClass
    controller.adopt("UITraitEnvironment")
    controller.property("@property (nonatomic, readonly) UITraitCollection *traitCollection") {
      $0.traitCollection
    }
    controller.method(
      """
      - (void)setOverrideTraitCollection:(UITraitCollection *)collection \
      forChildViewController:(UIViewController *)childViewController
      """
    ) { (this, collection: UITraitCollection?, child: UIViewController) in
      try this.setOverride(collection, for: child)
    }
    controller.method(
      """
      - (UITraitCollection *)overrideTraitCollectionForChildViewController:\
      (UIViewController *)childViewController
      """
    ) { (this, child: UIViewController) -> UITraitCollection? in
      child.parent === this ? child.overriddenTraits : nil
    }
    controller.method(
      "- (void)traitCollectionDidChange:(UITraitCollection *)previousTraitCollection"
    ) {
      (_, _: UITraitCollection?) in
    }
    controller.property("@property (nonatomic) UIUserInterfaceStyle overrideUserInterfaceStyle") {
      $0.overrideStyle
    } set: { (this, style: Int) in
      try this.override(UITraitCollection.checked(style: style))
    }
    func trait(_ name: StaticString, _ first: Int) {
      let key = name.description
      controller.property(
        name, get: { if let value = $0.traits[key] { value } else { first } },
        set: { $0.traits[key] = $1 })
    }
    func flag(_ name: StaticString, _ first: Bool) {
      let key = name.description
      controller.property(
        name, get: { if let value = $0.traits[key] { value != 0 } else { first } },
        set: { (this, isOn: Bool) in this.traits[key] = isOn ? 1 : 0 })
    }
    controller.property(
      "@property (nonatomic) UIModalPresentationStyle modalPresentationStyle",
      \.modalPresentationStyle)
    trait("@property (nonatomic) UIModalTransitionStyle modalTransitionStyle", 0)
    flag("@property (nonatomic) BOOL definesPresentationContext", false)
  }
}
