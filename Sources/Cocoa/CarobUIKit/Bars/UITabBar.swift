import CarobRuntime

/// The bar of a tab bar controller. Its items are those of the tabs.
@MainActor
open class UITabBar: UIView {
  final let look = BarLook()
  /// The controller whose bar this is; nil for another bar.
  final weak var tabs: UITabBarController?
  private final var ownItems: [UITabBarItem] = []
  private final var ownSelection: UITabBarItem?
  /// The delegate of a bar without a controller: any object. Not retained.
  public final weak var delegate: Object?

  /// The items, from the left.
  public final var items: [UITabBarItem] {
    get {
      guard let tabs else { return ownItems }
      var items: [UITabBarItem] = []
      for controller in tabs.viewControllers { items.append(controller.tabBarItem) }
      return items
    }
    set { ownItems = newValue }
  }

  /// The selected item; nil for none.
  public final var selectedItem: UITabBarItem? {
    get { if let tabs { tabs.selectedViewController?.tabBarItem } else { ownSelection } }
    set { ownSelection = newValue }
  }

  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(of: UITabBar.self, "The bar of a tab bar controller.") { bar in
      BarLook.define(bar, \.look)
      bar.property("@property (nonatomic, copy) NSArray<UITabBarItem *> *items") {
        $0.items
      } set: { (this, items: [UITabBarItem]?) in
        this.items = items ?? []
      }
      bar.property("@property (nonatomic, assign) UITabBarItem *selectedItem", \.selectedItem)
      bar.property("@property (nonatomic, weak) id delegate", \.delegate)
    }
  }
}
