import CarobRuntime
import Foundation

/// The work of a thread while it waits: timers, delayed messages, and messages from other threads.
///
/// The loop of the main thread is served whenever Swift's `RunLoop.main` is turned. It turns that one itself, so
/// that the main queue and Swift libraries make progress. Any thread may add to a loop; only its own thread runs it.
public final class NSRunLoop: Object, @unchecked Sendable {
  // SAFETY: `runningModes`, `sourceCount`, `raised`, `isStopped` and `isWoken` are only used by the loop's own thread; `owner`
  // and `isMain` are set before another thread has the loop. All else that changes is behind a lock.

  private struct State {
    var items: [LoopItem] = []
    /// The number of items that the loop has got so far.
    var count = 0
    var isClosed = false
    /// The number of passes over due items under way; each removes finished items at its end.
    var passes = 0
    var pump = LoopPump()

    /// Removes the items that are over, and returns them.
    mutating func removeOver() -> [LoopItem] {
      let gone = items.filter(\.isOver)
      if !gone.isEmpty { items.removeAll(where: \.isOver) }
      return gone
    }

    /// The time of the next item in a mode; nil when there is none.
    func nextDue(_ mode: String) -> Double? {
      items.lazy.filter { $0.waits(in: mode) }.map(\.due).min()
    }

    /// Whether a mode has nothing to wait for.
    func isEmpty(_ mode: String) -> Bool {
      !items.contains {
        $0.waits(in: mode) || $0.staysWhileRunning && !$0.isOver && $0.runs(in: mode)
      }
    }
  }

  private let state = LockedCondition(State())
  private var runningModes: [String] = []
  /// The number of items run so far that end a turn.
  private(set) var sourceCount = 0
  /// The error that ends the present run.
  private var raised: (any Error)?
  /// The loop's thread; nil when it is gone.
  private weak var owner: NSThread?
  /// Whether `CFRunLoopStop` ends the innermost run.
  var isStopped = false
  /// Whether `CFRunLoopWakeUp` has the innermost run wait no more.
  var isWoken = false
  /// The observers of the functions of CoreFoundation, with their modes.
  let observers = Locked<[(observer: CFRunLoopObserver, mode: String)]>([])
  private var isMain = false

  /// The loop of a thread.
  convenience init(of thread: NSThread, isMain: Bool) {
    self.init(isa: Self.runtimeClass)
    owner = thread
    self.isMain = isMain
  }

  /// The loop of this thread.
  static var current: NSRunLoop { NSThread.current.runLoop }

