import Foundation
import PluginTestSupport
import Testing

/// `carob browse` on a terminal in tmux: rows that are deleted and moved, and an index.
@Suite(.waitsForProcesses) struct BrowseEditingTests {
  private func terminal(rows: Int = 24) throws -> TmuxTerminal {
    let terminal = try TmuxTerminal(rows: rows)
    try terminal.browse("Packages", "--screen DPInstallListViewController")
    try terminal.wait {
      $0[0].hasPrefix("To install") && $0[0].hasSuffix("[ Edit ]") && $0[2].hasPrefix("  adduser")
    }
    return terminal
  }

  /// The row below the title of the first section, and the one after it.
  private func wait(
    _ terminal: TmuxTerminal, for first: String, _ second: String,
    at location: SourceLocation = #_sourceLocation
  ) throws {
    try terminal.wait(at: location) { $0[2].contains(first) && $0[3].contains(second) }
  }

  @Test func aRowIsRemoved() throws {
    let terminal = try terminal()
    try wait(terminal, for: "adduser", "apt")
    try terminal.press("d")
    try terminal.wait(forStatus: "press d again: Remove")
    try terminal.press("d")
    try terminal.wait(forStatus: "tableView:commitEditingStyle:forRowAtIndexPath: → DPInstall")
    try terminal.wait { $0[2].hasPrefix("  apt") && $0[3] == "B" }
    // A number taps a button at once.
    try terminal.press("1")
    try terminal.wait { $0[2] == "B" || $0[1] == "B" }
  }

  @Test func rowsOfAnEditedTableHaveSignsAndAreMoved() throws {
    let terminal = try terminal()
    try terminal.press("]")
    try terminal.wait(forStatus: "this row cannot be moved now")
    try terminal.press("Up", "Enter")
    try terminal.wait { $0[0].hasSuffix("[ Done ]") && $0[2].hasPrefix("- adduser") }
    try terminal.press("Down", "]")
    try wait(terminal, for: "apt", "adduser")
    try terminal.wait { $0.last?.contains(" 2/30") == true }
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
    try terminal.wait { $0[1] == "P" && $0[2].hasPrefix("  perl-base") }
    try terminal.press("i", "x")
    try terminal.wait(forStatus: "no title begins with x")
  }
}
