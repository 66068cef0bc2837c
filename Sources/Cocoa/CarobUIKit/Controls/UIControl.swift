import CarobRuntime
import Foundation

/// A view that sends actions to targets when a user acts on it.
///
/// `sendActions(for:)` does what a touch does, and `UIView.perform(_:at:)` taps the control that is at a point.
@MainActor
open class UIControl: UIView {
  /// The user's actions on a control; the numbers are UIKit's.
  public struct Event: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// The events of some bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger touched the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger was lifted inside the control: a tap.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The value changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// Editing of a text began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// A text changed during editing.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing of a text ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key was pressed.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
  }

  /// The states of a control; the numbers are UIKit's.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// The states of some bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The normal state.
    public static let normal: State = []
    /// A finger is on the control.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control is disabled.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control is selected.
    public static let selected = State(rawValue: 1 << 2)
  }

  private final var actions = TargetActions()

  /// Whether the control reacts to the user.
  public final var isEnabled = true { didSet { stateChanged() } }
  /// Whether the control is selected.
  public final var isSelected = false { didSet { stateChanged() } }
  /// Whether a finger is on the control.
  public final var isHighlighted = false { didSet { stateChanged() } }

  /// The current state. Sent as `state`.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Called when the state may have changed.
  func stateChanged() {}

  /// Makes the control send an action for some events. An action that was added twice is sent once.
  ///
  /// - Parameter target: held weakly; nil for the first in the responder chain that takes the action.
  /// - Complexity: O(actions).
  public final func addTarget(_ target: Object?, action: Selector, for events: Event) {
    actions.add(target, action, events: events.rawValue)
  }

  /// Stops sending actions for some events.
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

  /// The events with actions.
  public final var events: Event { Event(rawValue: actions.events) }

  /// The actions for a target and an event, in the order in which they were added.
  public final func actions(for target: Object?, _ event: Event) -> [Selector] {
    actions.actions(of: target, events: event.rawValue)
  }

  /// Sends the actions for some events, in the order in which they were added. Skips targets that were deallocated.
  ///
  /// - Throws: `MessageError` when a target does not implement the action, or raises. Those after it get no message.
  public final func sendActions(for events: Event) throws(MessageError) {
    // Actions that are added or removed meanwhile count from the next time on.
    for (action, target) in actions.due(for: events.rawValue) {
      try Self.sendAction(self, action, target, nil)
    }
  }

  static let sendActions = Message<(UInt) -> Void>("sendActionsForControlEvents:")

  override func tellChange() throws(MessageError) {
    try Self.sendActions(self, Event.valueChanged.rawValue)
  }

  /// Sends the events of a tap, and chooses the value that is at the point.
  override func takeTap(at point: CGPoint) throws(MessageError) -> Bool? {
    if !isEnabled { return false }
    let isAwaited = events.contains(.touchDown) || events.contains(.touchUpInside)
    try Self.sendActions(self, Event.touchDown.rawValue)
    let isChanged = try choose(at: point)
    try Self.sendActions(self, Event.touchUpInside.rawValue)
    return isChanged || controlContent == nil || isAwaited
  }

  /// Whether a single tap is the control's own, and not for the recognizer of a view around it.
  var keepsTaps: Bool { false }

  private static let sendAction = Message<(Selector, Object?, Object?) -> Void>(
    "sendAction:to:forEvent:")

  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(
      of: UIControl.self, "A view that sends actions to targets when a user does something with it."
    ) { control in
      defineTargets(control)
      defineSending(control)
      defineTaps(control)
      control.property("@property (nonatomic, getter=isEnabled) BOOL enabled", \.isEnabled)
      control.property("@property (nonatomic, getter=isSelected) BOOL selected", \.isSelected)
      control.property(
        "@property (nonatomic, getter=isHighlighted) BOOL highlighted", \.isHighlighted)
      control.property("@property (nonatomic, readonly) UIControlState state") { $0.state.rawValue }
      control.property("@property (nonatomic, readonly, getter=isTracking) BOOL tracking") { _ in
        false
      }
      control.property(
        "@property (nonatomic) UIControlContentVerticalAlignment contentVerticalAlignment",
        \.verticalAlignment)
      control.property(
        "@property (nonatomic) UIControlContentHorizontalAlignment contentHorizontalAlignment",
        \.horizontalAlignment)
    }
  }

  /// The alignment of the content, which nobody draws.
  final var verticalAlignment = 0
  final var horizontalAlignment = 0

  private static func defineTargets(_ control: ClassMembers<UIControl>) {
    control.method(
      "- (void)addTarget:(id)target action:(SEL)action forControlEvents:(UIControlEvents)events"
    ) { (this, target: Object?, action: Selector, events: UInt) in
      this.addTarget(target, action: action, for: Event(rawValue: events))
    }
    control.method(
      """
      - (void)removeTarget:(id)target action:(SEL)action \
      forControlEvents:(UIControlEvents)events
      """
    ) { (this, target: Object?, action: OptionalSelector, events: UInt) in
      this.removeTarget(target, action: action.selector, for: Event(rawValue: events))
    }
    control.method("- (NSSet *)allTargets") { this in
      this.actions.targetSet
    }
    control.method("- (UIControlEvents)allControlEvents") { $0.events.rawValue }
    control.method(
      """
      - (NSArray<NSString *> *)actionsForTarget:(id)target \
      forControlEvent:(UIControlEvents)event
      """
    ) { (this, target: Object?, event: UInt) -> [String]? in
      let actions = this.actions(for: target, Event(rawValue: event))
      return actions.isEmpty ? nil : actions.map(\.name)
    }
  }

  private static func defineSending(_ control: ClassMembers<UIControl>) {
    control.method("- (void)sendAction:(SEL)action to:(id)target forEvent:(UIEvent *)event") {
      (this, action: Selector, target: Object?, event: Object?) -> Void in
      try ActionSending.sendThroughApplication(action, to: target, from: this, event: event)
    }
    control.method("- (void)sendActionsForControlEvents:(UIControlEvents)events") {
      (this, events: UInt) in
      try this.sendActions(for: Event(rawValue: events))
    }
    control.method("- (BOOL)carob_changeValue:(double)value") { (this, value: Double) -> Bool in
      do {
        try this.changeValue(to: value)
        return true
      } catch is ControlRefusal {
        return false
      }
    }
  }
}
