import CarobRuntime
import Foundation

/// Sends actions for gestures in its view.
///
/// There are no touches: a subclass or a test sets `state`, as Apple's recognizers do when they have seen the touches.
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

  /// Whether the recognizer sends actions.
  public final var isEnabled = true

  /// The delegate: any object. Held weakly. Gets no messages, because nobody makes gestures.
  public final var delegate: Object? {
    get { delegateReference.object }
    set { delegateReference.refer(to: newValue) }
  }
  private var delegateReference = WeakReference<Object>()

  /// Whether the view gets no touches once the gesture is recognized.
  final var cancelsTouches = true

  /// The state of the gesture. `setState(_:)` changes it.
  public private(set) final var state = State.possible

  private final var actions = TargetActions()

  /// The only event of a recognizer.
  private static let recognized: UInt = 1

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

  /// Sets the state. Sends the actions when the gesture begins, goes on, ends or is cancelled. After an end, a
  /// cancellation or a failure, the state is `possible` again.
  ///
  /// - Throws: `MessageError` when a target does not implement the action, or raises.
  public final func setState(_ state: State) throws(MessageError) {
    guard isEnabled else { return }
    self.state = state
    defer { if state.rawValue >= State.ended.rawValue { self.state = .possible } }
    if state == .possible || state == .failed { return }
    for (action, target) in actions.due(for: Self.recognized) {
      let taker = if let target { target } else { try taker(of: action) }
      try ActionSending.sendThroughApplication(action, to: taker, from: self, event: nil)
    }
  }

  private final func taker(of action: Selector) throws(MessageError) -> Object? {
    guard let view else { return nil }
    return try ResponderMessages.target(view, action, self)
  }

  private static let initialize = Message<(Object?, OptionalSelector) -> Object?>(
    "initWithTarget:action:")

  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(
      of: UIGestureRecognizer.self,
      "Sends actions to targets when a gesture is recognized: when its state is set."
    ) { recognizer in
      recognizer.declareProtocol(
        "@protocol UIGestureRecognizerDelegate <NSObject>",
        "The delegate of a gesture recognizer. It is not asked, since nobody touches a screen.")
      recognizer.method("- (instancetype)initWithTarget:(id)target action:(SEL)action") {
        (this, target: Object?, action: OptionalSelector) in
        if let action = action.selector { this.addTarget(target, action: action) }
        return this
      }
      recognizer.method("init") { try initialize($0, nil, OptionalSelector(nil)) }
      recognizer.method("- (void)addTarget:(id)target action:(SEL)action") {
        (this, target: Object?, action: Selector) in
        this.addTarget(target, action: action)
      }
      recognizer.method("- (void)removeTarget:(id)target action:(SEL)action") {
        (this, target: Object?, action: OptionalSelector) in
        this.removeTarget(target, action: action.selector)
      }
      recognizer.property("@property (nonatomic) UIGestureRecognizerState state") {
        $0.state.rawValue
      } set: {
        guard let state = State(rawValue: $1) else {
          throw ViewError.unknownNumber($1, of: "state of a gesture", last: 5)
        }
        try $0.setState(state)
      }
      recognizer.property("@property (nonatomic, readonly) UIView *view") { $0.view }
      recognizer.property("@property (nonatomic, getter=isEnabled) BOOL enabled", \.isEnabled)
      recognizer.property(
        "@property (nonatomic, weak) id<UIGestureRecognizerDelegate> delegate", \.delegate)
      recognizer.property("@property (nonatomic) BOOL cancelsTouchesInView", \.cancelsTouches)
      // Nobody touches the screen.
      recognizer.method("- (CGPoint)locationInView:(UIView *)view") { (_, _: UIView?) in
        CGPoint.zero
      }
    }
  }
}

/// Recognizes taps.
@MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps.
  public final var taps = 1
  /// The number of fingers.
  public final var touches = 1

  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(of: UITapGestureRecognizer.self, "Recognizes taps.") { recognizer in
      recognizer.property("@property (nonatomic) NSInteger numberOfTapsRequired", \.taps)
      recognizer.property("@property (nonatomic) NSInteger numberOfTouchesRequired", \.touches)
    }
  }
}
