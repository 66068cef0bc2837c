import CarobLibc
import CarobRuntime
import Dispatch
import Foundation

/// Runs another program as a process. Apple has it on macOS only, and so has Carob for programs that run in a terminal.
///
/// It is set up, launched once, and then tells how the process ended. [any-thread]
public final class NSTask: Object, @unchecked Sendable {
  // SAFETY: mutable state is behind a lock, and any thread may retain and release objects.

  enum Phase {
    case made
    case running(pid_t)
    case ended(pid_t, ProgramEnd)
  }

  struct State {
    var phase = Phase.made
    var path: String?
    var arguments: [String]?
    var environment: [String: String]?
    var folder: String?
    /// Standard input, output and error: pipes or file handles; nil for those of this process.
    var files: [Object?] = [nil, nil, nil]
    var suspensions = 0
    var handler: (block: Block, call: ScheduledCall)?
    /// What run loops do when the process ends.
    var items: [TaskItem] = []
  }

  let state = Locked(State())

  /// Changes what the process is started with.
  ///
  /// - Throws: an exception when it was started before.
  func setUp(_ method: String, _ body: (inout State) -> Void) throws {
    let isMade = state.withLock { state in
      guard case .made = state.phase else { return false }
      body(&state)
      return true
    }
    if !isMade { throw Self.launchedBefore(method) }
  }

  private static func launchedBefore(_ method: String) -> ObjectiveCException {
    .invalidArgument("-[NSTask \(method)]: the task was launched before")
  }

  /// Starts the process.
  ///
  /// - Throws: `ProgramStart.Failure`, and an exception when it was started before or has no program.
  func launch(_ method: String) throws {
    let item = TaskItem(self, .notification, on: .current)
    let files = try state.withLock { state in
      guard case .made = state.phase else { throw Self.launchedBefore(method) }
      guard let path = state.path else {
        throw ObjectiveCException.invalidArgument(
          "-[NSTask \(method)]: the task has no executableURL")
      }
      let process = try ProgramStart(
        path: path, arguments: state.arguments ?? [], environment: state.environment,
        folder: state.folder, files: state.files.enumerated().map { Self.descriptor($0, $1) }
      ).start()
      state.phase = .running(process)
      state.items.append(item)
      Self.watch(process, self)
      return state.files
    }
    // The ends of pipes that the process has now. Readers would get no end of the file otherwise.
    for (number, file) in files.enumerated() {
      guard let pipe = file as? NSPipe else { continue }
      try? (number == 0 ? pipe.reading : pipe.writing)?.close()
    }
    item.begin()
  }

  private static func descriptor(_ number: Int, _ file: Object?) -> FileDescriptor? {
    switch file {
    case let pipe as NSPipe: (number == 0 ? pipe.reading : pipe.writing)?.descriptor
    case let handle as NSFileHandle: handle.descriptor
    default: nil
    }
  }

  /// Waits for the end of the process on a thread of its own.
  private static func watch(_ process: pid_t, _ task: NSTask) {
    let thread = Thread {
      task.end(process, ProgramEnd(waitingFor: process))
    }
    thread.name = "NSTask"
    thread.start()
  }

  private func end(_ process: pid_t, _ end: ProgramEnd) {
    let (items, handler) = state.withLock { state in
      // With the lock, so that no signal is sent to a number that is another process's by then.
      ProgramEnd.reap(process)
      state.phase = .ended(process, end)
      defer {
        state.items = []
        state.handler = nil
      }
      return (state.items, state.handler?.call)
    }
    for item in items { item.taskHasEnded(isHandled: handler != nil) }
    if let handler { call(handler) }
  }

  private func call(_ handler: ScheduledCall) {
    DispatchQueue.global().async { [self] in
      handler.runReporting(with: self) { "\($0), called at the end of a task," }
    }
  }

  /// The block that is called when the process has ended, soon if it has ended already.
  var handler: Block? {
    get { state.withLock { $0.handler?.block } }
    set {
      let new = newValue.map { (block: $0, call: ScheduledCall(.block($0))) }
      let (old, isLate) = state.withLock { state in
        if case .ended = state.phase { return (state.handler, true) }
        defer { state.handler = new }
        return (state.handler, false)
      }
      withExtendedLifetime(old) {}
      if isLate, let new { call(new.call) }
    }
  }

  /// Waits for the end of the process, and runs this thread's loop meanwhile.
  func waitUntilExit() throws {
    let item = TaskItem(self, .wait, on: .current)
    let isRunning = state.withLock { state in
      guard case .running = state.phase else { return false }
      state.items.append(item)
      return true
    }
    guard isRunning else { return }
    item.begin()
    defer { item.cancel() }
    while self.isRunning {
      _ = try NSRunLoop.current.run(
        LoopMode.defaultMode, before: .infinity, for: "runMode:beforeDate:")
    }
  }

  /// Forgets an item that is over.
  func forget(_ item: TaskItem) {
    state.withLock { state in state.items.removeAll { $0 === item } }
  }

  /// Whether the process is running.
  var isRunning: Bool {
    state.withLock { state in if case .running = state.phase { true } else { false } }
  }

  /// States the members of `NSTask`.
  public override class func define(_ definition: ClassDefinition) {
    definition.members(of: NSTask.self, "Runs another program, as on macOS.") { task in
      defineProgram(task)
      defineFiles(task)
      defineLaunching(task)
      defineRunning(task)
      defineEnd(task)
    }
  }
}
