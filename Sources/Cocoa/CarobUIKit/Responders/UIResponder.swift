import CarobRuntime

/// An element of the responder chain, which passes actions on: from a view to its superview, and at last to the
/// application and its delegate.
///
/// The methods marked as sent are override points, as those of `UIViewController`.
@MainActor
open class UIResponder: Object {
  /// The next responder in the chain. Sent as `nextResponder`; nil unless overridden.
  open var next: UIResponder? { nil }

  /// Whether this can become the first responder. Sent as `canBecomeFirstResponder`; false unless overridden.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether this can resign as first responder. Sent as `canResignFirstResponder`; true unless overridden.
  open var canResignFirstResponder: Bool { true }

  /// Whether this is at a place that allows a first responder: a view has to be in a window.
  var isInPlace: Bool { true }

  /// The window that keeps the first responder; nil for the application.
  var responderWindow: UIWindow? { nil }

  /// The first responder of the same window.
  private final var first: UIResponder? {
    get { responderWindow.map(\.firstResponder) ?? UIApplication.shared.windowlessFirst }
    set {
      if let window = responderWindow {
        window.firstResponder = newValue
      } else {
        UIApplication.shared.windowlessFirst = newValue
      }
    }
  }

  /// Whether this is the first responder of its window. In the key window, actions without a target begin there.
  open var isFirstResponder: Bool { first === self }

  /// Makes this the first responder, if it can be and the present one resigns. Sent as `becomeFirstResponder`.
  ///
  /// - Returns: true when this is the first responder now.
  open func becomeFirstResponder() throws -> Bool {
    if isFirstResponder { return true }
    guard isInPlace, try ResponderMessages.canBecomeFirst(self) else { return false }
    if let old = first {
      let resigns = try Keyboard.handingOver(to: self) { try ResponderMessages.resignFirst(old) }
      guard resigns else { return false }
      // The responder that resigned may have made another one the first.
      if let first, first !== old { return first === self }
    }
    first = self
    try Keyboard.began(self)
    return true
  }

  /// Resigns as first responder. Sent as `resignFirstResponder`.
  ///
  /// - Returns: true when this is not the first responder now.
  open func resignFirstResponder() throws -> Bool {
    guard isFirstResponder else { return true }
    guard try ResponderMessages.canResignFirst(self) else { return false }
    first = nil
    try Keyboard.ended(self)
    return true
  }

  /// Whether the responder takes an action. Sent as `canPerformAction:withSender:`; unless overridden, true if it
  /// responds to the action.
  open func canPerformAction(_ action: Selector, withSender sender: Object?) -> Bool {
    responds(to: action)
  }

  /// The first responder in the chain, beginning with this one, that takes an action; nil when there is none. Sent as
  /// `targetForAction:withSender:`.
  ///
  /// - Complexity: O(responders in the chain).
  open func target(forAction action: Selector, withSender sender: Object?) throws -> Object? {
    var seen: Set<ObjectIdentifier> = []
    var responder: UIResponder? = self
    while let this = responder, seen.insert(ObjectIdentifier(this)).inserted {
      if try ResponderMessages.canPerform(this, action, sender) { return this }
      responder = try ResponderMessages.next(this)
    }
    return nil
  }

  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(
      of: UIResponder.self,
      "A link of the responder chain: views, controllers, windows, the application and its delegate."
    ) { responder in
      responder.property("@property (nonatomic, readonly) UIResponder *nextResponder") { $0.next }
      responder.method("- (BOOL)canBecomeFirstResponder") { $0.canBecomeFirstResponder }
      responder.method("- (BOOL)canResignFirstResponder") { $0.canResignFirstResponder }
      responder.method("- (BOOL)isFirstResponder") { $0.isFirstResponder }
      responder.method("- (BOOL)becomeFirstResponder") { try $0.becomeFirstResponder() }
      responder.method("- (BOOL)resignFirstResponder") { try $0.resignFirstResponder() }
      // Only nibs send it.
      responder.method("- (void)awakeFromNib") { _ in }
      defineTouches(responder)
      responder.method("- (BOOL)canPerformAction:(SEL)action withSender:(id)sender") {
        (this, action: Selector, sender: Object?) in
        this.canPerformAction(action, withSender: sender)
      }
      responder.method("- (id)targetForAction:(SEL)action withSender:(id)sender") {
        (this, action: Selector, sender: Object?) in
        try this.target(forAction: action, withSender: sender)
      }
    }
  }
}

/// The messages to responders, which a plugin's subclass may override.
enum ResponderMessages {
  static let next = Message<() -> UIResponder?>("nextResponder")
  static let canBecomeFirst = Message<() -> Bool>("canBecomeFirstResponder")
  static let canResignFirst = Message<() -> Bool>("canResignFirstResponder")
  static let becomeFirst = Message<() -> Bool>("becomeFirstResponder")
  static let resignFirst = Message<() -> Bool>("resignFirstResponder")
  static let canPerform = Message<(Selector, Object?) -> Bool>("canPerformAction:withSender:")
  static let target = Message<(Selector, Object?) -> Object?>("targetForAction:withSender:")
}
