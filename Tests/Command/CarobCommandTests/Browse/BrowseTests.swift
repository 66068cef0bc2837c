import Foundation
import PluginTestSupport
import Testing

/// `carob browse` on a terminal in tmux: what its keys do.
@Suite(.waitsForProcesses) struct BrowseTests {
  @Test func aListIsWalkedThrough() throws {
    let terminal = try TmuxTerminal()
    try terminal.browse("Packages")
    try terminal.wait(forTitle: "Packages", foot: " 1/30")
    try terminal.press("Down", "Down", "Down")
    try terminal.wait(forTitle: "Packages", foot: " 4/30")
    try terminal.press("Enter")
    try terminal.wait { $0.title.hasPrefix("‹ Packages  ") && $0[2].contains("Version") }
    try terminal.wait(forStatus: "tableView:didSelectPackage: → DPPackageListViewController")
    for key in ["Escape", "Left", "BSpace"] {
      try terminal.press(key)
      try terminal.wait(forTitle: "Packages", foot: " 4/30")
      try terminal.wait(forStatus: "popViewControllerAnimated: → UINavigationController")
      try terminal.press("Enter")
      try terminal.wait { $0.title.hasPrefix("‹ Packages  ") }
    }
    try terminal.press("Escape")
    try terminal.wait(forTitle: "Packages", foot: " 4/30")
    try terminal.press("End")
    try terminal.wait(forTitle: "Packages", foot: " 30/30")
    // The bar, 20 rows, and three lines at the foot.
    try terminal.press("PPage")
    try terminal.wait(forTitle: "Packages", foot: " 11/30")
    try terminal.press("NPage")
    try terminal.wait(forTitle: "Packages", foot: " 30/30")
    try terminal.press("Home")
    try terminal.wait(forTitle: "Packages", foot: " 1/30")
    try terminal.press("Up", "q")
    try terminal.waitForEnd(0)
  }

  @Test func keysThatCanDoNothingSayWhy() throws {
    let terminal = try TmuxTerminal()
    try terminal.browse("Packages")
    try terminal.wait(forTitle: "Packages", foot: " 1/30")
    for (key, sentence) in [
      ("Escape", "there is no way back from this screen; q ends"),
      ("Tab", "there are no tabs"), ("/", "this screen has no search bar"),
      ("Space", "there is no button in the row under the cursor"),
      ("x", "this key does nothing here; ? lists the keys"),
    ] {
      try terminal.press(key)
      try terminal.wait(forStatus: sentence)
    }
    try terminal.press("Enter")
    try terminal.wait { $0.title.hasPrefix("‹ Packages  ") }
    // A row of a package that names no other one.
    try terminal.press("Enter")
    try terminal.wait(forStatus: "a selection does nothing: DPPackageViewController has none of")
  }

  @Test func pagesOfTextLieOverTheScreen() throws {
    let terminal = try TmuxTerminal(rows: 10)
    try terminal.browse("Packages")
    try terminal.wait(forTitle: "Packages", foot: " 1/30")
    try terminal.press("t")
    try terminal.wait {
      $0.title == "Trace" && $0.contains { $0.contains("configureCell:withPackage:") }
    }
    try terminal.press("End")
    try terminal.wait { $0.contains { $0.hasPrefix("  screen: DPPackageListViewController") } }
    try terminal.press("q")
    try terminal.wait(forTitle: "Packages", foot: " 1/30")
    try terminal.press("?", "End")
    try terminal.wait { $0.title == "Keys" && $0.contains { $0.hasPrefix("Mouse ") } }
    try terminal.press("Escape", "r")
    try terminal.wait(forStatus: "fetchData → ICSimpleDataSource")
    try terminal.press("m")
    try terminal.wait { $0.title == "Messages" && $0[1] == "nothing was said" }
    try terminal.press("Escape", "q")
    try terminal.waitForEnd(0)
  }

