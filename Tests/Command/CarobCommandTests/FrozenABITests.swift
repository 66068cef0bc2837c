import Foundation
import PluginTestSupport
import Testing

/// Plugins that were written for ABI 1.1 and are compiled with its headers, in today's host.
@Suite(.waitsForProcesses) struct FrozenABITests {
  private static let folder = PluginFixture.project.appendingPathComponent("Tests/Fixtures/abi-1.1")

  /// A plugin of the frozen folder with its data, in a folder of its own.
  private func show(
    _ source: String, data: String, _ arguments: String..., compiler: String = "cc",
    flags: [String] = []
  ) throws -> CommandRun {
    let directory = try TemporaryDirectory()
    let module = try PluginFixture.build(
      source: Self.folder.appendingPathComponent("plugins/\(source)"), in: directory.url,
      flags: flags, compiler: compiler, headers: Self.folder.appendingPathComponent("include"))
    _ = try directory.write(data, to: "data.json")
    let name = URL(fileURLWithPath: module).lastPathComponent
    return try CommandRun(["show", "./\(name)"] + arguments, in: directory.url)
  }

  private static let words = #"[{"text": "hi"}, {"text": "hello"}]"#

  @Test func aMinimalPlugin() throws {
    #expect(
      try show("minimal.c", data: Self.words)
        == CommandRun(status: 0, output: "FrozenGreetings\n\nhi\nhello\n"))
  }

  private static let people =
    #"{"people": [{"name": "Ada", "trade": "counts"}, {"name": "Alan", "trade": "asks"}]}"#

  @Test func aListAndItsScreen() throws {
    #expect(
      try show("list.c", data: Self.people)
        == CommandRun(status: 0, output: "People\n\nAda   counts\nAlan  asks\n"))
    #expect(
      try show("list.c", data: Self.people, "--select", "0,1")
        == CommandRun(
          status: 0, output: "Alan\n\nAlan\n",
          errors: "carob: warning: UITableViewCell: its style has no detailTextLabel, which is nil "
            + "for the row of an FZPerson; make ICTableViewCell the defaultCellClass\n"))
  }

  @Test func aPluginInCxx() throws {
    #expect(
      try show("cxx.cpp", data: Self.words, compiler: "c++", flags: ["-std=c++17"])
        == CommandRun(status: 0, output: "FrozenWords\n\nhi!\nhello!\n"))
  }

  @Test func blocksMadeOfFunctions() throws {
    #expect(
      try show("blocks.c", data: Self.words, compiler: "gcc")
        == CommandRun(status: 0, output: "FrozenBlockWords\n\n112\n115\n"))
  }

  @Test(.enabled(if: PluginFixture.hasBlocks, "there is no clang with -fblocks"))
  func blocksMadeByClang() throws {
    #expect(
      try show("blocks.c", data: Self.words, compiler: "clang", flags: ["-fblocks"])
        == CommandRun(status: 0, output: "FrozenBlockWords\n\n112\n115\n"))
  }

  private static let headers = [
    "selectors", "classes", "methods", "protocols", "members", "objects", "values", "forwarding",
    "blocks",
  ]

  @Test func everyFunctionOfTheHeaders() throws {
    let data = "[" + Self.headers.map { "{\"text\": \"\($0)\"}" }.joined(separator: ", ") + "]"
    #expect(
      try show("every_function.c", data: data)
        == CommandRun(
          status: 0,
          output: "FrozenHeaders\n\n" + Self.headers.map { "\($0): as in 1.1\n" }.joined()))
  }

  /// The plugin that calls every function does.
  @Test func noFunctionIsLeftOut() throws {
    let source = try String(
      contentsOf: Self.folder.appendingPathComponent("plugins/every_function.c"), encoding: .utf8)
    for header in Self.headers {
      let text = try String(
        contentsOf: Self.folder.appendingPathComponent("include/carob/\(header).h"), encoding: .utf8
      )
      for match in text.matches(of: /(?m)^(?:static inline|CAROB_INLINE) [^(;]*?([a-z_A-Z0-9]+)\(/)
      {
        #expect(source.contains("\(match.1)("), "\(match.1)")
      }
    }
  }

  @Test func theExtensions() throws {
    let run = try show("extensions.c", data: #"[{"text": "one %s\nline"}]"#)
    #expect(run.status == 0)
    #expect(run.errors == "carob: warning: Extensions: one %s␤line\n")
    #expect(
      run.output.contains(/FrozenLines\n\nmain carob \.\/extensions\.so [^ ]+\/data\.json\n/))
  }
}