  /// States the members of `NSRunLoop`.
  public override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: NSRunLoop.self, "What a thread does while it waits: timers and messages of other threads."
    ) { loop in
      defineMembers(loop)
      defineCoreFoundation(loop)
    }
  }

  /// Whether the caller is the loop's own thread.
  var isOfThisThread: Bool { owner === NSThread.current }

  // MARK: Adding

  /// Adds an item.
  ///
  /// - Returns: false when the thread has ended.
  @discardableResult
  func add(_ item: LoopItem) -> Bool {
    let isAdded = state.change { state in
      if state.isClosed { return false }
      state.count += 1
      item.number = state.count
      state.items.append(item)
      wakeMain(item, &state)
      return true
    }
    if isAdded, isMain, item.isSource { endTurnOfMain() }
    return isAdded
  }

  /// Changes when an item is due.
  func reschedule(_ item: LoopItem, at due: Double) {
    state.change { state in
      item.due = due
      wakeMain(item, &state)
    }
  }

  /// Adds a mode to an item.
  func add(_ mode: String, to item: LoopItem) {
    state.change { state in
      item.modes.insert(mode)
      wakeMain(item, &state)
    }
  }

  /// Cancels the items that match.
  func cancel(where matches: (LoopItem) -> Bool) {
    let all = state.withLock { $0.items.filter { !$0.isOver } }
    // Matching may compare objects, which runs code of plugins.
    let cancelled = all.filter(matches)
    let gone = state.withLock { state in
      for item in cancelled { item.isOver = true }
      return state.removeOver()
    }
    // Their contents go without the lock.
    withExtendedLifetime((all, cancelled, gone)) {}
  }

  /// Removes one item.
  func cancel(_ item: LoopItem) {
    state.withLock { state in
      item.isOver = true
      if state.passes == 0 { state.items.removeAll { $0 === item } }
    }
  }

  /// The number of items that the main loop has got so far.
  package static var countOfMain: Int { NSThread.main.runLoop.state.withLock { $0.count } }

  /// Descriptions of the main loop's unfinished items after a number of items: timers, delayed messages and messages
  /// from other threads, each with the way to cancel it. Without items that Foundation scheduled for itself.
  package static func pendingOnMain(after count: Int) -> [String] {
    let pending = NSThread.main.runLoop.state.withLock { state in
      state.items.filter { !$0.isOver && !$0.isOfFoundation && $0.number > count }
    }
    return pending.map(\.pendingText)
  }

  /// Wakes Swift's main loop for an item of the main loop; another loop notices the change itself.
  private func wakeMain(_ item: LoopItem, _ state: inout State) {
    guard isMain else { return }
    for mode in item.modes { wakePump(mode, at: item.due, &state) }
  }

  private func wakePump(_ mode: String, at due: Double, _ state: inout State) {
    state.pump.wake(mode, at: due) { [self] mode in serveFromPump(mode) }
  }

  /// Notes that a block of the main queue has run, which ends a turn of the main loop. Otherwise a
  /// turn would not notice a block that runs just when its time is over. To be called by the block.
  package static func noteBlockOfMainQueue() { NSThread.main.runLoop.sourceCount += 1 }

  /// Ends a turn of Swift's main loop, as an input source does.
  private func endTurnOfMain() { DispatchQueue.main.async {} }

  /// Closes the loop of a thread that ended: the remaining items never run.
  func close() {
    let dropped = state.withLock { state in
      state.isClosed = true
      defer { state.items = [] }
      return state.items
    }
    for item in dropped where !item.isOver { item.wasDropped() }
  }

  // MARK: Running items

  /// Runs due items while Swift's main loop is being turned.
  private func serveFromPump(_ mode: String) {
    state.withLock { $0.pump.clear(mode) }
    let name = RunLoop.main.currentMode?.rawValue ?? LoopMode.defaultMode
    _ = runDue(name)
    state.withLock { state in
      for mode in state.pump.modes {
        let next = state.items.lazy.filter {
          !$0.isOver && !$0.isRunning && $0.modes.contains(mode)
        }.map(\.due).min()
        if let next { wakePump(mode, at: next, &state) }
      }
    }
  }

  /// Ends the run of this thread's loop with an error, which the run's caller gets, as exceptions unwind a loop in Cocoa.
  ///
  /// - Returns: false when no code of a plugin runs the loop, or another error already ends it.
  static func end(with error: any Error) -> Bool {
    guard let loop = NSThread.known?.runLoop, !loop.runningModes.isEmpty, loop.raised == nil
    else { return false }
    loop.raised = error
    loop.sourceCount += 1
    return true
  }

  /// Runs the items that are due in a mode, each once, until one raises an error.
  ///
  /// - Returns: whether one of them was a source, or raised an error.
  private func runDue(_ mode: String) -> Bool {
    let now = Date.timeIntervalSinceReferenceDate
    let due = state.withLock { state in
      state.passes += 1
      return state.items.filter { $0.waits(in: mode) && $0.due <= now }
    }
    var hadSource = false
    for item in due.sorted(by: { $0.precedes($1) }) where raised == nil {
      let isDue = state.withLock { _ in
        // An earlier item may have cancelled or delayed it.
        let isDue = !item.isOver && !item.isRunning && item.due <= now
        if isDue { item.isRunning = true }
        return isDue
      }
      guard isDue else { continue }
      let next = item.run(at: now)
      if item.isSource {
        hadSource = true
        sourceCount += 1
      }
      state.change { state in
        item.isRunning = false
        if let next, !item.isOver {
          item.due = next
          wakeMain(item, &state)
        } else {
          item.isOver = true
        }
      }
    }
    let gone = state.withLock { state in
      state.passes -= 1
      return state.removeOver()
    }
    withExtendedLifetime(gone) {}
    return hadSource || raised != nil || isStopped || isWoken
  }

  /// The time of the next item in a mode; nil when there is none, not even the main queue.
  func nextDate(in mode: String) -> Date? {
    guard let next = state.withLock({ $0.nextDue(mode) }) else {
      return isMain ? .distantFuture : nil
    }
    return Date(timeIntervalSinceReferenceDate: max(next, Self.distantPast))
  }

  /// The mode in which the loop runs; nil when it does not.
  var currentMode: String? {
    runningModes.last ?? (isMain ? RunLoop.main.currentMode?.rawValue : nil)
  }

  private static let distantPast = Date.distantPast.timeIntervalSinceReferenceDate

  // MARK: Running

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

  /// As `run(_:before:for:)`, as a part of a run.
  func turn(_ mode: String, before limit: Double, for method: String) throws -> Bool {
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
    runningModes.append(mode)
    defer { runningModes.removeLast() }
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
      if runDue(mode) { return true }
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
        _ = runDue(mode)
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
