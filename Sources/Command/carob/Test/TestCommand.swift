import ArgumentParser
import CarobLibc
import CarobRenderers
import CarobTesting
import Foundation

/// `carob test`: runs the tests of plugins.
struct TestCommand: Subcommand {
  static let traits: SubcommandTraits = .writesFiles

  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Run the XCTest tests of plugins.",
    discussion: """
      Builds each folder as carob build does, and runs what XCTest would: the methods -test… without arguments of all \
      subclasses of XCTestCase, by class and method in the order of their names. A folder of tests needs no CAROB_PLUGIN. \
      In a folder with a carob.json, the file names the tests. The output is XCTest's, so that tools which read that read this.

      The tests run in a process of their own. When one crashes or does not end, it has failed, and the next one runs in a \
      new process. With --isolated each test has a process; with --parallel there are several.

      EXAMPLES:
        carob test Tests
        carob test Tests --filter NameTests --filter '*/testPlural*'
        carob test Tests --isolated --timeout 5
        carob test Tests --shuffle --seed 42
        carob test ModelTests ScreenTests --parallel --junit report.xml

      EXIT STATUS:
        0 when all tests pass, 1 when one fails, 64 when no test was found, 78 when a plugin cannot be built or loaded.
      """)

  @Argument(
    help: ArgumentHelp(
      "Folders with tests, or plugins that have tests (default: the current folder).",
      valueName: "folder-or-module"))
  var plugins = ["."]

  @Option(
    help: ArgumentHelp(
      "Run these tests only: a class, Class/test, or a pattern of such with * and ?. May be given several times.",
      valueName: "pattern"))
  var filter: [String] = []

  @Option(
    help: ArgumentHelp("Leave these tests out. May be given several times.", valueName: "pattern"))
  var skip: [String] = []

  @Flag(help: "List the tests instead of running them.")
  var list = false

  @Flag(help: "Run each test in a process of its own.")
  var isolated = false

  @Flag(help: "Run the classes in several processes at once.")
  var parallel = false

  @Option(
    help: ArgumentHelp(
      "With --parallel: how many processes (default: as many as there are processors).",
      valueName: "number"))
  var numWorkers: Int?

  @Option(
    help: ArgumentHelp("How long a test may take; it fails after that.", valueName: "seconds"))
  var timeout = 60.0

  @Flag(help: "Run classes and their tests in random order.")
  var shuffle = false

  @Option(
    help: ArgumentHelp(
      "Run them in the random order that has this number, which is printed with each.",
      valueName: "number"))
  var seed: UInt64?

  @Option(
    help: ArgumentHelp("Write a report as JUnit writes it, for CI systems.", valueName: "file"))
  var junit: String?

  @Option(help: ArgumentHelp("Write a report as JSON.", valueName: "file"))
  var json: String?

  @Option(
    help: ArgumentHelp(
      "Write the attachments of tests as files, in a folder for each class and test.",
      valueName: "folder"))
  var attachments: String?

  @Flag(name: [.short, .long], help: "Print failures and the result only.")
  var quiet = false

  @Flag(help: "Build with optimizations.")
  var release = false

  @OptionGroup var others: OtherPlugins

  @Option(help: .hidden)
  var worker: Int32?

  @OptionGroup var location: CarobRoot.Option

  func validate() throws {
    try DeadlineOption.validate(seconds: timeout, option: "--timeout")
    if let numWorkers, !(1...256).contains(numWorkers) {
      throw ValidationError(
        "--num-workers \(numWorkers) is no number of processes; give one from 1 to 256")
    }
    if isolated, parallel {
      throw ValidationError(
        "--isolated cannot be combined with --parallel; each runs tests in other processes")
    }
    if numWorkers != nil, !parallel {
      throw ValidationError("--num-workers is for --parallel; add that, or leave it out")
    }
    try validateReports()
  }

  private func validateReports() throws(ValidationError) {
    for (option, file) in [("--junit", junit), ("--json", json)] where file == "-" {
      throw ValidationError(
        "\(option) -: standard output has the lines of the tests; give a file, or \(option) ./- for one of that name"
      )
    }
    if let junit, let json, Self.isSame(junit, json) {
      throw ValidationError(
        "--junit and --json cannot write the same file, \(json); give one of them another name")
    }
  }

  private static func isSame(_ file: String, _ other: String) -> Bool {
    let paths = [file, other].map { URL(fileURLWithPath: $0).standardizedFileURL.path }
    return paths[0] == paths[1]
  }

  func run() throws {
    if let worker {
      try MainActor.assumeIsolated {
        try TestWorker.serve(
          plugins, with: others.names, socket: worker, attachments: attachments)
      }
    }
    let modules = TestFiles(
      paths: try modules(of: plugins, areForTests: true),
      others: try modules(of: others.names, areForTests: false))
    let processes = TestProcesses(modules: modules, timeout: timeout, attachments: attachments)
    let found = try processes.discover()
    for warning in found.flatMap(\.discovery.warnings) {
      Output.complain("warning: \(warning)", as: .warning)
    }
    let plan = try TestPlan(
      found, filter: filter, skip: skip,
      seed: seed ?? (shuffle ? UInt64.random(in: 1...999_999) : nil))
    if list {
      return try Output.standard.write(plan.tests.map { $0.path + "\n" }.joined())
    }
    let reporter = TestReporter(plan, isQuiet: quiet)
    try processes.run(
      plan, count: parallel ? numWorkers ?? ProcessInfo.processInfo.activeProcessorCount : 1,
      isolating: isolated, reporter)
    try reporter.finish()
    if let junit {
      try FileSystem.write(
        Array(reporter.report.junit.utf8), to: junit, advice: "pass another --junit")
    }
    if let json {
      try FileSystem.write(
        Array(reporter.report.json.utf8), to: json, advice: "pass another --json")
    }
    if let failure = reporter.report.failure { throw failure }
  }

  /// Builds folders.
  ///
  /// - Returns: the paths of all modules.
  private func modules(
    of plugins: [String], areForTests: Bool
  ) throws(CommandError) -> [String] {
    var modules: [String] = []
    for plugin in plugins {
      let path = GivenFolder.path(plugin)
      guard FileKind(path) == .directory else {
        modules.append(plugin)
        continue
      }
      let compilers = CompilerSettings(
        configuration: release ? .release : .debug,
        environment: ProcessInfo.processInfo.environment, isQuiet: true)
      modules.append(
        try BuildCommand.module(
          ofFolder: path, isForTests: areForTests, root: try location.find(), compilers))
    }
    return modules
  }
}
