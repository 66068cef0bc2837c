import Foundation
import PluginTestSupport
import Testing

/// An ordinary app with a list, a form and pictures of numbers, `Tests/Fixtures/ObjectiveC/Garden`: its own tests, and what
/// one does with it in `carob browse`.
@Suite(.waitsForProcesses, .enabled(if: PluginFixture.hasBlocks, "there is no clang"))
struct BrowseAppTests {
  private let files: TemporaryDirectory

  init() throws {
    files = try TemporaryDirectory()
    try FileManager.default.copyItem(
      at: PluginFixture.project.appendingPathComponent("Tests/Fixtures/ObjectiveC/Garden"),
      to: files.url.appendingPathComponent("Garden"))
  }

  /// Builds the app, and opens it with preferences of its own.
  private func open() throws -> TmuxTerminal {
    let build = try CommandRun(["build", "Garden", "--quiet"], in: files.url)
    try #require(build.status == 0, "\(build.errors)")
    let terminal = try TmuxTerminal(in: files.url, environment: ["HOME": files.url.path])
    try terminal.browse("./Garden")
    try terminal.wait { $0.title.hasPrefix("[ Statistics ]  Plants") }
    return terminal
  }

  private func openList() throws -> TmuxTerminal {
    let terminal = try open()
    try terminal.wait { $0[2] == "#" && $0[3].hasPrefix("  4 o'clock flower") }
    return terminal
  }

  @Test func itsTestsPass() throws {
    let run = try CommandRun(
      ["test", "Garden", "--quiet"], in: files.url, environment: ["HOME": files.url.path])
    #expect(run.status == 0, "\(run.output)\(run.errors)")
  }

  /// The plants are read on a queue, and set on the main one.
  @Test func whatQueuesLoadIsShown() throws {
    let build = try CommandRun(["build", "Garden", "--quiet"], in: files.url)
    try #require(build.status == 0, "\(build.errors)")
    for options in [[], ["--isolated"]] {
      let run = try CommandRun(
        ["show", "./Garden"] + options, in: files.url, environment: ["HOME": files.url.path])
      #expect(run.status == 0 && run.output.contains("\nBasil "), "\(run.output)\(run.errors)")
    }
  }

  @Test func plantsAreSoughtDeletedAndMarked() throws {
    let terminal = try openList()
    try terminal.press("/")
    try terminal.write("herb")
    try terminal.wait { $0[2].hasPrefix("  Basil") && $0[5].hasPrefix("  Thyme") && $0[6] == "" }
    try terminal.press("Escape")
    try terminal.wait { $0[2] == "#" }
    try terminal.press("d")
    try terminal.wait(forStatus: "press d again: Delete")
    try terminal.press("d")
    try terminal.wait { $0[2] == "B" && $0[3].hasPrefix("  Basil") && $0[3].contains("[ ☆ ]") }
    try terminal.press("Space")
    try terminal.wait { $0[3].contains("[ ★ ]") && $0[4].contains("[ ☆ ]") }
    try terminal.press("Tab")
    try terminal.wait { $0.title == "Beds" && $0[1] == "  East" && $0[3] == "  South" }
  }

  @Test func aPlantIsAdded() throws {
    let terminal = try openList()
    try terminal.press("Up", "Up", "Enter")
    try terminal.wait { $0.title.contains("New plant") && $0[1] == "  > Name" }
    try terminal.press("Down", "Down", "Enter")
    try terminal.wait(forStatus: "Name:")
    try terminal.write("Fennel")
    try terminal.press("Enter")
    try terminal.wait(forStatus: "textFieldShouldReturn: → GDNewPlantViewController")
    try terminal.press("Down", "Down", "+", "+")
    try terminal.wait { $0[1] == "  > Fennel" && $0[2] == "  > 20" && $0[3] == "  [-] 20 [+]" }
    try terminal.press("Up", "Up", "Up", "Enter")
    try terminal.wait {
      $0.contains("F") && $0.contains { $0.hasPrefix("  Fennel            20 cm") }
    }
  }

  @Test func aPlantIsLookedAtAndItsStateIsChanged() throws {
    let terminal = try openList()
    try terminal.press("Down", "Down", "Enter")
    try terminal.wait {
      $0.title == "2 Apr 2015" && $0[1].hasPrefix(" ‹ Plants  Beetroot")
        && $0[3].contains("Growing [Harvested]") && $0[5].hasSuffix(" 100 %")
    }
    // From the button over the label to the segments.
    try terminal.press("Down", "Down", "Left")
    try terminal.wait { $0[3].contains("[Growing]") && $0[5].hasSuffix(" 50 %") }
    try terminal.press("Up", "Up")
    try terminal.press("Enter")
    try terminal.wait { $0.contains { $0.contains("[ Copy ]") } }
    try terminal.press("Enter")
    try terminal.wait { !$0.contains { $0.contains("[ Copy ]") } }
  }

  @Test func heightsAreShownByBed() throws {
    let terminal = try openList()
    try terminal.press("Up", "Up", "Up", "Enter")
    try terminal.wait {
      $0.title == "‹ Plants  765 cm" && $0[1] == "By bed" && $0[3].contains("│South: 410")
        && $0[3].contains("│Herbs: 205")
    }
  }

  @Test func brokenDataIsSaid() throws {
    _ = try files.write("{\"plants\": ", to: "Garden/Garden/plants.json")
    let terminal = try open()
    try terminal.wait {
      $0[2] == "no rows" && $0.contains { $0.contains("The file of plants cannot be read") }
    }
    try terminal.press("Enter")
    try terminal.wait { !$0.contains { $0.contains("[ OK ]") } }
  }
}
