import CarobFoundation
import CarobRuntime
import Dispatch

/// Animations. What they change has its new value at once; they have ended in the next turn of the main queue.
extension UIView {
  /// Whether the program wants animations. Nothing looks different without them.
  private static var isAnimating = true

  private static func run(_ animations: Block?, _ completion: Block?) throws {
    CATransaction.noteAnimation()
    try animations?.call()
    if let completion { inNextTurn { () throws(MessageError) in try completion.call(true) } }
  }

  /// Runs the end of an animation in the next turn of the main queue.
  nonisolated static func inNextTurn(_ completion: @escaping () throws(MessageError) -> Void) {
    // SAFETY: only the main queue calls it.
    nonisolated(unsafe) let completion = completion
    // The executor is not checked, because a plugin may occupy the thread.
    let body: @Sendable @convention(block) () -> Void = {
      NSRunLoop.noteBlockOfMainQueue()
      do {
        try autoreleasePool { try completion() }
      } catch {
        UnhandledExceptions.report(error, by: "the completion of an animation")
      }
    }
    DispatchQueue.main.async(execute: body)
  }

  private static func withoutAnimation(_ actions: Block?) throws {
    let outer = isAnimating
    isAnimating = false
    defer { isAnimating = outer }
    try actions?.call()
  }

  /// Puts one view in place of another, at once.
  private static func exchange(_ old: UIView?, _ new: UIView?, _ options: UInt) throws {
    if options & showsAndHides != 0 {
      old?.isHidden = true
      new?.isHidden = false
    } else if let superview = old?.superview {
      if let new { try superview.addSubview(new) }
      old?.removeFromSuperview()
    }
  }

  /// `UIViewAnimationOptionShowHideTransitionViews`
  private static let showsAndHides: UInt = 1 << 8

  static func defineAnimations(_ view: ClassMembers<UIView>) {
    view.classMethod(
      "+ (void)animateWithDuration:(NSTimeInterval)duration animations:(void (^)(void))animations"
    ) { (_, _: Double, animations: Block?) in
      try run(animations, nil)
    }
    view.classMethod(
      """
      + (void)animateWithDuration:(NSTimeInterval)duration \
      animations:(void (^)(void))animations completion:(void (^)(BOOL finished))completion
      """
    ) { (_, _: Double, animations: Block?, completion: Block?) in
      try run(animations, completion)
    }
    view.classMethod(
      """
      + (void)animateWithDuration:(NSTimeInterval)duration delay:(NSTimeInterval)delay \
      options:(UIViewAnimationOptions)options animations:(void (^)(void))animations \
      completion:(void (^)(BOOL finished))completion
      """
    ) { (_, _: Double, _: Double, _: UInt, animations: Block?, completion: Block?) in
      try run(animations, completion)
    }
    view.classMethod(
      """
      + (void)animateWithDuration:(NSTimeInterval)duration delay:(NSTimeInterval)delay \
      usingSpringWithDamping:(CGFloat)dampingRatio initialSpringVelocity:(CGFloat)velocity \
      options:(UIViewAnimationOptions)options animations:(void (^)(void))animations \
      completion:(void (^)(BOOL finished))completion
      """
    ) {
      (
        _, _: Double, _: Double, _: Double, _: Double, _: UInt, animations: Block?,
        completion: Block?
      ) in
      try run(animations, completion)
    }
    view.classMethod(
      """
      + (void)transitionWithView:(UIView *)view duration:(NSTimeInterval)duration \
      options:(UIViewAnimationOptions)options animations:(void (^)(void))animations \
      completion:(void (^)(BOOL finished))completion
      """
    ) { (_, _: UIView?, _: Double, _: UInt, animations: Block?, completion: Block?) in
      try run(animations, completion)
    }
    defineTransitions(view)
    AnimationGroup.define(view)
  }

  private static func defineTransitions(_ view: ClassMembers<UIView>) {
    view.classMethod(
      """
      + (void)transitionFromView:(UIView *)fromView toView:(UIView *)toView \
      duration:(NSTimeInterval)duration options:(UIViewAnimationOptions)options \
      completion:(void (^)(BOOL finished))completion
      """
    ) { (_, old: UIView?, new: UIView?, _: Double, options: UInt, completion: Block?) in
      try exchange(old, new, options)
      try run(nil, completion)
    }
    view.classMethod(
      """
      + (void)animateKeyframesWithDuration:(NSTimeInterval)duration delay:(NSTimeInterval)delay \
      options:(UIViewKeyframeAnimationOptions)options animations:(void (^)(void))animations \
      completion:(void (^)(BOOL finished))completion
      """
    ) { (_, _: Double, _: Double, _: UInt, animations: Block?, completion: Block?) in
      try run(animations, completion)
    }
    view.classMethod(
      """
      + (void)addKeyframeWithRelativeStartTime:(double)startTime \
      relativeDuration:(double)duration animations:(void (^)(void))animations
      """
    ) { (_, _: Double, _: Double, animations: Block?) in try animations?.call() }
    view.classMethod("+ (void)performWithoutAnimation:(void (NS_NOESCAPE ^)(void))actions") {
      (_, actions: Block?) in try withoutAnimation(actions)
    }
    view.classMethod("+ (BOOL)areAnimationsEnabled") { _ in isAnimating }
    view.classMethod("+ (void)setAnimationsEnabled:(BOOL)enabled") { (_, isEnabled: Bool) in
      isAnimating = isEnabled
    }
  }
}