  @Test func gridsAreWalkedInTwoDimensions() throws {
    let terminal = try TmuxTerminal()
    try terminal.browse("Packages", "--screen DPSectionGridViewController")
    try terminal.wait { $0.title == "Sections" && $0[1].hasPrefix("┌") }
    // 144 points and 8 between, of 80 columns with 8 points each.
    for (key, number) in [
      ("Right", 2), ("Down", 6), ("Left", 5), ("Left", 4), ("Right", 5), ("Up", 1), ("Up", 1),
      ("Left", 1), ("Down", 5),
    ] {
      try terminal.press(key)
      try terminal.wait { $0[21].contains(" \(number)/") }
    }
    try terminal.press("Enter")
    try terminal.wait { $0.title.hasPrefix("‹ Sections  ") && $0[21].contains(" 1/") }
    try terminal.press("Left")
    try terminal.wait { $0.title == "Sections" && $0[21].contains(" 5/") }
  }

  @Test func tabsSearchAndTimersWork() throws {
    let terminal = try TmuxTerminal(rows: 12)
    try terminal.browse("Packages", "--screen DPTabBarController")
    try terminal.wait {
      $0.title == "Packages" && $0[1] == "  Search: Search packages" && $0[2].hasPrefix("  adduser")
        && $0[10] == " Packages   Sections   Counter"
    }
    try terminal.press("/")
    try terminal.write("LIBC")
    try terminal.wait {
      $0[2].hasPrefix("  libc6 ") && $0[3].hasPrefix("  libcurl4 ") && $0[11] == "Search: LIBC"
    }
    try terminal.press("BSpace", "x")
    try terminal.wait { $0[2] == "no rows" }
    try terminal.press("Escape")
    try terminal.wait { $0[2].hasPrefix("  adduser") && $0[11].hasSuffix(" 1/30") }
    try terminal.press("r")
    try terminal.wait(forStatus: "refresh: → DPSearchViewController")
    try terminal.press("BTab")
    try terminal.wait { $0.title == "Counter" && $0[2] == "  [ Reset ]" }
    try terminal.wait { $0[1] == "  Open for 1 s" }
    try terminal.press("Enter")
    try terminal.wait { $0[1] == "  Open for 0 s" && $0[11].hasPrefix("reset → DPCounter") }
    try terminal.press("Tab", "Tab")
    try terminal.wait { $0.title == "Sections" && $0[1].hasPrefix("┌") }
    try terminal.press("Enter")
    try terminal.wait { $0.title.hasPrefix("‹ Sections  ") }
    try terminal.press("BTab", "Tab")
    try terminal.wait { $0.title.hasPrefix("‹ Sections  ") }
  }

  /// A high terminal has a frame; what is in it follows the cursor.
  @Test(arguments: [(80, 24), (40, 14)])
  func aFrameIsAroundTheScreen(columns: Int, rows: Int) throws {
    let terminal = try TmuxTerminal(columns: columns, rows: rows)
    try terminal.browse("Packages", "--screen DPTabBarController")
    try terminal.wait {
      $0[0] == " Packages" && $0[1] == "  Search: Search packages"
        && $0[rows - 4] == " Packages   Sections   Counter"
        && $0[rows - 3].hasPrefix("────") && $0[rows - 3].hasSuffix("── 1/30 ──")
        && $0[rows - 1].hasPrefix("Enter select  ↑↓ move  ")
        && $0[rows - 1].hasSuffix("  ? keys  q quit")
    }
    try terminal.press("Up")
    try terminal.wait {
      $0[rows - 3].allSatisfy { $0 == "─" } && $0[rows - 1].hasPrefix("Enter edit  ")
    }
    try terminal.press("Enter")
    try terminal.wait { $0[rows - 2] == "Search:" && $0[rows - 1].hasPrefix("Enter done") }
    try terminal.press("Escape", "Down", "Enter")
    try terminal.wait { $0[0].hasPrefix(" ‹ Packages  ") && $0[rows - 1].hasPrefix("Esc back  ") }
    // The button is where the bar shows it.
    try terminal.write("\u{1B}[<0;4;1M\u{1B}[<0;4;1m")
    try terminal.wait { $0[0] == " Packages" && $0[rows - 3].hasSuffix(" 2/30 ──") }
  }

  @Test func titlesOfSectionsStayAtTheTop() throws {
    let terminal = try TmuxTerminal(rows: 6)
    try terminal.browse("Packages", "--screen DPSectionedListViewController")
    try terminal.wait { $0[1] == "admin" && $0[2].hasPrefix("  adduser") }
    try terminal.press("Down", "Down", "Down")
    try terminal.wait { $0[1] == "admin" && $0[2].hasPrefix("  apt") && $0[4].hasPrefix("  dpkg") }
  }

