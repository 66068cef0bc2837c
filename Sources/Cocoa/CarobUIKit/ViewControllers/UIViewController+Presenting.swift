import CarobRuntime

extension UIViewController {
  /// What this controller, or the one that it is inside of, has presented.
  public final var presentedViewController: UIViewController? { outermost.presented }

  /// What has presented this controller, or the one that it is inside of.
  public final var presentingViewController: UIViewController? { outermost.presenter }

  /// What is on top of everything that was presented over this controller: itself when nothing was.
  final var frontmost: UIViewController {
    var frontmost = outermost
    while let next = frontmost.presented { frontmost = next }
    return frontmost
  }

  /// Covers this controller, and all that it is inside of, with another.
  ///
  /// - Parameter completion: called at the end, when nothing failed.
  /// - Throws: `ViewControllerError` when something is presented already or the other one cannot be, and nothing
  ///   has changed; also when a view cannot be loaded, a message fails or `completion` raises.
  public final func present(
    _ controller: UIViewController, animated: Bool, completion: (() throws -> Void)? = nil
  ) throws(ViewControllerError) {
    let presenter = outermost
    try presenter.checkPresenting(controller)
    presenter.presented = controller
    controller.presenter = presenter
    if presenter.isOnScreen {
      try presenter.beginDisappearing(animated)
      // A handler may have dismissed it, or presented more.
      try presenter.showFrontmost(animated)
      if presenter.presented != nil { try presenter.endDisappearing(animated) }
    }
    try Self.finish(completion)
  }

  /// Takes away what covers this controller; when nothing does, takes away this controller, or the one that it is
  /// inside of, if it was presented. Does nothing when there is nothing to take away.
  ///
  /// What covers the one that goes, goes with it.
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
    try top.beginDisappearing(animated)
    for controller in dismissed { controller.viewIfLoaded?.removeFromSuperview() }
    try showFrontmost(animated)
    // A handler may have brought it back.
    if top !== frontmost { try top.endDisappearing(animated) }
  }

  /// Whether the controller, with everything that it covers, is in a window that shows.
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
    controller.property("presentedViewController") { $0.presentedViewController }
    controller.property("presentingViewController") { $0.presentingViewController }
    controller.method("presentViewController:animated:completion:") {
      (this, controller: UIViewController, animated: Bool, completion: Block?) in
      try this.present(controller, animated: animated) { try completion?.call() }
    }
    controller.method("dismissViewControllerAnimated:completion:") {
      (this, animated: Bool, completion: Block?) in
      try this.dismiss(animated: animated) { try completion?.call() }
    }
  }
}
