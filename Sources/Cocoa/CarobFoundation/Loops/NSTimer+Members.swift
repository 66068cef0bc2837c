import CarobRuntime
import Foundation

/// The members of `NSTimer`.
extension NSTimer {
  static func defineMaking(_ timer: ClassMembers<NSTimer>) {
    timer.classMethod(
      """
      + (NSTimer *)timerWithTimeInterval:(NSTimeInterval)seconds target:(id)target \
      selector:(SEL)selector userInfo:(nullable id)userInfo repeats:(BOOL)repeats
      """
    ) { (cls, seconds: Double, target: Object, selector: Selector, info: Object?, repeats: Bool) in
      try made(cls, seconds, message(target, selector), info, repeats)
    }
    timer.classMethod(
      """
      + (NSTimer *)scheduledTimerWithTimeInterval:(NSTimeInterval)seconds target:(id)target \
      selector:(SEL)selector userInfo:(nullable id)userInfo repeats:(BOOL)repeats
      """
    ) { (cls, seconds: Double, target: Object, selector: Selector, info: Object?, repeats: Bool) in
      try made(cls, seconds, message(target, selector), info, repeats).scheduled()
    }
    timer.classMethod(
      """
      + (NSTimer *)timerWithTimeInterval:(NSTimeInterval)seconds repeats:(BOOL)repeats \
      block:(void (^)(NSTimer *timer))block
      """
    ) { (cls, seconds: Double, repeats: Bool, block: Block) in
      try made(cls, seconds, ScheduledCall(.block(block)), nil, repeats)
    }
    timer.classMethod(
      """
      + (NSTimer *)scheduledTimerWithTimeInterval:(NSTimeInterval)seconds \
      repeats:(BOOL)repeats block:(void (^)(NSTimer *timer))block
      """
    ) { (cls, seconds: Double, repeats: Bool, block: Block) in
      try made(cls, seconds, ScheduledCall(.block(block)), nil, repeats).scheduled()
    }
    timer.classMethod(
      """
      + (NSTimer *)timerWithTimeInterval:(NSTimeInterval)seconds \
      invocation:(NSInvocation *)invocation repeats:(BOOL)repeats
      """
    ) { (cls, seconds: Double, invocation: NSInvocation, repeats: Bool) in
      try made(cls, seconds, ScheduledCall(.invocation(invocation)), nil, repeats)
    }
    timer.classMethod(
      """
      + (NSTimer *)scheduledTimerWithTimeInterval:(NSTimeInterval)seconds \
      invocation:(NSInvocation *)invocation repeats:(BOOL)repeats
      """
    ) { (cls, seconds: Double, invocation: NSInvocation, repeats: Bool) in
      try made(cls, seconds, ScheduledCall(.invocation(invocation)), nil, repeats).scheduled()
    }
    timer.method(
      """
      - (instancetype)initWithFireDate:(NSDate *)date interval:(NSTimeInterval)seconds \
      target:(id)target selector:(SEL)selector userInfo:(nullable id)userInfo \
      repeats:(BOOL)repeats
      """
    ) {
      (
        this, date: Date, seconds: Double, target: Object, selector: Selector, info: Object?,
        repeats: Bool
      ) -> Object? in
      let due = date.timeIntervalSinceReferenceDate
      try this.set(checked: due, seconds, repeats, message(target, selector), info)
      return this
    }
    timer.method(
      """
      - (instancetype)initWithFireDate:(NSDate *)date interval:(NSTimeInterval)seconds \
      repeats:(BOOL)repeats block:(void (^)(NSTimer *timer))block
      """
    ) { (this, date: Date, seconds: Double, repeats: Bool, block: Block) -> Object? in
      let due = date.timeIntervalSinceReferenceDate
      try this.set(checked: due, seconds, repeats, ScheduledCall(.block(block)), nil)
      return this
    }
  }

  static func defineReading(_ timer: ClassMembers<NSTimer>) {
    timer.method("- (void)fire") { try $0.fire() }
    timer.method("- (void)invalidate") { $0.invalidate() }
    timer.property(
      "@property (copy) NSDate *fireDate", get: { Date(timeIntervalSinceReferenceDate: $0.due) },
      set: { (this, date: Date) in this.due = try checked(date.timeIntervalSinceReferenceDate) })
    timer.property("@property (readonly) NSTimeInterval timeInterval") { $0.interval }
    timer.property("@property (nonatomic) NSTimeInterval tolerance", \.tolerance)
    timer.method("@property (readonly, getter=isValid) BOOL valid") { $0.isValid }
    timer.property("@property (nullable, readonly, retain) id userInfo") { $0.userInfo }
  }

  private static func message(_ target: Object, _ selector: Selector) -> ScheduledCall {
    ScheduledCall(target, selector, nil)
  }

  private static func made(
    _ cls: ClassObject, _ seconds: Double, _ call: ScheduledCall, _ info: Object?, _ repeats: Bool
  ) throws -> NSTimer {
    guard let timer = try cls.instanceClass.makeInstance() as? NSTimer else {
      throw ObjectiveCException.inconsistency("\(cls.instanceClass) makes no timers")
    }
    let delay = max(shortestDelay, seconds)
    let due = Date.timeIntervalSinceReferenceDate + delay
    try timer.set(checked: due, seconds, repeats, call, info)
    return timer
  }

  /// The delay in seconds that stands for one of 0 or less.
  private static let shortestDelay = 1e-4

  private func set(
    checked due: Double, _ seconds: Double, _ repeats: Bool, _ call: ScheduledCall, _ info: Object?
  ) throws {
    set(
      due: try Self.checked(due), interval: try Self.checked(seconds), repeats: repeats, call, info)
  }

  private static func checked(_ seconds: Double) throws -> Double {
    if !seconds.isNaN { return seconds }
    throw ObjectiveCException.invalidArgument("-[NSTimer]: the time is no number")
  }

  /// Adds it to the loop of this thread.
  private func scheduled() -> NSTimer {
    schedule(on: .current, mode: LoopMode.defaultMode)
    return self
  }
}
