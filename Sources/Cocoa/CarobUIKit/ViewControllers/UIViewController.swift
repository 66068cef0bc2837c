import CarobRuntime

/// A screen.
///
/// The methods marked as sent are override points: the framework sends them as messages, so that a
/// plugin's subclass may implement them and send super. A Swift subclass overrides them as Swift
/// methods, and does not call them itself.
@MainActor
open class UIViewController: UIResponder {
  /// What the screen is called; nil for nothing. Another title becomes that of the navigation item, too.
  public final var title: String? {
    didSet { madeNavigationItem?.title = title }
  }

  /// The view; nil until it is loaded. `loadView` sets it.
  public final var viewIfLoaded: UIView? {
    didSet {
      if oldValue?.controller === self { oldValue?.controller = nil }
      viewIfLoaded?.controller = self
    }
  }

  private final var isLoadingView = false
  private final var madeNavigationItem: UINavigationItem?

  /// The controller that this one is inside of.
  public internal(set) final var parent: UIViewController? {
    get { parentReference.object }
    set { parentReference.refer(to: newValue) }
  }
  private var parentReference = WeakReference<UIViewController>()

  /// The controllers inside this one, in the order in which they came.
  public internal(set) final var children: [UIViewController] = []

  /// Whether the screen is being edited; see `setEditing:animated:`.
  final var isEditing = false

  /// How the controller is to be shown, which nobody sees. By the names of UIKit's properties.
  final var traits: [String: Int] = [:]

  /// How far the controller is on the screen.
  final var appearance = Appearance.disappeared

  /// What covers this controller; only one without parent has it.
  final var presented: UIViewController?

  /// What this controller covers.
  final var presenter: UIViewController? {
    get { presenterReference.object }
    set { presenterReference.refer(to: newValue) }
  }
  private var presenterReference = WeakReference<UIViewController>()

  /// The window that this controller is the root of.
  final weak var rootedWindow: UIWindow?

  /// The controllers inside whose views show as soon as this one's does.
  var shownChildren: [UIViewController] { children.filter(\.hasPlacedView) }

  /// Whether the view is inside another one.
  private var hasPlacedView: Bool { viewIfLoaded?.superview != nil }

  /// Called before a controller inside is sent `viewWillAppear:`, with its view loaded.
  func prepareToShow(
    _ child: UIViewController, _ animated: Bool
  ) throws(ViewControllerError) {}

  /// Called after a controller inside was sent `viewDidAppear:`.
  func didShow(_ child: UIViewController, _ animated: Bool) throws(ViewControllerError) {}

  /// Lets go of a controller inside, and has it disappear.
  func removeChild(_ child: UIViewController) throws(ViewControllerError) {
    abandon(child)
    try child.beginDisappearing(false)
    try child.endDisappearing(false)
  }

  /// What the navigation bar shows while this controller is on top; its title is the controller's at first.
  public final var navigationItem: UINavigationItem {
    if let madeNavigationItem { return madeNavigationItem }
    let item = UINavigationItem(title: title)
    madeNavigationItem = item
    return item
  }

  /// What has presented the controller, else what its view is in.
  open override var next: UIResponder? { presenter ?? viewIfLoaded?.superview ?? rootedWindow }

  /// Whether the view is in a window.
  override var isInPlace: Bool { responderWindow != nil }

  /// The window that the view is in.
  override var responderWindow: UIWindow? { viewIfLoaded?.window }

  /// Whether the view is there.
  public final var isViewLoaded: Bool { viewIfLoaded != nil }

  /// The view. The first call sends `loadView` and then `viewDidLoad`.
  ///
  /// - Throws: `ViewControllerError` when one of them fails, or `loadView` sets no view; the next call
  ///   sends `loadView` again only if there is no view.
  public final func view() throws(ViewControllerError) -> UIView {
    if let viewIfLoaded { return viewIfLoaded }
    if isLoadingView { throw .viewReadWhileLoading(runtimeClass) }
    isLoadingView = true
    defer { isLoadingView = false }
    try send(Messages.loadView)
    guard let view = viewIfLoaded else { throw .noView(runtimeClass) }
    UIWindow.size(view)
    try send(Messages.viewDidLoad)
    return viewIfLoaded ?? view
  }

