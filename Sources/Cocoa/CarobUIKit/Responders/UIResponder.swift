import CarobRuntime

/// Takes part in the responder chain: what nobody takes is passed on, from a view to what it is in, and at last to the
/// application and its delegate.
///
/// The methods marked as sent are override points, as those of `UIViewController`.
@MainActor
open class UIResponder: Object {
  /// Who is asked next. Sent as `nextResponder`; nil unless overridden.
  open var next: UIResponder? { nil }

  /// Whether the responder may become the first. Sent as `canBecomeFirstResponder`; false unless overridden.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the responder gives up being the first. Sent as `canResignFirstResponder`; true unless overridden.
  open var canResignFirstResponder: Bool { true }

  /// Whether the responder is somewhere where it can be the first: a view has to be in a window.
  var isInPlace: Bool { true }

  /// The window that knows whether the responder is the first; nil for the application.
  var responderWindow: UIWindow? { nil }

  /// The first responder of the window that this one is in.
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

  /// Whether the responder is the first of its window: in the key window, where actions without a target begin.
  open var isFirstResponder: Bool { first === self }

  /// Makes the responder the first, if it may be and the one before gives that up. Sent as `becomeFirstResponder`.
  ///
  /// - Returns: whether it is.
  open func becomeFirstResponder() throws -> Bool {
    if isFirstResponder { return true }
    guard isInPlace, try ResponderMessages.canBecomeFirst(self) else { return false }
    if let old = first {
      guard try ResponderMessages.resignFirst(old) else { return false }
      // Whoever resigned may have made another one the first.
      if let first, first !== old { return first === self }
    }
    first = self
    return true
  }

  /// Gives up being the first responder. Sent as `resignFirstResponder`.
  ///
  /// - Returns: whether it did; also when it was not the first.
  open func resignFirstResponder() throws -> Bool {
    guard isFirstResponder else { return true }
    guard try ResponderMessages.canResignFirst(self) else { return false }
    first = nil
    return true
  }

  /// Whether the responder takes an action. Sent as `canPerformAction:withSender:`; true if it answers the action, unless
  /// overridden.
  open func canPerformAction(_ action: Selector, withSender sender: Object?) -> Bool {
    responds(to: action)
  }

  /// The nearest responder in the chain, from this one on, that takes an action; nil when none does. Sent as
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
    definition.mainActorMembers(of: UIResponder.self) { responder in
      responder.property("nextResponder") { $0.next }
      responder.method("canBecomeFirstResponder") { $0.canBecomeFirstResponder }
      responder.method("canResignFirstResponder") { $0.canResignFirstResponder }
      responder.method("isFirstResponder") { $0.isFirstResponder }
      responder.method("becomeFirstResponder") { try $0.becomeFirstResponder() }
      responder.method("resignFirstResponder") { try $0.resignFirstResponder() }
      responder.method("canPerformAction:withSender:") {
        (this, action: Selector, sender: Object?) in
        this.canPerformAction(action, withSender: sender)
      }
      responder.method("targetForAction:withSender:") {
        (this, action: Selector, sender: Object?) in
        try this.target(forAction: action, withSender: sender)
      }
    }
  }
}

/// What is sent to responders, so that a subclass of a plugin's may override it.
enum ResponderMessages {
  static let next = Message<() -> UIResponder?>("nextResponder")
  static let canBecomeFirst = Message<() -> Bool>("canBecomeFirstResponder")
  static let canResignFirst = Message<() -> Bool>("canResignFirstResponder")
  static let becomeFirst = Message<() -> Bool>("becomeFirstResponder")
  static let resignFirst = Message<() -> Bool>("resignFirstResponder")
  static let canPerform = Message<(Selector, Object?) -> Bool>("canPerformAction:withSender:")
  static let target = Message<(Selector, Object?) -> Object?>("targetForAction:withSender:")
}
