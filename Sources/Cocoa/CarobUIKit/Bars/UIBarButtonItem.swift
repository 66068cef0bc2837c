import CarobFoundation
import CarobRuntime

/// A button in a bar. `UIApplication`'s `sendAction:to:from:forEvent:` with its action and target taps it.
@MainActor
open class UIBarButtonItem: UIBarItem {
  /// The receiver of the action; nil for the first in the responder chain that takes it. Held weakly.
  public final var target: Object? {
    get { targetReference.object }
    set { targetReference.refer(to: newValue) }
  }
  private var targetReference = WeakReference<Object>()
  /// The action; nil for none.
  public final var action: Selector?
  /// The look of the button; UIKit's numbers.
  public final var style = 0
  /// The number of the system's button; nil for other buttons.
  public private(set) final var systemItem: Int?

  private static let systemNames = [
    "done", "cancel", "edit", "save", "add", "flexibleSpace", "fixedSpace", "compose", "reply",
    "action", "organize", "bookmarks", "search", "refresh", "stop", "camera", "trash", "play",
    "pause", "rewind", "fastForward", "undo", "redo",
  ]

  /// The name of the system's button in UIKit; nil for other buttons.
  package final var systemItemName: String? {
    guard let systemItem, Self.systemNames.indices.contains(systemItem) else { return nil }
    return Self.systemNames[systemItem]
  }

  /// The view that replaces the button; nil for the button.
  public final var customView: UIView?
  /// The width; 0 for as wide as needed.
  public final var width = 0.0
  /// The colour; nil for the usual one.
  public final var tintColor: UIColor?
  /// The titles that the button may get, which decide about its width; nil for none.
  public final var possibleTitles: SetBox?

  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(
      of: UIBarButtonItem.self, "A button in a navigation bar, with a target and an action."
    ) { item in
      defineMaking(item)
      item.property("@property (nonatomic, weak) id target", \.target)
      item.method("@property (nonatomic) SEL action") { OptionalSelector($0.action) }
      item.method("setAction:") { (this, action: OptionalSelector) in
        this.action = action.selector
      }
      item.property("@property (nonatomic) UIBarButtonItemStyle style", \.style)
      item.property("@property (nonatomic, strong) UIView *customView", \.customView)
      item.property("@property (nonatomic) double width", \.width)
      item.property("@property (nonatomic, strong) UIColor *tintColor", \.tintColor)
      item.property(
        "@property (nonatomic, copy) NSSet<NSString *> *possibleTitles", \.possibleTitles)
    }
  }

  /// Whether the item is only room between others.
  package final var isSpace: Bool { systemItem == 5 || systemItem == 6 }

  private static func defineMaking(_ item: ClassMembers<UIBarButtonItem>) {
    item.method(
      """
      - (instancetype)initWithTitle:(NSString *)title style:(UIBarButtonItemStyle)style \
      target:(id)target action:(SEL)action
      """
    ) { (this, title: String?, style: Int, target: Object?, action: OptionalSelector) in
      try made(this, target, action) { ($0.title, $0.style) = (title, style) }
    }
    item.method(
      """
      - (instancetype)initWithImage:(UIImage *)image style:(UIBarButtonItemStyle)style \
      target:(id)target action:(SEL)action
      """
    ) { (this, image: UIImage?, style: Int, target: Object?, action: OptionalSelector) in
      try made(this, target, action) { ($0.image, $0.style) = (image, style) }
    }
    item.method(
      """
      - (instancetype)initWithImage:(UIImage *)image landscapeImagePhone:(UIImage *)landscapeImage \
      style:(UIBarButtonItemStyle)style target:(id)target action:(SEL)action
      """
    ) {
      (
        this, image: UIImage?, landscape: UIImage?, style: Int, target: Object?,
        action: OptionalSelector
      ) in
      try made(this, target, action) {
        ($0.image, $0.landscapeImage, $0.style) = (image, landscape, style)
      }
    }
    item.method(
      """
      - (instancetype)initWithBarButtonSystemItem:(UIBarButtonSystemItem)item \
      target:(id)target action:(SEL)action
      """
    ) { (this, system: Int, target: Object?, action: OptionalSelector) in
      try made(this, target, action) { $0.systemItem = system }
    }
    item.method("- (instancetype)initWithCustomView:(UIView *)view") { (this, view: UIView?) in
      try made(this, nil, OptionalSelector(nil)) { $0.customView = view }
    }
  }

  private static let initialize = Message<() -> Object?>("init")

  /// Makes an item with its class's `init`, and sets a message's arguments.
  private static func made(
    _ item: UIBarButtonItem, _ target: Object?, _ action: OptionalSelector,
    _ set: (UIBarButtonItem) -> Void
  ) throws(MessageError) -> Object? {
    let made = try initialize(item)
    guard let item = made as? UIBarButtonItem else { return made }
    set(item)
    item.target = target
    item.action = action.selector
    return item
  }
}
