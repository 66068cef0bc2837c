import CarobFoundation
import CarobRuntime

/// The bar of a navigation controller. Its items are those of the controllers on the stack.
@MainActor
open class UINavigationBar: UIView, ControllerBar {
  final let look = BarLook()
  /// Whether titles are large.
  public final var prefersLargeTitles = false
  /// The delegate: any object. Not retained. Gets no messages.
  public final weak var delegate: Object?
  /// The controller whose bar this is; nil for another bar.
  final weak var navigation: UINavigationController?
  final var controllerOfBar: UIViewController? { navigation }
  private final var ownItems: [UINavigationItem] = []

  /// The colour of the bar; nil for the usual one.
  public final var barTintColor: UIColor? { look.barTintColor }

  /// The colour of the title; nil for the usual one.
  package final var titleColor: UIColor? {
    look.titleAttributes?.object(forKey: StringBox("NSColor")) as? UIColor
  }

  /// The items, the one of the root first.
  public final var items: [UINavigationItem] {
    navigation?.viewControllers.map(\.navigationItem) ?? ownItems
  }

  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(
      of: UINavigationBar.self, "The bar of a navigation controller: its colours, and its items."
    ) { bar in
      BarLook.define(bar)
      bar.property(
        "@property (nonatomic, copy) NSDictionary<NSString *, id> *titleTextAttributes",
        \.look.titleAttributes)
      bar.property("@property (nonatomic) BOOL prefersLargeTitles", \.prefersLargeTitles)
      bar.property("@property (nonatomic, weak) id delegate") {
        $0.delegate
      } set: { (this, delegate: Object?) in
        if this.navigation != nil {
          throw ObjectiveCException.inconsistency(
            "Cannot manually set the delegate on a UINavigationBar managed by a controller.")
        }
        this.delegate = delegate
      }
      bar.method("- (void)setBackgroundImage:(UIImage *)image forBarMetrics:(UIBarMetrics)metrics")
      {
        (this, image: UIImage?, metrics: Int) in
        this.look.backgroundImages[metrics] = image
      }
      bar.method("- (UIImage *)backgroundImageForBarMetrics:(UIBarMetrics)metrics") {
        (this, metrics: Int) -> UIImage? in
        this.look.backgroundImages[metrics]
      }
      defineItems(bar)
    }
  }

  private static func defineItems(_ bar: ClassMembers<UINavigationBar>) {
    bar.property("@property (nonatomic, copy) NSArray<UINavigationItem *> *items") {
      $0.items
    } set: { (this, items: [UINavigationItem]?) in
      try this.setItems(items ?? [])
    }
    bar.method("- (void)setItems:(NSArray<UINavigationItem *> *)items animated:(BOOL)animated") {
      (this, items: [UINavigationItem]?, _: Bool) in
      try this.setItems(items ?? [])
    }
    bar.method("- (void)pushNavigationItem:(UINavigationItem *)item animated:(BOOL)animated") {
      (this, item: UINavigationItem, _: Bool) in
      try this.setItems(this.items + [item])
    }
    bar.method("- (UINavigationItem *)popNavigationItemAnimated:(BOOL)animated") {
      (this, _: Bool) -> UINavigationItem? in
      let top = this.items.last
      try this.setItems(Array(this.items.dropLast()))
      return top
    }
    bar.property("@property (nonatomic, readonly) UINavigationItem *topItem") { $0.items.last }
    bar.property("@property (nonatomic, readonly) UINavigationItem *backItem") {
      $0.items.dropLast().last
    }
  }

  private final func setItems(_ items: [UINavigationItem]) throws {
    if navigation != nil {
      throw ObjectiveCException.inconsistency(
        "the items of a navigation bar that a navigation controller manages follow its stack; push or pop controllers"
      )
    }
    ownItems = items
  }
}
