import CarobLibc
import CarobProcess
import CarobRenderers

/// A command that is run to its end. What it writes goes to standard error, unless it is asked for.
///
/// Ctrl-C ends the command, and then this process. [main-thread]
struct ChildCommand {
  private let words: [String]
  private let environment: [String: String]
  private let endsWithCarob: Bool

  /// Describes a command.
  ///
  /// - Parameters:
  ///   - words: a path, or a name to look for on the search path, and its arguments.
  ///   - environment: all of it.
  ///   - endsWithCarob: whether it ends when this process is killed.
  init(_ words: [String], environment: [String: String], endsWithCarob: Bool = true) {
    self.words = words
    self.environment = environment
    self.endsWithCarob = endsWithCarob
  }

  /// Runs the command.
  ///
  /// - Parameters:
  ///   - output: where its standard output goes.
  ///   - errors: where its standard error goes.
  /// - Throws: `CommandError` when it does not start, or Ctrl-C was pressed.
  func run(
    output: CInt = STDERR_FILENO, errors: CInt = STDERR_FILENO
  ) throws(CommandError) -> ProcessEnd {
    let signals = InterruptSignal(InterruptSignal.endings, once: false)
    return try wait(for: try start(output: output, errors: errors), signals)
  }

  /// Runs the command.
  ///
  /// - Returns: how it ended, and what it wrote to standard output.
  /// - Throws: `CommandError` when it does not start, or Ctrl-C was pressed.
  func runForOutput() throws(CommandError) -> (ProcessEnd, output: [UInt8]) {
    // A file and not a pipe, so that there is one thing only to wait for.
    let file = try UnnamedFile.forCommand()
    return (try run(output: file.descriptor), file.contents)
  }

  /// Runs the command, whose messages are for people. They are passed on as they come. When there is something in the
  /// command that a terminal would obey, such as the name of a file, it may be in the messages too: then they are
  /// made printable, and come at the end.
  ///
  /// - Parameter files: names of other files that the messages may have.
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

  /// How long to wait between two looks at a child, in microseconds.
  private static let pause: UInt32 = 10_000

  /// How many looks a child has that was asked to end, until it is killed: five seconds.
  private static let looksToEnd = 500

  /// Waits for the end of a child. A signal is handed on to it, and its end waited for a while.
  ///
  /// - Throws: `CommandError` with the status for the signal.
  private func wait(
    for child: ChildProcess, _ signals: InterruptSignal
  ) throws(CommandError) -> ProcessEnd {
    var ending: ExitStatus?
    var looks = 0
    while true {
      let end = child.outcome
      if end == .unknown {
        throw CommandError(
          .badPlugin, "\(words[0]): code of the plugin waited for its end in place of carob",
          advice: "let it wait for its own processes only")
      }
      // Also one that came while the child ended.
      if let (signal, isForGroup) = signals.next() {
        ending = ExitStatus(endedBy: signal)
        // A terminal has sent it to the child as well.
        if end == nil, !isForGroup { child.kill(signal) }
      }
      if let end {
        if let ending { throw CommandError(ending, "") }
        return end
      }
      if ending != nil {
        looks += 1
        if looks == Self.looksToEnd { child.kill() }
      }
      usleep(Self.pause)
    }
  }

  private func start(output: CInt, errors: CInt) throws(CommandError) -> ChildProcess {
    // Where it is ignored, the system would take children away by itself.
    signal(SIGCHLD, SIG_DFL)
    let nothing = open("/dev/null", O_RDONLY | O_CLOEXEC)
    defer { close(nothing) }
    do throws(ProcessError) {
      return try ChildProcess(
        words[0], Array(words.dropFirst()), environment: environment,
        descriptors: [nothing, output, errors], kind: .command,
        ending: endsWithCarob ? SIGTERM : nil)
    } catch {
      if error.number == ENOENT { throw .missingProgram(words[0]) }
      throw CommandError(
        .unavailable, "\(words[0]): cannot be run: \(error.reason); check what it is")
    }
  }
}

extension UnnamedFile {
  /// An empty file.
  ///
  /// - Throws: `CommandError` when there can be none.
  static func forCommand() throws(CommandError) -> UnnamedFile {
    do throws(ProcessError) {
      return try UnnamedFile()
    } catch {
      throw .cannotWrite(
        folder, error.number, advice: "make room in it, or set TMPDIR to another folder")
    }
  }
}
