import CarobRuntime

extension UIViewController {
  /// The nearest navigation controller around this controller.
  ///
  /// - Complexity: O(depth).
  public final var navigationController: UINavigationController? { ancestor() }

  /// The nearest tab bar controller around this controller.
  ///
  /// - Complexity: O(depth).
  public final var tabBarController: UITabBarController? { ancestor() }

  private func ancestor<Kind: UIViewController>() -> Kind? {
    var next = parent
    while let controller = next {
      if let found = controller as? Kind { return found }
      next = controller.parent
    }
    return nil
  }

  /// The outermost controller around this one.
  final var outermost: UIViewController {
    var outermost = self
    while let parent = outermost.parent { outermost = parent }
    return outermost
  }

  /// Makes a controller a child of this one, and removes it from its former parent. The caller adds its view.
  ///
  /// - Throws: `ViewControllerError`, without a change, when the controller would be inside itself, is presented,
  ///   presents another or is the root of a window; also when a message fails.
  public final func addChild(_ child: UIViewController) throws(ViewControllerError) {
    if child.parent === self { return }
    try checkRoom(for: child)
    if let parent = child.parent { try parent.removeChild(child) }
    try child.send(Messages.willMoveToParent, self)
    // The handler may have added it to another controller.
    guard child.parent == nil else { return }
    try checkRoom(for: child)
    adopt(child)
  }

  /// Removes the controller from its parent, if it has one.
  ///
  /// - Throws: `ViewControllerError` when a message fails; the controller is removed all the same.
  public final func removeFromParent() throws(ViewControllerError) {
    guard let parent else { return }
    try parent.removeChild(self)
    if self.parent == nil { try send(Messages.didMoveToParent, nil) }
  }

  /// Refuses a controller that cannot be a child of this one.
  final func checkRoom(for child: UIViewController) throws(ViewControllerError) {
    if sequence(first: self, next: \.parent).contains(identical: child) {
      throw .insideItself(child.runtimeClass)
    }
    if child.presenter != nil { throw .presented(child.runtimeClass) }
    if let presented = child.presented {
      throw .presents(child.runtimeClass, presented.runtimeClass)
    }
    if child.rootedWindow != nil { throw .rootOfWindow(child.runtimeClass) }
  }

  /// Adds a controller to the children, without messages.
  final func adopt(_ child: UIViewController) {
    if child.parent === self { return }
    children.append(child)
    child.parent = self
  }

  /// Removes a controller from the children, without messages.
  ///
  /// - Complexity: O(children).
  final func abandon(_ child: UIViewController) {
    if let index = children.firstIndex(identical: child) { children.remove(at: index) }
    if child.parent === self { child.parent = nil }
  }

  /// Replaces children, and then notifies the old, the new and the visible ones.
  ///
  /// - Parameter change: makes the change, before any handler runs; returns the child that was visible and the one that
  ///   will be.
  /// - Complexity: O(controllers before and after, and children).
  final func replaceChildren(
    _ before: [UIViewController], with after: [UIViewController], _ animated: Bool,
    change: () -> (old: UIViewController?, new: UIViewController?)
  ) throws(ViewControllerError) {
    let going = before.without(after)
    let coming = after.without(before)
    for controller in going { abandon(controller) }
    for controller in coming { adopt(controller) }
    let (old, new) = change()
    for controller in coming { try controller.send(Messages.willMoveToParent, self) }
    for controller in going { try controller.send(Messages.willMoveToParent, nil) }
    try exchange(old, new, animated)
    for controller in coming where controller.parent === self {
      try controller.send(Messages.didMoveToParent, self)
    }
    for controller in going where controller.parent == nil {
      try controller.send(Messages.didMoveToParent, nil)
    }
  }

  final func send(
    _ message: Message<(Object?) -> Void>, _ parent: UIViewController?
  ) throws(ViewControllerError) {
    do throws(MessageError) {
      try message(self, parent)
    } catch {
      throw .failed(error)
    }
  }

  static func defineContainment(_ controller: ClassMembers<UIViewController>) {
    controller.property(
      "@property (nonatomic, readonly, weak) UIViewController *parentViewController"
    ) { $0.parent }
    controller.property("@property (nonatomic, readonly) NSArray *childViewControllers") {
      $0.children
    }
    controller.property(
      "@property (nonatomic, readonly) UINavigationController *navigationController"
    ) { $0.navigationController }
    controller.property("@property (nonatomic, readonly) UITabBarController *tabBarController") {
      $0.tabBarController
    }
    controller.method("- (void)addChildViewController:(UIViewController *)controller") {
      (this, child: UIViewController) in
      try this.addChild(child)
    }
    controller.method("- (void)removeFromParentViewController") { try $0.removeFromParent() }
    controller.method("- (void)willMoveToParentViewController:(UIViewController *)controller") {
      (this, parent: UIViewController?) in
      try this.willMove(toParent: parent)
    }
    controller.method("- (void)didMoveToParentViewController:(UIViewController *)controller") {
      (this, parent: UIViewController?) in
      try this.didMove(toParent: parent)
    }
    // A plugin's container sends these when it shows or hides a child.
    controller.method("- (void)beginAppearanceTransition:(BOOL)isAppearing animated:(BOOL)animated")
    {
      (this, isAppearing: Bool, animated: Bool) in
      try isAppearing ? this.beginAppearing(animated) : this.beginDisappearing(animated)
    }
    controller.method("- (void)endAppearanceTransition") { this in
      try this.endAppearing(false)
      try this.endDisappearing(false)
    }
  }
}
