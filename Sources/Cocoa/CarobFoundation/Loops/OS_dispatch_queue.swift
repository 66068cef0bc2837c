import CarobRuntime
import Dispatch
import Foundation
import Synchronization

/// A queue of Dispatch, for the functions of `dispatch/dispatch.h`. [any-thread]
public final class OS_dispatch_queue: Object, @unchecked Sendable {
  // SAFETY: fields that are set after `init` are set before another thread has the object, or behind a lock.

  /// The queues of Dispatch that were this one's; the last is. They live as long as this one, as another thread may be using one.
  private let queues = Locked<[DispatchQueue]>([])
  private let current = Atomic<Unmanaged<DispatchQueue>?>(nil)
  private(set) var isConcurrent = true
  private var isMain = false
  private let label = Locked<StringBox?>(nil)
  private let suspensions = Locked(0)
  /// The queue that runs this one's blocks; nil for one of the system's.
  private let target = Locked<OS_dispatch_queue?>(nil)
  private var canBeSuspended = false

  /// A new queue, made by a plugin.
  convenience init(label: StringBox, _ attributes: OS_dispatch_queue_attr?) {
    self.init(isa: Self.runtimeClass)
    isConcurrent = attributes?.isConcurrent ?? false
    canBeSuspended = true
    let made = DispatchQueue(
      label: label.string, qos: attributes?.service ?? .unspecified,
      attributes: isConcurrent ? .concurrent : [])
    queues.withLock { use(made, &$0) }
    self.label.withLock { $0 = label }
  }

  private convenience init(_ queue: DispatchQueue, isMain: Bool) {
    self.init(isa: Self.runtimeClass)
    queues.withLock { use(queue, &$0) }
    self.isMain = isMain
    isConcurrent = !isMain
    label.withLock { $0 = StringBox(queue.label) }
  }

  deinit {
    // Dispatch ends the process when a suspended queue is freed.
    let count = suspensions.withLock { $0 }
    for queue in queues.withLock({ $0 }) {
      for _ in 0..<count { queue.resume() }
    }
  }

  /// The queue of Dispatch.
  var queue: DispatchQueue {
    // SAFETY: `queues` keeps what was ever there. Only an object that `alloc` made has nothing.
    current.load(ordering: .acquiring)?.takeUnretainedValue() ?? .global()
  }

  private func use(_ queue: DispatchQueue, _ queues: inout [DispatchQueue]) {
    queues.append(queue)
    current.store(.passUnretained(queue), ordering: .releasing)
  }

  /// The queue of the main thread.
  static let main = OS_dispatch_queue(.main, isMain: true)

  private static let globals = Locked<[Int: OS_dispatch_queue]>([:])

  /// The queue of the system for a priority or a class of service.
  ///
  /// - Returns: nil for other numbers.
  static func global(_ identifier: Int) -> OS_dispatch_queue? {
    guard let service = services[identifier] else { return nil }
    if let known = globals.withLock({ $0[service.raw] }) { return known }
    let made = OS_dispatch_queue(.global(qos: service.qos.qosClass), isMain: false)
    return globals.withLock { known in
      let queue = known[service.raw] ?? made
      known[service.raw] = queue
      return queue
    }
  }

  /// The services, by `DISPATCH_QUEUE_PRIORITY_…` and `QOS_CLASS_…`.
  private static let services: [Int: (raw: Int, qos: DispatchQoS)] = [
    2: (25, .userInitiated), 0: (21, .default), -2: (17, .utility), -32768: (9, .background),
    33: (33, .userInteractive), 25: (25, .userInitiated), 21: (21, .default), 17: (17, .utility),
    9: (9, .background),
  ]

  /// The class of service for a number of `NSQualityOfService`, or of `QOS_CLASS_…`.
  static func service(_ number: Int) -> DispatchQoS.QoSClass {
    number > 0 ? services[number]?.qos.qosClass ?? .default : .default
  }

  /// The queue's name, for people.
  var name: String { label.withLock { $0?.string } ?? "" }

  // MARK: Running blocks

