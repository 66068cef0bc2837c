import CarobLibc
import CarobProcess
import Foundation

/// A command that was run to its end.
package struct CompletedProcess {
  /// The exit status; 128 and the number of the signal that ended it.
  package let status: Int32
  /// What it wrote to standard output.
  package let output: String
  /// What it wrote to standard error.
  package let errors: String

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
    let (output, errors) = try (UnnamedFile(), UnnamedFile())
    let child = try ChildProcess(
      [command] + arguments, in: directory, environment: environment,
      inputFile: files.write(input, to: "input"), output: output.descriptor,
      errors: errors.descriptor)
    status = child.status()
    withExtendedLifetime(files) {}
    (self.output, self.errors) = (output.text, errors.text)
  }
}

extension ChildProcess {
  /// Starts a command. No signals are blocked or ignored, as they are on the threads that tests run on.
  ///
  /// - Parameters:
  ///   - words: the command, a path or a name to look for on the search path, and its arguments.
  ///   - directory: the working directory; this process's when nil.
  ///   - environment: all of it; this process's when nil.
  ///   - inputFile: the path of its standard input.
  package convenience init(
    _ words: [String], in directory: URL? = nil, environment: [String: String]? = nil,
    inputFile: String = "/dev/null", output: CInt, errors: CInt
  ) throws {
    var words = words
    if directory != nil || !words[0].contains("/") {
      words = ["/usr/bin/env"] + (directory.map { ["-C", $0.path] } ?? []) + words
    }
    let input = open(inputFile, O_RDONLY | O_CLOEXEC)
    defer { close(input) }
    try self.init(
      words[0], Array(words.dropFirst()),
      environment: environment ?? ProcessInfo.processInfo.environment,
      descriptors: [input, output, errors])
  }

  /// Waits for the end.
  ///
  /// - Returns: the exit status; 128 and the number of the signal that ended it.
  package func status() -> Int32 {
    while true {
      switch outcome {
      case .exited(let status): return status
      case let end?: return 128 + (end.signal ?? 0)
      case nil: usleep(1000)
      }
    }
  }
}

extension UnnamedFile {
  /// What is in the file.
  package var text: String { String(decoding: contents, as: UTF8.self) }
}
