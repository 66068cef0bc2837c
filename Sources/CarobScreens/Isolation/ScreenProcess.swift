#if Isolation
import CarobIsolation
import CarobRuntime
import Foundation

/// The process of an `IsolatedScreen`: the host's own program, started with arguments that nobody types.
public enum ScreenProcess {
  /// The first argument, by which the program knows what it is to be. The second is the number of the host's process, or
  /// no number. Everything else comes in messages.
  private static let argument = "--plugin-process"

  /// Serves a host to the end of the process, if this process was started for that. Call it before anything else.
  @MainActor
  public static func serveIfAsked() {
    let arguments = CommandLine.arguments
    guard arguments.count == 3, arguments[1] == argument else { return }
    PluginProcess.serve(
      root: ScreenService(), memoryLimit: nil, hostProcess: pid_t(arguments[2]))
  }

  /// How this program is started for that, with this process's environment.
  public static var options: IsolatedPlugin.Options {
    IsolatedPlugin.Options(
      program: RunningExecutable.path ?? "/proc/self/exe", arguments: [argument, "\(getpid())"],
      environment: ProcessInfo.processInfo.environment)
  }
}
#endif
