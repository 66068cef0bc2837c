import ArgumentParser
import Foundation

/// Builds the peers, runs everything in rounds, prints the table.
struct CompareCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Compare Carob with its peers (the default).",
    discussion: "Takes four minutes, more on a busy machine. Build with -c release.")

  @Flag(help: "Print JSON instead of a table.")
  var json = false

  @Flag(help: "Fewer rounds, for a first impression.")
  var quick = false

  @Option(help: "How often every program is run.")
  var rounds: Int?

  @Option(help: "How often each loop is timed in a round.")
  var repetitions = 5

  @Option(help: "Milliseconds that one loop takes.")
  var milliseconds = 4.0

  @OptionGroup var filter: NameFilter

  @Option(help: "The processor core to run on; else the last one that is allowed.")
  var core: Int?

  func validate() throws {
    if repetitions < 1 || milliseconds <= 0 || (rounds ?? 1) < 1 {
      throw ValidationError("--rounds, --repetitions and --milliseconds must be positive")
    }
  }

  func run() throws {
    let comparisons = (Comparison.all + Comparison.language + Comparison.foundation).filter {
      $0.matches(filter)
    }
    let screens = Comparison.screens.filter { $0.matches(filter) }
    let large = Comparison.large.filter { $0.matches(filter) }
    if comparisons.isEmpty, screens.isEmpty, large.isEmpty {
      throw ValidationError("--only: nothing matches")
    }

    progress("compiling the peers")
    let build = try PeerBuild(Set(Rounds.operations(of: comparisons + screens).keys))
    let executable = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let ours = Program(
      name: .carob,
      command: [
        executable, "measure", "--plugin", build.plugin, "--language", build.languageModule,
        "--foundation", build.foundationModule,
      ])

    var samples = Samples()
    let stopwatch = Stopwatch(milliseconds: milliseconds, repetitions: repetitions)
    let core = core ?? Rounds.lastCore
    let times = rounds ?? (quick ? 4 : 40)
    try Rounds(
      programs: build.programs + [ours], stopwatch: stopwatch, core: core, progress: progress
    ).run(comparisons, times: comparisons.isEmpty ? 0 : times, into: &samples)
    try Rounds(
      programs: build.programs + [ours],
      stopwatch: Stopwatch(milliseconds: milliseconds, repetitions: repetitions * 3), core: core
    ) { _ in
      progress("screens")
    }.run(screens, times: screens.isEmpty ? 0 : 1, into: &samples)

    try Rounds(programs: [ours], stopwatch: stopwatch, core: core) { _ in
      progress("large data")
    }.run(large, times: large.isEmpty ? 0 : 1, into: &samples)

    let report = Report(
      comparisons + screens + large, samples, rounds: times, leftOut: build.leftOut)
    print(json ? try report.json() : report.text)
  }

  private func progress(_ text: String) {
    FileHandle.standardError.write(Data("carob-bench: \(text)\n".utf8))
  }
}
