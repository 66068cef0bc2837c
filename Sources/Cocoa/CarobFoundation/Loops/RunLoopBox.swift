import CarobRuntime
import Foundation

/// The work of a thread while it waits: timers, delayed messages, and messages from other
/// threads. Registered as `NSRunLoop`.
///
/// The loop of the main thread is served whenever Swift's `RunLoop.main` is turned. It turns that one itself, so
/// that the main queue and Swift libraries make progress. Any thread may add to a loop; only its own thread runs it.
public final class RunLoopBox: Object, @unchecked Sendable {
  // SAFETY: mutable state is only used with `gate` held, except `runningModes`, `sourceCount` and
  // `raised`, which only the loop's own thread uses; `owner` is set before another thread has the loop.
  private let gate = NSCondition()
  private var items: [LoopItem] = []
  private var count = 0
  private var isClosed = false
  /// The number of passes over due items under way; each removes finished items at its end.
  private var passes = 0
  private var pump = LoopPump()
  private var runningModes: [String] = []
  /// The number of items run so far that end a turn.
  private var sourceCount = 0
  /// The error that ends the present run.
  private var raised: (any Error)?
  /// The loop's thread; nil when it is gone.
  private weak var owner: ThreadBox?
  private var isMain = false

  /// The loop of a thread.
  convenience init(of thread: ThreadBox, isMain: Bool) {
    self.init(isa: Self.runtimeClass)
    owner = thread
    self.isMain = isMain
  }

  /// The name of this class in the runtime.
  public override class var runtimeName: String { "NSRunLoop" }

  /// The loop of this thread.
  static var current: RunLoopBox { ThreadBox.current.runLoop }

  /// States the members of `NSRunLoop`.
  public override class func define(_ definition: ClassDefinition) {
    definition.members(of: RunLoopBox.self) { loop in
      defineMessages(loop)
    }
  }

  // MARK: Adding

  /// Adds an item.
  ///
  /// - Returns: false when the thread has ended.
  @discardableResult
  func add(_ item: LoopItem) -> Bool {
    gate.lock()
    if isClosed {
      gate.unlock()
      return false
    }
    count += 1
    item.number = count
    items.append(item)
    wake(item)
    gate.unlock()
    if isMain, item.isSource { endTurnOfMain() }
    return true
  }

  /// Changes when an item is due.
  func reschedule(_ item: LoopItem, at due: Double) {
    gate.lock()
    item.due = due
    wake(item)
    gate.unlock()
  }

  /// Adds a mode to an item.
  func add(_ mode: String, to item: LoopItem) {
    gate.lock()
    item.modes.insert(mode)
    wake(item)
    gate.unlock()
  }

  /// Cancels the items that match.
  func cancel(where matches: (LoopItem) -> Bool) {
    gate.lock()
    let all = items.filter { !$0.isOver }
    gate.unlock()
    // Matching may compare objects, which runs code of plugins.
    let cancelled = all.filter(matches)
    gate.lock()
    for item in cancelled { item.isOver = true }
    let gone = items.filter(\.isOver)
    items.removeAll(where: \.isOver)
    gate.unlock()
    // Their contents go without the lock.
    withExtendedLifetime((all, cancelled, gone)) {}
  }

  /// Removes one item.
  func cancel(_ item: LoopItem) {
    gate.lock()
    item.isOver = true
    if passes == 0 { items.removeAll { $0 === item } }
    gate.unlock()
  }

  /// The number of items that the main loop has got so far.
  package static var countOfMain: Int {
    let loop = ThreadBox.main.runLoop
    loop.gate.lock()
    defer { loop.gate.unlock() }
    return loop.count
  }

  /// Descriptions of the main loop's unfinished items after a number of items: timers, delayed messages and messages
  /// from other threads, each with the way to cancel it. Without items that Foundation scheduled for itself.
  package static func pendingOnMain(after count: Int) -> [String] {
    let loop = ThreadBox.main.runLoop
    loop.gate.lock()
    let pending = loop.items.filter {
      !$0.isOver && !$0.isOfFoundation && $0.number > count
    }
    loop.gate.unlock()
    return pending.map(\.pendingText)
  }

  /// Wakes the loop for an item. The lock is held.
  private func wake(_ item: LoopItem) {
    if isMain {
      for mode in item.modes { wakePump(mode, at: item.due) }
    } else {
      gate.broadcast()
    }
  }

