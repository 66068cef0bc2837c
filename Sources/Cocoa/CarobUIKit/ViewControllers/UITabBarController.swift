import CarobRuntime

/// Screens side by side. The selected one is visible.
///
/// While the tab bar controller is on the screen, it loads the view of a selected controller and sends it
/// `viewWillAppear:` and `viewDidAppear:`; the former one gets `viewWillDisappear:` and `viewDidDisappear:`. The
/// selection changes even when one of them fails.
@MainActor
open class UITabBarController: UIViewController {
  /// The value of the property `selectedIndex` when there are no tabs: `NSNotFound`.
  public static let noIndex = Int.max

  /// The tabs' controllers. `setViewControllers(_:animated:)` changes them.
  public private(set) final var viewControllers: [UIViewController] = []

  /// The visible controller; nil when there are no tabs.
  public private(set) final var selectedViewController: UIViewController?

  /// The index of the selected tab; nil when there are no tabs.
  ///
  /// - Complexity: O(tabs).
  public final var selectedIndex: Int? {
    viewControllers.firstIndex(identical: selectedViewController)
  }

  override var shownChildren: [UIViewController] {
    if let selectedViewController { [selectedViewController] } else { [] }
  }

  override func prepareToShow(
    _ child: UIViewController, _ animated: Bool
  ) throws(ViewControllerError) {
    try embed(child)
  }

  override func removeChild(_ child: UIViewController) throws(ViewControllerError) {
    if viewControllers.contains(identical: child) {
      try setViewControllers(viewControllers.without([child]), animated: false)
    } else {
      try super.removeChild(child)
    }
  }

  /// Replaces the tabs. The selected controller stays selected if it is among the new ones; else the first is selected.
  ///
  /// - Throws: `ViewControllerError`, without a change, when a new controller is inside another, is shown elsewhere or
  ///   would be there twice; also when a message fails.
  /// - Complexity: O(tabs before and after).
  open func setViewControllers(
    _ controllers: [UIViewController], animated: Bool
  ) throws(ViewControllerError) {
    var seen: Set<ObjectIdentifier> = []
    for controller in controllers {
      guard seen.insert(ObjectIdentifier(controller)).inserted else {
        throw .twiceATab(controller.runtimeClass)
      }
      if controller.parent === self { continue }
      if controller.parent != nil { throw .insideAnother(controller.runtimeClass) }
      try checkRoom(for: controller)
    }
    let old = selectedViewController
    try replaceChildren(viewControllers, with: controllers, animated) {
      viewControllers = controllers
      if selectedIndex == nil { selectedViewController = controllers.first }
      return (old, selectedViewController)
    }
  }

  /// Selects a tab.
  ///
  /// - Throws: `ViewControllerError`, without a change, when the controller is not a tab; also when its view cannot be
  ///   loaded or a message fails.
  open func select(_ controller: UIViewController) throws(ViewControllerError) {
    guard viewControllers.contains(identical: controller) else {
      throw .notATab(controller.runtimeClass)
    }
    let old = selectedViewController
    selectedViewController = controller
    try exchange(old, controller, false)
  }

  /// Selects a tab by its index.
  ///
  /// - Throws: `ViewControllerError`, without a change, when there is no such tab; also as `select(_:)`.
  public final func select(at index: Int) throws(ViewControllerError) {
    guard viewControllers.indices.contains(index) else {
      throw .noSuchTab(UInt(bitPattern: index), tabs: viewControllers.count)
    }
    try select(viewControllers[index])
  }

  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(
      of: UITabBarController.self, "Several screens, of which the selected one is shown."
    ) { tabs in
      tabs.property("@property (nonatomic, copy) NSArray *viewControllers") {
        this -> [UIViewController]? in
        this.viewControllers
      } set: { (this, controllers: [UIViewController]?) in
        try this.setViewControllers(controllers ?? [], animated: false)
      }
      tabs.method("- (void)setViewControllers:(NSArray *)controllers animated:(BOOL)animated") {
        (this, controllers: [UIViewController]?, animated: Bool) in
        try this.setViewControllers(controllers ?? [], animated: animated)
      }
      tabs.property(
        "@property (nonatomic) NSUInteger selectedIndex",
        get: { UInt($0.selectedIndex ?? noIndex) },
        set: { (this, index: UInt) in try this.select(at: Int(clamping: index)) })
      tabs.property("@property (nonatomic, strong) UIViewController *selectedViewController") {
        $0.selectedViewController
      }
      tabs.method("setSelectedViewController:") { (this, controller: UIViewController?) in
        if let controller { try this.select(controller) }
      }
    }
  }
}
