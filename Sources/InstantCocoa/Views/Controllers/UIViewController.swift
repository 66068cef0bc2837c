import CarobRuntime

/// A screen. [main-thread]
///
/// The methods marked as sent are override points: the framework sends them as messages, so that a
/// plugin's subclass may implement them and send super. A Swift subclass overrides them as Swift
/// methods, and does not call them itself.
open class UIViewController: Object {
  /// What the screen is called; nil for nothing.
  public final var title: String?

  /// The navigation controller that the controller is on the stack of.
  public internal(set) final weak var navigationController: UINavigationController?

  /// The view; nil until it is loaded. `loadView` sets it.
  public final var viewIfLoaded: UIView?

  private final var isLoadingView = false

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
    try send(Messages.viewDidLoad)
    return viewIfLoaded ?? view
  }

  /// Sets the view. Sent as `loadView`; makes a plain view unless overridden.
  open func loadView() throws {
    viewIfLoaded = UIView()
  }

  /// Prepares what needs the view. Sent as `viewDidLoad`; does nothing unless overridden.
  open func viewDidLoad() throws {}

  /// Sent as `viewWillAppear:` before the controller comes on top; does nothing unless overridden.
  open func viewWillAppear(_ animated: Bool) throws {}

  /// Sent as `viewDidAppear:` after the controller came on top; does nothing unless overridden.
  open func viewDidAppear(_ animated: Bool) throws {}

  /// Sent as `viewWillDisappear:` before another controller comes on top; does nothing unless overridden.
  open func viewWillDisappear(_ animated: Bool) throws {}

  /// Sent as `viewDidDisappear:` after another controller came on top; does nothing unless overridden.
  open func viewDidDisappear(_ animated: Bool) throws {}

  /// What the framework sends to controllers.
  enum Messages {
    static let initWithNibName = Message<(String?, Object?) -> Object?>("initWithNibName:bundle:")
    static let loadView = Message<() -> Void>("loadView")
    static let viewDidLoad = Message<() -> Void>("viewDidLoad")
    static let viewWillAppear = Message<(Bool) -> Void>("viewWillAppear:")
    static let viewDidAppear = Message<(Bool) -> Void>("viewDidAppear:")
    static let viewWillDisappear = Message<(Bool) -> Void>("viewWillDisappear:")
    static let viewDidDisappear = Message<(Bool) -> Void>("viewDidDisappear:")
  }

  private func send(_ message: Message<() -> Void>) throws(ViewControllerError) {
    do throws(MessageError) {
      try message(self)
    } catch {
      throw .failed(error)
    }
  }

  /// Sends one of the appearance messages.
  final func send(
    _ message: Message<(Bool) -> Void>, animated: Bool
  ) throws(ViewControllerError) {
    do throws(MessageError) {
      try message(self, animated)
    } catch {
      throw .failed(error)
    }
  }

  open override class func define(_ definition: ClassDefinition) {
    definition.members(of: UIViewController.self) { controller in
      controller.method("init") { this in
        try Messages.initWithNibName(this, nil, nil)
      }
      // There are no nibs: the name says nothing.
      controller.method("initWithNibName:bundle:") { (this, _: String?, _: Object?) in this }
      controller.property("title") {
        $0.title
      } set: {
        $0.title = $1
      }
      controller.property("view") { this -> UIView? in
        try this.view()
      } set: { (this, view: UIView?) in
        this.viewIfLoaded = view
      }
      controller.property("viewIfLoaded") { $0.viewIfLoaded }
      controller.property("navigationController") { $0.navigationController }
      controller.method("isViewLoaded") { $0.isViewLoaded }
      controller.method("loadView") { try $0.loadView() }
      controller.method("viewDidLoad") { try $0.viewDidLoad() }
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
}
