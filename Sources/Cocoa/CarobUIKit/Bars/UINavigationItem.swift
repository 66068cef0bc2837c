import CarobRuntime

/// The content of a navigation bar for one controller.
@MainActor
public final class UINavigationItem: Object {
  /// The text in the middle of the bar; nil for none.
  public var title: String?
  /// The text above the title; nil for none.
  public var prompt: String?
  /// The view that replaces the title; nil for the title.
  public var titleView: UIView?
  /// The button that leads back to this screen; nil for the usual one.
  public var backBarButtonItem: UIBarButtonItem?
  /// Whether the back button is hidden on this screen.
  public var hidesBackButton = false
  /// The buttons on the left, starting at the edge.
  public var leftBarButtonItems: [UIBarButtonItem] = []
  /// The buttons on the right, starting at the edge.
  public var rightBarButtonItems: [UIBarButtonItem] = []

  /// Makes an item.
  public convenience init(title: String?) {
    self.init(isa: Self.runtimeClass)
    self.title = title
  }

  /// The first button on the left. Setting it replaces all of them.
  public var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems.first }
    set { if let newValue { leftBarButtonItems = [newValue] } else { leftBarButtonItems = [] } }
  }

  /// The first button on the right. Setting it replaces all of them.
  public var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems.first }
    set { if let newValue { rightBarButtonItems = [newValue] } else { rightBarButtonItems = [] } }
  }

  public override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(
      of: UINavigationItem.self, "What the navigation bar shows for a screen."
    ) { item in
      item.method("- (instancetype)initWithTitle:(NSString *)title") { (this, title: String?) in
        this.title = title
        return this
      }
      item.property("@property (nonatomic, copy) NSString *title", \.title)
      item.property("@property (nonatomic, copy) NSString *prompt", \.prompt)
      item.property("@property (nonatomic, strong) UIView *titleView", \.titleView)
      item.property(
        "@property (nonatomic, strong) UIBarButtonItem *backBarButtonItem", \.backBarButtonItem)
      item.property("@property (nonatomic) BOOL hidesBackButton", \.hidesBackButton)
      item.method("- (void)setHidesBackButton:(BOOL)hides animated:(BOOL)animated") {
        (this, hides: Bool, _: Bool) in
        this.hidesBackButton = hides
      }
      defineButtons(item)
    }
  }

  private static func defineButtons(_ item: ClassMembers<UINavigationItem>) {
    item.property(
      "@property (nonatomic, strong) UIBarButtonItem *leftBarButtonItem", \.leftBarButtonItem)
    item.property(
      "@property (nonatomic, strong) UIBarButtonItem *rightBarButtonItem", \.rightBarButtonItem)
    item.method("- (void)setLeftBarButtonItem:(UIBarButtonItem *)button animated:(BOOL)animated") {
      (this, button: UIBarButtonItem?, _: Bool) in
      this.leftBarButtonItem = button
    }
    item.method("- (void)setRightBarButtonItem:(UIBarButtonItem *)button animated:(BOOL)animated") {
      (this, button: UIBarButtonItem?, _: Bool) in
      this.rightBarButtonItem = button
    }
    item.property("@property (nonatomic, copy) NSArray<UIBarButtonItem *> *leftBarButtonItems") {
      this -> [UIBarButtonItem]? in
      this.leftBarButtonItems.isEmpty ? nil : this.leftBarButtonItems
    } set: { (this, buttons: [UIBarButtonItem]?) in
      if let buttons { this.leftBarButtonItems = buttons } else { this.leftBarButtonItems = [] }
    }
    item.property("@property (nonatomic, copy) NSArray<UIBarButtonItem *> *rightBarButtonItems") {
      this -> [UIBarButtonItem]? in
      this.rightBarButtonItems.isEmpty ? nil : this.rightBarButtonItems
    } set: { (this, buttons: [UIBarButtonItem]?) in
      if let buttons { this.rightBarButtonItems = buttons } else { this.rightBarButtonItems = [] }
    }
  }
}
