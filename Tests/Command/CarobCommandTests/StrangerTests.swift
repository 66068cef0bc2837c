import Foundation
import PluginTestSupport
import Testing

/// Somebody's first plugin: written, built and shown with three commands.
@Suite(.waitsForProcesses) struct StrangerTests {
  private static let screen = """
    Demo

    First item   A row of demo.json, which became a DEItem
    Second item  Put here by configureCell:withItem:
    Third item   Selected, it has a screen of its own

    """

  private static let selected = """
    Third item

    Name     Third item
    Summary  Selected, it has a screen of its own

    """

  /// Types a line in a shell.
  private func type(_ line: String, in folder: TemporaryDirectory) throws -> CommandRun {
    let environment = ProcessInfo.processInfo.environment.filter { $0.key == "HOME" }
    let run = try CompletedProcess(
      "sh", ["-c", line], in: folder.url,
      environment: CommandRun.withCarobOnPath.merging(environment) { $1 })
    return CommandRun(status: run.status, output: run.output, errors: run.errors)
  }

  @Test(arguments: ["c", "swift"]) func theFirstPluginWorks(_ language: String) throws {
    let folder = try TemporaryDirectory()
    let written = try type("carob new Demo --language \(language)", in: folder)
    #expect(written.status == 0)
    #expect(written.errors == "")
    #expect(
      written.output.hasSuffix("\nNext:\n\n  carob build Demo\n  carob show Demo/libDemo.so\n"))

    let built = try type("carob build Demo", in: folder)
    #expect(built.status == 0, "\(built.errors)")
    #expect(built.output == "Demo/libDemo.so\n")
    #expect(!built.errors.contains("warning"), "\(built.errors)")

    let shown = try type("carob show Demo/libDemo.so", in: folder)
    #expect(shown == CommandRun(status: 0, output: Self.screen))
    let selected = try type("carob show Demo/libDemo.so --select 0,2", in: folder)
    #expect(selected == CommandRun(status: 0, output: Self.selected))

    let examined = try type("carob doctor --strict Demo/libDemo.so", in: folder)
    #expect(examined == CommandRun(status: 0, output: "nothing found\n"))
  }

  /// What a name can do to a language, in one plugin: words of C and Swift, macros, and names of the templates' own.
  @Test(arguments: ["c", "swift"]) func unusualNamesWork(_ language: String) throws {
    let folder = try TemporaryDirectory()
    let models = [
      "Int", "Class", "Self", "Linux", "Cell", "Screen", "Fields", "TableView", "Default", "Data",
      "Id", "List2", "URLThing", "Person", "Super", "Type", "TextLabel", "DetailTextLabel",
    ]
    let options = models.map { "--model \($0)" }.joined(separator: " ")
    let written = try type("carob new Plugin --language \(language) \(options)", in: folder)
    #expect(written.status == 0, "\(written.errors)")
    let built = try type(
      "CFLAGS='-Werror -std=c11 -pedantic' carob build Plugin", in: folder)
    #expect(built.status == 0, "\(built.errors)")
    for (model, key) in [("Int", "ints"), ("Person", "people"), ("URLThing", "url_things")] {
      let shown = try type(
        "carob show Plugin/libPlugin.so --key-path \(key) --model PL\(model) --rows 0-0", in: folder
      )
      #expect(shown.status == 0, "\(shown.errors)")
      #expect(shown.output.contains("which became a PL\(model)\n"))
    }
  }

  /// Names that Carob's headers have too.
  @Test(arguments: ["Carob", "Linux"]) func unusualPluginsWork(_ name: String) throws {
    let folder = try TemporaryDirectory()
    let written = try type("carob new \(name)", in: folder)
    #expect(written.status == 0, "\(written.errors)")
    let built = try type("CFLAGS=-Werror carob build \(name)", in: folder)
    #expect(built.status == 0, "\(built.errors)")
    let shown = try type("carob show \(name)/lib\(name).so", in: folder)
    #expect(shown.status == 0, "\(shown.errors)")
    #expect(shown.output.hasPrefix("\(name)\n\nFirst item "))
  }

  @Test(arguments: ["gcc", "clang"]) func theSourcesAreClean(_ compiler: String) throws {
    let folder = try TemporaryDirectory()
    _ = try type("carob new Library --model Book --model Author", in: folder)
    for standard in ["c11", "c17", "c2x"] {
      let built = try type(
        "CC=\(compiler) CFLAGS='-Werror -pedantic -std=\(standard)' carob build Library",
        in: folder)
      #expect(built.status == 0, "\(built.errors)")
    }
  }

  /// The README's commands, in the folder itself, whatever it is called.
  @Test(arguments: ["Library", "my library; it's here"])
  func theReadmeSaysWhatToType(_ name: String) throws {
    let folder = try TemporaryDirectory()
    let quoted = "'\(name.replacing("'", with: "'\\''"))'"
    _ = try type(
      "carob new Library --model Book --model Author --directory \(quoted)", in: folder)
    let text = try String(
      contentsOf: folder.url.appendingPathComponent("\(name)/README.md"), encoding: .utf8)
    let commands = try #require(text.firstMatch(of: /```sh\n((?:.*\n)*?)```/)).1
    let run = try type("cd \(quoted) && set -e\n\(commands)", in: folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("First book   A row of library.json, which became a LIBook\n"))
    #expect(run.output.contains("First author   A row of library.json, which became a LIAuthor\n"))
    #expect(run.output.contains("@interface LIBook : ICModel"))
  }
}
