import CarobRuntime

/// A stack of screens, of which the top one shows. [main-thread]
///
/// A controller that comes on top has its view loaded and is sent `viewWillAppear:` and
/// `viewDidAppear:`; the one that was on top is sent `viewWillDisappear:` and `viewDidDisappear:`. When
/// one of them fails, the stack has changed all the same.
open class UINavigationController: UIViewController {
  /// The stack, root first.
  public private(set) final var viewControllers: [UIViewController] = []

  /// The controller on top; nil when the stack is empty.
  public final var topViewController: UIViewController? { viewControllers.last }

  /// The controller whose view shows: the one on top.
  public final var visibleViewController: UIViewController? { topViewController }

  /// Makes a stack of one controller.
  ///
  /// - Throws: as `pushViewController`.
  public convenience init(
    rootViewController: UIViewController
  ) throws(ViewControllerError) {
    self.init(isa: Self.runtimeClass)
    try pushViewController(rootViewController, animated: false)
  }

  /// Puts a controller on top.
  ///
  /// - Throws: `ViewControllerError` when the controller is on a stack already or is a navigation
  ///   controller, and nothing has changed; also when its view cannot be loaded or a message fails.
  open func pushViewController(
    _ controller: UIViewController, animated: Bool
  ) throws(ViewControllerError) {
    if controller is UINavigationController { throw .navigationController(controller.runtimeClass) }
    if controller.navigationController != nil { throw .alreadyOnStack(controller.runtimeClass) }
    try changeStack(animated) {
      viewControllers.append(controller)
      controller.navigationController = self
    }
  }

  /// Takes the controller on top away.
  ///
  /// - Returns: it; nil, and nothing has changed, when it is the root.
  /// - Throws: `ViewControllerError` when a message fails.
  @discardableResult
  open func popViewController(animated: Bool) throws(ViewControllerError) -> UIViewController? {
    try popControllers(above: max(viewControllers.count - 2, 0), animated).last
  }

  /// Takes all controllers but the root away.
  ///
  /// - Returns: them, in the order of the stack.
  /// - Throws: `ViewControllerError` when a message fails.
  @discardableResult
  open func popToRootViewController(
    animated: Bool
  ) throws(ViewControllerError) -> [UIViewController] {
    try popControllers(above: 0, animated)
  }

  private func popControllers(
    above position: Int, _ animated: Bool
  ) throws(ViewControllerError) -> [UIViewController] {
    let popped = Array(viewControllers.dropFirst(position + 1))
    if popped.isEmpty { return [] }
    try changeStack(animated) {
      viewControllers.removeLast(popped.count)
      for controller in popped { controller.navigationController = nil }
    }
    return popped
  }

  /// Changes the stack, and then tells who goes and who comes, so that a handler that changes it again finds
  /// it as it is. A controller that a handler covers meanwhile is not told that it did appear.
  private func changeStack(
    _ animated: Bool, _ change: () -> Void
  ) throws(ViewControllerError) {
    let old = topViewController
    change()
    guard let new = topViewController else { return }
    try old?.send(Messages.viewWillDisappear, animated: animated)
    // A handler that changed the stack again has had those told who are concerned.
    guard new === topViewController else { return }
    _ = try new.view()
    try new.send(Messages.viewWillAppear, animated: animated)
    try old?.send(Messages.viewDidDisappear, animated: animated)
    if new === topViewController { try new.send(Messages.viewDidAppear, animated: animated) }
  }

  open override class func define(_ definition: ClassDefinition) {
    definition.members(of: UINavigationController.self) { navigation in
      navigation.method("initWithRootViewController:") { (this, root: UIViewController) in
        try this.pushViewController(root, animated: false)
        return this
      }
      navigation.property("viewControllers") { $0.viewControllers }
      navigation.property("topViewController") { $0.topViewController }
      navigation.property("visibleViewController") { $0.visibleViewController }
      navigation.method("pushViewController:animated:") {
        (this, controller: UIViewController, animated: Bool) in
        try this.pushViewController(controller, animated: animated)
      }
      navigation.method("popViewControllerAnimated:") { (this, animated: Bool) in
        try this.popViewController(animated: animated)
      }
      navigation.method("popToRootViewControllerAnimated:") { (this, animated: Bool) in
        try this.popToRootViewController(animated: animated)
      }
    }
  }
}
