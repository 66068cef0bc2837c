import CarobRuntime
import Foundation

/// A stack of screens. The top one is visible.
///
/// While the navigation controller is on the screen, it loads the view of a new top controller and sends it
/// `viewWillAppear:` and `viewDidAppear:`; the former one gets `viewWillDisappear:` and `viewDidDisappear:`. The stack
/// changes even when one of them fails.
@MainActor
open class UINavigationController: UIViewController {
  /// The stack, beginning with the root. `setViewControllers(_:animated:)` replaces it.
  public private(set) final var viewControllers: [UIViewController] = []

  /// The delegate, which implements `navigationController:willShowViewController:animated:` and
  /// `navigationController:didShowViewController:animated:`, or one of them, or none.
  public final var delegate: Object? {
    get { delegateReference.object }
    set { delegateReference.refer(to: newValue) }
  }
  private var delegateReference = WeakReference<Object>()

  /// The bar, whose items are those of the stack.
  public private(set) final lazy var navigationBar = {
    let bar = UINavigationBar()
    bar.navigation = self
    bar.frame = barFrame(BarHeight.navigation, isAtTop: true)
    return bar
  }()
  /// The bar at the lower edge, whose buttons are those of the top controller.
  public private(set) final lazy var toolbar = {
    let bar = UIToolbar()
    bar.navigation = self
    bar.frame = barFrame(BarHeight.tool, isAtTop: false)
    return bar
  }()
  /// Whether the bar is hidden.
  public internal(set) final var isNavigationBarHidden = false
  /// Whether the toolbar is hidden.
  public internal(set) final var isToolbarHidden = true

  /// The top controller; nil when the stack is empty.
  public final var topViewController: UIViewController? { viewControllers.last }

