import Foundation
import PluginTestSupport
import Testing

/// `carob show --watch` with a folder of sources, which it builds with a real compiler.
@Suite(.waitsForProcesses) struct WatchedSourcesTests {
  private let folder: PluginFolder
  private let source: String
  private let file: URL

  init() throws {
    source = try String(
      contentsOf: PluginFixture.sources.appendingPathComponent("minimal.c"), encoding: .utf8)
    folder = try PluginFolder(
      fixtures: [], files: ["minimal.c": source, "rows.json": #"[{"text": "Hello"}]"#])
    file = folder.url.appendingPathComponent("minimal.c")
  }

  private static let screen = "GreetingList\n\nHello\n"

  /// Changes the plugin: the source with a text in the place of another one.
  private func edit(_ text: String, to other: String) throws {
    try source.replacingOccurrences(of: text, with: other).write(
      to: file, atomically: true, encoding: .utf8)
  }

  private func watch(
    _ options: [String] = [], environment: [String: String] = [:], by starter: [String] = []
  ) throws -> RunningCommand {
    try RunningCommand(
      ["show", ".", "--watch", "--data", "rows.json"] + options, in: folder.url,
      environment: environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }, by: starter)
  }

  /// Puts a program in the place of the compiler. A shell reads it: the file could not be executed while a process that another
  /// test starts still has it open for writing.
  private func compiler(_ script: String) throws -> [String: String] {
    let path = folder.url.appendingPathComponent("compiler").path
    try script.write(toFile: path, atomically: true, encoding: .utf8)
    return ["CC": "sh \(path)"]
  }

  /// How often a compiler that writes a line into the file `builds` was run.
  private var builds: Int {
    ((try? Data(contentsOf: folder.url.appendingPathComponent("builds"))) ?? Data()).count
  }

  /// Changes the data, which is watched as the sources are. When it is shown, earlier changes of the
  /// sources have been seen.
  private func changeData() throws {
    try #"[{"text": "Hi"}]"#.write(
      to: folder.url.appendingPathComponent("rows.json"), atomically: true, encoding: .utf8)
  }

  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted() }
  }

  private var module: String { "lib\(folder.url.lastPathComponent).so" }

  // MARK: A session

  @Test(arguments: [[], ["--isolated"]])
  func editBreakMendCrashAndGoOn(_ options: [String]) throws {
    let command = try watch(options)
    try command.wait { command.output == Self.screen }
    #expect(command.errors == "")

    try edit(#"CAROB_SEND(id, greeting, "text", ())"#, to: #"carob_string("Changed")"#)
    let changed = Self.screen + "GreetingList\n\nChanged\n"
    try command.wait { command.output == changed }

    try edit("static void configure", to: "statc void configure")
    let failure = "carob: .: is not built; the next change of a source builds it again\n"
    try command.wait { command.errors.hasSuffix(failure) }
    #expect(command.errors.contains("minimal.c:3:"))
    #expect(command.output == changed)

    let crash = "GreetingList\n\nSIGABRT in -[GreetingList configureCell:withGreeting:]\n"
    try edit("  id label", to: "  __builtin_trap();\n  id label")
    if options.isEmpty {
      try command.wait {
        command.errors.contains("carob: a plugin ended the process (")
          && command.errors.hasSuffix("run it again with --isolated, which names the handler\n")
      }
    } else {
      try command.wait {
        command.errors.hasSuffix(
          "row 0 of section 0: SIGILL in -[GreetingList configureCell:withGreeting:]; correct the plugin\n"
        )
      }
      #expect(
        command.output == changed + crash.replacingOccurrences(of: "SIGABRT", with: "SIGILL"))
    }

    try edit("GreetingList", to: "MendedList")
    try command.wait { command.output.hasSuffix("MendedList\n\nHello\n") }
    command.interrupt()
    #expect(command.end().status == 130)
    #expect(try names == [module, "minimal.c", "rows.json"].sorted())
  }

  /// What the compiler warns of is written when the module is shown all the same.
  @Test func warningsOfTheCompilerAreWritten() throws {
    try edit("  id label", to: "  int unused;\n  id label")
    let command = try watch()
    try command.wait { command.output == Self.screen }
    try command.wait { command.errors.contains("warning: unused variable") }
    command.interrupt(SIGKILL)
    _ = command.end()
  }

  @Test func sourcesThatDoNotBuildAtFirstAreWaitedOver() throws {
    try edit("static void configure", to: "statc void configure")
    let command = try watch()
    try command.wait { command.errors.hasSuffix("builds it again\n") }
    #expect(command.output == "")
    try edit("", to: "")
    try command.wait { command.output == Self.screen }
    command.interrupt(SIGKILL)
    _ = command.end()
  }

  /// Headers count, also in a folder below; what a plugin or its user writes there does not.
  @Test func headersAreWatched() throws {
    let headers = folder.url.appendingPathComponent("include")
    try FileManager.default.createDirectory(at: headers, withIntermediateDirectories: false)
    let header = headers.appendingPathComponent("name.h")
    try "#define NAME \"First\"\n".write(to: header, atomically: true, encoding: .utf8)
    try edit("\"GreetingList\"", to: "NAME")
    let text = try String(contentsOf: file, encoding: .utf8)
    try "#include \"include/name.h\"\n\(text)".write(to: file, atomically: true, encoding: .utf8)
    let command = try watch(environment: compiler("echo >>builds; exec cc \"$@\""))
    try command.wait { command.output == "First\n\nHello\n" }
    try Data().write(to: folder.url.appendingPathComponent("notes.txt"))
    try changeData()
    try command.wait { command.output == "First\n\nHello\nFirst\n\nHi\n" }
    #expect(builds == 1)
    try "#define NAME \"Second\"\n".write(to: header, atomically: true, encoding: .utf8)
    try command.wait { command.output.hasSuffix("Second\n\nHi\n") }
    #expect(command.output == "First\n\nHello\nFirst\n\nHi\nSecond\n\nHi\n")
    #expect(builds == 2)
    command.interrupt(SIGKILL)
    _ = command.end()
  }

  // MARK: While it is built

  /// However often the sources change during a build, there is one more.
  @Test func changesDuringABuildBuildOnceMore() throws {
    let command = try watch(
      environment: compiler(
        "echo >>builds; until [ -e go ]; do sleep 0.05; done; exec cc \"$@\""))
    try command.wait { builds == 1 }
    for name in ["First", "Second", "Third"] {
      try edit("GreetingList", to: name)
      // Nothing tells whether the change was looked at.
      pauseForWhatCannotBeSeen()
    }
    try Data().write(to: folder.url.appendingPathComponent("go"))
    try command.wait { builds == 2 && command.output.hasSuffix("Third\n\nHello\n") }
    try changeData()
    try command.wait { command.output.hasSuffix("Third\n\nHi\n") }
    #expect(builds == 2)
    command.interrupt()
    #expect(command.end().status == 130)
  }

  /// Whatever ends the command ends the compiler too, and leaves nothing of an unfinished build.
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGKILL], [[], ["--isolated"]])
  func theCompilerEndsWithTheCommand(_ signal: Int32, _ options: [String]) throws {
    let command = try watch(
      options, environment: compiler("echo $$ >pid; exec sleep 1000"))
    let compiler = try command.process(writtenTo: folder.url.appendingPathComponent("pid"))
    command.interrupt(signal)
    #expect(command.end().status == 128 + signal)
    try command.wait { !RunningCommand.isRunning(compiler) }
    #expect(try names == ["compiler", "minimal.c", "pid", "rows.json"])
  }

  /// What whoever started the command has it ignore, as `nohup` does, ends neither the command nor a build.
  @Test(arguments: [[], ["--isolated"]])
  func signalsThatAreIgnoredEndNothing(_ options: [String]) throws {
    let command = try watch(
      options,
      environment: compiler(
        "echo $$ >pid; until [ -e go ]; do sleep 0.05; done; exec cc \"$@\""),
      by: ["nohup"])
    let compiler = try command.process(writtenTo: folder.url.appendingPathComponent("pid"))
    command.interrupt(SIGHUP)
    kill(compiler, SIGHUP)
    try Data().write(to: folder.url.appendingPathComponent("go"))
    try command.wait { command.output == Self.screen }
    command.interrupt(SIGHUP)
    try edit("GreetingList", to: "Another")
    try command.wait { command.output == Self.screen + "Another\n\nHello\n" }
    command.interrupt()
    #expect(command.end().status == 130)
  }

  // MARK: Folders that cannot be watched

  @Test func aCompilerThatIsNotThereIsNamed() throws {
    let command = try watch(environment: ["CC": "no-such-compiler"])
    try command.wait {
      command.errors.contains("carob: no-such-compiler: there is no such program; ")
        && command.errors.hasSuffix(
          "carob: .: is not built; the next change of a source builds it again\n")
    }
    command.interrupt(SIGKILL)
    _ = command.end()
  }

  @Test func aFolderWithoutSourcesIsRefused() throws {
    try FileManager.default.removeItem(at: file)
    #expect(
      try folder.run("show", ".", "--watch")
        == .failure(66, ".: is a folder without a module; make one with carob build"))
  }
}