  private func wakePump(_ mode: String, at due: Double) {
    pump.wake(mode, at: due) { [self] mode in serveFromPump(mode) }
  }

  /// Notes that a block of the main queue has run, which ends a turn of the main loop. Otherwise a
  /// turn would not notice a block that runs just when its time is over. To be called by the block.
  package static func noteBlockOfMainQueue() { ThreadBox.main.runLoop.sourceCount += 1 }

  /// Ends a turn of Swift's main loop, as an input source does.
  private func endTurnOfMain() { DispatchQueue.main.async {} }

  /// Closes the loop of a thread that ended: the remaining items never run.
  func close() {
    gate.lock()
    isClosed = true
    let dropped = items
    items = []
    gate.unlock()
    for item in dropped where !item.isOver { item.wasDropped() }
  }

  // MARK: Running items

  /// Runs due items while Swift's main loop is being turned.
  private func serveFromPump(_ mode: String) {
    gate.lock()
    pump.clear(mode)
    gate.unlock()
    let name = RunLoop.main.currentMode?.rawValue ?? LoopMode.defaultMode
    _ = runDue(name)
    gate.lock()
    for mode in pump.modes {
      let next = items.lazy.filter { !$0.isOver && !$0.isRunning && $0.modes.contains(mode) }
        .map(\.due).min()
      if let next { wakePump(mode, at: next) }
    }
    gate.unlock()
  }

  /// Ends the run of this thread's loop with an error, which the run's caller gets, as exceptions unwind a loop in Cocoa.
  ///
  /// - Returns: false when no code of a plugin runs the loop, or another error already ends it.
  static func end(with error: any Error) -> Bool {
    guard let loop = ThreadBox.known?.runLoop, !loop.runningModes.isEmpty, loop.raised == nil
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
    gate.lock()
    passes += 1
    let due = items.filter {
      !$0.isOver && !$0.isRunning && $0.due <= now
        && $0.runs(in: mode, commonModes: LoopMode.commonModes)
    }
    gate.unlock()
    var hadSource = false
    for item in due.sorted(by: { $0.precedes($1) }) where raised == nil {
      gate.lock()
      // An earlier item may have cancelled or delayed it.
      let isDue = !item.isOver && !item.isRunning && item.due <= now
      if isDue { item.isRunning = true }
      gate.unlock()
      guard isDue else { continue }
      let next = item.run(at: now)
      if item.isSource {
        hadSource = true
        sourceCount += 1
      }
      gate.lock()
      item.isRunning = false
      if let next, !item.isOver {
        item.due = next
        wake(item)
      } else {
        item.isOver = true
      }
      gate.unlock()
    }
    removeOver()
    return hadSource || raised != nil
  }

  private func removeOver() {
    gate.lock()
    passes -= 1
    let gone = items.filter(\.isOver)
    if !gone.isEmpty { items.removeAll(where: \.isOver) }
    gate.unlock()
    withExtendedLifetime(gone) {}
  }

  /// The time of the next item in a mode; nil when there is none. The lock is held.
  private func nextDue(_ mode: String) -> Double? {
    items.lazy.filter {
      !$0.isOver && !$0.isRunning && $0.runs(in: mode, commonModes: LoopMode.commonModes)
    }.map(\.due).min()
  }

  /// Whether a mode has nothing to wait for. The lock is held.
  private func isEmpty(_ mode: String) -> Bool {
    !items.contains {
      !$0.isOver && (!$0.isRunning || $0.staysWhileRunning)
        && $0.runs(in: mode, commonModes: LoopMode.commonModes)
    }
  }

  /// The time of the next item in a mode; nil when there is none, not even the main queue.
  func nextDate(in mode: String) -> Date? {
    gate.lock()
    let next = nextDue(mode)
    gate.unlock()
    guard let next else { return isMain ? .distantFuture : nil }
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
    guard owner === ThreadBox.current else {
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
      gate.lock()
      let next = nextDue(mode) ?? .infinity
      gate.unlock()
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
      gate.lock()
      let next = nextDue(mode)
      if isEmpty(mode), !hasForeign {
        gate.unlock()
        return false
      }
      if now >= limit {
        gate.unlock()
        return true
      }
      var end = min(limit, next ?? .infinity)
      if hasForeign { end = min(end, now + Self.longestTurn) }
      if end > now {
        _ = gate.wait(before: Date(timeIntervalSinceReferenceDate: end))
      }
      gate.unlock()
    }
  }
}