  /// Sets the view. Sent as `loadView`; makes a plain view unless overridden.
  open func loadView() throws {
    viewIfLoaded = UIView()
  }

  /// Prepares what needs the view. Sent as `viewDidLoad`; does nothing unless overridden.
  open func viewDidLoad() throws {}

  /// Sent as `viewWillAppear:` before the view shows; does nothing unless overridden.
  open func viewWillAppear(_ animated: Bool) throws {}

  /// Sent as `viewDidAppear:` after the view showed; does nothing unless overridden.
  open func viewDidAppear(_ animated: Bool) throws {}

  /// Sent as `viewWillDisappear:` before the view is covered or goes; does nothing unless overridden.
  open func viewWillDisappear(_ animated: Bool) throws {}

  /// Sent as `viewDidDisappear:` after the view was covered or went; does nothing unless overridden.
  open func viewDidDisappear(_ animated: Bool) throws {}

  /// Sent as `willMoveToParentViewController:` before the controller goes inside another, and with nil before it
  /// leaves; does nothing unless overridden.
  open func willMove(toParent parent: UIViewController?) throws {}

  /// Sent as `didMoveToParentViewController:` after the controller went inside another, and with nil after it
  /// left; does nothing unless overridden.
  open func didMove(toParent parent: UIViewController?) throws {}

  /// What the framework sends to controllers.
  package enum Messages {
    package static let initWithNibName = Message<(String?, Object?) -> Object?>(
      "initWithNibName:bundle:")
    static let loadView = Message<() -> Void>("loadView")
    static let viewDidLoad = Message<() -> Void>("viewDidLoad")
    static let viewWillAppear = Message<(Bool) -> Void>("viewWillAppear:")
    static let viewDidAppear = Message<(Bool) -> Void>("viewDidAppear:")
    static let viewWillDisappear = Message<(Bool) -> Void>("viewWillDisappear:")
    static let viewDidDisappear = Message<(Bool) -> Void>("viewDidDisappear:")
    static let willMoveToParent = Message<(Object?) -> Void>("willMoveToParentViewController:")
    static let didMoveToParent = Message<(Object?) -> Void>("didMoveToParentViewController:")
  }

  private func send(_ message: Message<() -> Void>) throws(ViewControllerError) {
    do throws(MessageError) {
      try message(self)
    } catch {
      throw .failed(error)
    }
  }

  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(of: UIViewController.self) { controller in
      controller.method("init") { this in
        try Messages.initWithNibName(this, nil, nil)
      }
      // There are no nibs: the name says nothing.
      controller.method("initWithNibName:bundle:") { (this, _: String?, _: Object?) in this }
      controller.property("title", \.title)
      controller.property("navigationItem") { $0.navigationItem }
      defineLoading(controller)
      defineAppearance(controller)
      defineContainment(controller)
      definePresenting(controller)
      defineTraits(controller)
    }
  }

  private static func defineLoading(_ controller: ClassMembers<UIViewController>) {
    controller.property("view") { this -> UIView? in
      try this.view()
    } set: { (this, view: UIView?) in
      this.viewIfLoaded = view
    }
    controller.property("viewIfLoaded") { $0.viewIfLoaded }
    controller.method("isViewLoaded") { $0.isViewLoaded }
    controller.method("loadViewIfNeeded") { _ = try $0.view() }
    controller.method("loadView") { try $0.loadView() }
    controller.method("viewDidLoad") { try $0.viewDidLoad() }
  }
}

extension UIViewController.Messages {
  /// What the framework sends to controllers.
  package static var toController: [InformalMethod] {
    [
      .init(initWithNibName), .init(loadView), .init(viewDidLoad), .init(viewWillAppear),
      .init(viewDidAppear), .init(viewWillDisappear), .init(viewDidDisappear),
      .init(willMoveToParent), .init(didMoveToParent),
    ]
  }
}
