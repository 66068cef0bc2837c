import Foundation
import CarobLibc

/// A command that was run to its end.
///
/// Made with `posix_spawn` and `waitpid`: Foundation's `Process` now and then misses the end of a child when
/// several are started at once, and tests run side by side.
package struct ChildProcess {
  /// The exit status; 128 and the number of the signal that ended it.
  package let status: Int32
  /// What it wrote to standard output.
  package let output: String
  /// What it wrote to standard error.
  package let errors: String

  /// Why a command did not start.
  package struct StartFailure: Error, CustomStringConvertible {
    package let description: String
  }

  /// Runs a command. Its standard streams are files, so none is a terminal.
  ///
  /// - Parameters:
  ///   - command: a path, or a name to look for on the search path.
  ///   - directory: the working directory; this process's when nil.
  ///   - environment: all of it; this process's when nil.
  ///   - input: what is on standard input.
  package init(
    _ command: String, _ arguments: [String], in directory: URL? = nil,
    environment: [String: String]? = nil, input: String = ""
  ) throws {
    let files = try TemporaryDirectory()
    let inputFile = try files.write(input, to: "input")
    let outputFile = try files.write("", to: "output")
    let errorFile = try files.write("", to: "errors")
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, inputFile, O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, outputFile, O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, errorFile, O_WRONLY, 0)
    status = Self.wait(
      for: try Self.start([command] + arguments, in: directory, environment: environment, &actions))
    output = String(decoding: try Data(contentsOf: URL(fileURLWithPath: outputFile)), as: UTF8.self)
    errors = String(decoding: try Data(contentsOf: URL(fileURLWithPath: errorFile)), as: UTF8.self)
  }

  /// Starts a command.
  ///
  /// - Parameters:
  ///   - words: the command, a path or a name to look for on the search path, and its arguments.
  ///   - directory: the working directory; this process's when nil.
  ///   - environment: all of it; this process's when nil.
  ///   - actions: what becomes of the standard streams.
  package static func start(
    _ words: [String], in directory: URL?, environment: [String: String]?,
    _ actions: inout posix_spawn_file_actions_t
  ) throws(StartFailure) -> pid_t {
    // The threads that tests run on block signals, which a child would inherit: nothing could end it.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    // Nor do they ignore what this process may have been told to, as one in the background is.
    var defaults = sigset_t()
    sigemptyset(&defaults)
    for signal in [SIGINT, SIGQUIT, SIGHUP] { sigaddset(&defaults, signal) }
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    let variables = (environment ?? ProcessInfo.processInfo.environment).map { "\($0)=\($1)" }
    // Swift does not see the C function that changes the directory; `env` becomes the command.
    let all = (directory.map { ["env", "-C", $0.path] } ?? []) + words
    var child = pid_t()
    let failure = withCStrings(all) { argv in
      withCStrings(variables) { envp in
        posix_spawnp(&child, all[0], &actions, &attributes, argv, envp)
      }
    }
    if failure == 0 { return child }
    throw StartFailure(description: "\(words[0]): \(String(cString: strerror(failure)))")
  }

  /// Waits for the end of a child.
  ///
  /// - Returns: the exit status; 128 and the number of the signal that ended it.
  package static func wait(for child: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 && errno == EINTR {}
    // The low seven bits are the signal, if one ended it; the next byte is the status.
    let signal = status & 0x7F
    return signal == 0 ? status >> 8 & 0xFF : 128 + signal
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
