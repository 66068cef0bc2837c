import CarobRenderers
import Foundation
import PluginTestSupport
import Testing

/// Lists whose delegates answer in every way that there is, in C (`Tests/Fixtures/Delegates`) and in Objective-C
/// (`Tests/Fixtures/ObjectiveC/Delegates`).
@Suite(.waitsForProcesses) struct DelegateTests {
  enum Language: CaseIterable { case c, objectiveC }

  /// A folder with the plugin and its data.
  private struct Folder {
    let directory: TemporaryDirectory
    let module: String

    static func folder(_ language: Language) throws -> Folder {
      language == .c ? try Folder() : try Folder(buildingObjectiveC: ())
    }

    private init() throws {
      directory = try TemporaryDirectory()
      module = try PluginFixture.build(
        source: PluginFixture.project.appendingPathComponent(
          "Tests/Fixtures/Delegates/delegates.c"),
        in: directory.url, flags: ["-Wall", "-Wextra", "-Werror"])
      _ = try directory.write(rows, to: "rows.json")
    }

    private init(buildingObjectiveC: Void) throws {
      directory = try TemporaryDirectory()
      try FileManager.default.copyItem(
        at: PluginFixture.project.appendingPathComponent("Tests/Fixtures/ObjectiveC/Delegates"),
        to: directory.url.appendingPathComponent("Delegates"))
      let built = try CommandRun(
        ["build", "Delegates"], in: directory.url, environment: ["OBJCFLAGS": "-Werror"])
      #expect(built.status == 0, "\(built.errors)")
      module =
        directory.url.appendingPathComponent(
          built.output.trimmingCharacters(in: .newlines)
        ).path
      _ = try directory.write(rows, to: "Delegates/rows.json")
    }

    private let rows = #"[{"name": "a"}, {"name": "b"}, {"name": "c"}]"#

    /// What a list shows, in one process or two.
    func show(_ list: String, isolated: Bool = false, _ options: String...) throws -> CommandRun {
      try CommandRun(
        ["show", module, "--screen", list] + options + (isolated ? ["--isolated"] : []),
        in: directory.url)
    }
  }

  private static let page = "see docs/handler-not-called.md"

