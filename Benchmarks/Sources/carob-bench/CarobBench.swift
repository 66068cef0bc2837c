import ArgumentParser

/// Measures what a message costs, in one process and one run.
@main
struct CarobBench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "carob-bench",
    abstract: "Measures Carob's sends against a C call and libffi.",
    discussion: "Build with -c release, and pin to one core for steadier figures: taskset -c 0.")

  @Flag(help: "Print JSON instead of a table.")
  var json = false

  @Option(help: "How often each loop is timed; the median counts.")
  var repetitions = 21

  @Option(help: "Milliseconds that one loop takes.")
  var milliseconds = 10

  func validate() throws {
    if repetitions < 1 || milliseconds < 1 {
      throw ValidationError("--repetitions and --milliseconds must be at least 1")
    }
  }

  func run() throws {
    let stopwatch = Stopwatch(repetitions: repetitions, loop: .milliseconds(milliseconds))
    let report = Report(
      try CallBenchmarks(stopwatch).run() + BindingBenchmarks(stopwatch).run()
        + ScreenBenchmarks(stopwatch).run())
    print(json ? try report.json() : report.table)
  }
}
