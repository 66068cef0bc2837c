import CarobRuntime
import Foundation

/// A piece of work that a queue runs, or a program starts. [any-thread]
///
/// A plugin subclasses it and overrides `-main`. An operation that continues after `-start` has
/// returned overrides `-start`, and `-isConcurrent` or `-isAsynchronous`, `-isExecuting` and
/// `-isFinished`; it announces changes with `-didChangeValueForKey:`.
open class NSOperation: Object, @unchecked Sendable {
  // SAFETY: mutable state is behind a lock, and any thread may retain and release objects.

  /// A function that is called when an operation may be ready, or has ended.
  typealias Listener = @Sendable () -> Void

  struct State {
    var isExecuting = false
    var isFinished = false
    var isCancelled = false
    /// Whether listeners have been called for its end.
    var isOver = false
    var isQueued = false
    var dependencies: [NSOperation] = []
    var completion: Block?
    var name: String?
    var priority = 0
    var qualityOfService = -1
    var threadPriority = 0.5
    var listeners: [Listener] = []
  }

  let state = LockedCondition(State())

  // MARK: Methods that a subclass may override

  private static let mainMessage = Message<() -> Void>("main")
  private static let startMessage = Message<() -> Void>("start")
  private static let isFinishedMessage = Message<() -> Bool>("isFinished")
  private static let isReadyMessage = Message<() -> Bool>("isReady")
  private static let isConcurrentMessage = Message<() -> Bool>("isConcurrent")
  private static let isAsynchronousMessage = Message<() -> Bool>("isAsynchronous")

  /// The operation's answer to `-isReady`.
  var saysItIsReady: Bool { Self.answer(Self.isReadyMessage, self, otherwise: true) }

  /// The operation's answer to `-isFinished`.
  var saysItIsFinished: Bool { Self.answer(Self.isFinishedMessage, self, otherwise: true) }

  private static func answer(
    _ message: Message<() -> Bool>, _ operation: NSOperation, otherwise: Bool
  ) -> Bool {
    do {
      return try message(operation)
    } catch {
      UnhandledExceptions.report(error, by: "the operation \(operation)")
      return otherwise
    }
  }

  /// What it retains, as an operation that a holder has.
  func heldValues(by holder: String) -> [HeldValue] {
    let completion = state.withLock { $0.completion }
    return [HeldValue(.object(self), by: holder)]
      + [completion].compactMap(\.self).map { HeldValue(.code($0.function), by: holder) }
  }

  /// The work of the operation, which subclasses override.
  open func performMain() throws {}

  // MARK: Running

  /// Whether all its dependencies have ended, or it was cancelled.
  var isReady: Bool {
    let (isCancelled, dependencies) = state.withLock { ($0.isCancelled, $0.dependencies) }
    return isCancelled || dependencies.allSatisfy { $0.state.withLock { $0.isOver } }
  }

  /// Runs the operation now, on this thread.
  ///
  /// - Throws: an exception when it is running already, or not ready; the error of `-main`.
  func start() throws {
    let (isExecuting, isFinished, isCancelled) = state.withLock {
      ($0.isExecuting, $0.isFinished, $0.isCancelled)
    }
    if isFinished { return }
    if isExecuting {
      throw ObjectiveCException.invalidArgument(
        "-[\(runtimeClass) start]: the operation is executing")
    }
    guard isCancelled || saysItIsReady else {
      throw ObjectiveCException.invalidArgument(
        "-[\(runtimeClass) start]: something is trying to start the operation before it is ready")
    }
    change("isExecuting") { $0.isExecuting = !isCancelled }
    defer {
      change("isExecuting") { $0.isExecuting = false }
      change("isFinished") { $0.isFinished = true }
      noteEnd()
    }
    if isCancelled { return }
    try autoreleasePool { try Self.mainMessage(self) }
  }

  private static let willChange = Selector("willChangeValueForKey:")
  private static let didChange = Selector("didChangeValueForKey:")

  /// Changes a state that is observed.
  private func change(_ key: String, _ body: (inout State) -> Void) {
    tell(Self.willChange, key)
    state.withLock(body)
    tell(Self.didChange, key)
  }

