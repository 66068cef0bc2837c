import CarobRuntime
import Foundation

/// The state of a controller on its way on and off the screen.
///
/// A controller is sent `viewWillAppear:` on its way from `disappeared` to `appearing`, `viewDidAppear:` to `appeared`,
/// `viewWillDisappear:` to `disappearing` and `viewDidDisappear:` back. The state changes before its message is sent,
/// so that a handler that changes what is visible finds the new state, and no message is sent twice or out of order.
enum Appearance {
  case disappeared
  case appearing
  case appeared
  case disappearing
}

extension UIViewController {
  /// Whether the view is visible, or about to be.
  final var isOnScreen: Bool { appearance == .appearing || appearance == .appeared }

  final func shows(_ child: UIViewController) -> Bool { shownChildren.contains(identical: child) }

  /// Loads the view and sends `viewWillAppear:`, then does so for the visible children. Does nothing when the
  /// controller is on the screen.
  ///
  /// - Throws: the error of loading or of a handler.
  final func beginAppearing(_ animated: Bool) throws(ViewControllerError) {
    _ = try view()
    if isOnScreen { return }
    appearance = .appearing
    try send(Messages.viewWillAppear, animated)
    for child in shownChildren where appearance == .appearing {
      try beginShowing(child, animated)
    }
  }

  /// Sends `viewDidAppear:` to this controller, then to the visible children. Does nothing unless the controller is
  /// appearing.
  final func endAppearing(_ animated: Bool) throws(ViewControllerError) {
    guard appearance == .appearing else { return }
    appearance = .appeared
    // A handler about the status bar that raises does not cost the controllers their message.
    var failure: ViewControllerError?
    do throws(ViewControllerError) { try updateStatusBar() } catch { failure = error }
    try send(Messages.viewDidAppear, animated)
    for child in shownChildren where appearance == .appeared {
      // A handler may have called this before the loop of `beginAppearing` reached the child.
      try beginShowing(child, animated)
      try endShowing(child, animated)
    }
    if let failure { throw failure }
  }

  /// Sends `viewWillDisappear:` to this controller, then to the children. Does nothing unless the controller is on the
  /// screen.
  final func beginDisappearing(_ animated: Bool) throws(ViewControllerError) {
    guard isOnScreen else { return }
    appearance = .disappearing
    try send(Messages.viewWillDisappear, animated)
    for child in children where appearance == .disappearing {
      try child.beginDisappearing(animated)
    }
  }

  /// Sends `viewDidDisappear:` to this controller, then to the children. Does nothing unless the controller is
  /// disappearing.
  final func endDisappearing(_ animated: Bool) throws(ViewControllerError) {
    guard appearance == .disappearing else { return }
    appearance = .disappeared
    try send(Messages.viewDidDisappear, animated)
    for child in children where appearance == .disappeared {
      // A handler may have called this before the loop of `beginDisappearing` reached the child.
      try child.beginDisappearing(animated)
      try child.endDisappearing(animated)
    }
  }

  /// Makes one child disappear and another appear, as far as this controller is on the screen.
  ///
  /// A handler may change what is visible: a child that no longer is does not appear.
  final func exchange(
    _ old: UIViewController?, _ new: UIViewController?, _ animated: Bool
  ) throws(ViewControllerError) {
    if old === new { return }
    try old?.beginDisappearing(animated)
    if let new, isOnScreen { try beginShowing(new, animated) }
    if let old, !shows(old) {
      if let view = old.viewIfLoaded, view.superview === viewIfLoaded {
        old.traitsWhenHidden = view.traitCollection
        view.removeFromSuperview()
      }
      try old.endDisappearing(animated)
    }
    if let new, appearance == .appeared { try endShowing(new, animated) }
  }

  private func beginShowing(
    _ child: UIViewController, _ animated: Bool
  ) throws(ViewControllerError) {
    guard shows(child), !child.isOnScreen else { return }
    _ = try child.view()
    if shows(child) { try prepareToShow(child, animated) }
    if shows(child) { try child.beginAppearing(animated) }
  }

  private func endShowing(
    _ child: UIViewController, _ animated: Bool
  ) throws(ViewControllerError) {
    guard shows(child), child.appearance == .appearing else { return }
    try child.endAppearing(animated)
    if shows(child), child.appearance == .appeared { try didShow(child, animated) }
  }

  /// Adds a child's view to this controller's view, in the part of it that bars leave, unless that is empty.
  final func embed(_ child: UIViewController) throws(ViewControllerError) {
    let (view, container) = (try child.view(), try self.view())
    if view.superview !== container {
      do {
        try container.addSubview(view)
      } catch {
        throw .failed(.handlerFailed(error))
      }
    }
    fit(child, view, container)
    placeBars()
    try tellSafeArea()
    try child.tellTraitsSinceHidden(view)
  }

  /// Tells the views of traits that are others than when they were taken off the screen.
  private func tellTraitsSinceHidden(_ view: UIView) throws(ViewControllerError) {
    guard let old = traitsWhenHidden else { return }
    traitsWhenHidden = nil
    do throws(MessageError) {
      try view.tellOwnTraits(from: old, to: view.traitCollection)
    } catch {
      throw .failed(error)
    }
  }

  private func updateStatusBar() throws(ViewControllerError) {
    do throws(MessageError) {
      try UIApplication.shared.updateStatusBar()
    } catch {
      throw .failed(error)
    }
  }

  private func send(
    _ message: Message<(Bool) -> Void>, _ animated: Bool
  ) throws(ViewControllerError) {
    do throws(MessageError) {
      try message(self, animated)
    } catch {
      throw .failed(error)
    }
  }

  static func defineAppearance(_ controller: ClassMembers<UIViewController>) {
    controller.method("- (void)viewWillAppear:(BOOL)animated") { (this, flag: Bool) in
      try this.viewWillAppear(flag)
    }
    controller.method("- (void)viewDidAppear:(BOOL)animated") { (this, flag: Bool) in
      try this.viewDidAppear(flag)
    }
    controller.method("- (void)viewWillDisappear:(BOOL)animated") { (this, flag: Bool) in
      try this.viewWillDisappear(flag)
    }
    controller.method("- (void)viewDidDisappear:(BOOL)animated") { (this, flag: Bool) in
      try this.viewDidDisappear(flag)
    }
  }
}

extension UIView {
  /// Gives the view the size of its container, unless that is empty.
  func fill(_ container: UIView) {
    let size = container.frame.size
    if size.width > 0, size.height > 0 { frame = CGRect(origin: .zero, size: size) }
  }
}
