import CarobRuntime
import Foundation

/// Screens side by side. The selected one is visible.
///
/// While the tab bar controller is on the screen, it loads the view of a selected controller and sends it
/// `viewWillAppear:` and `viewDidAppear:`; the former one gets `viewWillDisappear:` and `viewDidDisappear:`. The
/// selection changes even when one of them fails.
@MainActor
open class UITabBarController: UIViewController {
  /// The value of the property `selectedIndex` when there are no tabs: `NSNotFound`.
  public static let noIndex = Int.max

  /// The delegate: any object. Not retained. It is asked when a user taps a tab.
  public final weak var delegate: Object?

  private static let shouldSelect = Message<(Object, Object) -> Bool>(
    "tabBarController:shouldSelectViewController:")
  private static let didSelect = Message<(Object, Object) -> Void>(
    "tabBarController:didSelectViewController:")
  private static let setIndex = Message<(UInt) -> Void>("setSelectedIndex:")

  /// Selects a tab as a user does, who taps it: the delegate is asked before, and told afterwards.
  ///
  /// - Returns: false, without a change, when there is no such tab or the delegate says no.
  /// - Throws: `MessageError` when a message fails.
  @discardableResult
  public final func tapTab(at index: Int) throws -> Bool {
    guard viewControllers.indices.contains(index) else { return false }
    let controller = viewControllers[index]
    if let delegate, delegate.responds(to: Self.shouldSelect.selector),
      !(try Self.shouldSelect(delegate, self, controller))
    {
      return false
    }
    try Self.setIndex(self, UInt(index))
    if let delegate, delegate.responds(to: Self.didSelect.selector) {
      try Self.didSelect(delegate, self, controller)
    }
    return true
  }

  /// The bar, whose items are those of the tabs.
  public private(set) final lazy var tabBar = {
    let bar = UITabBar()
    bar.tabs = self
    bar.frame = barFrame(BarHeight.tab, isAtTop: false)
    return bar
  }()

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

  override var fillsWithChildren: Bool { true }

  override var insetsOfBars: UIEdgeInsets {
    let isHidden = (selectedViewController as? UINavigationController)?.hidesBottomBar ?? false
    return UIEdgeInsets(bottom: isHidden ? 0 : BarHeight.tab)
  }
  override var hasOpaqueBottomBar: Bool { !tabBar.look.isTranslucent }
  override var childForStatusBarHidden: UIViewController? { selectedViewController }
  override var childForStatusBarStyle: UIViewController? { selectedViewController }

  override func placeBars() {
    guard viewIfLoaded?.window != nil else { return }
    tabBar.frame = barFrame(BarHeight.tab, isAtTop: false)
  }

  override func prepareToShow(
    _ child: UIViewController, _ animated: Bool
  ) throws(ViewControllerError) {
    try embed(child)
    AppearanceRecords.apply(to: tabBar)
    // Asking for the items makes them.
    if AppearanceRecords.isEmpty { return }
    for item in tabBar.items { AppearanceRecords.apply(to: item, in: tabBar) }
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
      tabs.declareProtocol(
        """
        @protocol UITabBarControllerDelegate <NSObject>
        @optional
        - (BOOL)tabBarController:(UITabBarController *)tabBarController \
        shouldSelectViewController:(UIViewController *)viewController
        - (void)tabBarController:(UITabBarController *)tabBarController \
        didSelectViewController:(UIViewController *)viewController
        """, "Is asked whether a tab may be selected, and told that it was.")
      tabs.property(
        "@property (nonatomic, weak) id<UITabBarControllerDelegate> delegate", \.delegate)
      tabs.property("@property (nonatomic, readonly) UITabBar *tabBar") { $0.tabBar }
      tabs.method("- (BOOL)carob_tapTabAtIndex:(NSUInteger)index") { (this, index: UInt) in
        try this.tapTab(at: Int(clamping: index))
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
