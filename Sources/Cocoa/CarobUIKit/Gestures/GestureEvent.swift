import CarobFoundation
import CarobRuntime
import Foundation

/// Something that a user does with fingers in a view.
package enum GestureEvent {
  case taps(Int)
  case longPress
  /// The finger moves, from where the gesture is to another point of the view with which it began.
  case pan(by: CGPoint)
  /// One of the directions of `UISwipeGestureRecognizer`.
  case swipe(UInt)
  case pinch(scale: Double)
  case rotation(angle: Double)
}

/// What came of an event.
package struct GestureOutcome {
  /// The recognizers that recognized it, in this order.
  package var recognized: [UIGestureRecognizer] = []
  /// Whether a view has reacted to a tap besides.
  package var isTakenByView = false

  /// Whether anything has come of it.
  package var isTaken: Bool { isTakenByView || !recognized.isEmpty }
}

extension UIView {
  /// Performs a gesture at a point of this view. The recognizers of the view in front at that point and of those around it
  /// see it, the inner ones first.
  ///
  /// A recognizer recognizes the gesture if its delegate and the views allow it, if those fail that it requires to fail, and
  /// if the delegates let it share with those that have recognized it.
  ///
  /// A tap that no recognizer takes from the view is for the view, or the one around it that reacts to taps.
  ///
  /// - Throws: the error of a delegate, of a touched view or of an action.
  final func perform(
    _ event: GestureEvent, at point: CGPoint
  ) throws(MessageError) -> GestureOutcome {
    let place = convert(point, to: nil)
    return try touched(at: place)?.take(event, at: place) ?? GestureOutcome()
  }

  /// Performs a gesture at a point of this view, as `perform(_:at:)`, for a front end, which has found the view in what it shows.
  ///
  /// - Throws: as `perform`.
  package final func receive(
    _ event: GestureEvent, at point: CGPoint
  ) throws(MessageError) -> GestureOutcome {
    if UIApplication.shared.ignoredEvents > 0 { return GestureOutcome() }
    return try takerOfTouches?.take(event, at: convert(point, to: nil)) ?? GestureOutcome()
  }

  /// The view that a finger on this one meets: the one around those that take no touches. Nil in a hidden view.
  final var takerOfTouches: UIView? {
    var (taker, next) = (self as UIView?, self as UIView?)
    while let view = next {
      if view.isHidden { return nil }
      next = view.superview
      if !view.takesTouches { taker = next }
    }
    return taker
  }

  /// The view that a finger meets at a place, in the window's coordinates: the one in front, wherever this view is. Nil
  /// where none takes touches, and while the application ignores them.
  private final func touched(at place: CGPoint) throws(MessageError) -> UIView? {
    if UIApplication.shared.ignoredEvents > 0 { return nil }
    // A finger comes in a turn of its own, when views have been laid out.
    if UIWindow.laysOutByItself { try outermost.layoutIfNeeded() }
    return try TouchMessages.hitTest(outermost, place, nil)
  }

  /// Lets the recognizers of this view, which is hit, and of those around it see an event.
  private final func recognize(
    _ event: GestureEvent, _ touch: UITouch, at place: CGPoint
  ) throws(MessageError) -> [UIGestureRecognizer] {
    var waiting: [UIGestureRecognizer] = []
    var next: UIView? = self
    while let view = next {
      for recognizer in view.madeExtras?.gestureRecognizers ?? [] where recognizer.isEnabled {
        recognizer.location = place
        if recognizer.count(in: event) == 0 { continue }
        if try recognizer.mayReceive(touch) { waiting.append(recognizer) }
      }
      next = view.superview
    }
    var recognized: [UIGestureRecognizer] = []
    while !waiting.isEmpty {
      let recognizer = waiting.remove(at: try Self.firstDue(waiting))
      // The action of another one may have removed it.
      guard recognizer.isActive else { continue }
      guard try Self.mayRecognize(recognizer, beside: recognized),
        try recognizer.mayBegin(on: self)
      else {
        try recognizer.setState(.failed)
        continue
      }
      recognized.append(recognizer)
      try recognizer.recognize(event, times: recognizer.count(in: event))
    }
    return recognized
  }

