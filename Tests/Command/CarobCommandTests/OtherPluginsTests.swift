import Foundation
import PluginTestSupport
import Testing

/// `--with`: a plugin upon another one, in every command that loads plugins.
@Suite(.waitsForProcesses) struct OtherPluginsTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory(["words.json": #"[{"text": "Hello"}]"#])
    try FileManager.default.createDirectory(
      at: directory.url.appendingPathComponent("Base"), withIntermediateDirectories: false)
    try build("base", to: "Base/libBase.so")
    try build("upon", to: "upon.so")
  }

  private func build(_ fixture: String, to name: String, _ flags: [String] = []) throws {
    let scratch = try TemporaryDirectory()
    let source = PluginFixture.project.appendingPathComponent(
      "Tests/Fixtures/Dependencies/\(fixture).c")
    let built = try PluginFixture.build(source: source, in: scratch.url, flags: flags)
    let path = directory.url.appendingPathComponent(name).path
    try? FileManager.default.removeItem(atPath: path)
    try FileManager.default.moveItem(atPath: built, toPath: path)
  }

  private func run(
    _ arguments: String..., environment: [String: String] = [:]
  ) throws -> CommandRun {
    try CommandRun(arguments, in: directory.url, environment: environment)
  }

  private static let screen = "DUWordList\n\nbase: Hello\n"

  /// A path, a folder with a module, or a name on the search path.
  @Test(arguments: ["./Base/libBase.so", "./Base", "Base"], [[], ["--isolated"], ["--leaks"]])
  func showLoadsIt(_ name: String, _ options: [String]) throws {
    let run = try CommandRun(
      ["show", "./upon.so", "--data", "words.json", "--with", name] + options, in: directory.url,
      environment: ["CAROB_PLUGIN_PATH": directory.url.appendingPathComponent("Base").path])
    #expect(run.status == 0)
    #expect(run.output == Self.screen)
  }

  @Test func withoutItTheErrorSaysWhatToDo() throws {
    #expect(
      try run("show", "./upon.so", "--data", "words.json")
        == .failure(
          78,
          "./upon.so: its load failed: there is no class named DBGlossary; if another plugin has it, name that in "
            + ".dependencies, or load it first: the command carob does so with --with PLUGIN"))
    #expect(
      try run("show", "./upon.so", "--with", "./nothing.so")
        == .failure(66, "./nothing.so: no such file; check the path"))
  }

  @Test func inspectPrintsTheOneThatIsNamed() throws {
    let run = try run("inspect", "./upon.so", "--with", "Base/")
    #expect(run.status == 0)
    #expect(
      run.output.hasSuffix(
        "file             ./upon.so\n\n@interface DUWordList : DBGlossary\n@end\n"))
  }

  @Test func inspectPrintsWhatAnEntrySays() throws {
    let run = try run("inspect", "Base/")
    for line in [
      "host             Carob 0.1 or newer", "vendor           Example Ltd.",
      "license          MIT", "URL              https://example.org/base",
      "description      Words, and a list of them.", "features         list, words",
    ] {
      #expect(run.lines.contains(line))
    }
    try build("upon", to: "named.so", ["-DNAMED=\"org.example.fixture.base\""])
    let named = try self.run("inspect", "./named.so", "--with", "Base/", "--format", "json")
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(named.output.utf8)) as? [String: Any])
    #expect(json["dependencies"] as? [String] == ["org.example.fixture.base"])
    #expect(json["vendor"] is NSNull)
    #expect(json["features"] as? [String] == [])
  }

  /// The handler of the other plugin's list is one.
  @Test func doctorLooksAtTheOneThatIsNamed() throws {
    let run = try run("doctor", "./upon.so", "--data", "words.json", "--with", "Base/")
    #expect(run.status == 0)
    #expect(!run.output.contains("unhandled-model"))
    #expect(!run.output.contains("DBGlossary"))
  }

  @Test func testLoadsIt() throws {
    _ = try directory.write(
      """
      #import <XCTest/XCTest.h>

      @interface UponTests : XCTestCase
      @end

      @implementation UponTests
      - (void)testThereIsAList {
          XCTAssertNotNil(NSClassFromString(@"DBGlossary"));
      }
      @end
      """, to: "Tests/UponTests.m")
    let environment = ["CAROB_ROOT": PluginFixture.project.path]
    let passed = try run("test", "Tests", "--with", "./Base/libBase.so", environment: environment)
    #expect(passed.status == 0)
    #expect(passed.output.contains("'-[UponTests testThereIsAList]' passed"))
    #expect(try run("test", "Tests", environment: environment).status == 1)
  }

  @Test func aDependencyBesideItNeedsNoOption() throws {
    try build("upon", to: "Base/upon.so", ["-DNAMED=\"org.example.fixture.base\""])
    #expect(try run("show", "Base/upon.so", "--data", "words.json").output == Self.screen)
    let run = try run("show", "Base/upon.so", "--data", "words.json", "--isolated")
    #expect(run.output == Self.screen)
  }

  /// The plugin upon it would have to go first: a new process has both.
  @Test(arguments: [[], ["--isolated"]])
  func aChangeOfEitherIsShown(_ options: [String]) throws {
    let command = try RunningCommand(
      ["show", "./upon.so", "--watch", "--data", "words.json", "--with", "Base"] + options,
      in: directory.url,
      environment: ["CAROB_PLUGIN_PATH": directory.url.appendingPathComponent("Base").path])
    try command.wait { command.output == Self.screen }
    try build("upon", to: "upon.so", ["-O1"])
    try command.wait { command.output == Self.screen + Self.screen }
    try build("base", to: "Base/libBase.so", ["-DTITLE=\"new\""])
    let all = Self.screen + Self.screen + "DUWordList\n\nnew: Hello\n"
    try command.wait { command.output == all }
    command.interrupt()
    let run = command.end()
    #expect(run.status == 130)
    let note = "has changed; a new process shows the new build\n"
    #expect(run.errors.hasSuffix(note) == options.isEmpty)
  }
}
