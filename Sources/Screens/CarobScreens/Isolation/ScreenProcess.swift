#if Isolation
import CarobIsolation
import CarobRuntime
import Foundation

/// The process of an `IsolatedScreen`: the host's own program, started with arguments that nobody types.
public enum ScreenProcess {
  /// The argument by which the program knows what it is to be. Everything else comes in messages.
  private static let argument = "--plugin-process"

  /// Serves a host to the end of the process, if this process was started for that. Call it before anything else.
  @MainActor
  public static func serveIfAsked() {
    guard CommandLine.arguments.dropFirst() == [argument] else { return }
    PluginProcess.serve(root: ScreenService(), memoryLimit: nil)
  }

  /// How this program is started for that, with this process's environment.
  public static var options: IsolatedPlugin.Options {
    IsolatedPlugin.Options(
      program: RunningExecutable.path ?? "/proc/self/exe", arguments: [argument],
      environment: ProcessInfo.processInfo.environment)
  }
}
#endif