  private func tell(_ selector: Selector, _ key: String) {
    guard responds(to: selector) else { return }
    do throws(MessageError) {
      try send(selector, key)
    } catch {
      ExceptionRaising.leaveToProgram(error, orWarn: "\(runtimeClass) \(selector): \(error)")
    }
  }

  /// Starts it for a queue. It has ended once `noteEnd` was called.
  func startForQueue() {
    do {
      try Self.startMessage(self)
    } catch {
      UnhandledExceptions.report(error, by: "the operation \(self)")
    }
    // An asynchronous operation says when it is finished. Any other is finished now, whatever its `-start` did.
    if saysItIsFinished || !goesOnByItself { noteEnd() }
  }

  private var goesOnByItself: Bool {
    Self.answer(Self.isConcurrentMessage, self, otherwise: false)
      || Self.answer(Self.isAsynchronousMessage, self, otherwise: false)
  }

  /// Calls the listeners and the completion block for its end, once.
  func noteEnd() {
    let (listeners, completion) = state.change { state -> ([Listener], Block?) in
      guard !state.isOver else { return ([], nil) }
      state.isOver = true
      defer {
        state.listeners = []
        state.completion = nil
      }
      return (state.listeners, state.completion)
    }
    for listener in listeners { listener() }
    if let completion {
      let call = ScheduledCall(.block(completion))
      let text = "\(self)"
      DispatchQueue.global().async { call.runReporting { _ in "the completion block of \(text)" } }
    }
  }

  /// Takes note of a change that a subclass announces.
  func noteChange(of key: String) {
    switch key {
    case "isFinished", "finished":
      if saysItIsFinished { noteEnd() }
    case "isReady", "ready", "dependencies", "isCancelled", "cancelled":
      for listener in state.withLock({ $0.listeners }) { listener() }
    default: break
    }
  }

  /// Adds a function to call when the operation may be ready, and when it has ended.
  func addListener(_ listener: @escaping Listener) {
    let isOver = state.withLock { state in
      if !state.isOver { state.listeners.append(listener) }
      return state.isOver
    }
    if isOver { listener() }
  }

  /// Cancels it; it is ready then.
  func cancel() {
    if state.withLock({ $0.isCancelled || $0.isFinished }) { return }
    change("isCancelled") { $0.isCancelled = true }
    for listener in state.withLock({ $0.listeners }) { listener() }
  }

  /// Waits until it has ended.
  func waitUntilFinished() { state.wait { $0.isOver ? () : nil } }

  // MARK: Dependencies

  /// Makes it wait for another operation.
  ///
  /// - Throws: an exception when the other waits for this one.
  func addDependency(_ other: NSOperation) throws {
    guard other !== self, !other.waits(for: self) else {
      throw ObjectiveCException.invalidArgument(
        "-[\(runtimeClass) addDependency:]: neither operation would ever start, since each would wait for the other"
      )
    }
    state.withLock { state in
      if !state.dependencies.contains(where: { $0 === other }) { state.dependencies.append(other) }
    }
    other.addListener { [weak self] in self?.noteChange(of: "isReady") }
  }

  /// Whether it depends on another one, directly or not.
  ///
  /// - Complexity: O(dependencies), with those of all in between.
  private func waits(for other: NSOperation) -> Bool {
    var seen: Set<ObjectIdentifier> = []
    var next = state.withLock { $0.dependencies }
    while let operation = next.popLast() {
      if operation === other { return true }
      guard seen.insert(ObjectIdentifier(operation)).inserted else { continue }
      next += operation.state.withLock { $0.dependencies }
    }
    return false
  }

  /// Stops it from waiting for another operation.
  func removeDependency(_ other: NSOperation) {
    state.withLock { $0.dependencies.removeAll { $0 === other } }
    noteChange(of: "isReady")
  }

  /// `<NSOperation: name>`.
  open override var objectDescription: String {
    state.withLock { $0.name }.map { "<\(runtimeClass): \($0)>" } ?? "<\(runtimeClass)>"
  }

  /// States the members of `NSOperation`.
  open override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: NSOperation.self, "A piece of work that a queue does, or that somebody starts."
    ) { operation in
      defineStates(operation)
      defineDependencies(operation)
    }
  }
}