  /// The controller whose view is visible: the one presented over the navigation controller, else the top one.
  public final var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }

  nonisolated static let willShow = Message<(Object, Object, Bool) -> Void>(
    "navigationController:willShowViewController:animated:")
  nonisolated static let didShow = Message<(Object, Object, Bool) -> Void>(
    "navigationController:didShowViewController:animated:")

  override var shownChildren: [UIViewController] {
    if let topViewController { [topViewController] } else { [] }
  }

  override var fillsWithChildren: Bool { true }

  override var insetsOfBars: UIEdgeInsets {
    UIEdgeInsets(
      top: isNavigationBarHidden ? 0 : BarHeight.navigation,
      bottom: isToolbarHidden ? 0 : BarHeight.tool)
  }
  override var hasOpaqueTopBar: Bool { !navigationBar.look.isTranslucent }
  override var hasOpaqueBottomBar: Bool { !isToolbarHidden && !toolbar.look.isTranslucent }
  override var childForStatusBarHidden: UIViewController? { topViewController }
  override var childForStatusBarStyle: UIViewController? {
    isNavigationBarHidden ? topViewController : nil
  }

  override func placeBars() {
    guard viewIfLoaded?.window != nil else { return }
    navigationBar.frame = barFrame(BarHeight.navigation, isAtTop: true)
    toolbar.frame = barFrame(BarHeight.tool, isAtTop: false)
  }

  override func prepareToShow(
    _ child: UIViewController, _ animated: Bool
  ) throws(ViewControllerError) {
    // The child may hide the tab bar, or show it again, and so change the room of this controller.
    if let tabs = parent as? UITabBarController { tabs.fitChildren() }
    try embed(child)
    applyAppearance(child)
    try tellDelegate(Self.willShow, child, animated)
  }

  override func didShow(_ child: UIViewController, _ animated: Bool) throws(ViewControllerError) {
    try tellDelegate(Self.didShow, child, animated)
  }

  override func removeChild(_ child: UIViewController) throws(ViewControllerError) {
    if viewControllers.contains(identical: child) {
      try setViewControllers(viewControllers.without([child]), animated: false)
    } else {
      try super.removeChild(child)
    }
  }

  private func tellDelegate(
    _ message: Message<(Object, Object, Bool) -> Void>, _ child: UIViewController, _ animated: Bool
  ) throws(ViewControllerError) {
    guard let delegate, delegate.responds(to: message.selector) else { return }
    do throws(MessageError) {
      try message(delegate, self, child, animated)
    } catch {
      throw .failed(error)
    }
  }

  /// Makes a stack of one controller.
  ///
  /// - Throws: as `pushViewController`.
  public convenience init(
    rootViewController: UIViewController
  ) throws(ViewControllerError) {
    self.init(isa: Self.runtimeClass)
    try pushViewController(rootViewController, animated: false)
  }

  /// Pushes a controller on the stack.
  ///
  /// - Throws: `ViewControllerError`, without a change, when the controller is on a stack already, is a navigation
  ///   controller or is shown elsewhere; also when its view cannot be loaded or a message fails.
  open func pushViewController(
    _ controller: UIViewController, animated: Bool
  ) throws(ViewControllerError) {
    try setViewControllers(viewControllers + [controller], animated: animated)
  }

  /// Pops the top controller.
  ///
  /// - Returns: the controller; nil, without a change, when it is the root.
  /// - Throws: `ViewControllerError` when a message fails.
  @discardableResult
  open func popViewController(animated: Bool) throws(ViewControllerError) -> UIViewController? {
    try popControllers(above: max(viewControllers.count - 2, 0), animated).last
  }

  /// Pops all controllers but the root.
  ///
  /// - Returns: the popped controllers, in the order of the stack.
  /// - Throws: `ViewControllerError` when a message fails.
  @discardableResult
  open func popToRootViewController(
    animated: Bool
  ) throws(ViewControllerError) -> [UIViewController] {
    try popControllers(above: 0, animated)
  }

  /// Pops all controllers above one.
  ///
  /// - Returns: the popped controllers, in the order of the stack.
  /// - Throws: `ViewControllerError`, without a change, when the controller is not on the stack; also when a message fails.
  @discardableResult
  open func popToViewController(
    _ controller: UIViewController, animated: Bool
  ) throws(ViewControllerError) -> [UIViewController] {
    guard let position = viewControllers.firstIndex(identical: controller) else {
      throw .notOnStack(controller.runtimeClass)
    }
    return try popControllers(above: position, animated)
  }

  private func popControllers(
    above position: Int, _ animated: Bool
  ) throws(ViewControllerError) -> [UIViewController] {
    let popped = Array(viewControllers.dropFirst(position + 1))
    if !popped.isEmpty {
      try setViewControllers(viewControllers.dropLast(popped.count), animated: animated)
    }
    return popped
  }

  /// Replaces the stack, and then notifies the controllers that come and go, so that a handler that changes the stack
  /// again finds the new one.
  ///
  /// - Throws: `ViewControllerError`, without a change, when a new controller is on a stack already, is a navigation
  ///   controller, is shown elsewhere or would be there twice; also when a message fails.
  /// - Complexity: O(controllers before and after).
  open func setViewControllers(
    _ controllers: [UIViewController], animated: Bool
  ) throws(ViewControllerError) {
    try checkStack(controllers)
    let old = viewControllers
    try replaceChildren(old, with: controllers, animated) {
      viewControllers = controllers
      return (old.last, controllers.last)
    }
  }

  private func checkStack(_ controllers: [UIViewController]) throws(ViewControllerError) {
    var seen: Set<ObjectIdentifier> = []
    for controller in controllers {
      let cls = controller.runtimeClass
      guard seen.insert(ObjectIdentifier(controller)).inserted else {
        throw viewControllers.contains(identical: controller)
          ? .alreadyOnStack(cls) : .twiceOnStack(cls)
      }
      if controller.parent === self { continue }
      if controller is UINavigationController { throw .navigationController(cls) }
      if let parent = controller.parent {
        throw parent is UINavigationController ? .alreadyOnStack(cls) : .insideAnother(cls)
      }
      try checkRoom(for: controller)
    }
  }

  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(
      of: UINavigationController.self, "A stack of screens, of which the top one is shown."
    ) { navigation in
      navigation.declareProtocol(
        """
        @protocol UINavigationControllerDelegate <NSObject>
        @optional
        - (void)navigationController:(UINavigationController *)navigationController \
        didShowViewController:(UIViewController *)viewController animated:(BOOL)animated
        - (void)navigationController:(UINavigationController *)navigationController \
        willShowViewController:(UIViewController *)viewController animated:(BOOL)animated
        """,
        "Is told which screen a navigation controller shows.")
      navigation.method("- (instancetype)initWithRootViewController:(UIViewController *)controller")
      { (this, root: UIViewController?) in
        let controller = try Messages.initWithNibName(this, nil, nil)
        if let root, let controller = controller as? UINavigationController {
          try controller.pushViewController(root, animated: false)
        }
        return controller
      }
      navigation.property("@property (nonatomic, copy) NSArray *viewControllers") {
        this -> [UIViewController]? in
        this.viewControllers
      } set: { (this, controllers: [UIViewController]?) in
        try this.setViewControllers(controllers ?? [], animated: false)
      }
      navigation.method("- (void)setViewControllers:(NSArray *)controllers animated:(BOOL)animated")
      {
        (this, controllers: [UIViewController]?, animated: Bool) in
        try this.setViewControllers(controllers ?? [], animated: animated)
      }
      navigation.property(
        "@property (nonatomic, weak) id<UINavigationControllerDelegate> delegate", \.delegate)
      defineBars(navigation)
      navigation.property("@property (nonatomic, readonly) UIViewController *topViewController") {
        $0.topViewController
      }
      navigation.property("@property (nonatomic, readonly) UIViewController *visibleViewController")
      { $0.visibleViewController }
      navigation.method(
        "- (void)pushViewController:(UIViewController *)controller animated:(BOOL)animated"
      ) { (this, controller: UIViewController, animated: Bool) in
        try this.pushViewController(controller, animated: animated)
      }
      navigation.method("- (UIViewController *)popViewControllerAnimated:(BOOL)animated") {
        (this, animated: Bool) in
        try this.popViewController(animated: animated)
      }
      navigation.method("- (NSArray *)popToRootViewControllerAnimated:(BOOL)animated") {
        (this, animated: Bool) in
        try this.popToRootViewController(animated: animated)
      }
      navigation.method(
        "- (NSArray *)popToViewController:(UIViewController *)controller animated:(BOOL)animated"
      ) { (this, controller: UIViewController, animated: Bool) in
        try this.popToViewController(controller, animated: animated)
      }
    }
  }
}

extension UINavigationController {
  nonisolated package static var messagesToDelegate: [InformalMethod] {
    [.init(willShow), .init(didShow)]
  }
}
