import CarobRuntime
import Foundation

/// The members of `NSThread`.
extension NSThread {
  static func defineClassMethods(_ thread: ClassMembers<NSThread>) {
    thread.classMethod("+ (NSThread *)currentThread") { _ in current }
    thread.classMethod("+ (NSThread *)mainThread") { _ in main }
    thread.classMethod("+ (BOOL)isMainThread") { _ in Thread.isMainThread }
    thread.classMethod("+ (BOOL)isMultiThreaded") { _ in true }
    thread.classMethod("+ (NSArray<NSString *> *)callStackSymbols") { _ in Thread.callStackSymbols }
    thread.classMethod("+ (NSArray<NSNumber *> *)callStackReturnAddresses") { _ in
      ArrayBox(Thread.callStackReturnAddresses.map { NumberBox($0.uint64Value) })
    }
    thread.classMethod("+ (void)sleepForTimeInterval:(double)interval") { (_, seconds: Double) in
      if seconds > 0 { Thread.sleep(forTimeInterval: min(seconds, longestSleep)) }
    }
    thread.classMethod("+ (void)sleepUntilDate:(NSDate *)date") { (_, date: Date) in
      let seconds = date.timeIntervalSinceNow
      if seconds > 0 { Thread.sleep(forTimeInterval: min(seconds, longestSleep)) }
    }
    thread.classMethod(
      """
      + (void)detachNewThreadSelector:(SEL)selector toTarget:(id)target \
      withObject:(nullable id)argument
      """
    ) { (cls, selector: Selector, target: Object, argument: Object?) in
      let call = ScheduledCall(target, selector, argument)
      try detach(call)
    }
    thread.classMethod("+ (void)detachNewThreadWithBlock:(void (^)(void))block") {
      (_, block: Block) in
      try detach(ScheduledCall(.block(block)))
    }
  }

  /// The longest sleep, in seconds; the system's clock has no number for longer ones.
  private static let longestSleep = 1e9

  /// Makes a call on a new thread.
  static func detach(_ call: ScheduledCall) throws {
    let thread = NSThread()
    thread.set(call)
    try thread.start()
  }

  static func defineMethods(_ thread: ClassMembers<NSThread>) {
    thread.method(
      """
      - (instancetype)initWithTarget:(id)target selector:(SEL)selector \
      object:(nullable id)argument
      """
    ) { (this, target: Object, selector: Selector, argument: Object?) -> Object? in
      this.set(
        ScheduledCall(target, selector, argument))
      return this
    }
    thread.method("- (instancetype)initWithBlock:(void (^)(void))block") {
      (this, block: Block) -> Object? in
      this.set(ScheduledCall(.block(block)))
      return this
    }
    thread.method("- (void)start") { try $0.start() }
    thread.method("- (void)main") { try $0.runCall() }
    thread.method("- (void)cancel") { $0.cancel() }
    thread.method("@property (readonly, getter=isExecuting) BOOL executing") { $0.isExecuting }
    thread.method("@property (readonly, getter=isFinished) BOOL finished") { $0.isFinished }
    thread.method("@property (readonly, getter=isCancelled) BOOL cancelled") { $0.isCancelled }
    thread.method("- (BOOL)isMainThread") { $0.isMain }
    thread.property("@property (nullable, copy) NSString *name", \.name)
    thread.property("@property (nonatomic) NSUInteger stackSize", \.stackSize)
    thread.property("@property (nonatomic) double threadPriority", \.priority)
    thread.property("@property (nonatomic) NSQualityOfService qualityOfService", \.qualityOfService)
    thread.property("@property (readonly, retain) NSMutableDictionary *threadDictionary") {
      $0.dictionary
    }
  }
}
