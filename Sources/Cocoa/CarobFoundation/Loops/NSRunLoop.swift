import CarobRuntime
import Foundation

/// The work of a thread while it waits: timers, delayed messages, and messages from other threads.
///
/// The loop of the main thread is served whenever Swift's `RunLoop.main` is turned. It turns that one itself, so
/// that the main queue and Swift libraries make progress. Any thread may add to a loop; only its own thread runs it.
public final class NSRunLoop: Object, @unchecked Sendable {
  // SAFETY: `runs`, `sourceCount`, `raised`, `isStopped`, `isWoken`, `queueTime` and `hasMarker` are only used by the loop's
  // own thread; `owner` and `isMain` are set before another thread has the loop. All else that changes is behind a lock.

  struct State {
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

  /// A run of the loop that is under way.
  struct Run {
    let mode: String
    /// Whether the host waits, which gets no errors of the code that the loop runs.
    let isWait: Bool
  }

  let state = LockedCondition(State())
  /// The runs under way, the innermost one last.
  var runs: [Run] = []
  /// The number of items run so far that end a turn.
  private(set) var sourceCount = 0
  /// The error that ends the present run.
  var raised: (any Error)?
  /// The loop's thread; nil when it is gone.
  private weak var owner: NSThread?
  /// Whether `CFRunLoopStop` ends the innermost run.
  var isStopped = false
  /// Whether `CFRunLoopWakeUp` has the innermost run wait no more.
  var isWoken = false
  /// The observers of the functions of CoreFoundation, with their modes.
  let observers = Locked<[(observer: CFRunLoopObserver, mode: String)]>([])
  private(set) var isMain = false
  /// The time when blocks of the main queue last came before timers.
  var queueTime = -Double.infinity
  /// Whether a block waits on the main queue that tells when the blocks before it have run.
  var hasMarker = false

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
    wakePumps()
  }

  /// Wakes Swift's main loop for the next item of each mode.
  func wakePumps() {
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
  /// - Returns: false when no code of a plugin runs the loop innermost, or another error already ends it.
  static func end(with error: any Error) -> Bool {
    guard let loop = NSThread.known?.runLoop, loop.runs.last?.isWait == false,
      loop.raised == nil
    else { return false }
    loop.raised = error
    loop.sourceCount += 1
    return true
  }

  /// Runs the items that are due in a mode, each once, until one raises an error.
  ///
  /// - Parameter timed: whether to run those that are due at a time of their own, or the others; nil for all.
  /// - Returns: whether one of them was a source, or raised an error.
  func runDue(_ mode: String, timed: Bool? = nil) -> Bool {
    let now = Date.timeIntervalSinceReferenceDate
    let due = state.withLock { state in
      state.passes += 1
      return state.items.filter {
        $0.waits(in: mode) && $0.due <= now && (timed == nil || timed == $0.isTimed)
      }
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
    runs.last?.mode ?? (isMain ? RunLoop.main.currentMode?.rawValue : nil)
  }

  private static let distantPast = Date.distantPast.timeIntervalSinceReferenceDate
}
