import CarobRuntime

/// Something in a bar: a title, a picture, and whether it can be used.
@MainActor
open class UIBarItem: Object {
  /// The title; nil for none.
  public final var title: String?
  /// The picture; nil for none.
  public final var image: UIImage?
  /// Whether a user can do something with it.
  public final var isEnabled = true
  /// A number for the program's own use.
  public final var tag = 0

  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(of: UIBarItem.self) { item in
      item.property("title", \.title)
      item.property("image", \.image)
      item.property("enabled", \.isEnabled)
      item.method("isEnabled") { $0.isEnabled }
      item.property("tag", \.tag)
    }
  }
}

/// A button in a bar. `UIApplication`'s `sendAction:to:from:forEvent:` with its action and target taps it.
@MainActor
open class UIBarButtonItem: UIBarItem {
  /// Who is sent the action; nil for whoever in the responder chain takes it. Held weakly.
  public final var target: Object? {
    get { targetReference.object }
    set { targetReference.refer(to: newValue) }
  }
  private var targetReference = WeakReference<Object>()
  /// What is sent; nil for nothing.
  public final var action: Selector?
  /// How it looks; UIKit's numbers.
  public final var style = 0
  /// Which of the system's buttons it is; nil for none of them.
  public private(set) final var systemItem: Int?

  private static let systemNames = [
    "done", "cancel", "edit", "save", "add", "flexibleSpace", "fixedSpace", "compose", "reply",
    "action", "organize", "bookmarks", "search", "refresh", "stop", "camera", "trash", "play",
    "pause", "rewind", "fastForward", "undo", "redo",
  ]

  /// The name of the system's button, in UIKit; nil when it is none.
  package final var systemItemName: String? {
    guard let systemItem, Self.systemNames.indices.contains(systemItem) else { return nil }
    return Self.systemNames[systemItem]
  }

  /// What is shown in its place; nil for the button itself.
  public final var customView: UIView?
  /// How wide it is; 0 for as wide as it has to be.
  public final var width = 0.0
  /// Its colour; nil for the usual one.
  public final var tintColor: UIColor?

  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(of: UIBarButtonItem.self) { item in
      defineMaking(item)
      item.property("target", \.target)
      item.method("action") { OptionalSelector($0.action) }
      item.method("setAction:") { (this, action: OptionalSelector) in
        this.action = action.selector
      }
      item.property("style", \.style)
      item.property("customView", \.customView)
      item.property("width", \.width)
      item.property("tintColor", \.tintColor)
    }
  }

  private static func defineMaking(_ item: ClassMembers<UIBarButtonItem>) {
    item.method("initWithTitle:style:target:action:") {
      (this, title: String?, style: Int, target: Object?, action: OptionalSelector) in
      try made(this, target, action) { ($0.title, $0.style) = (title, style) }
    }
    item.method("initWithImage:style:target:action:") {
      (this, image: UIImage?, style: Int, target: Object?, action: OptionalSelector) in
      try made(this, target, action) { ($0.image, $0.style) = (image, style) }
    }
    item.method("initWithBarButtonSystemItem:target:action:") {
      (this, system: Int, target: Object?, action: OptionalSelector) in
      try made(this, target, action) { $0.systemItem = system }
    }
    item.method("initWithCustomView:") { (this, view: UIView) in
      try made(this, nil, OptionalSelector(nil)) { $0.customView = view }
    }
  }

  private static let initialize = Message<() -> Object?>("init")

  /// An item as its class's `init` makes it, with what a message sets besides.
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
