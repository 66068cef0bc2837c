import CarobRenderers
import Foundation
import PluginTestSupport
import Testing

/// `carob show` with the plugin Followers.
@Suite(.waitsForProcesses) struct ShowTests {
  static let followers = """
    Followers

    Ada Lovelace       Published a program for the Analytical Engine in 1843; the machine was never built.
    Alan Turing        Described the universal machine in 1936.
    Konrad Zuse        Built the Z3, the first working programmable computer, in 1941.
    Grace Hopper       Wrote one of the first compilers, A-0, in 1952.
    Kristen Nygaard    Designed Simula with Ole-Johan Dahl, and with it objects, classes and subclasses.
    Margaret Hamilton  Led the development of the onboard flight software for Apollo.
    Alan Kay           Led the group at Xerox PARC that made Smalltalk; coined the term “object-oriented”.
    Adele Goldberg     Brought Smalltalk-80 out of Xerox PARC and, with David Robson, wrote the book on it.
    Dan Ingalls        Implemented five generations of Smalltalk and invented BitBLT.
    Dennis Ritchie     Created the C programming language and, with Ken Thompson, Unix.
    Barbara Liskov     Designed CLU, a language built on data abstraction; Turing Award for 2008.
    Brad Cox           Created Objective-C with Tom Love: C with the messages of Smalltalk.

    """

