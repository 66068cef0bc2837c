import PluginTestSupport
import Testing

/// Options that make no sense, or not for this plugin.
@Suite(.waitsForProcesses) struct OptionErrorTests {
  static let data = #"[{"text": "Hello"}, {"text": "Hi there"}]"#

  @Test(arguments: [
    (["--screen", "Nope"], "--screen Nope: no class has that name; the plugin has GreetingList"),
    (
      ["--screen", "GreetngList"],
      "--screen GreetngList: no class has that name; nearest: GreetingList; the plugin has GreetingList"
    ),
    (
      ["--screen", "ICTableViewControler"],
      "--screen ICTableViewControler: no class has that name; nearest: ICTableViewController, "
        + "UITableViewController, ICViewController; the plugin has GreetingList"
    ),
    (
      ["--screen", "Greeting"],
      "--screen Greeting: is not a UIViewController; the plugin has GreetingList"
    ),
    (
      ["--screen", "UIViewController"],
      "--data data.json: UIViewController takes no data: it does not answer initWithObjects:; "
        + "leave --data out"
    ),
    (
      ["--model", "Nope"],
      "--model Nope: no class has that name; carob inspect lists those of the plugin"
    ),
    (["--model", "Greetng"], "--model Greetng: no class has that name; nearest: Greeting"),
    (
      ["--model", "GreetingList"],
      "--model GreetingList: GreetingList cannot be made from JSON: it does not answer "
        + "initWithJSONDictionary:, as a subclass of ICModel does; carob inspect lists the plugin's "
        + "classes"
    ),
    (
      ["--select", "0,2"],
      "--select 0,2: row 2 of section 0: the section has 2 rows; sections and rows count from 0"
    ),
    (
      ["--select", "0,9223372036854775807"],
      "--select 0,9223372036854775807: row 9223372036854775807 of section 0: the section has 2 rows; "
        + "sections and rows count from 0"
    ),
    (
      ["--select", "1,0"],
      "--select 1,0: section 1: the table has 1 section; sections and rows count from 0"
    ),
    (["--rows", "0-2"], "--rows 0-2: the screen has 2 rows; the last is number 1"),
    (["--rows", "7-9"], "--rows 7-9: the screen has 2 rows; the last is number 1"),
    (["--frob"], "unknown option '--frob'. Did you mean '--url'? See carob --help"),
    (["--rows"], "missing value for '--rows <first-last>'; see carob --help"),
    (["more"], "unexpected argument 'more'; see carob --help"),
    (
      ["--format", "xml"],
      "the value 'xml' is invalid for '--format <format>'. Please provide one of 'text', 'json', 'html' or 'svg'; "
        + "see carob --help"
    ),
  ])
  func isSaidInOneLine(_ options: [String], line: String) throws {
    let folder = try PluginFolder(files: ["data.json": Self.data])
    let run = try CommandRun(
      ["show", "./minimal.so", "--data", "data.json"] + options, in: folder.url)
    #expect(run == .failure(64, line))
  }

  @Test(arguments: [
    "3", "3-", "-3", "3-2", "a-b", "1-2-3", "0x1-2", "1 - 2", "+1-2", "١-٢",
    "0-9223372036854775807", "0-99999999999999999999",
  ])
  func rowsThatAreNoRange(_ rows: String) throws {
    let run = try CommandRun(["show", "Followers", "--rows=\(rows)"])
    #expect(
      run
        == .failure(
          64, "--rows \(rows): is not FIRST-LAST, two numbers from 0; give rows such as 0-9"))
  }

  @Test(arguments: ["3", "3,", ",3", "a,b", "1,2,3", "-1,0", "0,99999999999999999999"])
  func selectionsThatAreNoRow(_ row: String) throws {
    let run = try CommandRun(["show", "Followers", "--select=\(row)"])
    #expect(
      run
        == .failure(
          64, "--select \(row): is not SECTION,ROW, two numbers from 0; give a row such as 0,3"))
  }

  @Test func rowsOfAScreenWithoutAny() throws {
    let folder = try PluginFolder()
    #expect(
      try folder.run(
        "show", "./minimal.so", "--screen", "UIViewController", "--rows", "0-0")
        == .failure(64, "--rows 0-0: the screen has no rows; leave --rows out"))
    #expect(
      try folder.run(
        "show", "./minimal.so", "--screen", "UIViewController", "--select", "0,0")
        == .failure(64, "--select 0,0: UIViewController has no table; leave --select out"))
  }

  @Test func aCommandThatIsNearlyRight() throws {
    #expect(
      try CommandRun(["shwo", "Followers"])
        == .failure(
          64, "2 unexpected arguments: 'shwo', 'Followers'. Did you mean 'show'? See carob --help"))
    #expect(
      try CommandRun(["frobnicate"])
        == .failure(64, "unexpected argument 'frobnicate'; see carob --help"))
  }

  @Test func aCommandWithoutPlugin() throws {
    #expect(
      try CommandRun(["show"])
        == .failure(64, "missing expected argument '<plugin>'; see carob --help"))
    #expect(
      try CommandRun(["doctor"])
        == .failure(64, "missing expected argument '<plugin>'; see carob --help"))
  }
}
