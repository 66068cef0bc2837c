import CarobLibc
import CarobProcess

/// Runs commands side by side, a given number at once.
///
/// Ctrl-C ends the commands, and then this process. [main-thread]
struct ParallelCommands {
  /// The end of a command, and its output.
  struct Result {
    /// Nil when it was killed after its time limit.
    let end: ProcessEnd?
    let output: [UInt8]

    var isSuccess: Bool { end?.isSuccess ?? false }
  }

  /// The time between two polls, in microseconds. A core has nothing to do meanwhile if a command has ended.
  private static let pause: UInt32 = 2_000

  private struct Running {
    let index: Int
    let child: ChildProcess
    let file: UnnamedFile
    let since = ContinuousClock.now
  }

  private let commands: [[String]]
  private let environment: [String: String]
  private let count: Int
  private let timeout: Duration?

  /// - Parameters:
  ///   - count: the number of commands at once.
  ///   - timeout: the time limit of each command; nil for none.
  init(
    _ commands: [[String]], environment: [String: String], count: Int, timeout: Duration? = nil
  ) {
    self.commands = commands
    self.environment = environment
    self.count = max(count, 1)
    self.timeout = timeout
  }

  /// Runs all commands to their ends.
  ///
  /// - Parameters:
  ///   - progress: is called with the number of ended commands.
  ///   - finished: is called with the index of each command and its result, in the order of the commands.
  /// - Throws: `CommandError` when one does not start, Ctrl-C was pressed, or what `finished` throws. No command runs then.
  func run(
    progress: (Int) -> Void = { _ in },
    finished: (Int, Result) throws(CommandError) -> Void
  ) throws(CommandError) {
    let signals = InterruptSignal(InterruptSignal.endings, once: false)
    var running: [Running] = []
    defer { for command in running { command.child.kill() } }
    var results: [Int: Result] = [:]
    var (started, ended, reported) = (0, 0, 0)
    while reported < commands.count {
      try endBySignal(signals, &running)
      while running.count < count, started < commands.count {
        running.append(try start(started))
        started += 1
      }
      for (place, command) in running.enumerated().reversed() {
        guard let result = try result(of: command) else { continue }
        running.remove(at: place)
        results[command.index] = result
        ended += 1
        progress(ended)
      }
      // Commands may have ended by it a moment ago.
      try endBySignal(signals, &running)
      while let result = results.removeValue(forKey: reported) {
        try finished(reported, result)
        reported += 1
      }
      if reported < commands.count { usleep(Self.pause) }
    }
  }

  private func start(_ index: Int) throws(CommandError) -> Running {
    let file = try UnnamedFile.forCommand()
    let child = try ChildCommand(commands[index], environment: environment)
      .start(output: file.descriptor, errors: file.descriptor)
    return Running(index: index, child: child, file: file)
  }

  private func result(of command: Running) throws(CommandError) -> Result? {
    if let end = command.child.outcome {
      if end == .unknown { throw ChildCommand.stolenEnd(of: commands[command.index][0]) }
      return Result(end: end, output: command.file.contents)
    }
    guard let timeout, ContinuousClock.now - command.since > timeout else { return nil }
    command.child.kill()
    return Result(end: nil, output: command.file.contents)
  }

  /// Passes a signal on to the commands, waits for their ends, and leaves those that remain to `run`, which kills them.
  private func endBySignal(
    _ signals: InterruptSignal, _ running: inout [Running]
  ) throws(CommandError) {
    guard let (signal, isForGroup) = signals.next() else { return }
    // A terminal has sent its signal to the commands as well.
    if !isForGroup { for command in running { command.child.kill(signal) } }
    var looks = 0
    while running.contains(where: { $0.child.outcome == nil }), looks < ChildCommand.looksToEnd {
      looks += 1
      usleep(ChildCommand.pause)
    }
    running.removeAll { $0.child.outcome != nil }
    throw CommandError(ExitStatus(endedBy: signal), "")
  }
}
