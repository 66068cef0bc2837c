import Foundation
import PluginTestSupport
import Testing

/// The plugin in Rust of `Examples/Rust`, which uses structures and no function of the headers.
@Suite(
  .enabled(
    if: (try? CompletedProcess("rustc", ["--version"]))?.status == 0,
    "there is no rustc"),
  .waitsForProcesses)
struct RustTests {
  private let folder: PluginFolder

  init() throws {
    let example = PluginFixture.project.appendingPathComponent("Examples/Rust")
    let data = try String(
      contentsOf: example.appendingPathComponent("greetings.json"), encoding: .utf8)
    folder = try PluginFolder(
      fixtures: [],
      files: [
        "greetings.json": data, "impossible.json": #"[{"text": "Hm", "speakers": -1}]"#,
      ])
    let run = try CompletedProcess(
      "rustc",
      [
        "--edition", "2021", "--crate-type", "cdylib", "-D", "warnings",
        example.appendingPathComponent("greetings.rs").path, "-o", "libgreetings.so",
      ], in: folder.url)
    try #require(run.status == 0, "\(run.errors)")
  }

  @Test func showsItsRows() throws {
    let run = try folder.run("show", "./libgreetings.so")
    #expect(run.errors == "")
    #expect(
      run.output
        == "RSGreetingList\n\nHello (1500 million people)\nHabari (100 million people)\nSaluton\n")
  }

  @Test func isInspected() throws {
    let run = try folder.run("inspect", "./libgreetings.so")
    #expect(run.errors == "")
    #expect(run.lines.contains("language         Rust"))
    #expect(run.output.contains("- (void)configureCell:(id)cell withGreeting:(id)greeting;"))
  }

  @Test func aPanicIsTheErrorOfItsRow() throws {
    let run = try folder.run("show", "./libgreetings.so", "--data", "impossible.json")
    #expect(run.status == 78)
    #expect(
      run.errors.contains(
        "row 0 of section 0: -[RSGreetingList configureCell:withGreeting:]: Hm has an impossible number "
          + "of speakers"))
  }

  /// Unloads it, and loads it again.
  @Test func theDoctorFindsNothing() throws {
    let run = try folder.run("doctor", "./libgreetings.so")
    #expect(run.status == 0, "\(run.output)")
    #expect(!run.output.contains("error:"))
  }
}
