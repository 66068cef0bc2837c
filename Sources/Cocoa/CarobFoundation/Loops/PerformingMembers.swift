import CarobRuntime
import Foundation

/// The methods of `NSObject` that send messages later, or on another thread.
enum PerformingMembers {
  static func define(_ object: ClassMembers<Object>) {
    addDelayed(object)
    addCancelling(object)
    addThreads(object)
  }

  private static func addDelayed(_ object: ClassMembers<Object>) {
    object.method(
      """
      - (void)performSelector:(SEL)selector withObject:(nullable id)argument \
      afterDelay:(NSTimeInterval)delay
      """
    ) { (this, selector: Selector, argument: Object?, delay: Double) in
      try perform(this, selector, argument, delay, [LoopMode.defaultMode])
    }
    object.classMethod(
      """
      + (void)performSelector:(SEL)selector withObject:(nullable id)argument \
      afterDelay:(NSTimeInterval)delay
      """
    ) { (this, selector: Selector, argument: Object?, delay: Double) in
      try perform(this, selector, argument, delay, [LoopMode.defaultMode])
    }
    object.method(
      """
      - (void)performSelector:(SEL)selector withObject:(nullable id)argument \
      afterDelay:(NSTimeInterval)delay inModes:(NSArray<NSRunLoopMode> *)modes
      """
    ) { (this, selector: Selector, argument: Object?, delay: Double, modes: [String]?) in
      try perform(this, selector, argument, delay, modes ?? [])
    }
  }

  private static func perform(
    _ target: Object, _ selector: Selector, _ argument: Object?, _ delay: Double,
    _ modes: [String]
  ) throws {
    let call = ScheduledCall(target, selector, argument)
    // Like Apple's, which performs nothing then.
    if modes.isEmpty { return }
    let due = Date.timeIntervalSinceReferenceDate + (delay > 0 ? delay : 0)
    NSRunLoop.current.add(DelayedItem(call, modes: Set(modes), due: due))
  }

  private static func addCancelling(_ object: ClassMembers<Object>) {
    object.classMethod("+ (void)cancelPreviousPerformRequestsWithTarget:(id)target") {
      (_, target: Object) in
      NSRunLoop.current.cancel { !$0.isSource && $0.isSent(to: target, nil, nil) }
    }
    object.classMethod(
      """
      + (void)cancelPreviousPerformRequestsWithTarget:(id)target selector:(SEL)selector \
      object:(nullable id)argument
      """
    ) { (_, target: Object, selector: Selector, argument: Object?) in
      NSRunLoop.current.cancel {
        !$0.isSource && $0.isSent(to: target, selector, .some(argument))
      }
    }
  }

  private static func addThreads(_ object: ClassMembers<Object>) {
    object.method(
      """
      - (void)performSelectorOnMainThread:(SEL)selector withObject:(nullable id)argument \
      waitUntilDone:(BOOL)wait
      """
    ) { (this, selector: Selector, argument: Object?, waits: Bool) in
      try perform(this, selector, argument, on: .main, waits, [LoopMode.common])
    }
    object.method(
      """
      - (void)performSelectorOnMainThread:(SEL)selector withObject:(nullable id)argument \
      waitUntilDone:(BOOL)wait modes:(nullable NSArray<NSRunLoopMode> *)modes
      """
    ) { (this, selector: Selector, argument: Object?, waits: Bool, modes: [String]?) in
      try perform(this, selector, argument, on: .main, waits, modes ?? [])
    }
    object.method(
      """
      - (void)performSelector:(SEL)selector onThread:(NSThread *)thread \
      withObject:(nullable id)argument waitUntilDone:(BOOL)wait
      """
    ) { (this, selector: Selector, thread: NSThread, argument: Object?, waits: Bool) in
      try perform(this, selector, argument, on: thread, waits, [LoopMode.common])
    }
    object.method(
      """
      - (void)performSelector:(SEL)selector onThread:(NSThread *)thread \
      withObject:(nullable id)argument waitUntilDone:(BOOL)wait \
      modes:(nullable NSArray<NSRunLoopMode> *)modes
      """
    ) {
      (
        this, selector: Selector, thread: NSThread, argument: Object?, waits: Bool,
        modes: [String]?
      ) in
      try perform(this, selector, argument, on: thread, waits, modes ?? [])
    }
    object.method(
      "- (void)performSelectorInBackground:(SEL)selector withObject:(nullable id)argument"
    ) { (this, selector: Selector, argument: Object?) in
      let call = ScheduledCall(this, selector, argument)
      try NSThread.detach(call)
    }
  }

  /// Sends a message on another thread, in a turn of its loop; on this thread at once, if the caller waits.
  ///
  /// - Throws: the error of a message on this thread; an exception for a thread that has ended.
  private static func perform(
    _ target: Object, _ selector: Selector, _ argument: Object?, on thread: NSThread,
    _ waits: Bool, _ modes: [String]
  ) throws {
    let method = "-[NSObject performSelector:onThread:withObject:waitUntilDone:modes:]"
    let call = ScheduledCall(target, selector, argument)
    if modes.isEmpty { return }
    if waits, thread === NSThread.current { return try call.run() }
    let end = waits ? PerformItem.End(nil) : nil
    let isAdded = thread.runLoop.add(PerformItem(call, modes: Set(modes), end: end))
    guard isAdded, end?.wait(for: { $0 }) ?? true else {
      throw ObjectiveCException(
        "NSDestinationInvalidException",
        "\(method): the thread ended before it performed \(call.name)")
    }
  }
}
