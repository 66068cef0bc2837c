import CarobFoundation
import CarobRuntime
import Dispatch

/// Animations. What they change has its new value at once; they have ended in the next turn of the main queue.
extension UIView {
  private static func run(_ animations: Block?, _ completion: Block?) throws {
    try animations?.call()
    if let completion { end(completion) }
  }

  /// Calls the completion in the next turn of the main queue.
  private nonisolated static func end(_ completion: Block) {
    // The executor is not checked, because a plugin may occupy the thread.
    let body: @Sendable @convention(block) () -> Void = {
      NSRunLoop.noteBlockOfMainQueue()
      do {
        try autoreleasePool { try completion.call(true) }
      } catch {
        UnhandledExceptions.report(error, by: "the completion of an animation")
      }
    }
    DispatchQueue.main.async(execute: body)
  }

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
    view.classMethod("+ (void)performWithoutAnimation:(void (NS_NOESCAPE ^)(void))actions") {
      (_, actions: Block?) in try actions?.call()
    }
    view.classMethod("+ (BOOL)areAnimationsEnabled") { _ in false }
    view.classMethod("+ (void)setAnimationsEnabled:(BOOL)enabled") { (_, _: Bool) in }
  }
}
