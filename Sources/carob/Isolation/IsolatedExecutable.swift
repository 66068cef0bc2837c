import Foundation

/// The executable `carob-isolated`, which is what `carob` becomes to show a screen of another process: the
/// same command with the library for sockets, which would only slow down the start of every other command.
enum IsolatedExecutable {
  /// Becomes it, with the same arguments.
  ///
  /// - Throws: `CommandError` when it cannot be run.
  static func replaceProcess() throws(CommandError) -> Never {
    let path = folder.appendingPathComponent("carob-isolated").path
    var arguments = CommandLine.arguments.map { strdup($0) } + [nil]
    execv(path, &arguments)
    throw CommandError(
      .internalError,
      "\(path): cannot be run: \(String(cString: strerror(errno))); --isolated needs it beside carob"
    )
  }

  private static var folder: URL {
    URL(fileURLWithPath: RunningExecutable.path ?? CommandLine.arguments[0])
      .resolvingSymlinksInPath().deletingLastPathComponent()
  }
}
