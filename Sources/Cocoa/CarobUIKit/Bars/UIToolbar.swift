import CarobRuntime

/// A bar of buttons at the lower edge.
@MainActor
open class UIToolbar: UIView, ControllerBar {
  final let look = BarLook()
  private final var ownItems: [UIBarButtonItem] = []
  /// The controller whose bar this is; nil for another bar.
  final weak var navigation: UINavigationController?
  final var controllerOfBar: UIViewController? { navigation }

  /// The buttons: in the bar of a navigation controller those of the top controller.
  public final var items: [UIBarButtonItem] {
    get {
      guard let navigation else { return ownItems }
      return navigation.topViewController?.toolbarItems ?? []
    }
    set {
      if let navigation {
        navigation.topViewController?.toolbarItems = newValue
      } else {
        ownItems = newValue
      }
    }
  }

  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(of: UIToolbar.self, "A bar of buttons at the lower edge.") { bar in
      BarLook.define(bar)
      bar.property("@property (nonatomic, copy) NSArray<UIBarButtonItem *> *items") {
        $0.items
      } set: { (this, items: [UIBarButtonItem]?) in
        this.items = items ?? []
      }
      bar.method("- (void)setItems:(NSArray<UIBarButtonItem *> *)items animated:(BOOL)animated") {
        (this, items: [UIBarButtonItem]?, _: Bool) in
        this.items = items ?? []
      }
    }
  }
}