  /// The index of the first recognizer that requires the failure of none that waits; 0 when they require one another's.
  private static func firstDue(_ waiting: [UIGestureRecognizer]) throws(MessageError) -> Int {
    for index in waiting.indices {
      var isDue = true
      for other in waiting where isDue && other !== waiting[index] {
        isDue = try !waiting[index].requiresFailure(of: other)
      }
      if isDue { return index }
    }
    return 0
  }

  private static func mayRecognize(
    _ recognizer: UIGestureRecognizer, beside recognized: [UIGestureRecognizer]
  ) throws(MessageError) -> Bool {
    for other in recognized {
      if try recognizer.requiresFailure(of: other) { return false }
      if try recognizer.ask(UIGestureRecognizer.Messages.together, other) { continue }
      if try !other.ask(UIGestureRecognizer.Messages.together, recognizer) { return false }
    }
    return true
  }

  /// Takes an event in which a finger meets this view. Recognizers see a tap first.
  private final func take(
    _ event: GestureEvent, at place: CGPoint
  ) throws(MessageError) -> GestureOutcome {
    let touch = UITouch(in: self, at: place)
    guard case .taps(let count) = event else {
      return GestureOutcome(recognized: try recognize(event, touch, at: place))
    }
    touch.tapCount = count
    let touches = SetBox([touch])
    try TouchMessages.began(self, touches, nil)
    var outcome = GestureOutcome(recognized: try recognize(event, touch, at: place))
    for recognizer in outcome.recognized where recognizer.touchHandling.cancels {
      touch.phase = 4
      try TouchMessages.cancelled(self, touches, nil)
      return outcome
    }
    touch.phase = 3
    try TouchMessages.ended(self, touches, nil)
    var next: UIView? = self
    while let view = next {
      if let isTaken = try view.takeTap(at: touch.place(in: view)) {
        outcome.isTakenByView = isTaken
        break
      }
      next = view.superview
    }
    return outcome
  }

  static func defineGestureEvents(_ view: ClassMembers<UIView>) {
    view.method("- (BOOL)carob_tapAtPoint:(CGPoint)point") { (this, point: CGPoint) in
      try this.perform(.taps(1), at: point).isTaken
    }
    view.method("- (BOOL)carob_tapAtPoint:(CGPoint)point numberOfTaps:(NSInteger)count") {
      (this, point: CGPoint, count: Int) in
      try this.perform(.taps(max(0, min(count, 100))), at: point).isTaken
    }
    view.method("- (BOOL)carob_longPressAtPoint:(CGPoint)point") { (this, point: CGPoint) in
      try this.perform(.longPress, at: point).isTaken
    }
    view.method("- (BOOL)carob_panFromPoint:(CGPoint)start toPoint:(CGPoint)end") {
      (this, start: CGPoint, end: CGPoint) in
      let distance = CGPoint(x: end.x - start.x, y: end.y - start.y)
      return try this.perform(.pan(by: distance), at: start).isTaken
    }
    view.method(
      """
      - (BOOL)carob_swipeInDirection:(UISwipeGestureRecognizerDirection)direction \
      atPoint:(CGPoint)point
      """
    ) { (this, direction: UInt, point: CGPoint) in
      try this.perform(.swipe(direction), at: point).isTaken
    }
    view.method("- (BOOL)carob_pinchByScale:(CGFloat)scale atPoint:(CGPoint)point") {
      (this, scale: Double, point: CGPoint) in
      try this.perform(.pinch(scale: scale), at: point).isTaken
    }
    view.method("- (BOOL)carob_rotateByAngle:(CGFloat)angle atPoint:(CGPoint)point") {
      (this, angle: Double, point: CGPoint) in
      try this.perform(.rotation(angle: angle), at: point).isTaken
    }
  }
}

extension UIControl {
  static func defineTaps(_ control: ClassMembers<UIControl>) {
    control.method("gestureRecognizerShouldBegin:") { (this, recognizer: UIGestureRecognizer?) in
      guard this.isEnabled, this.keepsTaps, let tap = recognizer as? UITapGestureRecognizer else {
        return true
      }
      return tap.taps > 1 || tap.view === this
    }
  }
}
