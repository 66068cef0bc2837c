import CarobLibc
import CarobProcess
import CarobRenderers

/// Runs a command to its end. Its output goes to standard error by default.
///
/// Ctrl-C ends the command, and then this process. [main-thread]
struct ChildCommand {
  private let words: [String]
  private let name: String?
  private let environment: [String: String]
  private let endsWithCarob: Bool

  /// - Parameters:
  ///   - words: the path, or a name on the search path, and the arguments.
  ///   - name: the program's `argv[0]`; nil for the path.
  ///   - environment: the whole environment.
  ///   - endsWithCarob: whether the command ends when this process is killed.
  init(
    _ words: [String], name: String? = nil, environment: [String: String],
    endsWithCarob: Bool = true
  ) {
    self.words = words
    self.name = name
    self.environment = environment
    self.endsWithCarob = endsWithCarob
  }

  /// Runs the command.
  ///
  /// - Parameters:
  ///   - input: the descriptor for its standard input; nil for none.
  ///   - output: the descriptor for its standard output.
  ///   - errors: the descriptor for its standard error.
  ///   - isOver: polled; true ends the command.
  /// - Throws: `CommandError` when it does not start, or Ctrl-C was pressed.
  func run(
    input: CInt? = nil, output: CInt = STDERR_FILENO, errors: CInt = STDERR_FILENO,
    until isOver: () -> Bool = { false }
  ) throws(CommandError) -> ProcessEnd {
    let signals = InterruptSignal(InterruptSignal.endings, once: false)
    return try wait(
      for: try start(input: input, output: output, errors: errors), signals, until: isOver)
  }

  /// Runs the command and collects its standard output.
  ///
  /// - Throws: `CommandError` when it does not start, or Ctrl-C was pressed.
  func runForOutput() throws(CommandError) -> (ProcessEnd, output: [UInt8]) {
    // A file instead of a pipe, so that there is only the process to wait for.
    let file = try UnnamedFile.forCommand()
    return (try run(output: file.descriptor), file.contents)
  }

  /// Runs the command and passes its messages to the user as they come. If the command contains control characters, for
  /// example in a file name, the messages may, too: then they are made printable and written at the end.
  ///
  /// - Parameter files: other names that may occur in the messages.
  /// - Throws: `CommandError` when it does not start, or Ctrl-C was pressed.
  func runForPeople(naming files: [String] = []) throws(CommandError) -> ProcessEnd {
    guard (words + files).contains(where: ShellText.isHostile) else { return try run() }
    let file = try UnnamedFile.forCommand()
    let outcome = try run(output: file.descriptor, errors: file.descriptor)
    let messages = String(decoding: file.contents, as: UTF8.self)
    for line in messages.split(separator: "\n", omittingEmptySubsequences: false) where line != "" {
      try Output.diagnostic.write(String(line).printableText + "\n")
    }
    return outcome
  }

  // MARK: Running

  /// The time between two polls of a child, in microseconds.
  static let pause: UInt32 = 10_000

  /// The number of polls after a signal until the child is killed: five seconds.
  static let looksToEnd = 500

  /// Waits for the end of a child. Passes signals on to it, and then waits only for a while, as after `isOver`.
  ///
  /// - Throws: `CommandError` with the status for the signal.
  private func wait(
    for child: ChildProcess, _ signals: InterruptSignal, until isOver: () -> Bool
  ) throws(CommandError) -> ProcessEnd {
    var ending: ExitStatus?
    var isEnding = false
    var looks = 0
    while true {
      let end = child.outcome
      if end == .unknown {
        throw Self.stolenEnd(of: words[0])
      }
      // Includes signals that came while the child ended.
      if let (signal, isForGroup) = signals.next() {
        ending = ExitStatus(endedBy: signal)
        isEnding = true
        // A terminal has sent its signal to the child as well.
        if end == nil, !isForGroup { child.kill(signal) }
      }
      if let end {
        if let ending { throw CommandError(ending, "") }
        return end
      }
      if !isEnding, isOver() {
        isEnding = true
        child.kill(SIGTERM)
      }
      if isEnding {
        looks += 1
        if looks == Self.looksToEnd { child.kill() }
      }
      usleep(Self.pause)
    }
  }

  /// Returns the error for a command whose end other code in this process has taken.
  static func stolenEnd(of program: String) -> CommandError {
    CommandError(
      .badPlugin, "\(program): code of the plugin waited for its end in place of carob",
      advice: "let it wait for its own processes only")
  }

  /// Starts the command without waiting for it.
  ///
  /// - Throws: `CommandError` when it does not start.
  func start(
    input: CInt? = nil, output: CInt, errors: CInt
  ) throws(CommandError) -> ChildProcess {
    // If SIGCHLD were ignored, the system would reap children.
    signal(SIGCHLD, SIG_DFL)
    do throws(ProcessError) {
      return try ChildProcess(
        words[0], Array(words.dropFirst()), name: name, environment: environment,
        descriptors: [input, output, errors], kind: .command,
        ending: endsWithCarob ? SIGTERM : nil)
    } catch {
      if error.number == ENOENT { throw .missingProgram(words[0]) }
      throw CommandError(
        .unavailable, "\(words[0]): cannot be run: \(error.reason); check what it is")
    }
  }
}

extension UnnamedFile {
  /// Makes an empty file.
  ///
  /// - Throws: `CommandError` when that fails.
  static func forCommand() throws(CommandError) -> UnnamedFile {
    do throws(ProcessError) {
      return try UnnamedFile()
    } catch {
      throw .cannotWrite(
        folder, error.number, advice: "make room in it, or set TMPDIR to another folder")
    }
  }
}
