import CarobRenderers
import ArgumentParser

/// The command `carob`.
@main struct Carob: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "carob",
    abstract: "Show the screens of plugins, and how they come about.",
    discussion: """
      PLUGIN is the path of a shared object, or a name: Followers stands for libFollowers.so in the \
      directories of CAROB_PLUGIN_PATH (separated by colons), then in the one that carob is in.

      EXAMPLES:
        carob show Followers
        carob show ./libFollowers.so --select 0,3
        carob inspect Followers
        carob doctor Followers

      EXIT STATUS:
        0 success, 64 wrong usage, 65 wrong data, 66 no input, 69 no answer from a \
      server or no compiler, 70 internal error, 73 file not made, 74 output failed, 78 wrong plugin, \
      130 interrupted by Ctrl-C.
      """,
    version: "carob 0.1.0",
    subcommands: [
      NewCommand.self, BuildCommand.self, ShowCommand.self, InspectCommand.self,
      DoctorCommand.self, OptionsCommand.self,
    ])

  /// Parses the arguments, runs the command, and ends the process if that fails.
  static func main() {
    ProcessLife.prepare()
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch let error as CommandError {
      finish(error)
    } catch  where exitCode(for: error).isSuccess {
      // To the parser, help and version are errors.
      writeOrFinish(fullMessage(for: error) + "\n")
    } catch  where exitCode(for: error) == .validationFailure {
      finish(.usage(message(for: error)))
    } catch {
      finish(.unexpected(error))
    }
  }

  private static func writeOrFinish(_ text: String) {
    do throws(CommandError) {
      try Output.standard.write(text)
    } catch {
      finish(error)
    }
  }

  private static func finish(_ error: CommandError) -> Never {
    // Who pressed Ctrl-C knows.
    if error.status != .interrupted { Output.complain(error.message, as: .error) }
    ProcessLife.end(error.status.rawValue)
  }
}
