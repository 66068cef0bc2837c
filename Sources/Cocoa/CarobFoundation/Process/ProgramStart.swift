import CCarob
import CarobLibc
import Foundation

/// A program to be started as a process of its own. [any-thread]
struct ProgramStart {
  /// The absolute path of the program.
  var path: String
  /// Its arguments, without its name.
  var arguments: [String] = []
  /// Its environment; nil for that of this process.
  var environment: [String: String]?
  /// The folder in which it starts; nil for that of this process.
  var folder: String?
  /// Its standard input, output and error; nil for that of this process.
  var files: [FileDescriptor?] = []

  /// A process that could not be started.
  struct Failure: Error {
    let cause: FileFailure
    /// The program, or the folder in which it was to start.
    let path: String
    /// What failed: that path, or the name of the property with a file.
    let subject: String

    init(_ number: Int32, _ path: String, subject: String? = nil) {
      cause = FileFailure(number: number, isReading: false)
      self.path = path
      self.subject = subject ?? path
    }
  }

  /// Starts the program.
  ///
  /// - Returns: the number of the process.
  func start() throws(Failure) -> pid_t {
    try check()
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    Self.setSignals(&attributes)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    let copies = try addFiles(&actions)
    defer { for copy in copies { close(copy) } }
    // SAFETY: the actions are this function's own, and the folder is a string for the time of the call.
    let failure = carob_add_spawn_actions(&actions, folder, Self.firstOther)
    if failure != 0 { throw Failure(failure, folder ?? path) }
    let environment = environment ?? ProcessInfo.processInfo.environment
    var process: pid_t = 0
    let status = Self.withCStrings([path] + arguments) { arguments in
      Self.withCStrings(environment.map { "\($0.key)=\($0.value)" }) { environment in
        // SAFETY: everything is there during the call, and the lists end with null.
        posix_spawn(&process, path, &actions, &attributes, arguments, environment)
      }
    }
    if status != 0 { throw Failure(status, path) }
    return process
  }

  /// Looks for the folder and the program, since the system does not tell which of them is missing.
  private func check() throws(Failure) {
    for text in [path, folder ?? ""] where text.utf8.contains(0) { throw Failure(ENOENT, text) }
    if arguments.contains(where: { $0.utf8.contains(0) }) {
      throw Failure(EINVAL, path, subject: "arguments")
    }
    if let folder, access(folder, X_OK) != 0 { throw Failure(errno, folder) }
    if access(path, X_OK) != 0 { throw Failure(errno, path) }
  }

  /// The program gets no signals that threads of this process hold back, and `SIGPIPE` even if this process ignores that. It is
  /// a process group of its own, as in Cocoa.
  private static func setSignals(_ attributes: inout posix_spawnattr_t) {
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigaddset(&signals, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP
    posix_spawnattr_setflags(&attributes, Int16(flags))
  }

  private static let properties = ["standardInput", "standardOutput", "standardError"]

  /// The number of the first file that a program does not inherit.
  private static let firstOther = STDERR_FILENO + 1

  /// Gives the program its files.
  ///
  /// - Returns: copies of the files, to be closed when the program was started. A file may have the number of one that is
  ///   replaced.
  private func addFiles(_ actions: inout posix_spawn_file_actions_t) throws(Failure) -> [Int32] {
    var copies: [Int32] = []
    for (target, file) in files.enumerated() {
      guard let file else { continue }
      let copy = fcntl(file.number, F_DUPFD_CLOEXEC, Self.firstOther)
      guard copy >= 0 else {
        let number = errno
        for copy in copies { close(copy) }
        throw Failure(number, path, subject: Self.properties[target])
      }
      copies.append(copy)
      posix_spawn_file_actions_adddup2(&actions, copy, Int32(target))
    }
    return copies
  }

  /// Calls `body` with C strings in a list that ends with null.
  private static func withCStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = strings.map { strdup($0) } + [nil]
    defer { for copy in copies { free(copy) } }
    return body(copies)
  }
}
