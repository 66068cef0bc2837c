import ArgumentParser
import Foundation

/// `carob survey`: how many files of a program compile, and what the others lack.
struct SurveyCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "survey",
    abstract: "Say how far a program for iOS is from running here.",
    discussion: """
      Compiles each file of a folder by itself, without making anything, and counts sources and test files that compile. \
      Then lists what the others lack: headers, classes, methods, functions, macros and features, those first that hold \
      back most files, and what Carob knows of each. docs/survey.md describes it.

      The settings are those of carob.json, or those that carob new --from would propose. Nothing is written into the \
      folder.

      EXAMPLES:
        carob survey Shelf
        carob survey Shelf --all --files
        carob survey Shelf --format json

      EXIT STATUS:
        0 when the files were compiled, whatever the result is. 66 when there are no sources, 69 when there is no clang, 78 \
      when carob.json has a mistake, 130 when it is interrupted by Ctrl-C.
      """)

  @Argument(help: "The folder with the sources.")
  var folder = "."

  @Option(help: "How to print the survey.")
  var format: OutputFormat = .text

  @Option(
    help: ArgumentHelp(
      "How long a file may take; after that it counts as not compiling.", valueName: "seconds"))
  var timeout = 60.0

  @Flag(help: "List everything that is missing, not only the first 20.")
  var all = false

  @Flag(help: "List the files of each.")
  var files = false

  @OptionGroup var location: CarobRoot.Option

  func validate() throws {
    try DeadlineOption.validate(seconds: timeout, option: "--timeout")
  }

  func run() throws {
    let compilers = CompilerSettings(
      configuration: .debug, environment: ProcessInfo.processInfo.environment, isQuiet: true)
    let survey = Survey(
      folder: GivenFolder.path(folder), root: try location.find(), compilers: compilers,
      timeout: DeadlineOption.duration(seconds: timeout))
    let report = try survey.report()
    let output = Output.standard
    switch format {
    case .json: try output.write(report.json)
    case .text:
      try output.write(
        report.text(
          width: output.width, style: output.style, limit: all ? nil : 20, withFiles: files))
    }
  }
}
