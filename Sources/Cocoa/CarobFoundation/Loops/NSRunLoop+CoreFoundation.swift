import CarobRuntime
import Foundation

/// Runs as CoreFoundation has them: with observers and a result, until they are stopped.
extension NSRunLoop {
  /// Why a run ended. The values are those of `CFRunLoopRunResult`.
  private enum RunResult: Int32 {
    case finished = 1
    case stopped
    case timedOut
    case handledSource
  }

  static func defineCoreFoundation(_ loop: ClassMembers<NSRunLoop>) {
    loop.method(
      "- (int)carob_runInMode:(NSRunLoopMode)mode for:(NSTimeInterval)seconds untilSource:(BOOL)source"
    ) { (this, mode: String, seconds: Double, source: Bool) in
      try this.run(mode, for: seconds, untilSource: source).rawValue
    }
    loop.method("- (void)carob_stop") { this in
      if this.isOfThisThread { this.isStopped = true } else { this.add(StopItem(this, true)) }
    }
    loop.method("- (void)carob_wakeUp") { this in
      if this.isOfThisThread { this.isWoken = true } else { this.add(StopItem(this, false)) }
    }
    loop.method("- (void)carob_addObserver:(id)observer mode:(NSRunLoopMode)mode") {
      (this, observer: CFRunLoopObserver, mode: String) in
      this.observers.withLock { observers in
        let isThere = observers.contains { $0.observer === observer && $0.mode == mode }
        if !isThere { observers.append((observer, mode)) }
      }
    }
    loop.method(
      "- (void)carob_removeObserver:(id)observer mode:(NSRunLoopMode)mode"
    ) { (this, observer: CFRunLoopObserver, mode: String) in
      this.observers.withLock { observers in
        observers.removeAll { $0.observer === observer && $0.mode == mode }
      }
    }
    loop.method(
      "- (BOOL)carob_hasObserver:(id)observer mode:(NSRunLoopMode)mode"
    ) { (this, observer: CFRunLoopObserver, mode: String) in
      this.observers.withLock { observers in
        observers.contains { $0.observer === observer && $0.mode == mode }
      }
    }
  }

  /// Runs for some seconds. Before each wait, observers may stop the run, or have it wait not at all.
  private func run(
    _ mode: String, for seconds: Double, untilSource: Bool
  ) throws -> RunResult {
    let limit = Date.timeIntervalSinceReferenceDate + seconds
    return try uninterrupted(for: "runMode:beforeDate:") {
      try run(mode, until: limit, untilSource: untilSource)
    }
  }

  private func run(
    _ mode: String, until limit: Double, untilSource: Bool
  ) throws -> RunResult {
    try tell(.entry, mode)
    while true {
      try tell(.beforeTimers, mode)
      try tell(.beforeSources, mode)
      try tell(.beforeWaiting, mode)
      let now = Date.timeIntervalSinceReferenceDate
      let before = sourceCount
      let end = isWoken ? now : limit
      isWoken = false
      let hasWork = try isStopped || turn(mode, before: end, for: "runMode:beforeDate:")
      try tell(.afterWaiting, mode)
      let result: RunResult? =
        if isStopped {
          .stopped
        } else if untilSource, sourceCount != before {
          .handledSource
        } else if !hasWork {
          .finished
        } else if Date.timeIntervalSinceReferenceDate >= limit {
          .timedOut
        } else {
          nil
        }
      if let result {
        try tell(.exit, mode)
        return result
      }
    }
  }

  /// Calls the observers of a mode.
  private func tell(_ activity: CFRunLoopObserver.Activities, _ mode: String) throws {
    let all = observers.withLock { $0 }
    guard !all.isEmpty else { return }
    let called = all.filter { entry in
      entry.mode == mode || entry.mode == LoopMode.common && LoopMode.commonModes.contains(mode)
    }
    for (observer, _) in called.sorted(by: { $0.observer.order < $1.observer.order }) {
      try observer.call(activity)
    }
    let gone = observers.withLock { observers in
      let old = observers
      observers.removeAll { !$0.observer.isValid }
      return old
    }
    withExtendedLifetime(gone) {}
  }

  /// Stops the loop of another thread, or wakes it.
  private final class StopItem: LoopItem, @unchecked Sendable {
    // SAFETY: as its superclass; its own fields are constant.
    private let loop: NSRunLoop
    private let stops: Bool

    init(_ loop: NSRunLoop, _ stops: Bool) {
      self.loop = loop
      self.stops = stops
      super.init(modes: [LoopMode.common], due: -.infinity)
    }

    override var isOfFoundation: Bool { true }

    override func runs(in mode: String) -> Bool { true }

    override func run(at now: Double) -> Double? {
      if stops { loop.isStopped = true } else { loop.isWoken = true }
      return nil
    }
  }
}
