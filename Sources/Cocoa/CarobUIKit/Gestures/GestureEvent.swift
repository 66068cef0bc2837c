import CarobFoundation
import CarobRuntime
import Foundation

/// Something that a user does with fingers in a view.
enum GestureEvent {
  case taps(Int)
  case longPress
  /// The finger moves, from where the gesture is to another point of the view with which it began.
  case pan(by: CGPoint)
  /// One of the directions of `UISwipeGestureRecognizer`.
  case swipe(UInt)
  case pinch(scale: Double)
  case rotation(angle: Double)
}

extension UIView {
  /// Performs a gesture at a point of this view. The recognizers of the view that is hit and of those around it see it, the
  /// inner ones first.
  ///
  /// A recognizer recognizes the gesture if its delegate allows it, those fail that it requires to fail, and no other one has
  /// recognized it with which the delegates do not let it share.
  ///
  /// - Returns: the number of recognizers that recognized it.
  /// - Throws: the error of a delegate or of an action.
  final func perform(_ event: GestureEvent, at point: CGPoint) throws(MessageError) -> Int {
    guard let hit = try UIViewTouches.hitTest(self, point, nil) else { return 0 }
    let touch = UITouch(in: hit, at: convert(point, to: hit))
    var waiting: [UIGestureRecognizer] = []
    var next: UIView? = hit
    while let view = next {
      for recognizer in view.madeExtras?.gestureRecognizers ?? [] where recognizer.isEnabled {
        recognizer.location = convert(point, to: view)
        if recognizer.count(in: event, at: recognizer.location) == 0 { continue }
        if try recognizer.mayReceive(touch) { waiting.append(recognizer) }
      }
      next = view.superview
    }
    var recognized: [UIGestureRecognizer] = []
    while !waiting.isEmpty {
      let recognizer = waiting.remove(at: try Self.firstDue(waiting))
      guard try Self.mayRecognize(recognizer, beside: recognized), try recognizer.mayBegin() else {
        try recognizer.setState(.failed)
        continue
      }
      recognized.append(recognizer)
      for _ in 0..<recognizer.count(in: event, at: recognizer.location) {
        try recognizer.recognize(event)
      }
    }
    return recognized.count
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

  /// Taps at a point as a user does. Recognizers see the tap first; a control gets it if none
  /// recognizes it.
  ///
  /// - Returns: whether a recognizer or a control took it.
  /// - Throws: as `perform`.
  final func tap(_ count: Int, at point: CGPoint) throws(MessageError) -> Bool {
    guard let hit = try UIViewTouches.hitTest(self, point, nil) else { return false }
    let touch = UITouch(in: hit, at: convert(point, to: hit))
    touch.tapCount = count
    let touches = SetBox([touch])
    try UIViewTouches.began(hit, touches, nil)
    let isRecognized = try perform(.taps(count), at: point) > 0
    touch.phase = isRecognized ? 4 : 3
    if isRecognized {
      try UIViewTouches.cancelled(hit, touches, nil)
      return true
    }
    try UIViewTouches.ended(hit, touches, nil)
    var next: UIView? = hit
    while let view = next {
      if let control = view as? UIControl {
        guard control.isEnabled else { return false }
        try UIViewTouches.sendActions(control, UIViewTouches.touchUpInside)
        return true
      }
      next = view.superview
    }
    return false
  }

  static func defineGestureEvents(_ view: ClassMembers<UIView>) {
    view.method("- (BOOL)carob_tapAtPoint:(CGPoint)point") { (this, point: CGPoint) in
      try this.tap(1, at: point)
    }
    view.method("- (BOOL)carob_tapAtPoint:(CGPoint)point numberOfTaps:(NSInteger)count") {
      (this, point: CGPoint, count: Int) in
      try this.tap(max(0, min(count, 100)), at: point)
    }
    view.method("- (BOOL)carob_longPressAtPoint:(CGPoint)point") { (this, point: CGPoint) in
      try this.perform(.longPress, at: point) > 0
    }
    view.method("- (BOOL)carob_panFromPoint:(CGPoint)start toPoint:(CGPoint)end") {
      (this, start: CGPoint, end: CGPoint) in
      try this.perform(.pan(by: CGPoint(x: end.x - start.x, y: end.y - start.y)), at: start) > 0
    }
    view.method(
      """
      - (BOOL)carob_swipeInDirection:(UISwipeGestureRecognizerDirection)direction \
      atPoint:(CGPoint)point
      """
    ) { (this, direction: UInt, point: CGPoint) in
      try this.perform(.swipe(direction), at: point) > 0
    }
    view.method("- (BOOL)carob_pinchByScale:(CGFloat)scale atPoint:(CGPoint)point") {
      (this, scale: Double, point: CGPoint) in
      try this.perform(.pinch(scale: scale), at: point) > 0
    }
    view.method("- (BOOL)carob_rotateByAngle:(CGFloat)angle atPoint:(CGPoint)point") {
      (this, angle: Double, point: CGPoint) in
      try this.perform(.rotation(angle: angle), at: point) > 0
    }
  }
}
