import CarobFoundation
import CarobRuntime
import Foundation

/// A program with windows: lists the visible ones, sends actions, and calls its delegate.
@MainActor
open class UIApplication: UIResponder, @unchecked Sendable {
  // SAFETY: the lists are behind their lock, and the rest is of the main actor; an object itself may be retained and sent to by
  // any thread.

  private struct State {
    /// The visible windows, in the order in which they appeared.
    var windows: [WeakBox] = []
    var key: WeakBox?

    var livingWindows: [UIWindow] { windows.compactMap { $0.object as? UIWindow } }

    /// Adds a window. A window that was added before keeps its place.
    mutating func add(_ window: UIWindow) {
      windows.removeAll { $0.object == nil }
      if windows.contains(where: { $0.object === window }) { return }
      windows.append(WeakBox(window))
    }

    /// Removes a window, and those that were deallocated.
    mutating func forget(_ window: UIWindow) {
      windows.removeAll { $0.object == nil || $0.object === window }
      if key?.object === window { key = nil }
    }
  }

  private final let state = Locked(State())

  private nonisolated static let standard = UIApplication()
  /// The application of a custom class, in an app that has one.
  private nonisolated static let own = Locked<UIApplication?>(nil)

  /// The application of the process, `+sharedApplication`. [any-thread]
  public nonisolated static var shared: UIApplication { own.withLock { $0 } ?? standard }

  /// Creates the process's shared objects ahead of their first use.
  package nonisolated static func makeSharedObjects() {
    _ = (standard, UIScreen.main, UIDevice.current, NSNotificationCenter.shared)
    _ = UITraitCollection.screen
    _ = try? NSRunLoop.runtimeClass.object.send(Selector("mainRunLoop"))
  }

  /// Replaces the shared application; nil restores the standard one.
  nonisolated static func setShared(_ application: UIApplication?) {
    // The old one is released after the lock.
    let old = own.withLock { own in
      defer { own = application }
      return own
    }
    withExtendedLifetime(old) {}
  }

  /// The delegate: any object. Held weakly.
  public final weak var delegate: Object?

  /// The responder at which actions without a target begin: the first responder of the key window, else the one outside
  /// of windows.
  public final var firstResponder: UIResponder? { keyWindow?.firstResponder ?? windowlessFirst }

  /// The first responder outside of windows.
  final weak var windowlessFirst: UIResponder?

  /// The number on the application's icon. Never drawn.
  final var badgeNumber = 0
  /// Whether the network activity indicator spins. Never drawn.
  final var showsNetworkActivity = false
  /// Whether the device is kept awake. Has no effect.
  final var keepsAwake = false

  final var lifecycle = LifecycleState.active
  final var backgroundTasks = BackgroundTasks()
  final var statusBar = StatusBar()
  /// The URLs that the program wanted to open, the last ones.
  private final var unopened: [URL] = []
  private static let keptURLs = 100
  /// How often the program has asked to ignore touches, which only tests make. Front ends do not ask.
  final var ignoredEvents = 0

  /// The visible windows, in the order in which they appeared. Not retained.
  ///
  /// - Complexity: O(windows).
  public final var windows: [UIWindow] { state.withLock { $0.livingWindows } }

  /// The window that became key last, while it is visible.
  public final var keyWindow: UIWindow? { state.withLock { $0.key?.object as? UIWindow } }

  final func add(_ window: UIWindow) { state.withLock { $0.add(window) } }

  /// Removes a window. May be called on any thread, because windows are released on any.
  nonisolated final func remove(_ window: UIWindow) { state.withLock { $0.forget(window) } }

  final func makeKey(_ window: UIWindow) { state.withLock { $0.key = WeakBox(window) } }

  /// The delegate, if it takes part in the responder chain.
  open override var next: UIResponder? { delegate as? UIResponder }

  /// Sends an action. Sent as `sendAction:to:from:forEvent:`.
  ///
  /// - Parameter target: the receiver; nil for the first in the responder chain that takes the action. The chain begins
  ///   at the first responder, then at the sender.
  /// - Returns: false when there is no target and nobody in the chain takes the action, which is logged.
  /// - Throws: an exception when the action has more than two arguments; `MessageError` when the target does not
  ///   implement it, or raises.
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

  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(
      of: UIApplication.self, "The app, which has the windows."
    ) { application in
      declareProtocols(application)
      application.classMethod("+ (UIApplication *)sharedApplication") { _ in UIApplication.shared }
      application.property(
        "@property (nonatomic, assign) id<UIApplicationDelegate> delegate", \.delegate)
      application.property("@property (nonatomic, readonly) NSArray<UIWindow *> *windows") {
        $0.windows
      }
      application.property("@property (nonatomic, readonly) UIWindow *keyWindow") { $0.keyWindow }
      application.method(
        "- (BOOL)sendAction:(SEL)action to:(id)target from:(id)sender forEvent:(UIEvent *)event"
      ) { (this, action: Selector, target: Object?, sender: Object?, event: Object?) in
        try this.send(action, to: target, from: sender, for: event)
      }
      defineState(application)
      defineLifecycle(application)
      defineBackground(application)
      defineStatusBar(application)
      defineOpening(application)
      AppStart.define(application)
    }
  }

  private static func defineState(_ application: ClassMembers<UIApplication>) {
    application.property(
      "@property (nonatomic) NSInteger applicationIconBadgeNumber", \.badgeNumber)
    application.property(
      """
      @property (nonatomic, getter=isNetworkActivityIndicatorVisible) BOOL \
      networkActivityIndicatorVisible
      """, \.showsNetworkActivity)
    application.property(
      "@property (nonatomic, getter=isIdleTimerDisabled) BOOL idleTimerDisabled", \.keepsAwake)
    application.property(
      """
      @property (nonatomic, readonly) UIContentSizeCategory preferredContentSizeCategory
      """
    ) { _ in UITraitCollection.settings.category }
    application.method("- (void)beginIgnoringInteractionEvents") { $0.ignoredEvents += 1 }
    application.method("- (void)endIgnoringInteractionEvents") {
      $0.ignoredEvents = max(0, $0.ignoredEvents - 1)
    }
    application.method("- (BOOL)isIgnoringInteractionEvents") { $0.ignoredEvents > 0 }
  }

  /// Defines the opening of URLs, which always fails: there is no other program. The URLs are kept for tests.
  private static func defineOpening(_ application: ClassMembers<UIApplication>) {
    application.method("- (BOOL)canOpenURL:(NSURL *)url") { (_, _: URL?) in false }
    application.method("- (BOOL)openURL:(NSURL *)url") { (this, url: URL?) in
      if let url { this.noteUnopened(url) }
      return false
    }
    application.method(
      """
      - (void)openURL:(NSURL *)url options:(NSDictionary *)options \
      completionHandler:(void (^)(BOOL success))completion
      """
    ) { (this, url: URL?, _: DictionaryBox?, completion: Block?) in
      if let url { this.noteUnopened(url) }
      try completion?.call(false)
    }
    application.property("@property (nonatomic, readonly) NSArray<NSURL *> *carob_unopenedURLs") {
      $0.unopened
    }
  }

  private final func noteUnopened(_ url: URL) {
    unopened = unopened.suffix(Self.keptURLs - 1) + [url]
    RuntimeLog.warning(
      "openURL: \(url.absoluteString) is not opened, since no other program is there")
  }
}
