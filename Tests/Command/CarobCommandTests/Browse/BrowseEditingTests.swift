import Foundation
import PluginTestSupport
import Testing

/// `carob browse` on a terminal in tmux: rows that are deleted after a question and moved, a choice of rows, and an index.
@Suite(.waitsForProcesses) struct BrowseEditingTests {
  private func terminal(rows: Int = 24) throws -> TmuxTerminal {
    let terminal = try TmuxTerminal(rows: rows)
    try terminal.browse("Packages", "--screen DPInstallListViewController")
    try terminal.wait {
      $0.title.hasPrefix("To install") && $0.title.hasSuffix("[ Edit ]")
        && $0[1] == "  [All] Required  Others" && $0[3].hasPrefix("  adduser")
    }
    return terminal
  }

  /// The row below the title of the first section, and the one after it.
  private func wait(
    _ terminal: TmuxTerminal, for first: String, _ second: String,
    at location: SourceLocation = #_sourceLocation
  ) throws {
    try terminal.wait(at: location) { $0[3].contains(first) && $0[4].contains(second) }
  }

  /// Waits for the question whether to remove a package.
  private func waitForQuestion(
    _ terminal: TmuxTerminal, about package: String, at location: SourceLocation = #_sourceLocation
  ) throws {
    try terminal.wait(at: location) { lines in
      ["│ Remove \(package) ", "│ [ Keep ] ", "│ [ Remove ] "].allSatisfy { text in
        lines.contains { $0.contains(text) }
      }
    }
  }

  @Test func aRowIsRemovedAfterAQuestion() throws {
    let terminal = try terminal()
    try wait(terminal, for: "adduser", "apt")
    try terminal.press("d")
    try terminal.wait(forStatus: "press d again: Remove")
    try terminal.press("d")
    try waitForQuestion(terminal, about: "adduser")
    try terminal.wait(forStatus: "tableView:commitEditingStyle:forRowAtIndexPath: → DPInstall")
    try terminal.press("Enter")
    try terminal.wait(forStatus: "alertView:clickedButtonAtIndex: → DPInstall")
    try wait(terminal, for: "adduser", "apt")
    // A number taps a row's button at once.
    try terminal.press("1")
    try waitForQuestion(terminal, about: "adduser")
    try terminal.press("Right", "Enter")
    try terminal.wait { $0[3].hasPrefix("  apt") && $0[4] == "B" }
  }

  @Test func aControlChoosesRows() throws {
    let terminal = try terminal()
    try terminal.press("Up", "Right")
    try terminal.wait {
      $0[1] == "   All [Required] Others" && $0[3].hasPrefix("  apt") && $0[4] == "B"
    }
    try terminal.press("Right")
    try terminal.wait {
      $0[1].hasSuffix("[Others]") && $0[3].hasPrefix("  adduser") && $0[4] == "C"
    }
    // What is removed from a choice is gone from all.
    try terminal.press("Down", "1", "Down", "Enter", "Up", "Left", "Left")
    try terminal.wait { $0[1].contains("[All]") && $0[3].hasPrefix("  apt") && $0[4] == "B" }
  }

  @Test func rowsOfAnEditedTableHaveSignsAndAreMoved() throws {
    let terminal = try terminal()
    try terminal.press("]")
    try terminal.wait(forStatus: "this row cannot be moved now")
    try terminal.press("Up", "Up", "Enter")
    try terminal.wait { $0.title.hasSuffix("[ Done ]") && $0[3].hasPrefix("- adduser") }
    try terminal.press("Down", "Down", "]")
    try wait(terminal, for: "apt", "adduser")
    try terminal.wait { $0.foot(has: " 2/30") }
    try terminal.press("]")
    try terminal.wait(forStatus: "the row is at the end of its section")
    try terminal.press("[")
    try wait(terminal, for: "adduser", "apt")
  }

  @Test func theIndexLeadsToASection() throws {
    let terminal = try terminal(rows: 8)
    try terminal.press("i")
    try terminal.wait(forStatus: "index: A B C D G L M O P S T V Z")
    try terminal.press("p")
    try terminal.wait { $0[2] == "P" && $0[3].hasPrefix("  perl-base") }
    try terminal.press("i", "x")
    try terminal.wait(forStatus: "no title begins with x")
  }
}