  @Test func theMouseSelectsAndScrolls() throws {
    let terminal = try TmuxTerminal(rows: 12)
    try terminal.browse("Packages")
    try terminal.wait(forTitle: "Packages", foot: " 1/30")
    try terminal.write("\u{1B}[<65;1;1M\u{1B}[<65;1;1M")
    try terminal.wait(forTitle: "Packages", foot: " 7/30")
    try terminal.write("\u{1B}[<64;1;1M")
    try terminal.wait(forTitle: "Packages", foot: " 4/30")
    // The second line of the terminal has the first row.
    try terminal.write("\u{1B}[<0;5;3M\u{1B}[<0;5;3m")
    try terminal.wait { $0.title == "‹ Packages  apt" }
    try terminal.write("\u{1B}[<0;3;1M\u{1B}[<0;3;1m")
    try terminal.wait(forTitle: "Packages", foot: " 2/30")
  }

  @Test func anotherSizeIsDrawnAnew() throws {
    let terminal = try TmuxTerminal()
    try terminal.browse("Packages")
    try terminal.press("End")
    try terminal.wait(forTitle: "Packages", foot: " 30/30")
    try terminal.resize(columns: 40, rows: 8)
    try terminal.wait {
      $0.count == 8 && $0.title == "Packages" && $0[7].hasSuffix(" 30/30") && $0[6].hasSuffix("…")
    }
    try terminal.resize(columns: 100, rows: 40)
    try terminal.wait {
      $0.count == 40 && $0[1].hasPrefix("  adduser") && $0[37].hasSuffix(" 30/30 ──")
    }
  }

  @Test func whatTerminalsObeyIsMadeVisible() throws {
    let directory = try TemporaryDirectory()
    let module = try PluginFixture.buildHostile("markup", in: directory.url)
    let data = try directory.write(#"[{"text": "one"}, {"text": "two"}]"#, to: "rows.json")
    let terminal = try TmuxTerminal(columns: 120)
    try terminal.browse(module, "--data", data)
    try terminal.wait { $0.count { $0.contains("</script>␛]0;x␇␛[2J") } >= 5 }
    try terminal.press("q")
    try terminal.waitForEnd(0)
  }

  @Test func wideAndCombiningCharactersAreShown() throws {
    let texts = ["漢字テスト", "e\u{301}a\u{308}", "👩‍🚀 and 👩", "ﾊﾝｶｸ"]
    let rows = texts.map { #"{"text": "\#($0)"}"# }.joined(separator: ",")
    let folder = try PluginFolder(
      files: ["rows.json": "[\(rows), {\"text\": \"\(String(repeating: "漢", count: 30))\"}]"])
    let terminal = try TmuxTerminal(columns: 30, rows: 8, in: folder.url)
    try terminal.browse("./minimal.so", "--data rows.json")
    try terminal.wait {
      $0[1...4].map { $0.trimmingCharacters(in: .whitespaces) } == texts
        && $0[5] == "  \(String(repeating: "漢", count: 13))…"
    }
  }

  @Test(arguments: [["NO_COLOR": "1"], [:]])
  func coloursAreThoseOfTheTerminal(_ environment: [String: String]) throws {
    let terminal = try TmuxTerminal(environment: environment)
    try terminal.browse("Packages", "--screen DPSectionedListViewController")
    try terminal.wait { $0[1] == "admin" }
    let looks = try terminal.looks()
    let lines = looks.split(separator: "\n")
    // The title, and the row under the cursor.
    #expect(lines[0].contains("\u{1B}[1") && lines[2].contains("7m") && !lines[3].contains("7m"))
    #expect(looks.contains("\u{1B}[36m") == environment.isEmpty)
    // The ground of the bar.
    #expect(looks.contains("44m") == environment.isEmpty)
  }

  @Test func whatThePluginPrintsIsShownBelow() throws {
    let folder = try ToldPlugin()
    let terminal = try TmuxTerminal(in: folder.url)
    _ = try folder.showing(["print", "other"], options: [])
    try terminal.browse("./does_as_told.so", "--data rows.json")
    try terminal.wait { $0[21] == "| printed by the plugin" && $0[1].hasPrefix("  print") }
    try terminal.press("m")
    try terminal.wait { $0.title == "Messages" && $0.contains("printed by the plugin") }
  }
}
