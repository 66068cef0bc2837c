import CarobRuntime
import Foundation

/// Runs of a loop, which are made of turns.
extension NSRunLoop {
  /// Runs until a source was served, or the time is over.
  ///
  /// - Returns: false when the mode has nothing to wait for.
  /// - Throws: an exception on another thread than the loop's, and for a mode that stands for
  ///   several; an error of the code that the loop ran.
  func run(_ mode: String, before limit: Double, for method: String) throws -> Bool {
    try uninterrupted(for: method) { try turn(mode, before: limit, for: method) }
  }

  /// Calls `body`, which runs the loop. What stops or wakes that run leaves the runs around it alone.
  ///
  /// - Throws: an exception on another thread than the loop's, and what `body` throws.
  func uninterrupted<Result>(
    for method: String, _ body: () throws -> Result
  ) throws -> Result {
    guard isOfThisThread else {
      throw ObjectiveCException.inconsistency(
        "-[NSRunLoop \(method)]: a run loop is run by its own thread only")
    }
    let outer = (isStopped, isWoken)
    (isStopped, isWoken) = (false, false)
    defer { (isStopped, isWoken) = outer }
    return try body()
  }

  /// Takes a turn of this thread's loop in the default mode while the host waits. Errors of the code that the loop runs are
  /// unhandled there.
  ///
  /// - Returns: false when there is nothing to wait for.
  /// - Throws: the error that already ends a run around this one.
  package static func takeTurn(before limit: Date) throws -> Bool {
    let (loop, limit) = (current, limit.timeIntervalSinceReferenceDate)
    let method = "runMode:beforeDate:"
    return try loop.uninterrupted(for: method) {
      try loop.turn(LoopMode.defaultMode, before: limit, for: method, isWait: true)
    }
  }

  /// Ends the turn that this thread takes while the host waits, if it does, after the code that is due together.
  package static func endTurnOfWait() {
    guard let loop = NSThread.known?.runLoop, loop.runs.last?.isWait == true else { return }
    loop.isWoken = true
  }

  /// As `run(_:before:for:)`, as a part of a run.
  func turn(
    _ mode: String, before limit: Double, for method: String, isWait: Bool = false
  ) throws -> Bool {
    guard isOfThisThread else {
      throw ObjectiveCException.inconsistency(
        "-[NSRunLoop \(method)]: a run loop is run by its own thread only")
    }
    guard mode != LoopMode.common else {
      throw ObjectiveCException.invalidArgument(
        "-[NSRunLoop \(method)]: NSRunLoopCommonModes stands for several modes; run in one of them, such as "
          + "NSDefaultRunLoopMode")
    }
    guard !limit.isNaN else {
      throw ObjectiveCException.invalidArgument("-[NSRunLoop \(method)]: the date is no number")
    }
    runs.append(Run(mode: mode, isWait: isWait))
    defer { runs.removeLast() }
    let isServed = isMain ? runMain(mode, before: limit) : runOther(mode, before: limit)
    if let raised {
      self.raised = nil
      throw raised
    }
    return isServed
  }

  /// The longest turn of Swift's main loop, in seconds. Within a block of the main queue nothing ends a turn early.
  private static let longestTurn = 0.01
  /// The time by which a turn may end too early although nothing ended it, in seconds.
  private static let tolerance = 0.001

  private func runMain(_ mode: String, before limit: Double) -> Bool {
    while true {
      if runDueInOrder(mode) { return true }
      let next = state.withLock { $0.nextDue(mode) } ?? .infinity
      let begin = Date.timeIntervalSinceReferenceDate
      let end = min(limit, next, begin + Self.longestTurn)
      let before = sourceCount
      let isServed = autoreleasePool {
        RunLoop.main.run(
          mode: RunLoop.Mode(rawValue: mode), before: Date(timeIntervalSinceReferenceDate: end))
      }
      let now = Date.timeIntervalSinceReferenceDate
      if sourceCount != before { return true }
      if isServed, now < end - Self.tolerance {
        // The main queue ran a block, or another source of Swift's fired.
        return true
      }
      if !isServed, now < end {
        // Swift's loop has nothing in that mode.
        Thread.sleep(until: Date(timeIntervalSinceReferenceDate: end))
      }
      if now >= limit {
        _ = runDue(mode)
        return true
      }
    }
  }

  /// Runs due items as a turn of `CFRunLoop` does: messages and blocks for the loop, then what is on the main queue, then
  /// timers. A timer lets blocks of the main queue go first once, so that these cannot keep it from firing.
  ///
  /// - Returns: whether that ends the turn.
  private func runDueInOrder(_ mode: String) -> Bool {
    let hadSource = runDue(mode, timed: false)
    if raised != nil || isStopped || isWoken { return true }
    let now = Date.timeIntervalSinceReferenceDate
    let next = state.withLock { state in
      state.items.lazy.filter { $0.isTimed && $0.waits(in: mode) }.map(\.due).min() ?? .infinity
    }
    guard hadSource || next <= now else { return false }
    if next >= queueTime {
      let before = sourceCount
      runMainQueue(mode)
      defer { wakePumps() }
      if sourceCount != before {
        queueTime = now
        return true
      }
    }
    return runDue(mode, timed: true) || hadSource
  }

  /// The times that Swift's loop is asked for blocks of the main queue. It may answer with a late wake-up, or with timers.
  private static let attempts = 4

  /// Runs the blocks that wait on the main queue. Within a block of it that is not possible.
  private func runMainQueue(_ mode: String) {
    state.withLock { $0.pump.pause() }
    if !hasMarker {
      hasMarker = true
      DispatchQueue.main.async { [self] in hasMarker = false }
    }
    for _ in 0..<Self.attempts where hasMarker {
      autoreleasePool {
        _ = RunLoop.main.run(mode: RunLoop.Mode(rawValue: mode), before: .distantPast)
      }
    }
  }

  private func runOther(_ mode: String, before limit: Double) -> Bool {
    // Swift's own loop of this thread is polled now and then; it hardly ever has anything.
    let foreign = RunLoop.Mode(rawValue: mode)
    while true {
      if runDue(mode) { return true }
      let hasForeign = autoreleasePool { RunLoop.current.run(mode: foreign, before: .distantPast) }
      let now = Date.timeIntervalSinceReferenceDate
      let (next, isEmpty) = state.withLock { ($0.nextDue(mode), $0.isEmpty(mode)) }
      if isEmpty, !hasForeign { return false }
      if now >= limit { return true }
      var end = min(limit, next ?? .infinity)
      if hasForeign { end = min(end, now + Self.longestTurn) }
      // Unless an item comes that is due earlier.
      _ = state.wait(until: Date(timeIntervalSinceReferenceDate: end)) { state in
        state.nextDue(mode).flatMap { $0 < end ? $0 : nil }
      }
    }
  }
}
