import ArgumentParser
import CarobLibc
import Foundation

/// `carob run`: builds a program, and becomes it.
struct RunCommand: Subcommand {
  static let traits: SubcommandTraits = .passesOptionsOn

  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Build a program in Objective-C, C or C++, and run it.",
    discussion: """
      The program has a main, and is linked with libcarob.so: it uses Foundation and the runtime without being a plugin. Sources \
      are named, or are those of a folder, as for carob build. What follows them is for the program; after -- it may look like \
      a source. The program takes the place of carob: standard input and output, signals and the exit status are its own.

      A single file may begin with #!/usr/bin/env -S carob run, and has any name then. All that is named after it is \
      for the program.

      With --watch, carob stays and runs the program as its child. When a source or an included header has changed, the program is \
      ended, built, and started again; Ctrl-C ends both.

      What was built stays in carob/programs in the user's folder for caches, and for a folder in its .build. It is built again \
      when a source, a header or the compiler's flags have changed.

      EXAMPLES:
        carob run hello.m
        carob run main.m Model.m -- --verbose
        carob run Tool input.json
        carob run --watch server.m 8080
      """)

  @Option(
    name: [.short, .long], help: "Build it for debuggers, or with optimizations.")
  var configuration: BuildCommand.Configuration = .debug

  @Flag(help: "The same as --configuration release.")
  var release = false

  @Flag(help: "Start the program again whenever a source has changed, until Ctrl-C.")
  var watch = false

  @Flag(name: [.short, .long], help: "Write the commands that build it.")
  var verbose = false

  @OptionGroup var location: CarobRoot.Option

  @Argument(
    parsing: .captureForPassthrough,
    help: ArgumentHelp(
      "The sources or a folder, then the program's arguments.", valueName: "source"))
  var words: [String]

  func run() throws {
    // The parser takes these two for words of the program, as it does with all that is no option of this command.
    if let first = words.first, ["-h", "--help"].contains(first) {
      throw CleanExit.message(Carob.helpMessage(for: Self.self))
    }
    let given = try ProgramWords(words)
    let compilers = CompilerSettings(
      configuration: release ? .release : configuration,
      environment: ProcessInfo.processInfo.environment, isQuiet: !verbose)
    let root = try location.find()
    let build = { () throws(CommandError) in
      try ProgramBuild.of(given.sources, root: root, compilers)
    }
    if watch { try ProgramWatch.run(given, build) }
    throw Self.become(try build().program(), [given.name] + given.arguments)
  }

  /// Puts a program in the place of this process.
  ///
  /// - Returns: the error when that fails.
  private static func become(_ program: String, _ arguments: [String]) -> CommandError {
    // A program begins with the usual answers to signals.
    signal(SIGPIPE, SIG_DFL)
    let copies = arguments.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    // SAFETY: the strings and the null behind them last until the call returns, which is an error.
    execv(program, copies + [nil])
    return CommandError(
      .unavailable, "\(program): cannot be run: \(String(cString: strerror(errno)))",
      advice: "see whether the file system of that folder lets programs run")
  }
}
