import CarobRuntime
import Foundation

/// Runs operations when they are ready, several at the same time. [any-thread]
public final class NSOperationQueue: Object, @unchecked Sendable {
  // SAFETY: mutable state is behind a lock, and any thread may retain and release objects.

  private struct State {
    /// The operations that have not begun, in the order in which they were added.
    var waiting: [NSOperation] = []
    var running: [NSOperation] = []
    var maximum = -1
    var isSuspended = false
    var name: String?
    var qualityOfService = -1
    var underlying: OS_dispatch_queue?
    var isMain = false
    /// Barrier blocks, which run when all before them have ended; each is among the operations, too.
    var barriers: Set<ObjectIdentifier> = []
  }

  private let state = LockedCondition(State())

  /// The queue of the main thread.
  static let main: NSOperationQueue = {
    let queue = NSOperationQueue()
    queue.state.withLock { state in
      state.isMain = true
      state.maximum = 1
      state.name = "NSOperationQueue Main Queue"
    }
    return queue
  }()

  private struct Running: Sendable {
    let queue: NSOperationQueue
    let operation: NSOperation
  }

  @TaskLocal private static var running: Running?

  /// The queue whose operation this thread runs; on the main thread the main one, else nil.
  static var current: NSOperationQueue? {
    running?.queue ?? (Thread.isMainThread ? main : nil)
  }

  // MARK: Adding

  /// Adds operations.
  ///
  /// - Throws: an exception when one of them is in a queue, or has begun; then none is added.
  func add(_ operations: [NSOperation], for method: String) throws {
    var taken: [NSOperation] = []
    for operation in operations {
      let problem = operation.state.withLock { state -> String? in
        if state.isFinished { return "the operation is finished and cannot be enqueued" }
        if state.isExecuting { return "the operation is executing and cannot be enqueued" }
        if state.isQueued { return "the operation is in a queue already" }
        state.isQueued = true
        return nil
      }
      if let problem {
        for operation in taken { operation.state.withLock { $0.isQueued = false } }
        throw ObjectiveCException.invalidArgument(
          "-[NSOperationQueue \(method)]: \(operation): \(problem)")
      }
      taken.append(operation)
    }
    state.withLock { $0.waiting += operations }
    Self.used.withLock { used in
      used = used.filter { $0.value.object != nil }
      used[ObjectIdentifier(self)] = WeakBox(self)
    }
    for operation in operations {
      // The queue stays alive until its operations have ended.
      operation.addListener { [self] in schedule() }
    }
    schedule()
  }

  /// The queues to which operations were added, while they exist.
  private static let used = Locked<[ObjectIdentifier: WeakBox]>([:])

  /// What the operations retain that have not ended.
  static var heldValues: [HeldValue] {
    let queues = used.withLock { $0.values.compactMap { $0.object as? NSOperationQueue } }
    return queues.flatMap { queue in
      let holder = "an operation in \(queue.objectDescription)"
      return queue.operations.flatMap { $0.heldValues(by: holder) }
    }
  }

  /// Adds a block that begins when all earlier operations have ended; later ones wait for it.
  func addBarrier(_ block: Block) throws {
    let operation = NSBlockOperation()
    try operation.send(Selector("addExecutionBlock:"), block)
    state.withLock { _ = $0.barriers.insert(ObjectIdentifier(operation)) }
    try add([operation], for: "addBarrierBlock:")
  }

  // MARK: Running operations

  /// Begins the operations that are ready, as far as there is room.
  private func schedule() {
    // No lock is held while operations are asked, since that runs code of plugins.
    while let next = nextReady() { begin(next) }
  }

  private func nextReady() -> NSOperation? {
    let candidates = state.withLock { state -> [NSOperation] in
      if state.isSuspended || state.maximum >= 0 && state.running.count >= state.maximum {
        return []
      }
      if state.running.contains(where: { state.barriers.contains(ObjectIdentifier($0)) }) {
        return []
      }
      guard
        let barrier = state.waiting.firstIndex(where: {
          state.barriers.contains(ObjectIdentifier($0))
        })
      else { return state.waiting }
      if barrier > 0 { return Array(state.waiting[..<barrier]) }
      return state.running.isEmpty ? [state.waiting[0]] : []
    }
    let prioritized = candidates.enumerated().map {
      (offset: $0.offset, priority: $0.element.state.withLock { $0.priority }, $0.element)
    }.sorted { ($1.priority, $0.offset) < ($0.priority, $1.offset) }
    for (_, _, operation) in prioritized where operation.saysItIsReady {
      let isTaken = state.withLock { state -> Bool in
        guard !state.isSuspended, state.maximum < 0 || state.running.count < state.maximum,
          let index = state.waiting.firstIndex(where: { $0 === operation })
        else { return false }
        state.waiting.remove(at: index)
        state.running.append(operation)
        return true
      }
      if isTaken { return operation }
      // Another thread was faster.
      return nextReady()
    }
    return nil
  }

