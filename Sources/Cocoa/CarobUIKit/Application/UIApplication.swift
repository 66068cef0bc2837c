import CarobFoundation
import CarobRuntime
import Foundation

/// A program with windows: knows those that show, sends actions, and tells its delegate what happens.
@MainActor
open class UIApplication: UIResponder, @unchecked Sendable {
  // SAFETY: the lists are behind their lock, and the rest is of the main actor; an object itself may be retained and sent to by
  // any thread.

  private struct State {
    /// Those that show, in the order in which they came.
    var windows: [WeakBox] = []
    var key: WeakBox?

    var livingWindows: [UIWindow] { windows.compactMap { $0.object as? UIWindow } }

    /// Keeps the place of a window that is known.
    mutating func add(_ window: UIWindow) {
      windows.removeAll { $0.object == nil }
      if windows.contains(where: { $0.object === window }) { return }
      windows.append(WeakBox(window))
    }

    /// Forgets a window, with those that have gone.
    mutating func forget(_ window: UIWindow) {
      windows.removeAll { $0.object == nil || $0.object === window }
      if key?.object === window { key = nil }
    }
  }

  private final let state = Locked(State())

  private nonisolated static let standard = UIApplication()
  /// The one of an app that has a class of its own for it.
  private nonisolated static let own = Locked<UIApplication?>(nil)

  /// The one of the process, `+sharedApplication`. [any-thread]
  public nonisolated static var shared: UIApplication { own.withLock { $0 } ?? standard }

  /// Makes what is made once, at its first use.
  package nonisolated static func makeSharedObjects() {
    _ = (standard, UIScreen.main, UIDevice.current, NotificationCenterBox.shared)
    _ = try? RunLoopBox.runtimeClass.object.send(Selector("mainRunLoop"))
  }

  /// Puts an application in the place of the one that there is at first; nil goes back to that.
  nonisolated static func setShared(_ application: UIApplication?) {
    // The old one goes after the lock.
    let old = own.withLock { own in
      defer { own = application }
      return own
    }
    withExtendedLifetime(old) {}
  }

  /// Who is told what happens to the application: any object. Held weakly.
  public final weak var delegate: Object?

  /// Where actions without a target begin: the first responder of the key window, else one that is in no window.
  public final var firstResponder: UIResponder? { keyWindow?.firstResponder ?? windowlessFirst }

  /// The first responder among those that are in no window.
  final weak var windowlessFirst: UIResponder?

  /// The number beside the application's icon, which nobody sees.
  final var badgeNumber = 0
  /// Whether the sign of network activity turns, which nobody sees.
  final var showsNetworkActivity = false
  /// Whether the device is kept from sleeping, which it does not.
  final var keepsAwake = false

  /// The windows that show, the one that came first first. They are not kept alive.
  ///
  /// - Complexity: O(windows).
  public final var windows: [UIWindow] { state.withLock { $0.livingWindows } }

  /// The window that was made the key window last, while it shows.
  public final var keyWindow: UIWindow? { state.withLock { $0.key?.object as? UIWindow } }

  final func add(_ window: UIWindow) { state.withLock { $0.add(window) } }

  /// On any thread, for that is where windows may go.
  nonisolated final func remove(_ window: UIWindow) { state.withLock { $0.forget(window) } }

  final func makeKey(_ window: UIWindow) { state.withLock { $0.key = WeakBox(window) } }

  /// The delegate, if it takes part in the responder chain.
  open override var next: UIResponder? { delegate as? UIResponder }

  /// Sends an action. Sent as `sendAction:to:from:forEvent:`.
  ///
  /// - Parameter target: whom it is for; nil for the first in the responder chain that takes it, from the first responder
  ///   on, else from the sender on.
  /// - Returns: false when there is no target and nobody in the chain takes the action, which is logged.
  /// - Throws: an exception when the action has more than two arguments; `MessageError` when the target does not answer it, or
  ///   raises.
  open func send(
    _ action: Selector, to target: Object?, from sender: Object?, for event: Object?
  ) throws -> Bool {
    guard let target = try target ?? taker(of: action, from: sender) else {
      RuntimeLog.warning(
        "nobody in the responder chain of \(ActionSending.name(of: sender)) takes \(action)")
      return false
    }
    try ActionSending.send(action, to: target, from: sender, event: event)
    return true
  }

  private final func taker(of action: Selector, from sender: Object?) throws -> Object? {
    for beginning in [firstResponder, sender as? UIResponder ?? self] {
      guard let beginning else { continue }
      if let found = try ResponderMessages.target(beginning, action, sender) { return found }
    }
    return nil
  }

  /// States the members of `UIApplication`.
  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(of: UIApplication.self) { application in
      application.classMethod("sharedApplication") { _ in UIApplication.shared }
      application.property("delegate", \.delegate)
      application.property("windows") { $0.windows }
      application.property("keyWindow") { $0.keyWindow }
      application.method("sendAction:to:from:forEvent:") {
        (this, action: Selector, target: Object?, sender: Object?, event: Object?) in
        try this.send(action, to: target, from: sender, for: event)
      }
      defineState(application)
      defineOpening(application)
      AppStart.define(application)
    }
  }

  private static func defineState(_ application: ClassMembers<UIApplication>) {
    // What shows is in front, and nothing else is.
    application.property("applicationState") { _ in 0 }
    application.property("applicationIconBadgeNumber", \.badgeNumber)
    application.property("networkActivityIndicatorVisible", \.showsNetworkActivity)
    application.method("isNetworkActivityIndicatorVisible") { $0.showsNetworkActivity }
    application.property("idleTimerDisabled", \.keepsAwake)
    application.method("isIdleTimerDisabled") { $0.keepsAwake }
    application.property("statusBarOrientation") { _ in 1 }
    application.property("statusBarFrame") { _ in CGRect.zero }
  }

  /// No other program is there that could open a URL.
  private static func defineOpening(_ application: ClassMembers<UIApplication>) {
    application.method("canOpenURL:") { (_, _: URL) in false }
    application.method("openURL:") { (_, url: URL) in
      noteUnopened(url)
      return false
    }
    application.method("openURL:options:completionHandler:") {
      (_, url: URL, _: DictionaryBox?, completion: Block?) in
      noteUnopened(url)
      try completion?.call(false)
    }
  }

  private static func noteUnopened(_ url: URL) {
    RuntimeLog.warning(
      "openURL: \(url.absoluteString) is not opened, since no other program is there")
  }
}
