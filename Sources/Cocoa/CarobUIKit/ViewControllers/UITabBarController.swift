import CarobRuntime

/// Screens side by side, of which the selected one shows.
///
/// While the tab bar controller is on the screen, a controller that is selected has its view loaded and is sent
/// `viewWillAppear:` and `viewDidAppear:`, and the one before it `viewWillDisappear:` and `viewDidDisappear:`. When
/// one of them fails, the selection has changed all the same.
@MainActor
open class UITabBarController: UIViewController {
  /// What `selectedIndex` is without tabs, as a message gives it: `NSNotFound`.
  public static let noIndex = Int.max

  /// The tabs' controllers. `setViewControllers(_:animated:)` changes them.
  public private(set) final var viewControllers: [UIViewController] = []

  /// The controller that shows; nil when there are no tabs.
  public private(set) final var selectedViewController: UIViewController?

  /// Which tab is selected; nil when there are no tabs.
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

  /// Replaces the tabs. The selected controller stays selected if it stays; else the first is selected.
  ///
  /// - Throws: `ViewControllerError` when one of them is inside another controller, shows elsewhere or would be there
  ///   twice, and nothing has changed; also when a message fails.
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
  /// - Throws: `ViewControllerError` when the controller is none of the tabs, and nothing has changed; also when its
  ///   view cannot be loaded or a message fails.
  open func select(_ controller: UIViewController) throws(ViewControllerError) {
    guard viewControllers.contains(identical: controller) else {
      throw .notATab(controller.runtimeClass)
    }
    let old = selectedViewController
    selectedViewController = controller
    try exchange(old, controller, false)
  }

  /// Selects a tab by its place.
  ///
  /// - Throws: `ViewControllerError` when there is no such tab, and nothing has changed; also as `select(_:)`.
  public final func select(at index: Int) throws(ViewControllerError) {
    guard viewControllers.indices.contains(index) else {
      throw .noSuchTab(UInt(bitPattern: index), tabs: viewControllers.count)
    }
    try select(viewControllers[index])
  }

  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(of: UITabBarController.self) { tabs in
      tabs.property("viewControllers") { this -> [UIViewController]? in
        this.viewControllers
      } set: { (this, controllers: [UIViewController]?) in
        try this.setViewControllers(controllers ?? [], animated: false)
      }
      tabs.method("setViewControllers:animated:") {
        (this, controllers: [UIViewController]?, animated: Bool) in
        try this.setViewControllers(controllers ?? [], animated: animated)
      }
      tabs.property("selectedIndex") {
        UInt($0.selectedIndex ?? noIndex)
      } set: { (this, index: UInt) in
        try this.select(at: Int(clamping: index))
      }
      tabs.property("selectedViewController") { $0.selectedViewController }
      tabs.method("setSelectedViewController:") { (this, controller: UIViewController) in
        try this.select(controller)
      }
    }
  }
}