  private func begin(_ operation: NSOperation) {
    operation.addListener { [self] in
      if operation.state.withLock({ $0.isOver }) { ended(operation) }
    }
    let (isMain, underlying, service) = state.withLock {
      ($0.isMain, $0.underlying, $0.qualityOfService)
    }
    let work: @Sendable () -> Void = { [self] in
      Self.$running.withValue(Running(queue: self, operation: operation)) {
        autoreleasePool { operation.startForQueue() }
      }
    }
    if isMain {
      DispatchQueue.main.async {
        NSRunLoop.noteBlockOfMainQueue()
        work()
      }
    } else if let underlying {
      underlying.queue.async(execute: work)
    } else {
      DispatchQueue.global(qos: OS_dispatch_queue.service(service)).async(execute: work)
    }
  }

  private func ended(_ operation: NSOperation) {
    let wasRunning = state.change { state -> Bool in
      guard let index = state.running.firstIndex(where: { $0 === operation }) else { return false }
      state.running.remove(at: index)
      state.barriers.remove(ObjectIdentifier(operation))
      return true
    }
    if wasRunning { schedule() }
  }

  // MARK: Waiting

  /// Throws when only this thread could run one of the operations.
  static func checkMayWait(for operations: [NSOperation], _ method: String) throws {
    for operation in operations where !operation.state.withLock({ $0.isOver }) {
      let isOurs = running?.operation === operation
      let isOfMain = Thread.isMainThread && main.has(operation)
      if isOurs || isOfMain {
        throw ObjectiveCException.inconsistency(
          "\(method): deadlock: \(operation) would have to end on this thread, which waits for it")
      }
    }
  }

  private func has(_ operation: NSOperation) -> Bool {
    state.withLock { state in
      state.waiting.contains { $0 === operation } || state.running.contains { $0 === operation }
    }
  }

  /// The operations that have not ended, in order.
  var operations: [NSOperation] { state.withLock { $0.running + $0.waiting } }

  /// Waits until all operations have ended.
  ///
  /// - Throws: an exception where this thread would have to run one of them.
  func waitUntilAllAreFinished() throws {
    try Self.checkMayWait(
      for: operations, "-[NSOperationQueue waitUntilAllOperationsAreFinished]")
    state.wait { $0.running.isEmpty && $0.waiting.isEmpty ? () : nil }
  }

  // MARK: Settings

  var maximum: Int {
    get { state.withLock { $0.maximum } }
    set {
      state.withLock { if !$0.isMain { $0.maximum = newValue } }
      schedule()
    }
  }

  var isSuspended: Bool {
    get { state.withLock { $0.isSuspended } }
    set {
      state.withLock { $0.isSuspended = newValue }
      schedule()
    }
  }

  var name: String? {
    get { state.withLock { $0.name } }
    set { state.withLock { $0.name = newValue } }
  }

  var qualityOfService: Int {
    get { state.withLock { $0.qualityOfService } }
    set { state.withLock { $0.qualityOfService = newValue } }
  }

  var underlying: OS_dispatch_queue? {
    get { state.withLock { $0.isMain ? OS_dispatch_queue.main : $0.underlying } }
    set { state.withLock { if !$0.isMain { $0.underlying = newValue } } }
  }

  /// `<NSOperationQueue: name>`.
  public override var objectDescription: String {
    name.map { "<\(runtimeClass): \($0)>" } ?? "<\(runtimeClass)>"
  }

  /// States the members of `NSOperationQueue`.
  public override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: NSOperationQueue.self, "Does operations when they are ready, several at the same time."
    ) { queue in
      defineMembers(queue)
    }
  }
}
