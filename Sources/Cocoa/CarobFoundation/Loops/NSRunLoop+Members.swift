import CarobRuntime
import Foundation

/// The members of `NSRunLoop`.
extension NSRunLoop {
  static func defineMembers(_ loop: ClassMembers<NSRunLoop>) {
    loop.classMethod("currentRunLoop") { _ in current }
    loop.classMethod("mainRunLoop") { _ in NSThread.main.runLoop }
    loop.property("currentMode") { $0.currentMode }
    loop.method("limitDateForMode:") { (this, mode: String) in this.nextDate(in: mode) }
    loop.method("addTimer:forMode:") { (this, timer: NSTimer, mode: String) in
      timer.schedule(on: this, mode: mode)
    }
    defineRunning(loop)
    definePerforming(loop)
  }

  private static func defineRunning(_ loop: ClassMembers<NSRunLoop>) {
    loop.method("run") { this in try this.run(until: .infinity, for: "run") }
    loop.method("runUntilDate:") { (this, limit: Date) in
      try this.run(until: limit.timeIntervalSinceReferenceDate, for: "runUntilDate:")
    }
    loop.method("runMode:beforeDate:") { (this, mode: String, limit: Date) in
      let limit = limit.timeIntervalSinceReferenceDate
      return try this.run(mode, before: limit, for: "runMode:beforeDate:")
    }
    loop.method("acceptInputForMode:beforeDate:") { (this, mode: String, limit: Date) in
      let limit = limit.timeIntervalSinceReferenceDate
      _ = try this.run(mode, before: limit, for: "acceptInputForMode:beforeDate:")
    }
  }

  private func run(until limit: Double, for method: String) throws {
    while try run(LoopMode.defaultMode, before: limit, for: method),
      Date.timeIntervalSinceReferenceDate < limit
    {}
  }

  private static func definePerforming(_ loop: ClassMembers<NSRunLoop>) {
    loop.method("performSelector:target:argument:order:modes:") {
      (
        this, selector: Selector, target: Object, argument: Object?, order: UInt,
        modes: [String]
      ) in
      let call = try ScheduledCall(
        target, selector, argument,
        for: "-[NSRunLoop performSelector:target:argument:order:modes:]")
      this.add(DelayedItem(call, modes: Set(modes), due: -.infinity, order: order))
    }
    loop.method("cancelPerformSelector:target:argument:") {
      (this, selector: Selector, target: Object, argument: Object?) in
      this.cancel { $0.isSource && $0.isSent(to: target, selector, .some(argument)) }
    }
    loop.method("cancelPerformSelectorsWithTarget:") { (this, target: Object) in
      this.cancel { $0.isSource && $0.isSent(to: target, nil, nil) }
    }
    loop.method("performBlock:") { (this, block: Block) in
      this.perform(block, [LoopMode.common])
    }
    loop.method("performInModes:block:") { (this, modes: [String], block: Block) in
      this.perform(block, modes)
    }
  }

  /// Has this loop send a message of Foundation's own in its next turn.
  func performForFoundation(
    _ selector: Selector, target: Object, order: UInt, modes: [String]
  ) throws {
    let call = try ScheduledCall(target, selector, nil, for: "Foundation")
    add(
      DelayedItem(
        call, modes: Set(modes), due: -.infinity, order: order, isOfFoundation: true))
  }

  private func perform(_ block: Block, _ modes: [String]) {
    add(PerformItem(ScheduledCall(.block(block)), modes: Set(modes), end: nil))
  }
}
