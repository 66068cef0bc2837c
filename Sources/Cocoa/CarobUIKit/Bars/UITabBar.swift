import CarobFoundation
import CarobRuntime

/// The bar of a tab bar controller. Its items are those of the tabs.
@MainActor
open class UITabBar: UIView, ControllerBar {
  final let look = BarLook()
  /// The controller whose bar this is; nil for another bar.
  final weak var tabs: UITabBarController?
  final var controllerOfBar: UIViewController? { tabs }
  private final var ownItems: [UITabBarItem] = []
  private final var ownSelection: UITabBarItem?
  /// The delegate of a bar without a controller: any object. Not retained.
  public final weak var delegate: Object?

  /// The items, from the left. Only those of a bar without a controller can be set.
  public final var items: [UITabBarItem] {
    get {
      guard let tabs else { return ownItems }
      var items: [UITabBarItem] = []
      for controller in tabs.viewControllers { items.append(controller.tabBarItem) }
      return items
    }
    set {
      precondition(tabs == nil, "the items of a tab bar controller's bar follow its tabs")
      ownItems = newValue
    }
  }

  /// The selected item; nil for none. Only that of a bar without a controller can be set.
  public final var selectedItem: UITabBarItem? {
    get { if let tabs { tabs.selectedViewController?.tabBarItem } else { ownSelection } }
    set {
      precondition(tabs == nil, "the selection of a tab bar controller's bar follows its tabs")
      ownSelection = newValue
    }
  }

  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(of: UITabBar.self, "The bar of a tab bar controller.") { bar in
      BarLook.define(bar)
      bar.property("@property (nonatomic, copy) NSArray<UITabBarItem *> *items") {
        $0.items
      } set: { (this, items: [UITabBarItem]?) in
        try this.checkIsFree()
        this.items = items ?? []
      }
      bar.method("- (void)setItems:(NSArray<UITabBarItem *> *)items animated:(BOOL)animated") {
        (this, items: [UITabBarItem]?, _: Bool) in
        try this.checkIsFree()
        this.items = items ?? []
      }
      bar.property("@property (nonatomic, assign) UITabBarItem *selectedItem") {
        $0.selectedItem
      } set: { (this, item: UITabBarItem?) in
        try this.checkIsFree()
        this.selectedItem = item
      }
      bar.property("@property (nonatomic, weak) id delegate") {
        $0.delegate
      } set: { (this, delegate: Object?) in
        if this.tabs != nil {
          throw ObjectiveCException.inconsistency(
            "Changing the delegate of a tab bar managed by a tab bar controller is not allowed.")
        }
        this.delegate = delegate
      }
    }
  }

  private final func checkIsFree() throws {
    if tabs != nil {
      throw ObjectiveCException.inconsistency(
        "Directly modifying a tab bar managed by a tab bar controller is not allowed.")
    }
  }
}
