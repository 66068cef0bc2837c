import ArgumentParser
import CarobPlugins
import CarobRenderers
import CarobRuntime
import CarobScreens

@main
struct Carob: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "carob",
    abstract: "Show the screens of plugins, and how they come about.",
    discussion: """
      PLUGIN is the path of a shared object, or a name: Followers stands for libFollowers.so in the \
      directories of CAROB_PLUGIN_PATH (separated by colons), then in the one that carob is in. By name \
      only plugins are found that nobody but you and root can write to; a path is taken as it is.

      EXAMPLES:
        carob show Followers
        carob show ./libFollowers.so --select 0,3
        carob inspect Followers
        carob doctor Followers
        carob headers --output include

      EXIT STATUS:
        0 success, 64 wrong usage, 65 wrong data, 66 no input, 69 no answer from a \
      server or no compiler, 70 internal error, 73 file not made, 74 output failed, 78 wrong plugin, \
      130 interrupted by Ctrl-C.
      """,
    version: "carob \(CarobVersion.string)",
    subcommands: subcommands)

  /// In the order of the help.
  static let subcommands: [any Subcommand.Type] = [
    NewCommand.self, SurveyCommand.self, BuildCommand.self, RunCommand.self, ShowCommand.self,
    BrowseCommand.self, ServeCommand.self,
    InspectCommand.self, HeadersCommand.self,
    DoctorCommand.self, TestCommand.self, OptionsCommand.self,
  ]

  /// Parses the arguments, runs the command, and ends the process if that fails.
  @MainActor
  static func main() {
    ProcessLife.prepare()
    if let complaint = UnreadableName.complaint {
      finish(
        CommandError(.usage, complaint, advice: "rename the file or the folder"))
    }
    ScreenProcess.serveIfAsked()
    do {
      if startsWorkerAtOnce { try CommandWorker.goOn() }
      var command = try parseAsRoot()
      try command.run()
    } catch let error where error is any CarobError {
      finish(.any(error))
    } catch  where exitCode(for: error).isSuccess {
      if let word = unknownHelp {
        finish(.usage("no subcommand is called '\(word)'\(nearestSubcommand(to: word))"))
      }
      // To the parser, help and version are errors.
      writeOrFinish(fullMessage(for: error) + "\n")
    } catch  where exitCode(for: error) == .validationFailure {
      let nearest = CommandLine.arguments.dropFirst().first.map(nearestSubcommand) ?? ""
      finish(.usage(message(for: error) + nearest))
    } catch {
      finish(.unexpected(error))
    }
    HeldWarnings.flush()
    ProcessLife.end(ProcessLife.statusOfSuccess)
  }

  /// Whether the arguments show, before parsing, that a plugin will run in a worker. This avoids parsing them twice,
  /// which takes longer than everything else in the first process. Otherwise the commands start a worker themselves.
  private static var startsWorkerAtOnce: Bool {
    let traits = SubcommandTraits.given
    return traits.contains(.startsWorker)
      && !(traits.contains(.showsScreen)
        && CommandLine.arguments.contains { ["--watch", "--isolated"].contains($0) })
  }

  private static let names = Set(subcommands.map { $0._commandName })

  /// The argument of `carob help` when it is no subcommand, for which the parser would show the general help.
  private static var unknownHelp: String? {
    let words = CommandLine.arguments.dropFirst().prefix(2)
    guard words.count == 2, words.first == "help", let word = words.last, !word.hasPrefix("-")
    else { return nil }
    return names.contains(word) || word == "help" ? nil : word
  }

  /// Returns a suggestion for an argument that is no subcommand; empty for others.
  private static func nearestSubcommand(to word: String) -> String {
    word.hasPrefix("-") || names.contains(word) ? "" : question(about: word, among: names)
  }

  /// Returns the question whether the nearest of the names is meant; empty when none is near.
  static func question(about word: String, among names: Set<String>) -> String {
    NearestNames.to(word, among: names, tolerance: 2).first.map { ". Did you mean '\($0)'?" } ?? ""
  }

  private static func writeOrFinish(_ text: String) {
    do throws(CommandError) {
      try Output.standard.write(text)
    } catch {
      finish(error)
    }
  }

  private static func finish(_ error: CommandError) -> Never {
    HeldWarnings.flush()
    // The user has pressed Ctrl-C and needs no message.
    if !error.status.isBySignal { FailureReport.tell(error) }
    ProcessLife.end(error.status.rawValue)
  }
}
