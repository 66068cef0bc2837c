import CarobRuntime

extension UIViewController {
  /// Defines properties that change nothing here, and methods that programs override.
  static func defineTraits(_ controller: ClassMembers<UIViewController>) {
    controller.method("- (void)didReceiveMemoryWarning") { _ in }
    // Before the protocol is adopted, the class that declares it is there.
    _ = UITraitCollection.runtimeClass
    controller.adopt("UITraitEnvironment")
    controller.property("@property (nonatomic, readonly) UITraitCollection *traitCollection") { _ in
      UITraitCollection.screen
    }
    controller.method(
      "- (void)traitCollectionDidChange:(UITraitCollection *)previousTraitCollection"
    ) {
      (_, _: UITraitCollection?) in
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
    flag("@property (nonatomic) BOOL automaticallyAdjustsScrollViewInsets", true)
    flag("@property (nonatomic) BOOL definesPresentationContext", false)
  }
}
