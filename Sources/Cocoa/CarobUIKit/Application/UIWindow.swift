import CarobRuntime
import Foundation

/// A window: shows one controller and those presented over it.
///
/// A window is hidden until `makeKeyAndVisible`. While it is visible, its root controller, or the one presented over
/// it, is on the screen. That controller is sent `viewWillAppear:` and `viewDidAppear:` when it appears, and
/// `viewWillDisappear:` and `viewDidDisappear:` when it disappears.
@MainActor
open class UIWindow: UIView {
  /// The controller whose view fills the window. `setRootViewController(_:)` changes it.
  public private(set) final var rootViewController: UIViewController?

  /// The application that lists the window while it is visible.
  private final var application = UIApplication.shared

  /// Makes an instance of a class of the runtime, hidden.
  public required init(isa: RuntimeClass) {
    super.init(isa: isa)
    // Nobody else has the instance yet, whichever thread makes it.
    MainActor.assumeIsolatedUnchecked { isHidden = true }
  }

  /// Makes a hidden window of an application other than the shared one.
  public convenience init(application: UIApplication) {
    self.init(isa: Self.runtimeClass)
    self.application = application
  }

  deinit { application.remove(self) }

  /// The receiver of key presses, and of actions without a target, while the window is key. `becomeFirstResponder`
  /// changes it.
  final var firstResponder: UIResponder? {
    get {
      guard let first, first.responderWindow === self else { return nil }
      return first
    }
    set { first = newValue }
  }
  private final weak var first: UIResponder?

  /// The application.
  open override var next: UIResponder? { application }

  /// Whether the window is the application's key window.
  public final var isKeyWindow: Bool { application.keyWindow === self }

  /// Makes the window the application's key window.
  public final func makeKey() { application.makeKey(self) }

  /// Shows the window and makes it the key window.
  ///
  /// - Throws: as `setHidden(_:)`.
  public final func makeKeyAndVisible() throws(ViewControllerError) {
    makeKey()
    try setHidden(false)
  }

  /// Shows or hides the window.
  ///
  /// - Throws: `ViewControllerError` when a view cannot be loaded or a message to a controller fails; the window is
  ///   shown or hidden all the same.
  public final func setHidden(_ hidden: Bool) throws(ViewControllerError) {
    if hidden == isHidden { return }
    isHidden = hidden
    if hidden {
      application.remove(self)
      let front = rootViewController?.frontmost
      let shown = front?.shownTogether ?? []
      for controller in shown.reversed() { try controller.beginDisappearing(false) }
      // A handler may have made the window show again.
      if !shows(front) {
        for controller in shown.reversed() { try controller.endDisappearing(false) }
      }
    } else {
      application.add(self)
      try showRoot()
    }
  }

  /// Replaces the controller at the root. One that is the root of another window leaves that window.
  ///
  /// - Throws: `ViewControllerError`, without a change, when the controller is inside another or presented; also when a
  ///   view cannot be loaded or a message fails.
  public final func setRootViewController(
    _ controller: UIViewController?
  ) throws(ViewControllerError) {
    if controller === rootViewController { return }
    if let controller {
      if controller.parent != nil { throw .insideAnother(controller.runtimeClass) }
      if controller.presenter != nil { throw .presented(controller.runtimeClass) }
      try controller.rootedWindow?.setRootViewController(nil)
    }
    let old = rootViewController
    old?.rootedWindow = nil
    rootViewController = controller
    controller?.rootedWindow = self
    let oldFront = old?.frontmost
    let shown = oldFront?.shownTogether ?? []
    for controller in shown.reversed() { try controller.beginDisappearing(false) }
    try beginShowingRoot()
    // A handler may have put it back.
    if old !== rootViewController { removeViews(of: old) }
    if !shows(oldFront) {
      for controller in shown.reversed() { try controller.endDisappearing(false) }
    }
    try endShowingRoot()
  }

  private func shows(_ controller: UIViewController?) -> Bool {
    !isHidden && controller === rootViewController?.frontmost
  }

  private func showRoot() throws(ViewControllerError) {
    try beginShowingRoot()
    try endShowingRoot()
  }

  private func beginShowingRoot() throws(ViewControllerError) {
    guard !isHidden, let root = rootViewController else { return }
    for controller in sequence(first: root, next: \.presented) {
      let view = try controller.view()
      do {
        if view.superview !== self { try addSubview(view) }
      } catch {
        throw .failed(.handlerFailed(error))
      }
      view.fill(self)
    }
    guard !isHidden, root === rootViewController else { return }
    try root.tellSafeArea()
    for controller in root.frontmost.shownTogether { try controller.beginAppearing(false) }
  }

  private func endShowingRoot() throws(ViewControllerError) {
    guard !isHidden, let root = rootViewController else { return }
    for controller in root.frontmost.shownTogether { try controller.endAppearing(false) }
  }

  private func removeViews(of root: UIViewController?) {
    guard let root else { return }
    for controller in sequence(first: root, next: \.presented) {
      if let view = controller.viewIfLoaded, view.superview === self { view.removeFromSuperview() }
    }
  }

  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(of: UIWindow.self, "What all views of the app are in.") { window in
      window.property(
        "@property (nonatomic, strong) UIViewController *rootViewController",
        get: { $0.rootViewController },
        set: { try $0.setRootViewController($1) })
      window.property("frame") {
        $0.frame
      } set: { (this, frame: CGRect) in
        this.frame.origin = frame.origin
        try Turning.resize(this, to: frame.size)
      }
      window.property("hidden", get: { $0.isHidden }, set: { try $0.setHidden($1) })
      window.property("@property (nonatomic, readonly, getter=isKeyWindow) BOOL keyWindow") {
        $0.isKeyWindow
      }
      window.method("- (void)makeKeyWindow") { $0.makeKey() }
      window.method("- (void)makeKeyAndVisible") { try $0.makeKeyAndVisible() }
    }
  }
}
