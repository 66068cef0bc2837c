import ArgumentParser

/// Carob's part of a round, in a process of its own as the peers are.
struct MeasureCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "measure",
    abstract: "Measure Carob's operations and print them as the peers do.",
    shouldDisplay: false)

  @Option(help: "The module of Benchmarks/Plugin.")
  var plugin: String

  @Option(help: "The module of the loops in Objective-C.")
  var language: String

  @Option(help: "The module of the loops over Foundation.")
  var foundation: String

  @Argument(help: "Milliseconds that one loop takes.")
  var milliseconds: Double

  @Argument(help: "How often each loop is timed.")
  var repetitions: Int

  @Argument(help: "What to measure; everything when nothing is named.")
  var names: [String] = []

  @MainActor
  func run() async throws {
    let stopwatch = Stopwatch(milliseconds: milliseconds, repetitions: repetitions)
    for operation in try operations() where names.isEmpty || names.contains(operation.name) {
      print(try stopwatch.measure(operation).line)
    }
  }

  @MainActor
  private func operations() throws -> [Operation] {
    try SendOperations().all + LookUpOperations().all + ForeignOperations().all
      + ObjectOperations().all + PluginOperations(module: plugin, named: "C plugin").all
      + PluginOperations(module: language, named: "Objective-C module").all
      + PluginOperations(module: foundation, named: "Foundation").all
      + BindingOperations().all
      + ScreenOperations().all + MappingOperations().all + SectioningOperations().all
  }
}
