import CarobFoundation
import CarobRuntime
import Foundation

extension UIGestureRecognizer {
  private static let initialize = Message<(Object?, OptionalSelector) -> Object?>(
    "initWithTarget:action:")

  /// The messages to the delegate. All are optional.
  enum Messages {
    static let shouldBegin = Message<(UIGestureRecognizer) -> Bool>("gestureRecognizerShouldBegin:")
    static let shouldReceive = Message<(UIGestureRecognizer, UITouch) -> Bool>(
      "gestureRecognizer:shouldReceiveTouch:")
    static let together = Message<(UIGestureRecognizer, UIGestureRecognizer) -> Bool>(
      "gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:")
    static let requiresFailure = Message<(UIGestureRecognizer, UIGestureRecognizer) -> Bool>(
      "gestureRecognizer:shouldRequireFailureOfGestureRecognizer:")
    static let mustFail = Message<(UIGestureRecognizer, UIGestureRecognizer) -> Bool>(
      "gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:")
  }

  /// Makes the recognizer wait for the failure of another one.
  final func require(toFail other: UIGestureRecognizer) {
    var kept: [WeakBox] = []
    for box in required where box.object != nil && box.object !== other { kept.append(box) }
    required = kept + [WeakBox(other)]
  }

  /// Whether this recognizer fails when the other one recognizes the same touches.
  ///
  /// - Throws: the error of a delegate.
  final func requiresFailure(of other: UIGestureRecognizer) throws(MessageError) -> Bool {
    for box in required where box.object === other { return true }
    if try ask(Messages.requiresFailure, other) { return true }
    return try other.ask(Messages.mustFail, self)
  }

  /// Asks the delegate about another recognizer; false when it has no answer.
  final func ask(
    _ message: Message<(UIGestureRecognizer, UIGestureRecognizer) -> Bool>,
    _ other: UIGestureRecognizer
  ) throws(MessageError) -> Bool {
    guard let delegate, delegate.responds(to: message.selector) else { return false }
    return try message(delegate, self, other)
  }

  /// Whether the delegate lets the gesture begin, and the views do, from the one that is hit to that of the recognizer.
  ///
  /// - Throws: the error of the delegate or of a view.
  final func mayBegin(on hit: UIView) throws(MessageError) -> Bool {
    var next: UIView? = hit
    while let view = next {
      // A view that is the delegate is asked below.
      if view !== delegate, try !Messages.shouldBegin(view, self) { return false }
      next = view === self.view ? nil : view.superview
    }
    guard let delegate, delegate.responds(to: Messages.shouldBegin.selector) else { return true }
    return try Messages.shouldBegin(delegate, self)
  }

  /// Whether the delegate lets the recognizer see a touch.
  final func mayReceive(_ touch: UITouch) throws(MessageError) -> Bool {
    guard let delegate, delegate.responds(to: Messages.shouldReceive.selector) else { return true }
    return try Messages.shouldReceive(delegate, self, touch)
  }

  /// The place of the gesture in a view; nil stands for the window.
  final func location(in other: UIView?) -> CGPoint {
    other?.outermost.convert(location, to: other) ?? location
  }

  static func defineMembers(_ recognizer: ClassMembers<UIGestureRecognizer>) {
    recognizer.declareProtocol(
      """
      @protocol UIGestureRecognizerDelegate <NSObject>
      @optional
      - (BOOL)gestureRecognizerShouldBegin:(UIGestureRecognizer *)gestureRecognizer
      - (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer \
      shouldReceiveTouch:(UITouch *)touch
      - (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer \
      shouldRecognizeSimultaneouslyWithGestureRecognizer:(UIGestureRecognizer *)other
      - (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer \
      shouldRequireFailureOfGestureRecognizer:(UIGestureRecognizer *)other
      - (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer \
      shouldBeRequiredToFailByGestureRecognizer:(UIGestureRecognizer *)other
      """,
      "Decides whether a recognizer sees a touch, begins, and recognizes its gesture beside others."
    )
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
    recognizer.property("@property (nonatomic, getter=isEnabled) BOOL enabled") {
      $0.isEnabled
    } set: { (this, isEnabled: Bool) in
      try this.setEnabled(isEnabled)
    }
    recognizer.property(
      "@property (nonatomic, weak) id<UIGestureRecognizerDelegate> delegate", \.delegate)
    recognizer.property(
      "@property (nonatomic) BOOL cancelsTouchesInView", \.touchHandling.cancels)
    recognizer.property(
      "@property (nonatomic) BOOL delaysTouchesBegan", \.touchHandling.delaysBegan)
    recognizer.property(
      "@property (nonatomic) BOOL delaysTouchesEnded", \.touchHandling.delaysEnded)
    recognizer.method("- (void)requireGestureRecognizerToFail:(UIGestureRecognizer *)other") {
      (this, other: UIGestureRecognizer) in
      this.require(toFail: other)
    }
    definePlaces(recognizer)
  }

  private static func definePlaces(_ recognizer: ClassMembers<UIGestureRecognizer>) {
    recognizer.method("- (CGPoint)locationInView:(UIView *)view") { (this, view: UIView?) in
      this.location(in: view)
    }
    recognizer.method("- (CGPoint)locationOfTouch:(NSUInteger)touchIndex inView:(UIView *)view") {
      (this, _: UInt, view: UIView?) in
      this.location(in: view)
    }
    recognizer.property("@property (nonatomic, readonly) NSUInteger numberOfTouches") {
      $0.state == .possible ? UInt(0) : 1
    }
    recognizer.method("- (void)reset") { _ in }
  }

  package nonisolated static var messagesToDelegate: [InformalMethod] {
    [
      .init(Messages.shouldBegin), .init(Messages.shouldReceive), .init(Messages.together),
      .init(Messages.requiresFailure), .init(Messages.mustFail),
    ]
  }
}
