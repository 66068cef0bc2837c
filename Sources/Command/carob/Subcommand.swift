import ArgumentParser

/// A subcommand of `carob`.
protocol Subcommand: ParsableCommand {
  static var traits: SubcommandTraits { get }
}

extension Subcommand {
  static var traits: SubcommandTraits { [] }
}

/// What must be known about a subcommand before its arguments are parsed.
struct SubcommandTraits: OptionSet {
  let rawValue: Int

  /// Runs in a worker, which is started before the arguments are parsed. One that shows a screen starts it later, if it has
  /// `--watch` or `--isolated`.
  static let startsWorker = SubcommandTraits(rawValue: 1)
  /// Shows a screen, and has the option `--isolated`.
  static let showsScreen = SubcommandTraits(rawValue: 2)
  /// Writes files into the working directory.
  static let writesFiles = SubcommandTraits(rawValue: 4)
  /// Passes options on to a program, and has no `--format`.
  static let passesOptionsOn = SubcommandTraits(rawValue: 8)

  /// The traits of the subcommand that the arguments name; empty when they name none.
  static let given: SubcommandTraits = {
    let name = CommandLine.arguments.dropFirst().first
    return Carob.subcommands.first { $0._commandName == name }?.traits ?? []
  }()
}
