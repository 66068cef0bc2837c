import CarobRuntime
import Foundation

/// How far a controller is on the screen.
///
/// A controller is sent `viewWillAppear:` on its way from `disappeared` to `appearing`, `viewDidAppear:` to
/// `appeared`, `viewWillDisappear:` to `disappearing` and `viewDidDisappear:` back. Each state is entered before its
/// message is sent, so that a handler that changes what shows finds things as they are, and none of the messages
/// is sent twice or out of turn.
enum Appearance {
  case disappeared
  case appearing
  case appeared
  case disappearing
}

extension UIViewController {
  /// Whether the view shows, or is about to.
  final var isOnScreen: Bool { appearance == .appearing || appearance == .appeared }

  /// Whether a controller is one of those inside that show.
  final func shows(_ child: UIViewController) -> Bool { shownChildren.contains(identical: child) }

  /// Loads the view and sends `viewWillAppear:`, then does the same to the controllers inside that show; nothing
  /// when the controller is on the screen.
  ///
  /// - Throws: what loading or a handler raised.
  final func beginAppearing(_ animated: Bool) throws(ViewControllerError) {
    _ = try view()
    if isOnScreen { return }
    appearance = .appearing
    try send(Messages.viewWillAppear, animated)
    for child in shownChildren where appearance == .appearing {
      try beginShowing(child, animated)
    }
  }

  /// Sends `viewDidAppear:`, then to the controllers inside that show; nothing unless the controller is appearing.
  final func endAppearing(_ animated: Bool) throws(ViewControllerError) {
    guard appearance == .appearing else { return }
    appearance = .appeared
    try send(Messages.viewDidAppear, animated)
    for child in shownChildren where appearance == .appeared {
      // A handler may have brought us here before the loop above had come to this one.
      try beginShowing(child, animated)
      try endShowing(child, animated)
    }
  }

  /// Sends `viewWillDisappear:`, then to the controllers inside; nothing unless the controller is on the screen.
  final func beginDisappearing(_ animated: Bool) throws(ViewControllerError) {
    guard isOnScreen else { return }
    appearance = .disappearing
    try send(Messages.viewWillDisappear, animated)
    for child in children where appearance == .disappearing {
      try child.beginDisappearing(animated)
    }
  }

  /// Sends `viewDidDisappear:`, then to the controllers inside; nothing unless the controller is disappearing.
  final func endDisappearing(_ animated: Bool) throws(ViewControllerError) {
    guard appearance == .disappearing else { return }
    appearance = .disappeared
    try send(Messages.viewDidDisappear, animated)
    for child in children where appearance == .disappeared {
      // As above.
      try child.beginDisappearing(animated)
      try child.endDisappearing(animated)
    }
  }

  /// Makes one controller inside disappear and another appear, as far as this one is on the screen.
  ///
  /// A handler may change what shows: a controller that no longer does is not made to appear.
  final func exchange(
    _ old: UIViewController?, _ new: UIViewController?, _ animated: Bool
  ) throws(ViewControllerError) {
    if old === new { return }
    try old?.beginDisappearing(animated)
    if let new, isOnScreen { try beginShowing(new, animated) }
    if let old, !shows(old) {
      if let view = old.viewIfLoaded, view.superview === viewIfLoaded { view.removeFromSuperview() }
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

  /// Puts the view of a controller inside into this one's view, as large as that if it has a size.
  final func embed(_ child: UIViewController) throws(ViewControllerError) {
    let (view, container) = (try child.view(), try self.view())
    if view.superview !== container {
      do {
        try container.addSubview(view)
      } catch {
        throw .failed(.handlerFailed(error))
      }
    }
    view.fill(container)
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
    controller.method("viewWillAppear:") { (this, flag: Bool) in try this.viewWillAppear(flag) }
    controller.method("viewDidAppear:") { (this, flag: Bool) in try this.viewDidAppear(flag) }
    controller.method("viewWillDisappear:") { (this, flag: Bool) in
      try this.viewWillDisappear(flag)
    }
    controller.method("viewDidDisappear:") { (this, flag: Bool) in
      try this.viewDidDisappear(flag)
    }
  }
}

extension UIView {
  /// Makes the view as large as one around it, unless that has no size.
  func fill(_ container: UIView) {
    let size = container.frame.size
    if size.width > 0, size.height > 0 { frame = CGRect(origin: .zero, size: size) }
  }
}
