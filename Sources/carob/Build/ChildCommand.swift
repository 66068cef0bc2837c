import CarobRenderers
import CarobLibc

/// A command that is run to its end. What it writes goes to standard error, unless it is asked for.
///
/// Ctrl-C ends the command, and then this process. [main-thread]
///
/// Made with `posix_spawn`: Foundation's `Process` brings a run loop and threads of its own, and now and then
/// misses the end of a child.
struct ChildCommand {
  private let words: [String]
  private let environment: [String: String]

  /// How a command ended.
  enum Outcome: Equatable, CustomStringConvertible {
    case status(Int32)
    case signal(Int32)

    /// What `waitpid` says of a process that has ended.
    init(waitStatus: Int32) {
      // The low seven bits are the signal, if one ended it; the next byte is the status.
      let signal = waitStatus & 0x7F
      self = signal == 0 ? .status(waitStatus >> 8 & 0xFF) : .signal(signal)
    }

    /// The signal that ended it; nil when it exited.
    var signal: Int32? {
      if case .signal(let signal) = self { signal } else { nil }
    }

    /// Whether it did what it was asked to.
    var isSuccess: Bool { self == .status(0) }

    /// As the end of a sentence that begins with the command.
    var description: String {
      switch self {
      case .status(let status): "ended with exit status \(status)"
      case .signal(let signal): "was ended by signal \(signal)"
      }
    }
  }

  /// Describes a command.
  ///
  /// - Parameters:
  ///   - words: a path, or a name to look for on the search path, and its arguments.
  ///   - environment: all of it.
  init(_ words: [String], environment: [String: String]) {
    self.words = words
    self.environment = environment
  }

  /// Runs the command.
  ///
  /// - Parameters:
  ///   - output: where its standard output goes.
  ///   - errors: where its standard error goes.
  /// - Throws: `CommandError` when it does not start, or Ctrl-C was pressed.
  func run(
    output: CInt = STDERR_FILENO, errors: CInt = STDERR_FILENO
  ) throws(CommandError) -> Outcome {
    let signals = InterruptSignal(Array(InterruptSignal.endings.keys), once: false)
    return try wait(for: try start(output: output, errors: errors), signals)
  }

  /// Runs the command.
  ///
  /// - Returns: how it ended, and what it wrote to standard output.
  /// - Throws: `CommandError` when it does not start, or Ctrl-C was pressed.
  func runForOutput() throws(CommandError) -> (Outcome, output: [UInt8]) {
    // A file and not a pipe, so that there is one thing only to wait for.
    let file = try UnnamedFile.make()
    defer { close(file) }
    return (try run(output: file), Self.contents(of: file))
  }

  /// Runs the command, whose messages are for people. They are passed on as they come. When there is something in the
  /// command that a terminal would obey, such as the name of a file, it may be in the messages too: then they are
  /// made printable, and come at the end.
  ///
  /// - Parameter files: names of other files that the messages may have.
  /// - Throws: `CommandError` when it does not start, or Ctrl-C was pressed.
  func runForPeople(naming files: [String] = []) throws(CommandError) -> Outcome {
    guard (words + files).contains(where: ShellText.isHostile) else { return try run() }
    let file = try UnnamedFile.make()
    defer { close(file) }
    let outcome = try run(output: file, errors: file)
    let messages = String(decoding: Self.contents(of: file), as: UTF8.self)
    for line in messages.split(separator: "\n", omittingEmptySubsequences: false) where line != "" {
      try Output.diagnostic.write(String(line).printableText + "\n")
    }
    return outcome
  }

  /// All that is in a file.
  static func contents(of file: CInt) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = pread(file, &chunk, chunk.count, off_t(bytes.count))
      if count <= 0 { return bytes }
      bytes += chunk[..<count]
    }
  }

  private static func reason(_ number: CInt) -> String { String(cString: strerror(number)) }

  // MARK: Running

  /// How long to wait between two looks at a child, in microseconds.
  private static let pause: UInt32 = 10_000

  /// How many looks a child has that was asked to end, until it is killed: five seconds.
  private static let looksToEnd = 500

  /// Waits for the end of a child. A signal is handed on to it, and its end waited for a while.
  ///
  /// - Throws: `CommandError` with the status for the signal.
  private func wait(
    for child: pid_t, _ signals: InterruptSignal
  ) throws(CommandError) -> Outcome {
    var ending: ExitStatus?
    var looks = 0
    var status: Int32 = 0
    while true {
      let ended = waitpid(child, &status, WNOHANG)
      if ended == -1, errno != EINTR {
        throw CommandError(
          .badPlugin, "\(words[0]): code of the plugin waited for its end in place of carob",
          advice: "let it wait for its own processes only")
      }
      // Also one that came while the child ended.
      if let (signal, isForGroup) = signals.next() {
        ending = InterruptSignal.endings[signal]
        // A terminal has sent it to the child as well.
        if ended == 0, !isForGroup { kill(child, signal) }
      }
      if ended == child { break }
      if ending != nil {
        looks += 1
        if looks == Self.looksToEnd { kill(child, SIGKILL) }
      }
      usleep(Self.pause)
    }
    if let ending { throw CommandError(ending, "") }
    return Outcome(waitStatus: status)
  }

  private func start(output: CInt, errors: CInt) throws(CommandError) -> pid_t {
    // Where it is ignored, the system would take children away by itself.
    signal(SIGCHLD, SIG_DFL)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    if errors != STDERR_FILENO {
      posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO)
    }

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // This process ignores it, which the child would inherit.
    var defaults = sigset_t()
    sigemptyset(&defaults)
    sigaddset(&defaults, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    posix_spawnattr_setflags(&attributes, CShort(POSIX_SPAWN_SETSIGDEF))

    var child = pid_t()
    let failure = Self.withCStrings(words) { argv in
      Self.withCStrings(environment.map { "\($0)=\($1)" }) { envp in
        posix_spawnp(&child, words[0], &actions, &attributes, argv, envp)
      }
    }
    switch failure {
    case 0: return child
    case ENOENT: throw .missingProgram(words[0])
    default:
      throw CommandError(
        .unavailable, "\(words[0]): cannot be run: \(Self.reason(failure)); check what it is")
    }
  }

  /// Hands out strings as C wants them: a list of pointers that ends with null.
  private static func withCStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = strings.map { strdup($0) }
    defer { copies.forEach { free($0) } }
    return body(copies + [nil])
  }
}
