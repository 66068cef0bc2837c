import CarobIsolation
import CarobRuntime
import Foundation
import carob

/// The executable `carob-isolated`: the command with what `show --isolated` needs, and with other arguments the
/// process of the plugin that it starts.
@main enum CarobIsolated {
  /// The first argument of a plugin's process. The second is the limit of its memory, the third the number of
  /// the host's process.
  static let processArgument = "--plugin-process"

  @MainActor
  static func main() {
    let arguments = CommandLine.arguments
    if arguments.count == 4, arguments[1] == processArgument {
      Carob.prepare()
      PluginProcess.serve(
        root: service(), memoryLimit: Int(arguments[2]), hostProcess: pid_t(arguments[3]))
    }
    Carob.main { IsolatedScreen($0) }
  }

  @MainActor
  private static func service() -> ScreenService {
    ScreenService(
      ScreenService.Hooks(
        note: { PluginProcess.note($0) }, noteMessages: { PluginProcess.noteMessages(of: $0) },
        findHost: { PluginProcess.host }))
  }
}