  /// A block that this thread runs, within others.
  private final class Frame: Sendable {
    let queue: OS_dispatch_queue
    let isExclusive: Bool
    let outer: Frame?

    init(_ queue: OS_dispatch_queue, isExclusive: Bool, in outer: Frame?) {
      self.queue = queue
      self.isExclusive = isExclusive
      self.outer = outer
    }
  }

  @TaskLocal private static var frame: Frame?

  /// Runs a body as a block of this queue.
  private func during<Result>(isBarrier: Bool, _ body: () throws -> Result) rethrows -> Result {
    if isMain { NSRunLoop.noteBlockOfMainQueue() }
    let frame = Frame(self, isExclusive: !isConcurrent || isBarrier, in: Self.frame)
    return try Self.$frame.withValue(frame, operation: body)
  }

  /// Whether a block that waits for its turn here would wait for this very thread.
  private func wouldWaitForThisThread(isBarrier: Bool) -> Bool {
    if isMain, Thread.isMainThread { return true }
    var next = Self.frame
    while let frame = next {
      if frame.queue === self, isBarrier || frame.isExclusive { return true }
      if !frame.queue.isConcurrent, targets.contains(where: { $0 === frame.queue }) { return true }
      next = frame.outer
    }
    return false
  }

  /// The queue that runs this one's blocks, the one that runs that one's, and so on.
  private var targets: [OS_dispatch_queue] {
    var found: [OS_dispatch_queue] = []
    var next = target.withLock { $0 }
    while let queue = next {
      found.append(queue)
      next = queue.target.withLock { $0 }
    }
    return found
  }

  /// Lets another queue run this one's blocks. Queues of the system keep theirs.
  ///
  /// - Throws: an exception where a queue would run its own blocks.
  private func setTarget(_ other: OS_dispatch_queue?) throws {
    guard canBeSuspended else { return }
    if let other, other === self || other.targets.contains(where: { $0 === self }) {
      throw ObjectiveCException.invalidArgument(
        "dispatch_set_target_queue: the queue \(name) would be its own target")
    }
    target.withLock { $0 = other }
    suspensions.withLock { count in
      let old = queue
      // Dispatch changes the target only of a queue that has run nothing, so another takes over after the last block.
      let made = DispatchQueue(
        label: name, qos: old.qos, attributes: isConcurrent ? .concurrent : [],
        target: other?.queue)
      for _ in 0...count { made.suspend() }
      old.async(flags: .barrier) { made.resume() }
      queues.withLock { use(made, &$0) }
    }
  }

  private static let blockCount = Atomic<Int>(0)

  /// The number of blocks that programs have given to queues, of any kind, and that have not ended. Those for a later time are
  /// not counted.
  package static var unfinishedBlocks: Int { blockCount.load(ordering: .acquiring) }

  /// Runs a call later, and reports its error.
  func later(isBarrier: Bool = false, _ call: ScheduledCall, _ then: (@Sendable () -> Void)? = nil)
  {
    Self.blockCount.add(1, ordering: .relaxed)
    queue.async(flags: flags(isBarrier)) { [self] in
      during(isBarrier: isBarrier) { call.runReporting { "\($0) on the queue \(name)" } }
      then?()
      Self.blockCount.subtract(1, ordering: .releasing)
    }
  }

  /// Runs a call after a time.
  func after(_ time: DispatchMoment, _ call: ScheduledCall) {
    let work: @Sendable () -> Void = { [self] in
      during(isBarrier: false) { call.runReporting { "\($0) on the queue \(name)" } }
    }
    switch time {
    case .never: break
    case .inSeconds(let seconds): queue.asyncAfter(deadline: .now() + seconds, execute: work)
    case .at(let seconds): queue.asyncAfter(wallDeadline: .now() + seconds, execute: work)
    }
  }