  @Test(arguments: Language.allCases)
  func isAskedAsInCocoa(_ language: Language) throws {
    let folder = try Folder.folder(language)
    var texts = [
      "DGList": "plain", "DGStylerList": "styled", "DGTargetList": "styled",
      "DGSayingTargetList": "styled", "DGInvokerList": "styled", "DGProxyList": "styled",
      "DGTargetProxyList": "styled",
    ]
    if language == .c { texts["DGOwnList"] = "styled" }
    for (list, text) in texts {
      for isolated in [false, true] {
        #expect(
          try folder.show(list, isolated: isolated)
            == CommandRun(status: 0, output: "\(list)\n\n\(text)\n\(text)\n\(text)\n"))
      }
    }
  }

  @Test(arguments: Language.allCases, [false, true])
  func noIsAnAnswer(_ language: Language, isolated: Bool) throws {
    let run = try Folder.folder(language).show("DGRefusingList", isolated: isolated)
    #expect(
      run
        == CommandRun(
          status: 0, output: "DGRefusingList\n\n\n\n\n",
          errors: """
            carob: warning: DGRow: 3 rows are blank, since no handler configured the cells: DGRefusingList has none of \
            configureCell:withRow:, configureCell:withDGRow:, configureCell:withObject:; its respondsToSelector: says no to \
            configureCell:withRow:; \(Self.page)

            """))
  }

  @Test(arguments: Language.allCases)
  func whoSaysYesAndDoesNotAnswerIsNamed(_ language: Language) throws {
    let run = try Folder.folder(language).show("DGLiarList")
    #expect(run.status == 78)
    #expect(run.errors.contains("-[DGLiar configureCell:withRow:]: unrecognized selector"))
  }

  @Test(arguments: Language.allCases)
  func isAskedAsOftenAsItWants(_ language: Language) throws {
    let folder = try Folder.folder(language)
    #expect(
      try folder.show("DGEachTimeList").lines
        == ["DGEachTimeList", "", "asked 1", "asked 2", "asked 3", ""])
    let kept = try folder.show("DGCountingList").lines
    #expect(kept[3] == kept[4])
  }

  @Test(arguments: Language.allCases, [false, true])
  func blankRowsAreToldOnce(_ language: Language, isolated: Bool) throws {
    let run = try Folder.folder(language).show("DGMisspelledList", isolated: isolated)
    #expect(run.status == 0)
    #expect(
      run.errors == """
        carob: warning: DGRow: 3 rows are blank, since no handler configured the cells: DGMisspelled \
        (cellConfigurationDelegate) has none of configureCell:withRow:, configureCell:withDGRow:, \
        configureCell:withObject:; nearest: configureCell:WithRow:; \(Self.page)

        """)
  }

  @Test(arguments: [false, true]) func tracesWhoWasAsked(isolated: Bool) throws {
    let folder = try Folder.folder(.c)
    let run = try folder.show("DGUnaskedList", isolated: isolated, "--rows", "0-0", "--trace")
    #expect(
      run.errors.split(separator: "\n").prefix(4) == [
        "0,0 DGRow → UITableViewCell",
        "  asked: DGUnasked (cellConfigurationDelegate)",
        "  configureCell:withRow:      –  +modelName, not answered; DGUnaskedList answers it, and is not asked",
        "  configureCell:withDGRow:    –  class name, not answered",
      ])
    #expect(
      run.errors.split(separator: "\n").last?.hasSuffix(
        "DGUnasked (cellConfigurationDelegate) has none of configureCell:withRow:, "
          + "configureCell:withDGRow:, configureCell:withObject:; DGUnaskedList answers "
          + "configureCell:withRow:, and is not asked; \(Self.page)") == true)
    let json = try folder.show(
      "DGUnaskedList", isolated: isolated, "--rows", "0-0", "--trace", "--format", "json")
    let value = try JSONSerialization.jsonObject(with: Data(json.output.utf8))
    #expect(try JSONSchema.screen().problems(of: value) == [])
    let row = try #require(
      JSONDecoder().decode(ScreenSnapshot.self, from: Data(json.output.utf8)).rows.first)
    #expect(row.asked == .init("DGUnasked", as: .cellConfigurationDelegate))
    let step = try #require(row.decisions?.first?.steps.first)
    #expect(step.unasked == "DGUnaskedList")
    #expect(
      step.reason
        == "configureCell:withRow: (from +modelName) is not answered; DGUnaskedList answers it, and is not asked"
    )
  }

  @Test(arguments: [false, true]) func aSelectionThatNobodyAnswersIsToldOnce(isolated: Bool) throws
  {
    let run = try Folder.folder(.c).show(
      "DGStylerList", isolated: isolated, "--select", "0,0", "--select", "0,1")
    #expect(
      run
        == CommandRun(
          status: 0, output: "DGStylerList\n\nstyled\nstyled\nstyled\n",
          errors: """
            carob: warning: a selection does nothing: DGStyler (cellConfigurationDelegate) has none of \
            tableView:didSelectRow:, tableView:didSelectDGRow:, tableView:didSelectObject:; \(Self.page)

            """))
  }

  @Test(arguments: [false, true]) func severalSelectionsGoFromScreenToScreen(isolated: Bool) throws
  {
    let options = ["show", "Packages", "--screen", "DPSectionGridViewController"]
    let isolation = isolated ? ["--isolated"] : []
    let first = try CommandRun(options + ["--select", "0,1"] + isolation)
    #expect(first.lines.first == "shells")
    let second = try CommandRun(options + ["--select", "0,1", "--select", "0,0"] + isolation)
    #expect(second.status == 0)
    #expect(second.lines.first == "bash")
    let third = try CommandRun(options + ["--select", "0,1", "--select", "0,9"] + isolation)
    #expect(third.status == 64)
    #expect(third.errors.hasPrefix("carob: --select 0,9: row 9 of section 0: "))
    #expect(
      try CommandRun(options + ["--select", "0,1", "--select", "x"] + isolation).status == 64)
  }

  @Test(arguments: [false, true]) func errorsNameTheHandler(isolated: Bool) throws {
    let folder = try Folder.folder(.c)
    #expect(
      try folder.show("DGElementList", isolated: isolated).errors
        == "carob: \(folder.module): row 0 of section 0: -[DGElementList configureCell:withRow:]: "
        + "element 0 of a list is nil, needed: an object; correct the plugin\n")
    #expect(
      try folder.show("DGFailingList", isolated: isolated).errors
        == "carob: \(folder.module): row 0 of section 0: -[DGOwn configureCell:withRow:]: "
        + "index 5 is out of range: there are 0; correct the plugin\n")
  }

  /// The class of an object with handlers of its own is nowhere to be seen, whatever the command prints.
  @Test(arguments: [false, true]) func hiddenClassesAreNowhere(isolated: Bool) throws {
    let folder = try Folder.folder(.c)
    let isolation = isolated ? ["--isolated"] : []
    var texts: [String] = []
    for list in ["DGOwnList", "DGFailingList"] {
      for options in [[], ["--trace"], ["--format", "json", "--trace"], ["--select", "0,0"]] {
        let run = try CommandRun(
          ["show", folder.module, "--screen", list] + options + isolation,
          in: folder.directory.url,
          environment: ["CAROB_TRACE": "messages:[DGOwn* *],[DG*List *]"])
        #expect(!run.errors.isEmpty)
        texts.append(run.output + run.errors)
      }
    }
    if !isolated {
      for command in ["inspect", "doctor"] {
        let run = try CommandRun([command, folder.module], in: folder.directory.url)
        texts.append(run.output + run.errors)
      }
    }
    #expect(texts.contains { $0.contains("asked: DGOwn (cellConfigurationDelegate)") })
    #expect(texts.contains { $0.contains("-[DGOwn configureCell:") })
    for text in texts { #expect(!text.contains("$")) }
  }
}
