import CarobRuntime
import Dispatch
import Foundation

/// A group of tasks to wait for (`dispatch_group_t`). Registered as `OS_dispatch_group`. [any-thread]
public final class DispatchGroupBox: Object, @unchecked Sendable {
  // SAFETY: mutable state is used with `gate` held only.
  private let gate = NSCondition()
  private var count = 0
  private var notifications: [Notification] = []

  private struct Notification {
    let queue: DispatchQueueBox
    let call: ScheduledCall
  }

  /// The name of this class in the runtime.
  public override class var runtimeName: String { "OS_dispatch_group" }

  private func enter() {
    gate.lock()
    count += 1
    gate.unlock()
  }

  private func leave() throws {
    gate.lock()
    guard count > 0 else {
      gate.unlock()
      throw ObjectiveCException.inconsistency(
        "dispatch_group_leave: it is called more often than dispatch_group_enter")
    }
    count -= 1
    var due: [Notification] = []
    if count == 0 {
      swap(&due, &notifications)
      gate.broadcast()
    }
    gate.unlock()
    for notification in due { notification.queue.later(notification.call) }
  }

  private func notify(_ queue: DispatchQueueBox, _ call: ScheduledCall) {
    gate.lock()
    let isEmpty = count == 0
    if !isEmpty { notifications.append(Notification(queue: queue, call: call)) }
    gate.unlock()
    if isEmpty { queue.later(call) }
  }

  /// - Returns: 0, or 1 when the time was over.
  private func wait(_ time: DispatchMoment) -> Int {
    let limit = time.date
    gate.lock()
    defer { gate.unlock() }
    while count > 0 {
      if !gate.wait(before: limit) { return count > 0 ? 1 : 0 }
    }
    return 0
  }

  /// States the messages that the C functions send.
  public override class func define(_ definition: ClassDefinition) {
    definition.members(of: DispatchGroupBox.self) { group in
      group.method("enter") { $0.enter() }
      group.method("leave") { try $0.leave() }
      group.method("async:queue:") { (this, block: Block, queue: DispatchQueueBox) in
        this.enter()
        // The group was entered, so that leaving cannot fail.
        queue.later(ScheduledCall(.block(block))) { try? this.leave() }
      }
      group.method("notify:queue:") { (this, block: Block, queue: DispatchQueueBox) in
        this.notify(queue, ScheduledCall(.block(block)))
      }
      group.method("wait:") { (this, time: UInt) in this.wait(DispatchMoment(UInt64(time))) }
    }
  }
}

/// A counter that threads decrement, or wait for (`dispatch_semaphore_t`). Registered as
/// `OS_dispatch_semaphore`. [any-thread]
public final class DispatchSemaphoreBox: Object, @unchecked Sendable {
  // SAFETY: mutable state is used with `gate` held only.
  private let gate = NSCondition()
  private var value = 0
  private var waiting = 0

  /// The name of this class in the runtime.
  public override class var runtimeName: String { "OS_dispatch_semaphore" }

  /// - Returns: 0, or 1 when the time was over.
  private func wait(_ time: DispatchMoment) -> Int {
    let limit = time.date
    gate.lock()
    defer { gate.unlock() }
    waiting += 1
    defer { waiting -= 1 }
    while value == 0 {
      if !gate.wait(before: limit), value == 0 { return 1 }
    }
    value -= 1
    return 0
  }

  /// - Returns: 1 if it wakes a thread, else 0.
  private func signal() -> Int {
    gate.lock()
    defer { gate.unlock() }
    value += 1
    gate.signal()
    return waiting >= value ? 1 : 0
  }

  /// States the messages that the C functions send.
  public override class func define(_ definition: ClassDefinition) {
    definition.members(of: DispatchSemaphoreBox.self) { semaphore in
      semaphore.classMethod("newSemaphore:") { (_, value: Int) -> Object? in
        // Like Apple's, which makes no semaphore for less than 0.
        if value < 0 { return nil }
        let made = DispatchSemaphoreBox()
        made.value = value
        return made
      }
      semaphore.method("wait:") { (this, time: UInt) in this.wait(DispatchMoment(UInt64(time))) }
      semaphore.method("signal") { $0.signal() }
    }
  }
}
