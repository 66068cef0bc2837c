import Foundation
import PluginTestSupport
import Testing

/// `carob browse` with plugins that are built anew, or crash and are started again.
@Suite(.waitsForProcesses) struct BrowseWatchTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  /// Builds the plugin `live.c`, with another title for the screen that it pushes, and puts it where the command looks.
  ///
  /// - Parameter data: the file that it names as its data; nil for none.
  private func build(title: String = "Next", data: String? = nil) throws {
    let source = PluginFixture.sources.appendingPathComponent("live.c")
    let text = try String(contentsOf: source, encoding: .utf8)
      .replacingOccurrences(of: "\"Next\"", with: "\"\(title)\"")
      .replacingOccurrences(
        of: ".load = load", with: ".load = load" + (data.map { ", .data = \"\($0)\"" } ?? ""))
    let copy = try directory.write(text, to: "\(title).c")
    let built = try PluginFixture.build(source: URL(fileURLWithPath: copy), in: directory.url)
    let module = directory.url.appendingPathComponent("live.so").path
    try? FileManager.default.removeItem(atPath: module)
    try FileManager.default.moveItem(atPath: built, toPath: module)
  }

  /// A terminal that shows rows, of which the last one crashes when it is selected.
  private func start(
    _ options: String, plugin: String = "./live.so", data: String = "--data rows.json"
  ) throws -> TmuxTerminal {
    let texts = (1...40).map { "next \($0)" } + ["crash"]
    let rows = texts.map { #"{"text": "\#($0)"}"# }.joined(separator: ",")
    _ = try directory.write("[\(rows)]", to: "rows.json")
    let terminal = try TmuxTerminal(rows: 12, in: directory.url)
    try terminal.browse(plugin, data, options)
    try terminal.wait(forTitle: "LVList", foot: " 1/41")
    return terminal
  }

  @Test(arguments: ["--watch", "--watch --isolated"])
  func aNewBuildIsShownAtTheSamePlace(_ options: String) throws {
    try build()
    let terminal = try start(options)
    try terminal.press("NPage", "NPage", "Down")
    try terminal.wait { $0.last?.hasSuffix(" 20/41") == true }
    let rows = try terminal.lines()[1...10]
    try terminal.press("Enter")
    try terminal.wait { $0.title == "‹ Back  Next" && $0[1] == "  next 20" }
    try build(title: "Second")
    try terminal.wait { $0.title == "‹ Back  Second" && $0[1] == "  next 20" }
    try terminal.press("Escape")
    try terminal.wait { $0.title == "LVList" && $0[1...10] == rows && $0.last!.hasSuffix(" 20/41") }
    try build()
    try terminal.wait { $0.last?.hasPrefix("./live.so is shown as it is now") == true }
    #expect(try terminal.lines()[1...10] == rows)
    try terminal.press("q")
    try terminal.waitForEnd(0)
  }

  /// The next build goes on.
  @Test func aCrashIsWaitedOver() throws {
    try build()
    let terminal = try start("--watch")
    try terminal.press("End", "Enter")
    try terminal.wait(forStatus: "a plugin ended the process")
    try build(title: "Mended")
    try terminal.wait(forTitle: "LVList", foot: " 1/41")
    try terminal.press("q")
    try terminal.waitForEnd(0)
    // It was about another build.
    #expect(try !terminal.lines().contains { $0.contains("a plugin ended the process") })
  }

  @Test func aCrashIsReportedAtTheEndWhenNothingChangedSince() throws {
    try build()
    let terminal = try start("--watch")
    try terminal.press("End", "Enter")
    try terminal.wait(forStatus: "a plugin ended the process")
    try terminal.press("q")
    try terminal.waitForEnd(0)
    #expect(try terminal.lines().contains { $0.contains("a plugin ended the process (Aborted)") })
  }

  @Test func sourcesThatCannotBeBuiltAreWaitedOver() throws {
    let source = try String(
      contentsOf: PluginFixture.sources.appendingPathComponent("live.c"), encoding: .utf8)
    let folder = directory.url.appendingPathComponent("Live")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    _ = try directory.write(source, to: "Live/live.c")
    let terminal = try start("--watch", plugin: "./Live")
    try terminal.press("Down", "Enter")
    try terminal.wait { $0.title == "‹ Back  Next" }
    _ = try directory.write(source + "\nint main(void) { return wrong; }\n", to: "Live/live.c")
    try terminal.wait { $0[10].hasPrefix("| ") && $0[11].hasPrefix("./Live: ") }
    try terminal.press("m")
    try terminal.wait { $0.contains { $0.contains("wrong") && $0.contains("undeclared") } }
    try terminal.press("q")
    _ = try directory.write(
      source.replacingOccurrences(of: "\"Next\"", with: "\"Mended\""), to: "Live/live.c")
    try terminal.wait { $0.title == "‹ Back  Mended" && $0[1] == "  next 2" }
    try terminal.press("C-c")
    try terminal.waitForEnd(130)
  }

  /// Without `--data`, the plugin names the file.
  @Test(arguments: ["--watch", "--watch --isolated"], ["--data rows.json", ""])
  func changedDataIsShown(_ options: String, _ data: String) throws {
    try build(data: "rows.json")
    let terminal = try start(options, data: data)
    _ = try directory.write(#"[{"text": "one"}, {"text": "two"}]"#, to: "rows.json")
    try terminal.wait { $0[1].hasPrefix("  one") && $0.last?.hasSuffix(" 1/2") == true }
  }

  /// A crash is told with the handler, and the screen is shown again.
  @Test func anIsolatedPluginIsStartedAgain() throws {
    try build()
    let terminal = try start("--isolated")
    try terminal.press("Down", "Enter")
    try terminal.wait { $0.title == "‹ Back  Next" && $0[2] == "  crash" }
    try terminal.press("Down", "Enter")
    try terminal.wait {
      $0.title == "‹ Back  Next" && $0[1] == "  next 2"
        && $0.last!.contains("SIGABRT in -[LVList tableView:didSelectLVRow:]")
    }
    try terminal.press("Escape")
    try terminal.wait(forTitle: "LVList", foot: " 2/41")
    // Four times more.
    for _ in 0..<4 {
      try terminal.press("End")
      try terminal.wait(forTitle: "LVList", foot: " 41/41")
      try terminal.press("Enter")
      try terminal.wait { $0.last?.contains("SIGABRT") == true }
    }
    try terminal.press("m")
    try terminal.wait { $0.contains { $0.hasSuffix("it failed 5 times") } }
    try terminal.press("q", "q")
    try terminal.waitForEnd(0)
  }
}
