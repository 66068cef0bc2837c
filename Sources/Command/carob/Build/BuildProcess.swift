import CarobLibc
import CarobProcess
import CarobScreens
import Foundation

/// Runs `carob build` in a process of its own, because threads of a plugin in this one would take the
/// signals that a build waits for. The child ends with this process, and its compiler, too.
struct BuildProcess {
  let folder: String

  /// Builds the plugin.
  ///
  /// - Returns: the path of the module, and the output to standard error.
  /// - Throws: `CommandError` when the build fails, after writing its messages; or with the status for a signal.
  func run() throws(CommandError) -> (module: String, messages: String) {
    let (output, errors) = (try UnnamedFile.forCommand(), try UnnamedFile.forCommand())
    let command = ChildCommand(
      [RunningExecutable.path, "build", "--for-carob", "--", folder],
      environment: ProcessInfo.processInfo.environment)
    ProgressLine.show("Building \(folder)…")
    defer { ProgressLine.erase() }
    let outcome = try command.run(output: output.descriptor, errors: errors.descriptor)
    ProgressLine.erase()
    let messages = String(decoding: errors.contents, as: UTF8.self)
    guard outcome.isSuccess else {
      try Output.diagnostic.write(messages)
      throw CommandError(
        Self.status(outcome),
        "\(folder): is not built",
        advice: "the next change of a source builds it again")
    }
    let module = String(decoding: output.contents, as: UTF8.self)
    return (String(module.dropLast()), messages)
  }

  private static func status(_ outcome: ProcessEnd) -> ExitStatus {
    if case .exited(let status) = outcome {
      ExitStatus(rawValue: status) ?? .badPlugin
    } else {
      .badPlugin
    }
  }
}
