import CarobRuntime
import Dispatch
import Foundation

/// Calls a block at times (`dispatch_source_t` of the type `DISPATCH_SOURCE_TYPE_TIMER`). [any-thread]
public final class OS_dispatch_source: Object, @unchecked Sendable {
  // SAFETY: mutable state is behind a lock.

  private struct State {
    var source: (any DispatchSourceTimer)?
    var queue: OS_dispatch_queue?
    var handler: ScheduledCall?
    var cancelHandler: ScheduledCall?
    /// A timer begins suspended.
    var suspensions = 1
    var isCancelled = false
  }

  private let state = Locked(State())

  private convenience init(_ queue: OS_dispatch_queue) {
    self.init(isa: Self.runtimeClass)
    let source = DispatchSource.makeTimerSource(flags: [], queue: queue.queue)
    // The source does not retain the timer, which goes when its plugin releases it.
    let this = Weak(self)
    source.setEventHandler { this.object?.fire() }
    state.withLock { state in
      state.source = source
      state.queue = queue
    }
  }

  deinit {
    // Dispatch ends the process when a suspended source is freed.
    let (source, suspensions) = state.withLock { ($0.source, $0.suspensions) }
    source?.setEventHandler {}
    source?.cancel()
    for _ in 0..<suspensions { source?.resume() }
  }

  private func fire() {
    let (handler, queue) = state.withLock { ($0.isCancelled ? nil : $0.handler, $0.queue) }
    handler?.runReporting { _ in "a timer on the queue \(queue?.name ?? "")" }
  }

  private func set(_ start: DispatchMoment, interval: UInt64, leeway: UInt64) {
    guard let source = state.withLock({ $0.source }) else { return }
    let repeating: DispatchTimeInterval =
      interval == .max || interval == 0 ? .never : .nanoseconds(Int(clamping: interval))
    let leeway = DispatchTimeInterval.nanoseconds(Int(clamping: leeway))
    switch start {
    case .never: source.schedule(deadline: .distantFuture)
    case .inSeconds(let seconds):
      source.schedule(deadline: .now() + seconds, repeating: repeating, leeway: leeway)
    case .at(let seconds):
      source.schedule(wallDeadline: .now() + seconds, repeating: repeating, leeway: leeway)
    }
  }

  private func resume() throws {
    let source = state.withLock { state -> (any DispatchSourceTimer)? in
      guard state.suspensions > 0 else { return nil }
      state.suspensions -= 1
      return state.source
    }
    guard let source else {
      throw ObjectiveCException.inconsistency("dispatch_resume: the source is not suspended")
    }
    source.resume()
  }

  private func suspend() {
    state.withLock { state in
      state.suspensions += 1
      return state.source
    }?.suspend()
  }

  private func cancel() {
    let (source, handler, old) = state.withLock { state in
      let old = state
      let isNew = !state.isCancelled
      state.isCancelled = true
      state.handler = nil
      state.cancelHandler = nil
      return (isNew ? state.source : nil, isNew ? old.cancelHandler : nil, old)
    }
    source?.cancel()
    if let handler { old.queue?.later(handler) }
    withExtendedLifetime(old) {}
  }

  /// States the methods behind the C functions.
  public override class func define(_ definition: ClassDefinition) {
    definition.members(of: OS_dispatch_source.self) { timer in
      timer.classMethod("newTimerOnQueue:") { (_, queue: OS_dispatch_queue?) -> Object? in
        OS_dispatch_source(queue ?? OS_dispatch_queue.global(0) ?? .main)
      }
      timer.method("setStart:interval:leeway:") {
        (this, start: UInt, interval: UInt, leeway: UInt) in
        this.set(
          DispatchMoment(UInt64(start)), interval: UInt64(interval), leeway: UInt64(leeway))
      }
      timer.method("setHandler:") { (this, block: Block?) in
        let new = block.map { ScheduledCall(.block($0)) }
        let old = this.state.withLock { state in
          defer { if !state.isCancelled { state.handler = new } }
          return state.handler
        }
        withExtendedLifetime(old) {}
      }
      timer.method("setCancelHandler:") { (this, block: Block?) in
        let new = block.map { ScheduledCall(.block($0)) }
        let old = this.state.withLock { state in
          defer { if !state.isCancelled { state.cancelHandler = new } }
          return state.cancelHandler
        }
        withExtendedLifetime(old) {}
      }
      timer.method("resume") { try $0.resume() }
      timer.method("suspend") { $0.suspend() }
      timer.method("cancel") { $0.cancel() }
      timer.method("isCancelled") { $0.state.withLock { $0.isCancelled } }
    }
  }
}
