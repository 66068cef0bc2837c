import CarobRuntime
import Foundation

/// Sends actions for gestures in its view.
///
/// A gesture is an event that a test or a front end makes (`UIView.perform(_:at:)`). A subclass or a program may set `state`
/// itself, as Apple's recognizers do when they have seen the touches.
@MainActor
open class UIGestureRecognizer: Object {
  /// The states of a gesture; the numbers are UIKit's.
  public enum State: Int, Sendable {
    /// There is no gesture.
    case possible = 0
    /// The gesture has begun.
    case began = 1
    /// The gesture goes on.
    case changed = 2
    /// The gesture has ended, or was a short one.
    case ended = 3
    /// The gesture was cancelled.
    case cancelled = 4
    /// The touches were another gesture.
    case failed = 5
  }

  /// The view with the gesture.
  public internal(set) final var view: UIView? {
    get { viewReference.object }
    set { viewReference.refer(to: newValue) }
  }
  private var viewReference = WeakReference<UIView>()

  /// Whether the recognizer sends actions. `setEnabled(_:)` changes it.
  public private(set) final var isEnabled = true

  /// The delegate: any object. Held weakly.
  public final var delegate: Object? {
    get { delegateReference.object }
    set { delegateReference.refer(to: newValue) }
  }
  private var delegateReference = WeakReference<Object>()

  /// How touches reach the view besides. Of these, only `cancels` has an effect: the touches come without delay.
  final var touchHandling = TouchHandling()

  /// The recognizers that must fail before this one recognizes its gesture.
  final var required: [WeakBox] = []

  /// The state of the gesture. `setState(_:)` changes it.
  public private(set) final var state = State.possible

  /// The place of the gesture, in the window's coordinates: an action may move the view.
  final var location = CGPoint.zero

  private final var actions = TargetActions()

  /// The only event of a recognizer.
  private static let recognized: UInt = 1

  struct TouchHandling {
    var cancels = true
    var delaysBegan = false
    var delaysEnded = true
  }

  /// Makes the recognizer send an action. An action that was added twice is sent once.
  ///
  /// - Parameter target: held weakly; nil for the first in the view's responder chain that takes the action.
  /// - Complexity: O(actions).
  public final func addTarget(_ target: Object?, action: Selector) {
    actions.add(target, action, events: Self.recognized)
  }

  /// Stops sending actions.
  ///
  /// - Parameters:
  ///   - target: nil for all targets.
  ///   - action: nil for all actions.
  /// - Complexity: O(actions).
  public final func removeTarget(_ target: Object?, action: Selector?) {
    actions.remove(target, action, events: Self.recognized)
  }

  /// Enables the recognizer or disables it. One that is disabled during its gesture cancels it.
  ///
  /// - Throws: as `setState(_:)`.
  public final func setEnabled(_ isEnabled: Bool) throws(MessageError) {
    if !isEnabled, state == .began || state == .changed { try setState(.cancelled) }
    self.isEnabled = isEnabled
  }

  /// Sets the state. Sends the actions when the gesture begins, goes on, ends or is cancelled. After an end, a
  /// cancellation or a failure, the state is `possible` again.
  ///
  /// - Throws: `MessageError` when a target does not implement the action, or raises.
  public final func setState(_ state: State) throws(MessageError) {
    guard isEnabled else { return }
    self.state = state
    defer { if state.rawValue >= State.ended.rawValue { self.state = .possible } }
    if state == .possible || state == .failed { return }
    for (action, taker) in try receivers() {
      try ActionSending.sendThroughApplication(action, to: taker, from: self, event: nil)
    }
  }

  /// The actions, with their targets; nil for the responder chain.
  final var dueActions: [(action: Selector, target: Object?)] { actions.due(for: Self.recognized) }

  final func taker(of action: Selector) throws(MessageError) -> Object? {
    guard let view else { return nil }
    return try ResponderMessages.target(view, action, self)
  }

  /// Whether the recognizer can recognize a gesture: it is enabled, and in a view.
  final var isActive: Bool { isEnabled && view != nil }

  /// Whether a gesture that lasts goes on: no action has cancelled it, or removed the recognizer.
  final var goesOn: Bool { isActive && (state == .began || state == .changed) }

  /// Recognizes the event several times, until an action disables or removes the recognizer.
  ///
  /// - Throws: the error of an action. The state is `possible` then too, so that the next gesture can begin.
  final func recognize(_ event: GestureEvent, times: Int) throws(MessageError) {
    defer { state = .possible }
    for _ in 0..<times where isActive { try recognize(event) }
  }

  /// The number of times that an event is the gesture; 0 for another kind of gesture.
  func count(in event: GestureEvent) -> Int { 0 }

  /// Whether it recognizes such an event at some place of its view.
  func mayRecognize(_ event: GestureEvent) -> Bool { count(in: event) > 0 }

  /// Recognizes the event, and sends the actions. A short gesture ends at once.
  func recognize(_ event: GestureEvent) throws(MessageError) { try setState(.ended) }

  /// Goes through a gesture that lasts. Ends early when a handler cancels it.
  final func recognize(
    changing change: () throws(MessageError) -> Void
  ) throws(MessageError) {
    try setState(.began)
    guard goesOn else { return }
    try change()
    try setState(.changed)
    guard goesOn else { return }
    try setState(.ended)
  }

  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(
      of: UIGestureRecognizer.self,
      "Sends actions to targets when a gesture is recognized.", defineMembers)
  }
}