  /// Runs a body, and waits for it.
  ///
  /// - Throws: the body's error; an exception where this thread would wait for itself.
  func now(isBarrier: Bool = false, for function: String, _ body: () throws -> Void) throws {
    if wouldWaitForThisThread(isBarrier: isBarrier) {
      throw ObjectiveCException.inconsistency(
        "\(function): deadlock: this thread runs a block of the queue \(name), which would have to return first"
      )
    }
    try queue.sync(flags: flags(isBarrier)) { try during(isBarrier: isBarrier, body) }
  }

  /// Calls a block that its caller waits for. It runs on the caller's thread, and uses the pool there. On the main queue it
  /// runs on another thread, and needs a pool of its own.
  private func call(_ block: Block) throws {
    if isMain { try autoreleasePool { try block.call() } } else { try block.call() }
  }

  /// A global queue ignores barriers.
  private func flags(_ isBarrier: Bool) -> DispatchWorkItemFlags {
    isBarrier && canBeSuspended ? .barrier : []
  }

  /// Calls a block with the numbers from 0, and waits for all.
  private func apply(_ count: UInt, _ block: Block) throws {
    let count = Int(clamping: count)
    if isConcurrent {
      return try ParallelCalls.run(count: count) { number in
        try during(isBarrier: false) { try block.call(UInt(number)) }
      }
    }
    try now(for: "dispatch_apply") {
      for number in 0..<count { try autoreleasePool { try block.call(UInt(number)) } }
    }
  }

  private func suspend() {
    guard canBeSuspended else { return }
    suspensions.withLock { count in
      count += 1
      for queue in queues.withLock({ $0 }) { queue.suspend() }
    }
  }

  private func resume() throws {
    guard canBeSuspended else { return }
    try suspensions.withLock { count in
      // Dispatch would end the process.
      guard count > 0 else {
        throw ObjectiveCException.inconsistency(
          "dispatch_resume: the queue \(name) is not suspended")
      }
      count -= 1
      for queue in queues.withLock({ $0 }) { queue.resume() }
    }
  }

  /// `<OS_dispatch_queue: name>`.
  public override var objectDescription: String { "<\(runtimeClass): \(name)>" }

  /// States the methods behind the C functions.
  public override class func define(_ definition: ClassDefinition) {
    definition.members(of: OS_dispatch_queue.self) { queue in
      queue.classMethod("mainQueue") { _ in main }
      queue.classMethod("globalQueue:") { (_, identifier: Int) in
        guard let known = global(identifier) else {
          throw ObjectiveCException.invalidArgument(
            "dispatch_get_global_queue: \(identifier) is neither a priority nor a class of service")
        }
        return known
      }
      queue.classMethod("newQueueWithLabel:attributes:") {
        (_, label: StringBox?, attributes: OS_dispatch_queue_attr?) -> Object? in
        OS_dispatch_queue(label: label ?? StringBox(""), attributes)
      }
      // For dispatch_once: the result tells the caller whether the block has returned.
      queue.classMethod("callOnce:") { (_, block: Block) in
        try block.call()
        return true
      }
      queue.method("label") { $0.label.withLock { $0 } }
      defineWork(queue)
    }
  }

  private static func defineWork(_ queue: ClassMembers<OS_dispatch_queue>) {
    queue.method("async:") { (this, block: Block) in this.later(ScheduledCall(.block(block))) }
    queue.method("barrierAsync:") { (this, block: Block) in
      this.later(isBarrier: true, ScheduledCall(.block(block)))
    }
    queue.method("after:async:") { (this, time: UInt, block: Block) in
      this.after(DispatchMoment(UInt64(time)), ScheduledCall(.block(block)))
    }
    queue.method("sync:") { (this, block: Block) in
      try this.now(for: "dispatch_sync") { try this.call(block) }
    }
    queue.method("barrierSync:") { (this, block: Block) in
      try this.now(isBarrier: true, for: "dispatch_barrier_sync") { try this.call(block) }
    }
    queue.method("apply:block:") { (this, count: UInt, block: Block) in
      try this.apply(count, block)
    }
    queue.method("setTarget:") { (this, other: OS_dispatch_queue?) in try this.setTarget(other) }
    queue.method("suspend") { $0.suspend() }
    queue.method("resume") { try $0.resume() }
  }
}
