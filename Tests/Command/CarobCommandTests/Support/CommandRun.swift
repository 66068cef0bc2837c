import Foundation
import PluginTestSupport

/// What a run of the command did.
struct CommandRun: Equatable {
  /// The exit status; 128 and the number of the signal that ended it.
  let status: Int32
  /// What is on standard output.
  let output: String
  /// What is on standard error.
  let errors: String

  /// Runs the command to its end.
  ///
  /// Standard output and error are files, so neither is a terminal.
  ///
  /// - Parameters:
  ///   - directory: the working directory; one of its own when nil.
  ///   - input: what is on standard input.
  ///   - environment: what is set besides the path; nothing that changes colours is inherited.
  init(
    _ arguments: [String], in directory: URL? = nil, input: String = "",
    environment: [String: String] = [:]
  ) throws {
    let own = try TemporaryDirectory()
    let child = try CompletedProcess(
      Executable.url.path, arguments, in: directory ?? own.url,
      environment: Self.inherited.merging(environment) { _, given in given },
      input: input)
    self.init(status: child.status, output: child.output, errors: child.errors)
  }

  /// What the command gets of this process's environment: the search path, and what a sanitizer was told.
  static let inherited = ProcessInfo.processInfo.environment.filter {
    ["PATH", "ASAN_OPTIONS", "TSAN_OPTIONS", "SWIFT_BACKTRACE"].contains($0.key)
  }

  init(status: Int32, output: String = "", errors: String = "") {
    self.status = status
    self.output = output
    self.errors = errors
  }

  /// A run that failed with one line on standard error, and nothing on standard output.
  static func failure(_ status: Int32, _ line: String) -> CommandRun {
    CommandRun(status: status, errors: "carob: \(line)\n")
  }

  /// The lines of standard output.
  var lines: [String] {
    output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
