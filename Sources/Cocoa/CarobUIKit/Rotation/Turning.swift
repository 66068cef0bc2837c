import CarobFoundation
import CarobRuntime
import Foundation

/// Turns the screen with the device, and gives windows other sizes.
@MainActor
enum Turning {
  /// Turns the device, as a user does. The screen follows if the controller in front lets it.
  ///
  /// - Parameter orientation: UIKit's number of an orientation of the device.
  /// - Returns: whether the screen turned.
  /// - Throws: the error of a handler.
  static func turn(to orientation: Int) throws(MessageError) -> Bool {
    UIDevice.orientation.withLock { $0 = orientation }
    let old = UIScreen.orientation
    try UIKitNotification.deviceOrientationDidChange.post(about: UIDevice.current)
    // An observer may have let the screen follow.
    _ = try followDevice()
    return UIScreen.orientation != old
  }

  /// Turns the screen to the orientation of the device.
  ///
  /// - Returns: whether it turned: not to the present orientation, nor to one that the controller in front does not support,
  ///   nor while sizes change.
  /// - Throws: the error of a handler.
  static func followDevice() throws(MessageError) -> Bool {
    let new = UIDevice.orientation.withLock { $0 }
    let old = UIScreen.orientation
    if TransitionCoordinator.current != nil { return false }
    // Flat on a table, the screen stays as it is.
    guard (1...4).contains(new), new != old else { return false }
    let front = UIApplication.shared.keyWindow?.rootViewController?.frontmost
    if let front, try !front.turns(to: new) { return false }
    let coordinator = TransitionCoordinator()
    coordinator.orientation = (old, new)
    let isTurned = UIScreen.isLandscape(old) != UIScreen.isLandscape(new)
    try tell(.willChangeStatusBarOrientation, new)
    let size = UIScreen.size
    var windows: [(window: UIWindow, size: CGSize)] = []
    for window in UIApplication.shared.windows where window.frame.size == size {
      let turned = CGSize(width: size.height, height: size.width)
      windows.append((window, isTurned ? turned : size))
    }
    try change(windows, coordinator) { UIScreen.interfaceOrientation.withLock { $0 = new } }
    try tell(.didChangeStatusBarOrientation, old)
    return true
  }

  private static func tell(
    _ notification: UIKitNotification, _ orientation: Int
  ) throws(MessageError) {
    try notification.post(
      about: UIApplication.shared,
      ["UIApplicationStatusBarOrientationUserInfoKey": NumberBox(orientation)])
  }

  /// Gives a window another size, and tells its controllers before and afterwards.
  ///
  /// - Throws: the error of a handler.
  static func resize(_ window: UIWindow, to size: CGSize) throws(MessageError) {
    if size == window.frame.size { return }
    guard !window.isHidden, window.rootViewController != nil else {
      return window.frame.size = size
    }
    try change([(window, size)], TransitionCoordinator()) {}
  }

  private static func change(
    _ windows: [(window: UIWindow, size: CGSize)], _ coordinator: TransitionCoordinator,
    _ turn: () -> Void
  ) throws(MessageError) {
    let outer = TransitionCoordinator.current
    TransitionCoordinator.current = coordinator
    defer { TransitionCoordinator.current = outer }
    let old = UITraitCollection.screen
    let isPortrait = !UIScreen.isLandscape(coordinator.orientation?.new ?? UIScreen.orientation)
    let new =
      coordinator.orientation == nil ? old : UITraitCollection.screen(isPortrait: isPortrait)
    for (window, size) in windows {
      var next = window.rootViewController
      if new !== old { try next?.tellTraits(new, coordinator) }
      while let controller = next {
        if size == window.frame.size {
          try controller.tellTurn(coordinator)
        } else {
          try UIViewController.Rotation.willTransition(controller, size, coordinator)
        }
        next = controller.presented
      }
    }
    turn()
    // Before the rest, so that a block that raises does not cost the end.
    UIView.inNextTurn { () throws(MessageError) in try coordinator.complete() }
    for (window, size) in windows {
      window.frame.size = size
      window.fitControllers()
      try window.tellSafeArea()
    }
    try coordinator.animate()
    if new !== old { for (window, _) in windows { try window.tellTraits(from: old, to: new) } }
  }
}

extension UIWindow {
  /// Fits the controllers' views into the window's new size.
  final func fitControllers() {
    guard let root = rootViewController else { return }
    for controller in sequence(first: root, next: \.presented) {
      guard let view = controller.viewIfLoaded, view.superview === self else { continue }
      view.fill(self)
      controller.fitChildren()
    }
  }
}
