import Foundation
import PluginTestSupport
import Testing

/// What the README and its pictures show is what happens.
@Suite(.waitsForProcesses) struct ReadmeTests {
  /// The text of a page between two lines.
  private func text(of page: String = "README.md", from first: String, to last: String) throws
    -> String
  {
    let page = try String(
      contentsOf: PluginFixture.project.appendingPathComponent(page), encoding: .utf8)
    let start = try #require(page.range(of: first + "\n"))
    let rest = page[start.upperBound...]
    let end = try #require(rest.range(of: last))
    return String(rest[..<end.lowerBound])
  }

  @Test func theOutputOfTheDemoIsReal() throws {
    let shown = try text(
      of: "docs/packages.md", from: "<!-- demo-output -->\n```",
      to: "```\n<!-- /demo-output -->")
    #expect(try CommandRun(["show", "Followers"]).output == shown)
  }

  @Test(arguments: [("show", "terminal"), ("browse", "browse")])
  func thePictureIsReal(_ command: String, _ name: String) throws {
    let drawing = try CompletedProcess(
      PluginFixture.project.appendingPathComponent("Scripts/draw-terminal.sh").path,
      [Executable.url.path, command])
    #expect(drawing.errors == "")
    let file = PluginFixture.project.appendingPathComponent("docs/\(name).svg")
    #expect(try String(contentsOf: file, encoding: .utf8) == drawing.output)
  }

  @Test func thePictureOfTheScreenIsReal() throws {
    let run = try CommandRun(["show", "Followers", "--rows", "0-9", "--format", "svg"])
    let file = PluginFixture.project.appendingPathComponent("docs/screen.svg")
    #expect(run.output == (try String(contentsOf: file, encoding: .utf8)))
  }

  @Test func theManualPageIsWhatTheCommandSaysOfItself() throws {
    let manual = try CompletedProcess(
      PluginFixture.project.appendingPathComponent("Scripts/write-manual.py").path, [],
      input: CommandRun(["--experimental-dump-help"]).output)
    #expect(manual.errors == "")
    let file = PluginFixture.project.appendingPathComponent("docs/carob.1")
    #expect(
      try String(contentsOf: file, encoding: .utf8) == manual.output, "run: make manual")
  }

  @Test func thePluginIsTheFixture() throws {
    let source = try String(
      contentsOf: PluginFixture.sources.appendingPathComponent("minimal.c"), encoding: .utf8)
    #expect(try text(from: "```c", to: "```") == source)
    #expect(source.split(separator: "\n", omittingEmptySubsequences: false).count <= 22)
  }

  @Test func theCommandsBuildAndShowIt() throws {
    let directory = try TemporaryDirectory()
    _ = try directory.write(text(from: "```c", to: "```"), to: "minimal.c")
    // BuildSystemTests tries what pkg-config says, which only an installation has.
    let commands = try text(from: "and `.build/debug/carob`.)\n\n```sh", to: "```")
      .replacing(
        "$(pkg-config --cflags --libs carob-plugin)",
        with: "-fPIC -I '\(PluginFixture.headers.path)'"
      )
      .replacing("carob show", with: "'\(Executable.url.path)' show")
    let run = try CompletedProcess("sh", ["-ec", commands], in: directory.url)
    #expect(run.errors == "")
    #expect(run.output == (try text(from: "<!-- minimal-output -->\n```", to: "```")))
  }
}
