import CarobRenderers
import Foundation
import PluginTestSupport
import Testing

/// The plugin Packages with the data that it ships.
@Suite(.waitsForProcesses) struct PackagesTests {
  private func show(_ arguments: String...) throws -> CommandRun {
    try CommandRun(["show", "Packages"] + arguments)
  }

  private func screen(_ arguments: String...) throws -> ScreenSnapshot {
    let run = try CommandRun(["show", "Packages", "--format", "json"] + arguments)
    try #require(run.status == 0)
    let data = Data(run.output.utf8)
    #expect(
      try JSONSchema.screen().problems(of: JSONSerialization.jsonObject(with: data)) == [])
    return try JSONDecoder().decode(ScreenSnapshot.self, from: data)
  }

  @Test func listsThem() throws {
    #expect(
      try show("--rows", "0-2")
        == CommandRun(
          status: 0,
          output: """
            Packages

            adduser     add and remove users and groups
            apt         commandline package manager
            base-files  Debian base system miscellaneous files

            """))
    let list = try screen()
    #expect(list.rows.count == 30)
    #expect(list.rows.allSatisfy { $0.height == 60 && $0.cellClass == "ICTableViewCell" })
  }

  @Test func cutsThemIntoSections() throws {
    let list = try screen("--screen", "DPSectionedListViewController")
    let titles = list.sections.map(\.title)
    #expect(titles == titles.sorted())
    #expect(titles.first == "admin")
    for section in list.sections {
      #expect(section.rows.map(\.text) == section.rows.map(\.text).sorted())
    }
  }

  @Test func listsThemByTheirLetters() throws {
    let list = try screen("--screen", "DPInstallListViewController")
    #expect(list.title == "To install")
    #expect(list.rows.count == 30)
    for section in list.sections {
      #expect(section.rows.allSatisfy { $0.text.uppercased().hasPrefix(section.title) })
    }
  }

  @Test func showsSectionsAndPackagesTogether() throws {
    let list = try screen("--screen", "DPOverviewViewController")
    #expect(list.title == "Overview")
    #expect(list.sections.map(\.title) == ["Sections", "Packages"])
    #expect(list.sections[0].rows.compactMap { Int($0.detail) }.reduce(0, +) == 30)
    #expect(Set(list.sections[0].rows.map(\.modelClass)) == ["DPSection"])
    #expect(list.sections[1].rows.count == 30)
  }

  @Test func showsAPackageWithWhatItNeeds() throws {
    let run = try show("--select", "0,3")
    #expect(run.status == 0)
    #expect(Array(run.lines.prefix(4)) == ["bash", "", "Package", run.lines[3]])
    #expect(run.output.contains("\n\nDepends on\n"))
    #expect(run.output.contains("\nbase-files      >= 2.1.12\n"))
  }

  @Test func drawsSectionsAsAGrid() throws {
    let grid = try screen("--screen", "DPSectionGridViewController")
    #expect(grid.list == .collection)
    let frames = grid.rows.compactMap(\.frame)
    #expect(frames.count == grid.rows.count)
    #expect(frames.allSatisfy { $0.width == 144 && $0.height == 48 && $0.x + $0.width <= 640 })
    let lines = try show("--screen", "DPSectionGridViewController", "--rows", "0-1").lines
    #expect(
      lines == [
        "Sections", "", "┌────────────────┐   ┌────────────────┐",
        "│admin 4         │   │shells 2        │", "└────────────────┘   └────────────────┘", "",
      ])
  }

  @Test func aGridThatIsNoTerminalsHas80Columns() throws {
    let command = try RunningCommand(
      ["show", "Packages", "--screen", "DPSectionGridViewController", "--trace"],
      terminal: PseudoTerminal(columns: 40))
    // Standard output is no terminal, so that 80 columns are used, whatever standard error is.
    let run = command.end()
    #expect(run.status == 0)
    #expect(run.lines.map(\.count).max() == 80)
  }

  @Test func selectingAnItemPushesItsPackages() throws {
    let list = try screen("--screen", "DPSectionGridViewController", "--select", "0,1")
    #expect(list.title == "shells")
    #expect(list.rows.map(\.text) == ["bash", "dash"])
    #expect(
      try show("--screen", "DPSectionGridViewController", "--select", "0,99")
        == .failure(
          64,
          "--select 0,99: item 99 of section 0: the section has 14 items; "
            + "sections and rows count from 0"))
  }

  @Test func tracesItems() throws {
    let run = try show("--screen", "DPSectionGridViewController", "--rows", "0-0", "--trace")
    #expect(
      run.errors == """
        0,0 DPSection → ICCollectionViewCell
          asked: DPSectionGridViewController (the screen)
          configureCell:withSection:          DPSectionGridViewController  +modelName
          configureCell:withDPSection:        –                            class name, not needed
          configureCell:withObject:           –                            any object, not needed
          collectionView:didSelectSection:    DPSectionGridViewController  +modelName
          collectionView:didSelectDPSection:  –                            class name, not needed
          collectionView:didSelectObject:     –                            any object, not needed

        """)
  }

  @Test func linksNothingOfOurs() throws {
    let module = Executable.directory.appendingPathComponent("libPackages.so").path
    let symbols = try CompletedProcess("nm", ["-D", "--undefined-only", module])
    #expect(!symbols.output.contains("carob"))
    #expect(!symbols.output.contains("objc_"))
  }
}
