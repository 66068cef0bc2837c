import CarobRuntime
import Foundation

/// The members of `NSRunLoop`.
extension NSRunLoop {
  static func defineMembers(_ loop: ClassMembers<NSRunLoop>) {
    loop.classMethod("+ (NSRunLoop *)currentRunLoop") { _ in current }
    loop.classMethod("+ (NSRunLoop *)mainRunLoop") { _ in NSThread.main.runLoop }
    loop.property("@property (nullable, readonly, copy) NSRunLoopMode currentMode") {
      $0.currentMode
    }
    loop.method("- (nullable NSDate *)limitDateForMode:(NSRunLoopMode)mode") {
      (this, mode: String) in this.nextDate(in: mode)
    }
    loop.method("- (void)addTimer:(NSTimer *)timer forMode:(NSRunLoopMode)mode") {
      (this, timer: NSTimer, mode: String) in
      timer.schedule(on: this, mode: mode)
    }
    defineRunning(loop)
    definePerforming(loop)
  }

  private static func defineRunning(_ loop: ClassMembers<NSRunLoop>) {
    loop.method("- (void)run") { this in try this.run(until: .infinity, for: "run") }
    loop.method("- (void)runUntilDate:(NSDate *)limit") { (this, limit: Date?) in
      try this.run(
        until: (limit ?? .distantPast).timeIntervalSinceReferenceDate, for: "runUntilDate:")
    }
    loop.method("- (BOOL)runMode:(NSRunLoopMode)mode beforeDate:(NSDate *)limit") {
      (this, mode: String, limit: Date?) in
      let limit = (limit ?? .distantPast).timeIntervalSinceReferenceDate
      return try this.run(mode, before: limit, for: "runMode:beforeDate:")
    }
    loop.method("- (void)acceptInputForMode:(NSRunLoopMode)mode beforeDate:(NSDate *)limit") {
      (this, mode: String, limit: Date?) in
      let limit = (limit ?? .distantPast).timeIntervalSinceReferenceDate
      _ = try this.run(mode, before: limit, for: "acceptInputForMode:beforeDate:")
    }
  }

  private func run(until limit: Double, for method: String) throws {
    while try run(LoopMode.defaultMode, before: limit, for: method),
      Date.timeIntervalSinceReferenceDate < limit
    {}
  }

  private static func definePerforming(_ loop: ClassMembers<NSRunLoop>) {
    loop.method(
      """
      - (void)performSelector:(SEL)selector target:(id)target argument:(nullable id)argument \
      order:(NSUInteger)order modes:(NSArray<NSRunLoopMode> *)modes
      """
    ) {
      (
        this, selector: Selector, target: Object, argument: Object?, order: UInt,
        modes: [String]
      ) in
      let call = ScheduledCall(target, selector, argument)
      this.add(DelayedItem(call, modes: Set(modes), due: -.infinity, order: order))
    }
    loop.method(
      """
      - (void)cancelPerformSelector:(SEL)selector target:(id)target \
      argument:(nullable id)argument
      """
    ) { (this, selector: Selector, target: Object, argument: Object?) in
      this.cancel { $0.isSource && $0.isSent(to: target, selector, .some(argument)) }
    }
    loop.method("- (void)cancelPerformSelectorsWithTarget:(id)target") { (this, target: Object) in
      this.cancel { $0.isSource && $0.isSent(to: target, nil, nil) }
    }
    loop.method("- (void)performBlock:(void (^)(void))block") { (this, block: Block) in
      this.perform(block, [LoopMode.common])
    }
    loop.method(
      "- (void)performInModes:(NSArray<NSRunLoopMode> *)modes block:(void (^)(void))block"
    ) { (this, modes: [String], block: Block) in
      this.perform(block, modes)
    }
  }

  /// Has this loop send a message of Foundation's own in its next turn.
  func performForFoundation(
    _ selector: Selector, target: Object, order: UInt, modes: [String]
  ) throws {
    let call = ScheduledCall(target, selector, nil)
    add(
      DelayedItem(
        call, modes: Set(modes), due: -.infinity, order: order, isOfFoundation: true))
  }

  private func perform(_ block: Block, _ modes: [String]) {
    add(PerformItem(ScheduledCall(.block(block)), modes: Set(modes), end: nil))
  }
}
