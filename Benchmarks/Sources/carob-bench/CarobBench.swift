import ArgumentParser

/// Measures what messages cost, beside what others take for the same.
@main
struct CarobBench: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "carob-bench",
    abstract: "Measures Carob beside GCC's libobjc, libobjc2, GNUstep base and libffi.",
    subcommands: [
      CompareCommand.self, MeasureCommand.self, ScrollCommand.self, GrowthCommand.self,
      LoadCommand.self, StartCommand.self, ThreadsCommand.self, CurvesCommand.self,
      MemoryCommand.self, AnswerCommand.self, TerminalCommand.self, IsolationCommand.self,
      IsolationProcessCommand.self,
    ],
    defaultSubcommand: CompareCommand.self)
}
