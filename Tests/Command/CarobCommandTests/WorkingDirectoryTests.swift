import Foundation
import PluginTestSupport
import Testing

/// Paths count from where the command was started, wherever a plugin goes.
@Suite(.waitsForProcesses) struct WorkingDirectoryTests {
  private static let screen = "DTList\n\nfirst\n"

  @Test(arguments: [false, true]) func dataIsFound(_ isIsolated: Bool) throws {
    let plugin = try ToldPlugin(flags: ["-DIN_LOAD=\"away\""])
    #expect(
      try plugin.show("first", isolated: isIsolated) == CommandRun(status: 0, output: Self.screen))
  }

  @Test func ownDataIsFound() throws {
    let plugin = try ToldPlugin(flags: ["-DIN_LOAD=\"away\"", "-DDATA=\"rows.json\""])
    _ = try plugin.showing(["first"], options: [])
    #expect(
      try CommandRun(["show", "./does_as_told.so"], in: plugin.url)
        == CommandRun(status: 0, output: Self.screen))
  }

  @Test func theModuleIsFound() throws {
    let plugin = try ToldPlugin(flags: ["-DIN_LOAD=\"away\""])
    let run = try CommandRun(["inspect", "./does_as_told.so"], in: plugin.url)
    #expect(run.status == 0)
    #expect(run.errors == "")
  }

  @Test func theDataIsExamined() throws {
    let plugin = try ToldPlugin(flags: ["-DIN_LOAD=\"away\""])
    _ = try plugin.showing(["first"], options: [])
    let run = try CommandRun(
      ["doctor", "./does_as_told.so", "--data", "rows.json"], in: plugin.url)
    #expect(!run.output.contains("rows.json"), "\(run)")
  }

  @Test func aNewBuildIsFound() throws {
    let plugin = try ToldPlugin(flags: ["-DIN_LOAD=\"away\""])
    let command = try plugin.start("first", isolated: false, options: ["--watch"])
    try command.wait { command.output == Self.screen }
    try plugin.build(flags: ["-DIN_LOAD=\"away\"", "-DNAME=\"DTOther\""])
    try command.wait { command.output == Self.screen + "DTOther\n\nfirst\n" }
    command.interrupt()
    #expect(command.end().errors == "")
  }

  /// Swift's Foundation takes names in UTF-8 only.
  @Test func aNameThatIsNotUTF8IsRefused() throws {
    let folder = try TemporaryDirectory()
    let run = try CompletedProcess(
      "sh", ["-c", #"exec "$0" build "$(printf 'f\377r')""#, Executable.url.path], in: folder.url)
    #expect(run.status == 64)
    #expect(
      run.errors
        == "carob: argument 2, \"f\u{FFFD}r\", is not UTF-8; rename the file or the folder\n")
    let inside = try CompletedProcess(
      "sh",
      [
        "-c", #"d=$(printf 'f\377r'); mkdir "$d" && cd "$d" && exec "$0" build ."#,
        Executable.url.path,
      ], in: folder.url)
    #expect(inside.status == 64)
    #expect(
      inside.errors
        == "carob: the path of the working directory is not UTF-8; rename the file or the folder\n")
  }
}
