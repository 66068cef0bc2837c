import CarobIsolation
import CarobRuntime
import Foundation

/// The plugin's process of `carob show --isolated`: this program, started with arguments that nobody types.
enum ScreenProcess {
  /// The first argument. The second is the limit of the process's memory, the third the number of the host's process.
  private static let argument = "--plugin-process"

  /// Serves a host to the end of the process, if the arguments ask for that.
  @MainActor
  static func serveIfAsked() {
    let arguments = CommandLine.arguments
    guard arguments.count == 4, arguments[1] == argument else { return }
    PluginProcess.serve(
      root: ScreenService(), memoryLimit: Int(arguments[2]), hostProcess: pid_t(arguments[3]))
  }

  /// How it is started.
  ///
  /// - Parameter standardInput: a file to be its standard input; nil for nothing.
  static func options(
    _ isolation: IsolationOptions, standardInput: CInt?
  ) -> IsolatedPlugin.Options {
    var options = IsolatedPlugin.Options(
      program: RunningExecutable.path ?? "/proc/self/exe",
      arguments: [argument, isolation.memoryLimit.map(String.init) ?? "none", "\(getpid())"],
      environment: ProcessInfo.processInfo.environment)
    options.deadline = isolation.messageDeadline
    options.standardInput = standardInput
    // Who watches messages wants to see them all.
    if options.environment["CAROB_TRACE"] != nil { options.outputLimit = .max }
    options.output = { stream, bytes in
      // Nobody is left to tell when that fails.
      try? (stream == 1 ? Output.standard : Output.diagnostic).write(bytes)
    }
    return options
  }
}
