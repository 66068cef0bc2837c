#if Isolation
import CarobIsolation
import CarobRuntime
import Foundation

/// The process of an isolated session: the host's own program with a private argument.
public enum ScreenProcess {
  /// The argument that marks a plugin's process. Everything else comes in messages.
  private static let argument = "--plugin-process"

  /// Serves a host until the process ends, if it was started as a plugin's process. Call this first in `main`.
  @MainActor
  public static func serveIfAsked() {
    guard CommandLine.arguments.dropFirst() == [argument] else { return }
    PluginProcess.serve(root: ScreenService(), memoryLimit: nil)
  }

  /// Options that start this program as a plugin's process, with this process's environment.
  public static var options: IsolatedPlugin.Options {
    IsolatedPlugin.Options(
      program: RunningExecutable.path, arguments: [argument],
      environment: ProcessInfo.processInfo.environment)
  }
}
#endif