  @Test func showsTheRows() throws {
    #expect(
      try CommandRun(["show", "Followers"]) == CommandRun(status: 0, output: Self.followers))
  }

  @Test func findsAPluginByPathAndOnThePath() throws {
    let path = Executable.directory.appendingPathComponent("libFollowers.so").path
    #expect(try CommandRun(["show", path]).output == Self.followers)
    let folder = try PluginFolder(fixtures: [], files: ["followers.json": "[]"])
    try FileManager.default.copyItem(
      atPath: path, toPath: folder.url.appendingPathComponent("libFollowers.so").path)
    let run = try CommandRun(
      ["show", "Followers"], environment: ["CAROB_PLUGIN_PATH": "/nowhere:\(folder.url.path)"])
    #expect(run == CommandRun(status: 0, output: "Followers\n\nno rows\n"))
  }

  @Test func showsRowsOfARange() throws {
    #expect(
      try CommandRun(["show", "Followers", "--rows", "2-3"])
        == CommandRun(
          status: 0,
          output: """
            Followers

            Konrad Zuse   Built the Z3, the first working programmable computer, in 1941.
            Grace Hopper  Wrote one of the first compilers, A-0, in 1952.

            """))
  }

  @Test func showsTheScreenThatASelectionPushes() throws {
    #expect(
      try CommandRun(["show", "Followers", "--select", "0,0"])
        == CommandRun(
          status: 0,
          output: """
            Ada Lovelace

            Name       Ada Lovelace
            Handle     ada
            Biography  Published a program for the Analytical Engine in 1843; the machine was never built.

            """))
  }

  /// `Tests/Fixtures/Plugins/presents.c`.
  @Test(arguments: [
    (#"[{"text": "a"}]"#, "Note"), (#"[{"text": "a", "stacked": true}]"#, "Note"),
    (#"[{"text": "a", "covered": true}]"#, "Note on a note"),
  ])
  func showsTheScreenThatASelectionPresents(_ data: String, _ title: String) throws {
    let folder = try PluginFolder(fixtures: ["presents"], files: ["data.json": data])
    #expect(
      try folder.run("show", "./presents.so", "--data", "data.json", "--select", "0,0")
        == CommandRun(status: 0, output: "\(title)\n\na\n"))
  }

  /// `Tests/Fixtures/Plugins/initializers.c`: titles say which message gave the rows.
  @Test(arguments: [
    ([], "initWithStories:\n\na\n"),
    (["--screen", "IZList"], "initWithObjects:\n\na\n"),
    (["--model", "IZPage"], "initWithObjects:\n\na\n"),
    (["--screen", "IZBare"], "one story\n\nno rows\n"),
  ])
  func givesRowsByTheNameOfTheirModel(_ options: [String], _ shown: String) throws {
    let folder = try PluginFolder(
      fixtures: ["initializers"], files: ["data.json": #"[{"text": "a"}]"#])
    for isolation in [[], ["--isolated"]] {
      #expect(
        try folder.run(
          ["show", "./initializers.so", "--data", "data.json"] + options + isolation)
          == CommandRun(status: 0, output: shown))
    }
  }

  @Test func givesRowsToNoScreenThatTakesOthers() throws {
    let folder = try PluginFolder(
      fixtures: ["initializers"], files: ["data.json": #"[{"text": "a"}]"#])
    let run = try folder.run(
      "show", "./initializers.so", "--data", "data.json", "--screen", "IZBare", "--model", "IZPage")
    #expect(run.status == 64)
    #expect(
      run.errors == """
        carob: --data data.json: IZBare takes no data: it does not answer initWithObjects:; leave --data out

        """)
  }

  @Test func staysOnAScreenWhoseSelectionPushesNothing() throws {
    let folder = try PluginFolder(files: ["data.json": OptionErrorTests.data])
    #expect(
      try folder.run("show", "./minimal.so", "--data", "data.json", "--select", "0,1")
        == CommandRun(
          status: 0, output: "GreetingList\n\nHello\nHi there\n",
          errors: """
            carob: warning: a selection does nothing: GreetingList has none of tableView:didSelectGreeting:, \
            tableView:didSelectObject:; see docs/handler-not-called.md

            """))
  }

  @Test func writesJSON() throws {
    let run = try CommandRun(["show", "Followers", "--rows", "1-1", "--format", "json"])
    #expect(
      run
        == CommandRun(
          status: 0,
          output: """
            {
              "screen": "SKFollowerListViewController",
              "title": "Followers",
              "sections": [
                {
                  "title": "",
                  "rows": [
                    {
                      "section": 0,
                      "row": 1,
                      "modelClass": "SKUser",
                      "cellClass": "SKUserCell",
                      "configuredBy": "configureCell:withUser:",
                      "implementedBy": "SKFollowerListViewController",
                      "text": "Alan Turing",
                      "detail": "Described the universal machine in 1936.",
                      "height": 44
                    }
                  ]
                }
              ],
              "list": "table"
            }

            """))
  }

  @Test(arguments: [
    ["Followers"], ["Followers", "--trace"], ["Followers", "--select", "0,3"],
    ["Countries", "--trace"], ["Countries", "--rows", "0-0"],
    ["Followers", "--screen", "UIViewController"],
    ["Packages", "--screen", "DPSectionGridViewController", "--trace"],
  ])
  func writesJSONThatFitsItsSchema(_ arguments: [String]) throws {
    let run = try CommandRun(["show"] + arguments + ["--format", "json"])
    #expect(run.status == 0)
    let value = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    #expect(try JSONSchema.screen().problems(of: value) == [])
  }

  @Test func tracesOnStandardError() throws {
    #expect(
      try CommandRun(["show", "Followers", "--rows", "2-2", "--trace"])
        == CommandRun(
          status: 0,
          output: """
            Followers

            Konrad Zuse  Built the Z3, the first working programmable computer, in 1941.

            """,
          errors: """
            0,2 SKUser → SKUserCell
              asked: SKFollowerListViewController (the screen)
              configureCell:withUser:     SKFollowerListViewController  +modelName
              configureCell:withSKUser:   –                             class name, not needed
              configureCell:withObject:   –                             any object, not needed
              tableView:heightForUser:    –                             +modelName, not answered
              tableView:heightForSKUser:  –                             class name, not answered
              tableView:heightForObject:  –                             any object, not answered
              tableView:didSelectUser:    SKFollowerListViewController  +modelName
              tableView:didSelectSKUser:  –                             class name, not needed
              tableView:didSelectObject:  –                             any object, not needed

            """))
  }

  @Test func tracesWhatNobodyAnswers() throws {
    let run = try CommandRun(
      ["show", "Followers", "--screen", "SKUserViewController", "--rows", "0-0", "--trace"])
    #expect(
      run.errors == """
        0,0 SKUser → UITableViewCell
          asked: SKUserViewController (the screen)
          configureCell:withUser:     –                      +modelName, not answered
          configureCell:withSKUser:   –                      class name, not answered
          configureCell:withObject:   ICTableViewController  any object
          tableView:heightForUser:    –                      +modelName, not answered
          tableView:heightForSKUser:  –                      class name, not answered
          tableView:heightForObject:  –                      any object, not answered
          tableView:didSelectUser:    –                      +modelName, not answered
          tableView:didSelectSKUser:  –                      class name, not answered
          tableView:didSelectObject:  –                      any object, not answered
        carob: warning: SKUser: 1 row is blank, since no handler configured the cell: SKUserViewController has none of \
        configureCell:withUser:, configureCell:withSKUser:, configureCell:withObject:; nearest: configureCell:withUserField:; \
        see docs/handler-not-called.md

        """)
  }

  @Test func tracesInJSON() throws {
    let run = try CommandRun(
      ["show", "Followers", "--model", "ICModel", "--rows", "0-0", "--trace", "--format", "json"])
    #expect(
      run.errors == """
        carob: warning: ICModel: 1 row is blank, since no handler configured the cell: SKFollowerListViewController has none \
        of configureCell:withModel:, configureCell:withICModel:, configureCell:withObject:; nearest: configureCell:withUser:; \
        see docs/handler-not-called.md

        """)
    let screen = try JSONDecoder().decode(ScreenSnapshot.self, from: Data(run.output.utf8))
    let row = try #require(screen.rows.first)
    #expect(row.asked == .init("SKFollowerListViewController", as: .controller))
    #expect(row.configuredBy == "configureCell:withObject:")
    #expect(row.implementedBy == "ICTableViewController")
    #expect(
      row.tried == [
        .init(selector: "configureCell:withModel:", implementedBy: nil),
        .init(selector: "configureCell:withICModel:", implementedBy: nil),
        .init(selector: "configureCell:withObject:", implementedBy: "ICTableViewController"),
        .init(selector: "tableView:heightForModel:", implementedBy: nil),
        .init(selector: "tableView:heightForICModel:", implementedBy: nil),
        .init(selector: "tableView:heightForObject:", implementedBy: nil),
      ])
  }

  @Test func readsStandardInputAtAKeyPath() throws {
    let folder = try PluginFolder()
    let input = #"{"result": {"greetings": [{"text": "Hello"}]}}"#
    #expect(
      try folder.run(
        "show", "./minimal.so", "--data", "-", "--key-path", "result.greetings", input: input)
        == CommandRun(status: 0, output: "GreetingList\n\nHello\n"))
    #expect(
      try folder.run("show", "./minimal.so", "--data", "-", input: "[")
        == .failure(
          65,
          "standard input: incomplete JSON: the text ends inside a value (line 1, column 2); "
            + "correct the file"))
  }

  @Test func writesNoEscapeSequencesUnlessForced() throws {
    let arguments = ["show", "Followers", "--rows", "0-0", "--trace"]
    let plain = try CommandRun(arguments)
    #expect(!(plain.output + plain.errors).contains("\u{1B}"))
    let forced = try CommandRun(arguments, environment: ["CLICOLOR_FORCE": "1"])
    #expect(forced.output.hasPrefix("\u{1B}[1mFollowers\u{1B}[0m\n"))
    #expect(
      try CommandRun(arguments, environment: ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"]) == plain)
  }

  @Test func showsThePluginOfTheReadme() throws {
    let folder = try PluginFolder()
    let data = PluginFixture.sources.appendingPathComponent("minimal.json").path
    #expect(
      try folder.run("show", "./minimal.so", "--data", data)
        == CommandRun(status: 0, output: "GreetingList\n\nHello\nHi there\n"))
  }

  /// Classes are registered when they are looked for; what strings answer is there before.
  @Test func stringsAnswerBeforeAnInflectorWasLookedFor() throws {
    let folder = try PluginFolder(
      fixtures: ["inflected"], files: ["words.json": #"[{"text": "BigBox"}]"#])
    #expect(
      try folder.run("show", "./inflected.so", "--data", "words.json")
        == CommandRun(status: 0, output: "WordList\n\nbig_boxes\n"))
  }
}
