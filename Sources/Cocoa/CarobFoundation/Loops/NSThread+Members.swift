import CarobRuntime
import Foundation

/// The members of `NSThread`.
extension NSThread {
  static func defineClassMethods(_ thread: ClassMembers<NSThread>) {
    thread.classMethod("currentThread") { _ in current }
    thread.classMethod("mainThread") { _ in main }
    thread.classMethod("isMainThread") { _ in Thread.isMainThread }
    thread.classMethod("isMultiThreaded") { _ in true }
    thread.classMethod("callStackSymbols") { _ in Thread.callStackSymbols }
    thread.classMethod("callStackReturnAddresses") { _ in
      ArrayBox(Thread.callStackReturnAddresses.map { NumberBox($0.uint64Value) })
    }
    thread.classMethod("sleepForTimeInterval:") { (_, seconds: Double) in
      if seconds > 0 { Thread.sleep(forTimeInterval: min(seconds, longestSleep)) }
    }
    thread.classMethod("sleepUntilDate:") { (_, date: Date) in
      let seconds = date.timeIntervalSinceNow
      if seconds > 0 { Thread.sleep(forTimeInterval: min(seconds, longestSleep)) }
    }
    thread.classMethod("detachNewThreadSelector:toTarget:withObject:") {
      (cls, selector: Selector, target: Object, argument: Object?) in
      let call = try ScheduledCall(
        target, selector, argument,
        for: "+[NSThread detachNewThreadSelector:toTarget:withObject:]")
      try detach(call)
    }
    thread.classMethod("detachNewThreadWithBlock:") { (_, block: Block) in
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
    thread.method("initWithTarget:selector:object:") {
      (this, target: Object, selector: Selector, argument: Object?) -> Object? in
      this.set(
        try ScheduledCall(
          target, selector, argument, for: "-[NSThread initWithTarget:selector:object:]"))
      return this
    }
    thread.method("initWithBlock:") { (this, block: Block) -> Object? in
      this.set(ScheduledCall(.block(block)))
      return this
    }
    thread.method("start") { try $0.start() }
    thread.method("main") { try $0.runCall() }
    thread.method("cancel") { $0.cancel() }
    thread.method("isExecuting") { $0.isExecuting }
    thread.method("isFinished") { $0.isFinished }
    thread.method("isCancelled") { $0.isCancelled }
    thread.method("isMainThread") { $0.isMain }
    thread.property("name", \.name)
    thread.property("stackSize", \.stackSize)
    thread.property("threadPriority", \.priority)
    thread.property("qualityOfService", \.qualityOfService)
    thread.property("threadDictionary") { $0.dictionary }
  }
}
