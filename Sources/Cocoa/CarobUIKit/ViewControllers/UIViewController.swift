import CarobRuntime

/// The controller of a screen.
///
/// The methods marked as sent are override points: the framework sends them as messages, so that a
/// plugin's subclass may implement them and send super. A Swift subclass overrides them as Swift
/// methods, and does not call them itself.
@MainActor
open class UIViewController: UIResponder {
  /// The title; nil for none. Setting it changes the navigation item's title, too.
  public final var title: String? {
    didSet {
      madeNavigationItem?.title = title
      madeTabBarItem?.title = title
    }
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
  private final var madeTabBarItem: UITabBarItem?
  /// The buttons of the bar at the lower edge; nil for none.
  public final var toolbarItems: [UIBarButtonItem]?
  /// Whether the bar of the tabs around it is hidden while the controller is on a stack.
  public final var hidesBottomBarWhenPushed = false

  /// The container of this controller.
  public internal(set) final var parent: UIViewController? {
    get { parentReference.object }
    set { parentReference.refer(to: newValue) }
  }
  private var parentReference = WeakReference<UIViewController>()

  /// The children, in the order in which they were added.
  public internal(set) final var children: [UIViewController] = []

  /// Whether the screen is being edited; see `setEditing:animated:`.
  final var isEditing = false
  final var madeEditButtonItem: UIBarButtonItem?

  /// The look of the controller, by the names of UIKit's properties. Never drawn.
  final var traits: [String: Int] = [:]

  final var safeArea = SafeArea()
  /// The traits that the parent overrides; nil for none.
  final var overriddenTraits: UITraitCollection?
  /// The style of the controller and those inside; 0 for that around.
  final var overrideStyle = 0

  /// The distances within which the bars of this container cover the views of its children.
  var insetsOfBars: UIEdgeInsets { .zero }

  /// Whether the upper or the lower bar is opaque, so that a child's view lies beside it unless the child says otherwise.
  var hasOpaqueTopBar: Bool { false }
  var hasOpaqueBottomBar: Bool { false }

  /// Whether the visible children fill the view, but for the bars.
  var fillsWithChildren: Bool { false }

  /// Gives the bars of this container their frames.
  func placeBars() {}

  /// The children that decide about the status bar; nil for this controller.
  var childForStatusBarStyle: UIViewController? { nil }
  var childForStatusBarHidden: UIViewController? { nil }

  /// The state of the controller on its way on and off the screen.
  final var appearance = Appearance.disappeared

  /// The traits of the view when the container took it off the screen, as another child covers it; nil while it is there.
  final var traitsWhenHidden: UITraitCollection?

  /// The controller that is presented over this one. Only a controller without parent has one.
  final var presented: UIViewController?

  /// The controller over which this one is presented.
  final var presenter: UIViewController? {
    get { presenterReference.object }
    set { presenterReference.refer(to: newValue) }
  }
  private var presenterReference = WeakReference<UIViewController>()

  /// How the controller is presented; UIKit's numbers.
  public final var modalPresentationStyle = 0

  /// Whether the controllers over which this one is presented disappear. They stay visible under a custom presentation (4)
  /// and under one over the full screen (5) or over the context (6).
  var coversPresenter: Bool { !(4...6).contains(modalPresentationStyle) }

  /// The window whose root this controller is.
  final weak var rootedWindow: UIWindow?

  /// The children whose views are visible whenever this one's is.
  var shownChildren: [UIViewController] { children.filter(\.hasPlacedView) }

  /// Whether the view has a superview.
  private var hasPlacedView: Bool { viewIfLoaded?.superview != nil }

  /// Called before a child is sent `viewWillAppear:`, with its view loaded.
  func prepareToShow(
    _ child: UIViewController, _ animated: Bool
  ) throws(ViewControllerError) {}

  /// Called after a child was sent `viewDidAppear:`.
  func didShow(_ child: UIViewController, _ animated: Bool) throws(ViewControllerError) {}

  /// Removes a child, and makes it disappear.
  func removeChild(_ child: UIViewController) throws(ViewControllerError) {
    abandon(child)
    try child.beginDisappearing(false)
    try child.endDisappearing(false)
  }

  /// The content of the navigation bar while this controller is on top. Its first title is the controller's.
  public final var navigationItem: UINavigationItem {
    if let madeNavigationItem { return madeNavigationItem }
    let item = UINavigationItem(title: title)
    madeNavigationItem = item
    return item
  }

  /// The tab of this controller in a tab bar controller. Its first title is the controller's.
  public final var tabBarItem: UITabBarItem {
    get {
      if let madeTabBarItem { return madeTabBarItem }
      if let controllerOfTab { return controllerOfTab.tabBarItem }
      let item = UITabBarItem()
      item.title = title
      madeTabBarItem = item
      return item
    }
    set { madeTabBarItem = newValue }
  }

  /// The item of the tab, if the program has asked for it or set it.
  package final var tabBarItemIfMade: UITabBarItem? {
    madeTabBarItem ?? controllerOfTab?.tabBarItemIfMade
  }

  /// The title of the tab: the item's, or the controller's as long as there is no item.
  package final var tabTitle: String? {
    if let item = tabBarItemIfMade { return item.title }
    return (controllerOfTab ?? self).title
  }

  /// The controller whose tab this one has, as long as it has no tab and no title of its own: a navigation controller has
  /// that of its first one.
  private final var controllerOfTab: UIViewController? {
    guard madeTabBarItem == nil, title == nil else { return nil }
    return (self as? UINavigationController)?.viewControllers.first
  }

  /// The presenting controller, else the view's superview, else the window.
  open override var next: UIResponder? { presenter ?? viewIfLoaded?.superview ?? rootedWindow }

  override var isInPlace: Bool { responderWindow != nil }

  override var responderWindow: UIWindow? { viewIfLoaded?.window }

  /// Whether the view is loaded.
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

  /// Sets up everything that needs the view. Sent as `viewDidLoad`; does nothing unless overridden.
  open func viewDidLoad() throws {}

  /// Sent as `viewWillAppear:` before the view becomes visible; does nothing unless overridden.
  open func viewWillAppear(_ animated: Bool) throws {}

  /// Sent as `viewDidAppear:` after the view became visible; does nothing unless overridden.
  open func viewDidAppear(_ animated: Bool) throws {}

  /// Sent as `viewWillDisappear:` before the view is covered or removed; does nothing unless overridden.
  open func viewWillDisappear(_ animated: Bool) throws {}

  /// Sent as `viewDidDisappear:` after the view was covered or removed; does nothing unless overridden.
  open func viewDidDisappear(_ animated: Bool) throws {}

  /// Sent as `willMoveToParentViewController:` before the controller is added to a container, and with nil before it is
  /// removed; does nothing unless overridden.
  open func willMove(toParent parent: UIViewController?) throws {}

  /// Sent as `didMoveToParentViewController:` after the controller was added to a container, and with nil after it was
  /// removed; does nothing unless overridden.
  open func didMove(toParent parent: UIViewController?) throws {}

  /// The messages of the framework to controllers.
  package enum Messages {
    package static let initWithNibName = Message<(String?, Object?) -> Object?>(
      "initWithNibName:bundle:")
    static let loadView = Message<() -> Void>("loadView")
    static let viewDidLoad = Message<() -> Void>("viewDidLoad")
    static let viewWillLayout = Message<() -> Void>("viewWillLayoutSubviews")
    static let viewDidLayout = Message<() -> Void>("viewDidLayoutSubviews")
    static let safeAreaDidChange = Message<() -> Void>("viewSafeAreaInsetsDidChange")
    static let layoutMarginsDidChange = Message<() -> Void>("viewLayoutMarginsDidChange")
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
    definition.mainActorMembers(
      of: UIViewController.self, "One screen: it makes a view, and is told when it appears."
    ) { controller in
      controller.method("init") { this in
        try Messages.initWithNibName(this, nil, nil)
      }
      // There are no nibs, so the name is ignored.
      controller.method("- (instancetype)initWithNibName:(NSString *)name bundle:(id)bundle") {
        (this, _: String?, _: Object?) in this
      }
      controller.property("@property (nonatomic, copy) NSString *title", \.title)
      controller.property("@property (nonatomic, readonly) UINavigationItem *navigationItem") {
        $0.navigationItem
      }
      defineLoading(controller)
      defineAppearance(controller)
      defineContainment(controller)
      definePresenting(controller)
      defineBars(controller)
      defineTraits(controller)
      defineSafeArea(controller)
      defineStatusBar(controller)
      defineRotation(controller)
      defineEditing(controller)
      defineStoryboards(controller)
    }
  }

  private static func defineLoading(_ controller: ClassMembers<UIViewController>) {
    controller.property(
      "@property (nonatomic, strong) UIView *view", get: { this -> UIView? in try this.view() },
      set: { (this, view: UIView?) in this.viewIfLoaded = view })
    controller.property("@property (nonatomic, readonly) UIView *viewIfLoaded") { $0.viewIfLoaded }
    controller.method("- (BOOL)isViewLoaded") { $0.isViewLoaded }
    controller.method("- (void)loadViewIfNeeded") { _ = try $0.view() }
    controller.method("- (void)loadView") { try $0.loadView() }
    controller.method("- (void)viewDidLoad") { try $0.viewDidLoad() }
    controller.method("- (void)viewWillLayoutSubviews") { _ in }
    controller.method("- (void)viewDidLayoutSubviews") { _ in }
  }
}

extension UIViewController.Messages {
  package static var toController: [InformalMethod] {
    [
      .init(initWithNibName), .init(loadView), .init(viewDidLoad), .init(viewWillAppear),
      .init(viewDidAppear), .init(viewWillDisappear), .init(viewDidDisappear),
      .init(willMoveToParent), .init(didMoveToParent), .init(viewWillLayout),
      .init(viewDidLayout), .init(safeAreaDidChange), .init(layoutMarginsDidChange),
    ]
  }
}
