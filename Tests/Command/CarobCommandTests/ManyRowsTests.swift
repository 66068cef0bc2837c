import CarobRenderers
import Foundation
import PluginTestSupport
import Testing

/// Screens of more rows than are held at once: they are printed as their rows come.
@Suite(.waitsForProcesses) struct ManyRowsTests {
  private static let rowsHeld = HeldSections.maximumRows

  /// Rows of a text and a number each, as JSON.
  private static func rows(_ range: Range<Int>, last: String = "") -> String {
    "[" + range.map { #"{"text": "row \#($0)"}"# }.joined(separator: ",\n") + last + "]"
  }

  /// A folder with a plugin whose rows do not end.
  private let endless: TemporaryDirectory

  init() throws {
    endless = try TemporaryDirectory()
    _ = try PluginFixture.build(
      source: PluginFixture.project.appendingPathComponent(
        "Tests/Fixtures/Hostile/rows_endless.c"), in: endless.url, flags: ["-w"])
    _ = try endless.write("[]", to: "data.json")
  }

  @Test(arguments: [[], ["--isolated", "--deadline", TimeLimit.text]])
  func refusesMoreRowsThanAnybodyReads(_ options: [String]) throws {
    let run = try CommandRun(
      ["show", "./rows_endless.so", "--data", "data.json"] + options, in: endless.url)
    #expect(
      run
        == .failure(
          64,
          "./rows_endless.so: the screen has 1000000000000 rows, and no more than 1000000 are shown together; "
            + "pass --rows FIRST-LAST, such as --rows 0-99"))
  }

  /// The rows never end; something is printed all the same.
  @Test(arguments: [
    ["--format", "text"], ["--format", "json"], ["--isolated", "--deadline", TimeLimit.text],
  ])
  func printsRowsAsTheyCome(_ options: [String]) throws {
    let command = try RunningCommand(
      ["show", "./rows_endless.so", "--data", "data.json", "--rows", "0-999999999999"] + options,
      in: endless.url)
    try command.wait { command.output.utf8.count > Self.rowsHeld }
    command.interrupt(SIGKILL)
    #expect(command.end().status == 128 + SIGKILL)
  }

  @Test func printsTheSameInBatchesAsAtOnce() throws {
    let count = Self.rowsHeld + 5
    let folder = try PluginFolder(files: ["data.json": Self.rows(0..<count)])
    let text = try folder.run("show", "./minimal.so", "--data", "data.json")
    #expect(text.status == 0)
    #expect(
      text.output == "GreetingList\n\n" + (0..<count).map { "row \($0)\n" }.joined())
    let json = try folder.run("show", "./minimal.so", "--data", "data.json", "--format", "json")
    let screen = try JSONDecoder().decode(ScreenSnapshot.self, from: Data(json.output.utf8))
    #expect(screen.rows.map(\.text) == (0..<count).map { "row \($0)" })
    #expect(json.output == JSONRenderer().text(screen))
    let isolated = try folder.run(
      "show", "./minimal.so", "--data", "data.json", "--format", "json", "--isolated",
      "--deadline", TimeLimit.text)
    #expect(isolated == json)
    let traced = try folder.run("show", "./minimal.so", "--data", "data.json", "--trace")
    #expect(traced.output == text.output)
    #expect(traced.errors.matches(of: /Greeting → UITableViewCell/).count == count)
  }

  /// A folder with a plugin that raises at the row whose text is "stop".
  private static func stopping(after count: Int) throws -> TemporaryDirectory {
    let directory = try TemporaryDirectory()
    let source = try directory.write(
      """
      #include "hostile.h"
      static void show(id self, SEL _cmd, id cell, id item) {
        const char *text = carob_utf8(CAROB_SEND(id, item, "text", ()));
        if (text && !strcmp(text, "stop")) carob_raise("it stops");
        show_row(self, _cmd, cell, item);
      }
      static bool load(void) { return finish(begin((IMP)show)); }
      HOSTILE("stopping", load)
      """, to: "stopping.c")
    let headers = PluginFixture.project.appendingPathComponent("Tests/Fixtures/Hostile").path
    _ = try PluginFixture.build(
      source: URL(fileURLWithPath: source), in: directory.url, flags: ["-w", "-I", headers])
    _ = try directory.write(rows(0..<count, last: #", {"text": "stop"}"#), to: "data.json")
    return directory
  }

  private func stop(after count: Int, _ format: String) throws -> CommandRun {
    let directory = try Self.stopping(after: count)
    defer { withExtendedLifetime(directory) {} }
    return try CommandRun(
      ["show", "./stopping.so", "--data", "data.json", "--format", format], in: directory.url)
  }

  @Test(arguments: ["text", "json"])
  func printsNothingOfAFewRowsWhenOneFails(_ format: String) throws {
    let run = try stop(after: 200, format)
    let error =
      "./stopping.so: row 200 of section 0: -[HostileList configureCell:withHostileItem:]: it stops; "
      + "correct the plugin"
    #expect(run.status == 78)
    #expect(run.errors == "carob: \(error)\n")
    // In JSON, the failure is all that is printed.
    #expect(format == "text" ? run.output == "" : run.output.hasPrefix("{\n  \"error\": {\n"))
  }

  /// What was printed stays; the JSON has no end, so that nobody takes it for all rows.
  @Test(arguments: ["text", "json"])
  func stopsWhereARowFails(_ format: String) throws {
    let run = try stop(after: Self.rowsHeld + 200, format)
    #expect(run.status == 78)
    #expect(
      run.errors.hasPrefix("carob: ./stopping.so: row \(Self.rowsHeld + 200) of section 0: "),
      "\(run.errors)")
    let printed = run.output.matches(of: /row \d+/).count
    #expect(printed >= Self.rowsHeld && printed < Self.rowsHeld + 200, "\(printed)")
    if format == "json" {
      #expect(throws: (any Error).self) {
        try JSONDecoder().decode(ScreenSnapshot.self, from: Data(run.output.utf8))
      }
    }
  }
}
