import CarobRuntime
import Foundation

/// A view that tells targets what a user does with it.
///
/// There are no touches: `sendActions(for:)` does what a touch does.
@MainActor
open class UIControl: UIView {
  /// What users do; the numbers are UIKit's.
  public struct Event: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Those of some bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger came.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger left where it came: a tap.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The value is another one.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// A text is being edited.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// A text that is being edited is another one.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// A text is not edited any more.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key was pressed.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
  }

  /// How a control is; the numbers are UIKit's.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Those of some bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Nothing special.
    public static let normal: State = []
    /// A finger is on it.
    public static let highlighted = State(rawValue: 1 << 0)
    /// It does nothing.
    public static let disabled = State(rawValue: 1 << 1)
    /// It is chosen.
    public static let selected = State(rawValue: 1 << 2)
  }

  private final var actions = TargetActions()

  /// Whether a user can do something with it.
  public final var isEnabled = true { didSet { stateChanged() } }
  /// Whether it is chosen.
  public final var isSelected = false { didSet { stateChanged() } }
  /// Whether a finger is on it.
  public final var isHighlighted = false { didSet { stateChanged() } }

  /// How it is. Sent as `state`.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Called when the state may be another one.
  func stateChanged() {}

  /// Makes the control send an action for some events. What it sends already is not sent twice.
  ///
  /// - Parameter target: held weakly; nil for whoever in the responder chain takes the action.
  /// - Complexity: O(actions).
  public final func addTarget(_ target: Object?, action: Selector, for events: Event) {
    actions.add(target, action, events: events.rawValue)
  }

  /// Makes the control not send actions for some events any more.
  ///
  /// - Parameters:
  ///   - target: nil for all targets.
  ///   - action: nil for all actions.
  /// - Complexity: O(actions).
  public final func removeTarget(_ target: Object?, action: Selector?, for events: Event) {
    actions.remove(target, action, events: events.rawValue)
  }

  /// The targets of the actions; nil stands for the responder chain.
  public final var targets: [Object?] { actions.targets }

  /// The events for which there are actions.
  public final var events: Event { Event(rawValue: actions.events) }

  /// The actions that a target is sent for one event, in the order in which they were added.
  public final func actions(for target: Object?, _ event: Event) -> [Selector] {
    actions.actions(of: target, events: event.rawValue)
  }

  /// Sends the actions for some events, in the order in which they were added. A target that is gone is passed over.
  ///
  /// - Throws: `MessageError` when a target does not answer, or raises. Those after it are not told.
  public final func sendActions(for events: Event) throws(MessageError) {
    // What an action adds or removes counts from the next time on.
    for (action, target) in actions.due(for: events.rawValue) {
      try Self.sendAction(self, action, target, nil)
    }
  }

  private static let sendAction = Message<(Selector, Object?, Object?) -> Void>(
    "sendAction:to:forEvent:")

  /// States the members of `UIControl`.
  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(of: UIControl.self) { control in
      defineTargets(control)
      defineSending(control)
      control.property("enabled", \.isEnabled)
      control.method("isEnabled") { $0.isEnabled }
      control.property("selected", \.isSelected)
      control.method("isSelected") { $0.isSelected }
      control.property("highlighted", \.isHighlighted)
      control.method("isHighlighted") { $0.isHighlighted }
      control.property("state") { $0.state.rawValue }
      control.property("tracking") { _ in false }
      control.method("isTracking") { _ in false }
      control.property("contentVerticalAlignment", \.verticalAlignment)
      control.property("contentHorizontalAlignment", \.horizontalAlignment)
    }
  }

  /// Where the content is to be; nobody draws it.
  final var verticalAlignment = 0
  final var horizontalAlignment = 0

  private static func defineTargets(_ control: ClassMembers<UIControl>) {
    control.method("addTarget:action:forControlEvents:") {
      (this, target: Object?, action: Selector, events: UInt) in
      this.addTarget(target, action: action, for: Event(rawValue: events))
    }
    control.method("removeTarget:action:forControlEvents:") {
      (this, target: Object?, action: OptionalSelector, events: UInt) in
      this.removeTarget(target, action: action.selector, for: Event(rawValue: events))
    }
    control.method("allTargets") { this in
      this.actions.targetSet
    }
    control.method("allControlEvents") { $0.events.rawValue }
    control.method("actionsForTarget:forControlEvent:") {
      (this, target: Object?, event: UInt) -> [String]? in
      let actions = this.actions(for: target, Event(rawValue: event))
      return actions.isEmpty ? nil : actions.map(\.name)
    }
  }

  private static func defineSending(_ control: ClassMembers<UIControl>) {
    control.method("sendAction:to:forEvent:") {
      (this, action: Selector, target: Object?, event: Object?) -> Void in
      try ActionSending.sendThroughApplication(action, to: target, from: this, event: event)
    }
    control.method("sendActionsForControlEvents:") { (this, events: UInt) in
      try this.sendActions(for: Event(rawValue: events))
    }
  }
}
