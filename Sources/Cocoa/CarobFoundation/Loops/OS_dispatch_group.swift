import CarobRuntime
import Dispatch
import Foundation

/// A group of tasks to wait for (`dispatch_group_t`). [any-thread]
public final class OS_dispatch_group: Object, @unchecked Sendable {
  // SAFETY: mutable state is behind a lock, and any thread may retain and release objects.

  private struct State {
    var count = 0
    var notifications: [Notification] = []
  }

  private let state = LockedCondition(State())

  private struct Notification {
    let queue: OS_dispatch_queue
    let call: ScheduledCall
  }

  private func enter() { state.withLock { $0.count += 1 } }

  private func leave() throws {
    let due = state.change { state -> [Notification]? in
      guard state.count > 0 else { return nil }
      state.count -= 1
      guard state.count == 0 else { return [] }
      defer { state.notifications = [] }
      return state.notifications
    }
    guard let due else {
      throw ObjectiveCException.inconsistency(
        "dispatch_group_leave: it is called more often than dispatch_group_enter")
    }
    for notification in due { notification.queue.later(notification.call) }
  }

  private func notify(_ queue: OS_dispatch_queue, _ call: ScheduledCall) {
    let isEmpty = state.withLock { state in
      if state.count > 0 { state.notifications.append(Notification(queue: queue, call: call)) }
      return state.count == 0
    }
    if isEmpty { queue.later(call) }
  }

  /// - Returns: 0, or 1 when the time was over.
  private func wait(_ time: DispatchMoment) -> Int {
    state.wait(until: time.date) { $0.count == 0 ? 0 : nil } ?? 1
  }

  /// States the methods behind the C functions.
  public override class func define(_ definition: ClassDefinition) {
    definition.members(of: OS_dispatch_group.self) { group in
      group.method("enter") { $0.enter() }
      group.method("leave") { try $0.leave() }
      group.method("async:queue:") { (this, block: Block, queue: OS_dispatch_queue) in
        this.enter()
        // The group was entered, so that leaving cannot fail.
        queue.later(ScheduledCall(.block(block))) { try? this.leave() }
      }
      group.method("notify:queue:") { (this, block: Block, queue: OS_dispatch_queue) in
        this.notify(queue, ScheduledCall(.block(block)))
      }
      group.method("wait:") { (this, time: UInt) in this.wait(DispatchMoment(UInt64(time))) }
    }
  }
}

/// A counter that threads decrement, or wait for (`dispatch_semaphore_t`). [any-thread]
public final class OS_dispatch_semaphore: Object, @unchecked Sendable {
  // SAFETY: mutable state is behind a lock, and any thread may retain and release objects.

  private struct State {
    var value = 0
    var waiting = 0
  }

  private let state = LockedCondition(State())

  /// - Returns: 0, or 1 when the time was over.
  private func wait(_ time: DispatchMoment) -> Int {
    state.withLock { $0.waiting += 1 }
    let result = state.wait(until: time.date) { state -> Int? in
      guard state.value > 0 else { return nil }
      state.value -= 1
      state.waiting -= 1
      return 0
    }
    if let result { return result }
    state.withLock { $0.waiting -= 1 }
    return 1
  }

  /// - Returns: 1 if it wakes a thread, else 0.
  private func signal() -> Int {
    state.change { state in
      state.value += 1
      return state.waiting >= state.value ? 1 : 0
    }
  }

  /// States the methods behind the C functions.
  public override class func define(_ definition: ClassDefinition) {
    definition.members(of: OS_dispatch_semaphore.self) { semaphore in
      semaphore.classMethod("newSemaphore:") { (_, value: Int) -> Object? in
        // Like Apple's, which makes no semaphore for less than 0.
        if value < 0 { return nil }
        let made = OS_dispatch_semaphore()
        made.state.withLock { $0.value = value }
        return made
      }
      semaphore.method("wait:") { (this, time: UInt) in this.wait(DispatchMoment(UInt64(time))) }
      semaphore.method("signal") { $0.signal() }
    }
  }
}
