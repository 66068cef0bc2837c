import CarobRuntime

extension UIViewController {
  /// The nearest navigation controller that this one is inside of.
  ///
  /// - Complexity: O(depth).
  public final var navigationController: UINavigationController? { ancestor() }

  /// The nearest tab bar controller that this one is inside of.
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

  /// The controller that this one is inside of at last, which is inside of none.
  final var outermost: UIViewController {
    var outermost = self
    while let parent = outermost.parent { outermost = parent }
    return outermost
  }

  /// Puts a controller inside this one, and takes it out of the one it was in. Its view is for the caller to add.
  ///
  /// - Throws: `ViewControllerError` when that would put a controller inside itself, or the controller is presented,
  ///   presents another or is the root of a window, and nothing has changed; also when a message fails.
  public final func addChild(_ child: UIViewController) throws(ViewControllerError) {
    if child.parent === self { return }
    try checkRoom(for: child)
    if let parent = child.parent { try parent.removeChild(child) }
    try child.send(Messages.willMoveToParent, self)
    // The handler may have put it somewhere.
    guard child.parent == nil else { return }
    try checkRoom(for: child)
    adopt(child)
  }

  /// Takes the controller out of the one that it is inside of, if it is inside of one.
  ///
  /// - Throws: `ViewControllerError` when a message fails; the controller is out all the same.
  public final func removeFromParent() throws(ViewControllerError) {
    guard let parent else { return }
    try parent.removeChild(self)
    if self.parent == nil { try send(Messages.didMoveToParent, nil) }
  }

  /// Refuses a controller that cannot be inside this one.
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

  /// Makes a controller one of those inside, and nothing else.
  final func adopt(_ child: UIViewController) {
    if child.parent === self { return }
    children.append(child)
    child.parent = self
  }

  /// Makes a controller none of those inside, and nothing else.
  ///
  /// - Complexity: O(controllers inside).
  final func abandon(_ child: UIViewController) {
    if let index = children.firstIndex(identical: child) { children.remove(at: index) }
    if child.parent === self { child.parent = nil }
  }

  /// Replaces controllers inside, and then tells those that go and come, and what shows.
  ///
  /// - Parameter change: notes the change, so that handlers find it made, and says what showed and what is to show.
  /// - Complexity: O(controllers before and after, and inside).
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

  /// Sends one of the messages about a parent.
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
    controller.property("parentViewController") { $0.parent }
    controller.property("childViewControllers") { $0.children }
    controller.property("navigationController") { $0.navigationController }
    controller.property("tabBarController") { $0.tabBarController }
    controller.method("addChildViewController:") { (this, child: UIViewController) in
      try this.addChild(child)
    }
    controller.method("removeFromParentViewController") { try $0.removeFromParent() }
    controller.method("willMoveToParentViewController:") { (this, parent: UIViewController?) in
      try this.willMove(toParent: parent)
    }
    controller.method("didMoveToParentViewController:") { (this, parent: UIViewController?) in
      try this.didMove(toParent: parent)
    }
    // A container of a plugin's own says so when it shows or hides a controller inside it.
    controller.method("beginAppearanceTransition:animated:") {
      (this, isAppearing: Bool, animated: Bool) in
      try isAppearing ? this.beginAppearing(animated) : this.beginDisappearing(animated)
    }
    controller.method("endAppearanceTransition") { this in
      try this.endAppearing(false)
      try this.endDisappearing(false)
    }
  }
}
