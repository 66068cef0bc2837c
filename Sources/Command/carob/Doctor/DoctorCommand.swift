import ArgumentParser
import CarobPlugins
import CarobRenderers
import CarobScreens

/// `carob doctor`: lists mistakes in a plugin, and probable ones.
struct DoctorCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "List what is wrong with a plugin.",
    discussion: """
      Loads the plugin, and looks at its classes, its data, its screen and its file: handlers that nobody \
      sends or that have a name nearly right, types that differ from what is sent, models that nothing shows, \
      prefixes, symbols. Then it unloads the plugin and loads it again, and looks at what that leaves behind. No request is sent. docs/doctor.md says of each finding why it matters.

      EXAMPLES:
        carob doctor Followers
        carob doctor ./libFollowers.so --strict
        carob doctor ./libFollowers.so --format json
        carob doctor ./libFollowers.so --format junit >doctor.xml
        carob doctor Followers --data other.json
        carob doctor Packages --screen DPOverviewViewController

      EXIT STATUS:
        0 when there are no errors, 78 when there are; with --strict, warnings count too. 66 when there is no \
      such file.
      """)

  @Argument(help: "The path, the folder or the name of a plugin.")
  var plugin: String

  @Option(help: "How to print the findings.")
  var format: DoctorFormat = .text

  @Option(
    help: ArgumentHelp(
      "A JSON file to look at instead of the plugin's own data.", valueName: "file"))
  var data: String?

  @Option(help: ArgumentHelp("The view controller to look at.", valueName: "class"))
  var screen: String?

  @OptionGroup var others: OtherPlugins

  @Flag(help: "Fail when there are warnings, too.")
  var strict = false

  @Option(
    help: ArgumentHelp(
      "How long to wait for the plugin's code.", valueName: "seconds"))
  var deadline = 30.0

  func validate() throws {
    try DeadlineOption.validate(seconds: deadline)
    if data == "" {
      throw ValidationError("--data \"\" is no file; give a JSON file, or leave --data out")
    }
  }

  func run() throws {
    let process = try ExaminingWorker(self)
    try process.run { earlier in
      try MainActor.assumeIsolated {
        try report(examine(after: earlier))
      }
    }
  }

  /// Examines the plugin.
  ///
  /// - Throws: `ScreenError` when there is no such file or screen.
  @MainActor private func examine(
    after earlier: ExaminingWorker.Earlier
  ) throws(ScreenError) -> FindingReport {
    let streams = StandardStreams()
    defer { streams.restore() }
    let examination = try Examination(
      plugin, with: others.names, data: data, screen: screen, streams: streams,
      after: earlier)
    return FindingReport(
      of: try examination.findings(), in: examination.path, isLoaded: examination.plugin != nil)
  }

  /// Prints the findings.
  ///
  /// - Throws: `CommandError` when there are findings for which the command fails.
  func report(_ report: FindingReport) throws(CommandError) {
    let output = Output.standard
    let failing = report.count(.error) + (strict ? report.count(.warning) : 0)
    let text =
      switch format {
      case .json: report.json
      case .junit: report.junit(isStrict: strict)
      case .tap: report.tap(isStrict: strict)
      case .text: report.text(style: output.style)
      }
    try output.write(text, isFailure: failing > 0)
    if failing > 0 {
      throw CommandError(
        .badPlugin, "\(report.path): \(report.summary); do what the findings say")
    }
  }
}
