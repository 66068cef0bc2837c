import Foundation
import PluginTestSupport
import Testing

/// `carob show --watch`: a screen that is shown again when its plugin was built anew.
@Suite(.waitsForProcesses) struct WatchTests {
  private let directory: TemporaryDirectory
  private let data: String
  private let module: String

  init() throws {
    directory = try TemporaryDirectory()
    data = try directory.write(#"[{"text": "Hello"}, {"text": "Hi there"}]"#, to: "data.json")
    module = directory.url.appendingPathComponent("watched.so").path
  }

  /// Builds `minimal.c` with another name for its screen, and puts it where the command looks.
  private func build(screen: String) throws {
    let source = PluginFixture.sources.appendingPathComponent("minimal.c")
    let text = try String(contentsOf: source, encoding: .utf8)
      .replacingOccurrences(of: "\"GreetingList\"", with: "\"\(screen)\"")
    let copy = try directory.write(text, to: "\(screen).c")
    let built = try PluginFixture.build(
      source: URL(fileURLWithPath: copy), in: directory.url)
    try? FileManager.default.removeItem(atPath: module)
    try FileManager.default.moveItem(atPath: built, toPath: module)
  }

  private static func screen(_ name: String) -> String { "\(name)\n\nHello\nHi there\n" }

  /// What is said of a selection that the screen does not answer.
  private static func unanswered(_ screen: String) -> String {
    "carob: warning: a selection does nothing: \(screen) has none of tableView:didSelectGreeting:, "
      + "tableView:didSelectObject:; see docs/handler-not-called.md\n"
  }

  @Test func aNewBuildIsShownWithTheSameData() throws {
    try build(screen: "First")
    let command = try RunningCommand([
      "show", module, "--watch", "--data", data, "--select", "0,1",
    ])
    try command.wait { command.output == Self.screen("First") }
    try build(screen: "Second")
    try command.wait { command.output == Self.screen("First") + Self.screen("Second") }
    try Data("no module".utf8).write(to: URL(fileURLWithPath: module))
    try command.wait { command.errors.contains("no ELF header") }
    try build(screen: "Third")
    let all = Self.screen("First") + Self.screen("Second") + Self.screen("Third")
    let errors =
      Self.unanswered("First") + Self.unanswered("Second")
      + "carob: \(module): is not a shared object: it has no ELF header; "
      + "build it with cc -shared -fPIC\n" + Self.unanswered("Third")
    try command.wait { command.output == all && command.errors == errors }
    command.interrupt()
    #expect(command.end() == CommandRun(status: 130, output: all, errors: errors))
  }

  /// Data that was changed is read again, also when it could not be read before.
  @Test(arguments: [[], ["--isolated"]]) func changedDataIsShown(_ options: [String]) throws {
    try build(screen: "First")
    let command = try RunningCommand(["show", module, "--watch", "--data", data] + options)
    try command.wait { command.output == Self.screen("First") }
    _ = try directory.write(#"[{"text": "#, to: "data.json")
    try command.wait { command.errors.contains("data.json: ") }
    _ = try directory.write(#"[{"text": "Changed"}]"#, to: "data.json")
    try command.wait { command.output == Self.screen("First") + "First\n\nChanged\n" }
    command.interrupt()
    #expect(command.end().status == 130)
  }

  /// The file is named by the plugin, which another process has loaded.
  /// Each worker reads it from the beginning.
  @Test(arguments: [[], ["--isolated"]])
  func dataOnStandardInputIsKept(_ options: [String]) throws {
    try build(screen: "First")
    let command = try RunningCommand(
      ["show", module, "--watch", "--data", "-"] + options,
      input: String(contentsOfFile: data, encoding: .utf8))
    try command.wait { command.output == Self.screen("First") }
    try build(screen: "Second")
    try command.wait { command.output == Self.screen("First") + Self.screen("Second") }
    command.interrupt()
    #expect(command.end().status == 130)
  }

  @Test func dataOfAPluginThatCrashedAtFirstIsWatched() throws {
    let source = PluginFixture.sources.appendingPathComponent("minimal.c")
    let text = try String(contentsOf: source, encoding: .utf8)
      .replacingOccurrences(
        of: "  id label = ",
        with: "  if (!CAROB_SEND(id, greeting, \"text\", ())) __builtin_trap();\n  id label = "
      )
      .replacingOccurrences(of: ".name = ", with: ".data = \"data.json\", .name = ")
    let copy = try directory.write(text, to: "trap.c")
    _ = try directory.write("[{}]", to: "data.json")
    let built = try PluginFixture.build(source: URL(fileURLWithPath: copy), in: directory.url)
    let command = try RunningCommand(
      ["show", built, "--watch"], environment: ["SWIFT_BACKTRACE": "enable=no"])
    try command.wait { command.errors.contains("carob: a plugin ended the process (") }
    for text in ["Mended", "Again"] {
      _ = try directory.write("[{\"text\": \"\(text)\"}]", to: "data.json")
      try command.wait { command.output.hasSuffix("GreetingList\n\n\(text)\n") }
    }
    command.interrupt(SIGKILL)
    _ = command.end()
  }

  /// A crash costs a row; the next build is shown.
  @Test func isolatedPluginsAreWatched() throws {
    let plugin = try ToldPlugin()
    let command = try plugin.start("first", "abort", isolated: true, options: ["--watch"])
    let crash = "SIGABRT in -[DTList configureCell:withObject:]"
    try command.wait { command.output == "DTList\n\nfirst\n\(crash)\n" }
    let line =
      "carob: ./does_as_told.so: row 1 of section 0: \(crash); correct the plugin\n"
    try command.wait { command.errors == line }
    try plugin.build(flags: ["-DIN_LOAD=\"abort\""])
    try command.wait {
      command.errors.hasSuffix("SIGABRT in load of ./does_as_told.so; correct the plugin\n")
    }
    try plugin.build(flags: [])
    try command.wait { command.output.hasSuffix("\(crash)\nDTList\n\nfirst\n\(crash)\n") }
    command.interrupt()
    #expect(command.end().status == 130)
  }

  @Test(arguments: [
    (["--screen", "First"], "--screen First: no class has that name; the plugin has Second"),
    (
      ["--screen=First", "--select", "0,0"],
      "--screen First: no class has that name; the plugin has Second"
    ),
  ])
  func aScreenThatFailsIsWaitedOver(_ options: [String], complaint: String) throws {
    try build(screen: "First")
    let command = try RunningCommand(["show", module, "--watch", "--data", data] + options)
    try command.wait { command.output == Self.screen("First") }
    // There is no such screen in this build, which the arguments ask for.
    try build(screen: "Second")
    let unanswered = options.contains("--select") ? Self.unanswered("First") : ""
    try command.wait { command.errors == unanswered + "carob: \(complaint)\n" }
    try build(screen: "First")
    let all = Self.screen("First") + Self.screen("First")
    let errors = unanswered + "carob: \(complaint)\n" + unanswered
    try command.wait { command.output == all && command.errors == errors }
    command.interrupt()
    #expect(command.end() == CommandRun(status: 130, output: all, errors: errors))
  }

  @Test func aScreenThatFailsIsJSONForThoseWhoReadThat() throws {
    try build(screen: "First")
    let command = try RunningCommand([
      "show", module, "--watch", "--data", data, "--screen", "First", "--format", "json",
    ])
    try command.wait { command.output.hasSuffix("\n}\n") }
    let shown = command.output
    try build(screen: "Second")
    try command.wait { command.output.hasSuffix("\n  }\n}\n") }
    let failure = command.output.dropFirst(shown.count)
    let value = try JSONSerialization.jsonObject(with: Data(failure.utf8))
    #expect(try JSONSchema.named("error").problems(of: value) == [])
    try build(screen: "First")
    try command.wait { command.output == shown + failure + shown }
    command.interrupt()
    #expect(command.end().status == 130)
  }

  /// The old build stays where it is, since its threads run on.
  @Test func aPluginWithThreadsIsShownAgain() throws {
    let source = PluginFixture.project.appendingPathComponent(
      "Tests/Fixtures/Hostile/threads.c")
    // A file that the threads of a build remove.
    func build(removing file: URL) throws {
      let built = try PluginFixture.build(
        source: source, in: directory.url,
        flags: ["-pthread", "-w", "-DREMOVED=\"\(file.path)\""])
      try FileManager.default.moveItem(atPath: built, toPath: module)
    }
    let files = ["old", "new"].map { directory.url.appendingPathComponent($0) }
    try build(removing: files[0])
    let command = try RunningCommand(["show", module, "--watch", "--data", data])
    let screen = Self.screen("HostileList")
    try command.wait { command.output == screen }
    try FileManager.default.removeItem(atPath: module)
    try build(removing: files[1])
    try command.wait { command.output == screen + screen }
    // The threads of both builds need their code.
    for file in files + files {
      try Data().write(to: file)
      try command.wait { !FileManager.default.fileExists(atPath: file.path) }
    }
    command.interrupt()
    let run = command.end()
    #expect(run.status == 130)
    #expect(run.output == screen + screen)
  }

  /// A build that cannot be unloaded is left behind with its process.
  @Test func aPluginThatStaysInUseIsShownInANewProcess() throws {
    let source = PluginFixture.sources.appendingPathComponent("minimal.c")
    let text = try String(contentsOf: source, encoding: .utf8)
    func build(_ screen: String) throws {
      let kept = text.replacingOccurrences(of: "\"GreetingList\"", with: "\"\(screen)\"")
        .replacingOccurrences(
          of: "  return ok;",
          with: "  static id kept; kept = class_createInstance(model, 0); return ok;")
      try #require(kept.contains("static id kept"))
      let copy = try directory.write(kept, to: "\(screen).c")
      let built = try PluginFixture.build(
        source: URL(fileURLWithPath: copy), in: directory.url, flags: ["-w"])
      try? FileManager.default.removeItem(atPath: module)
      try FileManager.default.moveItem(atPath: built, toPath: module)
    }
    try build("First")
    let command = try RunningCommand(["show", module, "--watch", "--data", data])
    var all = Self.screen("First")
    try command.wait { command.output == all }
    var errors = ""
    for new in ["Second", "Third"] {
      try build(new)
      all += Self.screen(new)
      errors += """
        carob: \(module): cannot be unloaded: an instance of Greeting is alive (retained by a variable of the module); \
        a new process shows the new build

        """
      try command.wait { command.output == all && command.errors == errors }
    }
    command.interrupt()
    #expect(command.end() == CommandRun(status: 130, output: all, errors: errors))
  }

  @Test func argumentsThatAreWrongAtFirstEndIt() throws {
    try build(screen: "First")
    let run = try CommandRun(["show", module, "--watch", "--data", data, "--rows", "7-8"])
    #expect(run.status == 64)
    #expect(run.output == "")
  }

  @Test func whatCannotBeLoadedAtFirstIsNotWatched() throws {
    let run = try CommandRun(["show", "./nothing.so", "--watch"])
    #expect(run == .failure(66, "./nothing.so: no such file; check the path"))
  }
}
