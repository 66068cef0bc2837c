import CarobLibc
import CarobRuntime
import Foundation

/// A thread. [any-thread]
///
/// A plugin may subclass it and override `-main`, which runs on the thread. Threads that other
/// code started get an object, too, when it is first needed.
public final class NSThread: Object, @unchecked Sendable {
  // SAFETY: mutable state is behind a lock, and any thread may retain and release objects.

  private enum Phase {
    case made, started, running, finished
  }

  private struct State {
    var phase = Phase.made
    var isCancelled = false
    var call: ScheduledCall?
    var name: String?
    var stackSize = 0
    var priority = 0.5
    var qualityOfService = -1
    var dictionary: MutableDictionaryBox?
    var runLoop: NSRunLoop?
  }

  private let state = Locked(State())

  /// The object of the main thread.
  public static let main: NSThread = {
    let thread = NSThread()
    thread.state.withLock { state in
      state.phase = .running
      state.name = "main"
    }
    return thread
  }()

  /// The object of this thread; nil when it was never needed.
  static var known: NSThread? {
    if Thread.isMainThread { return main }
    // SAFETY: retained below for the thread; the key's destructor releases it.
    return pthread_getspecific(key).map {
      Unmanaged<NSThread>.fromOpaque($0).takeUnretainedValue()
    }
  }

  /// The object of this thread.
  static var current: NSThread {
    if let known { return known }
    let thread = NSThread()
    thread.becomeCurrent()
    return thread
  }

  private func becomeCurrent() {
    state.withLock { $0.phase = .running }
    pthread_setspecific(Self.key, Unmanaged.passRetained(self).toOpaque())
  }

  /// Holds a thread's object until the thread ends.
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    let status = pthread_key_create(&key) { thread in
      guard let thread else { return }
      // SAFETY: `becomeCurrent` retained it.
      Unmanaged<NSThread>.fromOpaque(thread).takeRetainedValue().end()
    }
    precondition(status == 0, "no thread-specific storage is left")
    return key
  }()

  /// The thread is over.
  private func end() {
    let (loop, old) = state.withLock { state in
      let old = state
      state.phase = .finished
      state.call = nil
      state.dictionary = nil
      return (state.runLoop, old)
    }
    loop?.close()
    withExtendedLifetime(old) {}
  }

  // MARK: Running

  /// Sets the thread's work.
  func set(_ call: ScheduledCall) { state.withLock { $0.call = call } }

  /// Does the thread's work, which subclasses override.
  func runCall() throws { try state.withLock { $0.call }?.run() }

  private static let mainMessage = Selector("main")

  /// Starts the thread.
  ///
  /// - Throws: an exception when it was started before.
  func start() throws {
    let (isNew, isCancelled, stackSize, name) = state.withLock { state in
      let isNew = state.phase == .made
      if isNew { state.phase = .started }
      return (isNew, state.isCancelled, state.stackSize, state.name)
    }
    guard isNew else {
      throw ObjectiveCException.invalidArgument(
        "-[\(runtimeClass) start]: attempt to start the thread again")
    }
    if isCancelled { return end() }
    let thread = Thread { self.run() }
    if stackSize > 0 { thread.stackSize = stackSize }
    if let name { thread.name = name }
    thread.start()
  }

  private func run() {
    becomeCurrent()
    do {
      _ = try autoreleasePool { try send(Self.mainMessage) }
    } catch {
      UnhandledExceptions.report(error, by: "the thread \(self)")
    }
    // The target and the block go now, not when the system ends the thread.
    end()
  }

  /// Cancels the thread: its code sees that in `isCancelled`.
  func cancel() { state.withLock { $0.isCancelled = true } }

  // MARK: Properties

  var isCancelled: Bool { state.withLock { $0.isCancelled } }
  var isFinished: Bool { state.withLock { $0.phase == .finished } }
  var isExecuting: Bool { state.withLock { $0.phase == .running } }

  /// Whether this is the main thread's object.
  var isMain: Bool { self === Self.main }

  /// The thread's name, which debuggers show.
  var name: String? {
    get { state.withLock { $0.name } }
    set {
      state.withLock { $0.name = newValue }
      if Self.current === self, !isMain { Thread.current.name = newValue }
    }
  }

  var stackSize: UInt {
    get { state.withLock { UInt($0.stackSize) } }
    set { state.withLock { if $0.phase == .made { $0.stackSize = Int(clamping: newValue) } } }
  }

  /// Stored, and without effect.
  var priority: Double {
    get { state.withLock { $0.priority } }
    set { state.withLock { $0.priority = newValue } }
  }

  /// Stored, and without effect.
  var qualityOfService: Int {
    get { state.withLock { $0.qualityOfService } }
    set { state.withLock { $0.qualityOfService = newValue } }
  }

  /// The dictionary for the thread's code; made when it is first read.
  var dictionary: MutableDictionaryBox {
    if let known = state.withLock({ $0.dictionary }) { return known }
    // Registering a class takes other locks.
    let made = MutableDictionaryBox()
    return state.withLock { state in
      let dictionary = state.dictionary ?? made
      state.dictionary = dictionary
      return dictionary
    }
  }

  /// The thread's run loop; made when it is first read.
  var runLoop: NSRunLoop {
    if let known = state.withLock({ $0.runLoop }) { return known }
    let made = NSRunLoop(of: self, isMain: isMain)
    let (loop, isFinished) = state.withLock { state in
      let loop = state.runLoop ?? made
      state.runLoop = loop
      return (loop, state.phase == .finished)
    }
    if isFinished { loop.close() }
    return loop
  }

  /// `<NSThread: name>`.
  public override var objectDescription: String {
    name.map { "<\(runtimeClass): \($0)>" } ?? "<\(runtimeClass)>"
  }

  /// States the members of `NSThread`.
  public override class func define(_ definition: ClassDefinition) {
    definition.members(of: NSThread.self, "A thread.") { thread in
      defineClassMethods(thread)
      defineMethods(thread)
    }
  }
}
