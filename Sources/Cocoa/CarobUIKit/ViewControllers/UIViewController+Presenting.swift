import CarobRuntime

extension UIViewController {
  /// The controller that is presented over this one, or over its outermost container.
  public final var presentedViewController: UIViewController? { outermost.presented }

  /// The controller over which this one, or its outermost container, is presented.
  public final var presentingViewController: UIViewController? { outermost.presenter }

  /// The topmost controller that is presented over this one; the outermost container itself when there is none.
  final var frontmost: UIViewController {
    var frontmost = outermost
    while let next = frontmost.presented { frontmost = next }
    return frontmost
  }

  /// Presents a controller over this one and its containers.
  ///
  /// - Parameter completion: called at the end, when nothing failed.
  /// - Throws: `ViewControllerError`, without a change, when a controller is presented already or this one cannot be;
  ///   also when a view cannot be loaded, a message fails or `completion` raises.
  public final func present(
    _ controller: UIViewController, animated: Bool, completion: (() throws -> Void)? = nil
  ) throws(ViewControllerError) {
    let presenter = outermost
    try presenter.checkPresenting(controller)
    presenter.presented = controller
    controller.presenter = presenter
    if presenter.isOnScreen {
      let covered = controller.coversPresenter ? presenter.shownTogether : []
      for controller in covered { try controller.beginDisappearing(animated) }
      // A handler may have dismissed it, or presented more.
      try presenter.showFrontmost(animated)
      try presenter.endDisappearing(of: covered, animated)
    }
    try Self.finish(completion)
  }

  /// Dismisses the controller presented over this one; if there is none, dismisses this one, or its outermost
  /// container, if it was presented. Does nothing when nothing is presented.
  ///
  /// Controllers that are presented over the dismissed one go with it.
  ///
  /// - Parameter completion: called at the end, when nothing failed.
  /// - Throws: `ViewControllerError` when a message fails or `completion` raises.
  public final func dismiss(
    animated: Bool, completion: (() throws -> Void)? = nil
  ) throws(ViewControllerError) {
    let outermost = outermost
    if let presenter = outermost.presented == nil ? outermost.presenter : outermost {
      try presenter.dismissPresented(animated)
    }
    try Self.finish(completion)
  }

  private func dismissPresented(_ animated: Bool) throws(ViewControllerError) {
    let top = frontmost
    var dismissed: [UIViewController] = []
    var next = presented
    while let controller = next {
      dismissed.append(controller)
      next = controller.presented
    }
    presented = nil
    for controller in dismissed {
      controller.presented = nil
      controller.presenter = nil
    }
    guard top.isOnScreen else { return }
    let shown = Array(dismissed.filter(\.isOnScreen).reversed())
    for controller in shown { try controller.beginDisappearing(animated) }
    for controller in dismissed { controller.viewIfLoaded?.removeFromSuperview() }
    for controller in shownTogether.dropLast() {
      try controller.beginAppearing(animated)
      try controller.endAppearing(animated)
    }
    try showFrontmost(animated)
    // A handler may have presented some again.
    try endDisappearing(of: shown, animated)
  }

  /// Ends the disappearance of controllers, unless they are visible again under or as the frontmost one.
  private final func endDisappearing(
    of controllers: [UIViewController], _ animated: Bool
  ) throws(ViewControllerError) {
    let visible = frontmost.shownTogether
    for controller in controllers where !visible.contains(identical: controller) {
      try controller.endDisappearing(animated)
    }
  }

  /// The controllers that are visible with this one, which is the frontmost one: those below it that it does not cover,
  /// outermost first, and itself.
  final var shownTogether: [UIViewController] {
    var shown: [UIViewController] = [self]
    while let last = shown.last, !last.coversPresenter, let presenter = last.presenter {
      shown.append(presenter)
    }
    return shown.reversed()
  }

  /// Whether the controller, or the one under everything that it covers, is in a visible window.
  private var isInShownWindow: Bool {
    var covered = outermost
    while let next = covered.presenter { covered = next }
    return covered.rootedWindow?.isHidden == false
  }

  /// Makes the frontmost controller appear, in the place of this one's view.
  private func showFrontmost(_ animated: Bool) throws(ViewControllerError) {
    // A handler may have hidden the window.
    guard isInShownWindow else { return }
    let controller = frontmost
    let view = try controller.view()
    guard controller === frontmost, isInShownWindow else { return }
    if controller !== self, let window = viewIfLoaded?.superview, view.superview !== window {
      do {
        try window.addSubview(view)
      } catch {
        throw .failed(.handlerFailed(error))
      }
      view.fill(window)
      try controller.tellSafeArea()
    }
    try controller.beginAppearing(animated)
    if controller === frontmost { try controller.endAppearing(animated) }
  }

  private func checkPresenting(
    _ controller: UIViewController
  ) throws(ViewControllerError) {
    if let presented {
      throw .presentsAlready(runtimeClass, presented.runtimeClass)
    }
    let cls = controller.runtimeClass
    if controller.parent != nil { throw .cannotPresent(cls, "is inside another controller") }
    if controller.presenter != nil { throw .cannotPresent(cls, "is presented already") }
    if controller.rootedWindow != nil { throw .cannotPresent(cls, "is the root of a window") }
    if sequence(first: self, next: \.presenter).contains(identical: controller) {
      throw .cannotPresent(cls, "would cover itself")
    }
  }

  private static func finish(
    _ completion: (() throws -> Void)?
  ) throws(ViewControllerError) {
    do {
      try completion?()
    } catch {
      throw .failed(.handlerFailed(error))
    }
  }

  static func definePresenting(_ controller: ClassMembers<UIViewController>) {
    controller.property("@property (nonatomic, readonly) UIViewController *presentedViewController")
    { $0.presentedViewController }
    controller.property(
      "@property (nonatomic, readonly) UIViewController *presentingViewController"
    ) { $0.presentingViewController }
    controller.method(
      """
      - (void)presentViewController:(UIViewController *)controller animated:(BOOL)animated \
      completion:(void (^)(void))completion
      """
    ) { (this, controller: UIViewController, animated: Bool, completion: Block?) in
      try this.present(controller, animated: animated) { try completion?.call() }
    }
    controller.method(
      "- (void)dismissViewControllerAnimated:(BOOL)animated completion:(void (^)(void))completion"
    ) { (this, animated: Bool, completion: Block?) in
      try this.dismiss(animated: animated) { try completion?.call() }
    }
  }
}
