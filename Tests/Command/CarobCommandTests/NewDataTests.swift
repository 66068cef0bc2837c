import Foundation
import PluginTestSupport
import ServerTestSupport
import Testing

/// `carob new --data`: plugins that show the data they were made for, at once.
@Suite(.waitsForProcesses) struct NewDataTests {
  private static let fixtures = PluginFixture.project.appendingPathComponent("Tests/Fixtures/Data")

  /// A plugin for data, built without a warning.
  ///
  /// - Returns: its module.
  private func module(
    _ name: String, _ data: String, _ language: String, in folder: URL, _ options: [String] = []
  ) throws -> String {
    let made = try CommandRun(
      ["new", name, "--data", data, "--language", language] + options, in: folder)
    try #require(made.status == 0, "\(made.errors)")
    #expect(made.errors == "")
    let home = ProcessInfo.processInfo.environment.filter { $0.key == "HOME" }
    let flags = language == "c" ? ["CFLAGS": "-Werror -Wall -Wextra -std=c11 -pedantic"] : [:]
    let built = try CommandRun(
      ["build", name], in: folder,
      environment: CommandRun.withCarobOnPath.merging(home) { $1 }.merging(flags) { $1 })
    try #require(built.status == 0, "\(built.errors)")
    #expect(!built.errors.contains("warning"), "\(built.errors)")
    return built.output.trimmingCharacters(in: .newlines)
  }

  private func show(
    _ module: String, _ options: String..., in folder: URL
  ) throws -> [String: String] {
    let run = try CommandRun(["show", module] + options, in: folder)
    #expect(run.status == 0 && run.errors == "", "\(run.errors)")
    var rows: [String: String] = [:]
    for line in run.lines.dropFirst(2) where !line.isEmpty {
      let parts = line.components(separatedBy: "  ").map { $0.trimmingCharacters(in: .whitespaces) }
      rows[parts[0]] = parts.dropFirst().first { !$0.isEmpty } ?? ""
    }
    return rows
  }

  @Test(arguments: ["c", "objc", "swift"]) func issuesAreShownAtOnce(_ language: String) throws {
    let folder = try TemporaryDirectory()
    let data = Self.fixtures.appendingPathComponent("issues.json").path
    let module = try module("Issues", data, language, in: folder.url)

    let list = try show(module, in: folder.url)
    #expect(list.count == 6)
    #expect(list["Rows are blank after a reload"] == "ada")
    #expect(list["Detail screen shows the wrong title"] == "barbara")

    let detail = try show(module, "--select", "0,1", in: folder.url)
    #expect(detail["Title"] == "Crash when a section is empty")
    #expect(detail["Id"] == "3000000001")
    #expect(detail["User"] == "grace")
    #expect(detail["Assignee"] == "edsger")
    #expect(detail["Labels"] == "bug")
    #expect(detail["Locked"] == "no")
    #expect(detail["Milestone"] == "")
    #expect(detail["Created At"] == "2026-01-02 09:01:00 +0000")
    #expect(detail["Pull Request"] != "")
    #expect(detail.count == 21)

    let doctor = try CommandRun(["doctor", module], in: folder.url)
    #expect(doctor == CommandRun(status: 0, output: "nothing found\n"))
  }

  @Test(arguments: ["c", "objc", "swift"]) func placesAreShownAtOnce(_ language: String) throws {
    let folder = try TemporaryDirectory()
    let data = Self.fixtures.appendingPathComponent("places.geojson").path
    let module = try module("Places", data, language, in: folder.url)
    #expect(
      try show(module, in: folder.url) == [
        "Bremen": "city", "Weser": "river", "Bürgerpark": "park", "Nowhere": "none",
      ])
    let detail = try show(module, "--select", "0,0", in: folder.url)
    #expect(
      detail == [
        "Type": "Feature", "Id": "1", "Bbox": "", "Properties Name": "Bremen",
        "Properties Population": "567000", "Properties Id": "node/1", "Properties Class": "city",
        "Geometry": "Point",
      ])
    #expect(
      try CommandRun(["doctor", module], in: folder.url)
        == CommandRun(status: 0, output: "nothing found\n"))
  }

  /// Countries' own data has the form of Debian's iso-codes.
  @Test(arguments: [
    ("Plugins/Countries/countries.json", "Afghanistan", "Islamic Republic of Afghanistan"),
    ("Plugins/Packages/packages.json", "adduser", "add and remove users and groups"),
  ])
  func filesOfTheProjectAreShownAtOnce(_ path: String, first: String, second: String) throws {
    let folder = try TemporaryDirectory()
    let data = PluginFixture.project.appendingPathComponent(path).path
    let module = try module("Demo", data, "c", in: folder.url)
    #expect(try show(module, in: folder.url)[first] == second)
    #expect(
      try CommandRun(["doctor", module], in: folder.url)
        == CommandRun(status: 0, output: "nothing found\n"))
  }

  /// Keys that are words of the languages, names of methods, no identifiers, or nothing at all.
  private static let oddKeys = #"""
    [{"title": "One", "@type": "A", "1st": 1, "": "e", "class": "C", "description": "d", "hash": "h", "self": "s",
      "initial": "I", "initWith": "x", "newOne": 1, "copy": true, "a.b": 1, "default": 3, "id": 1, "objectID": "o",
      "object_id": "p", "foo_bar": 1, "fooBar": "x", "Foo_Bar": "y", "größe": 2, "名前": "n", "quo\"te\\": "q",
      "??/": 1, "*/ \n": 2, "\u202eabc": 3, "%s": 4, "\\(x)": 5, "#if": 6, "isNil": 7, "errno": 8, "nil": 9, "+1": 1,
      "-1": 2, "serializer_for_title": 3, "mapping_class_for_title": 4, "respondsToSelector": 5, "value_for_key": 6,
      "mixed": 1, "any": [1], "list": [1, "a", null], "some": [{"a": 1}, null], "flag": true, "big": 18446744073709551615,
      "empty": {}, "none": null, "field": {"x": 1}, "list_view_controller": {"y": 2}, "object": {"z": 3},
      "value": {"value": {"value": {"value": 1}}}, "matrix": [[1], [2, 3]], "url": "http://x.example/"},
     {"title": "Two", "mixed": "x", "any": {"k": 1}, "flag": 1, "big": -1, "empty": {}, "some": [{"a": 2}], "url": ""}]
    """#

  @Test(arguments: ["c", "objc", "swift"]) func oddKeysAreNoMatter(_ language: String) throws {
    let folder = try TemporaryDirectory()
    let data = try folder.write(Self.oddKeys, to: "odd.json")
    let module = try module("Odd", data, language, in: folder.url)
    #expect(try Set(show(module, in: folder.url).keys) == ["One", "Two"])
    let detail = try show(module, "--select", "0,0", in: folder.url)
    for (label, value) in [
      ("1St", "1"), ("Class", "C"), ("Description", "d"), ("Hash", "h"), ("Self", "s"),
      ("New One", "1"), ("Default", "3"), ("Plus 1", "1"), ("Minus 1", "2"), ("Mixed", "1"),
      ("List", "1, a, <null>"), ("Some", "2"), ("Big", "18446744073709551615"), ("Matrix", "2"),
      ("Field", "1"), ("If", "6"),
    ] { #expect(detail[label] == value, "\(label)") }
    #expect(
      try CommandRun(["doctor", module], in: folder.url)
        == CommandRun(status: 0, output: "nothing found\n"))
  }

  // MARK: Where data comes from

  @Test func whatAURLAnsweredIsCopied() throws {
    let body = #"{"greetings": [{"text": "Hello"}, {"text": "Hi"}]}"#
    let server = ScriptedServer(always: .response(body))
    let folder = try TemporaryDirectory()
    let url = server.url("/greetings.json").replacing("http://", with: "http://ada:secret@")
    let module = try module("Demo", url, "c", in: folder.url)
    #expect(server.requests.count == 1)
    let demo = folder.url.appendingPathComponent("Demo")
    func text(_ file: String) throws -> String {
      try String(contentsOf: demo.appendingPathComponent(file), encoding: .utf8)
    }
    #expect(try text("demo.json") == body)
    let readme = try text("README.md")
    #expect(readme.contains("carob show ./libDemo.so --data \(server.url("/greetings.json"))\n"))
    #expect(!readme.contains("secret"))
    #expect(try text("DEGreeting.c").contains("add_string_property(cls, \"text\")"))
    #expect(try Set(show(module, in: folder.url).keys) == ["Hello", "Hi"])
    #expect(server.requests.count == 1)
  }

  @Test func standardInputIsData() throws {
    let folder = try TemporaryDirectory()
    let run = try CommandRun(
      ["new", "Demo", "--data", "-"], in: folder.url, input: #"[{"name": "One"}]"#)
    #expect(run.status == 0)
    #expect(run.output.contains("\nstandard input: 1 row\n"))
    #expect(run.output.contains("  Demo/DEItem.c "))
  }

  @Test func aServerThatFailsIsAnError() throws {
    let server = ScriptedServer(always: .response(status: 404, "{}"))
    let folder = try TemporaryDirectory()
    let url = server.url("/x")
    #expect(
      try CommandRun(["new", "Demo", "--data", url], in: folder.url)
        == .failure(69, "\(url) answered with status 404; check the address"))
    let odd = ScriptedServer(always: .response("{"))
    let run = try CommandRun(["new", "Demo", "--data", odd.url("/x")], in: folder.url)
    #expect(run.status == 65)
    #expect(run.errors.contains("incomplete JSON"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
  }

  @Test(arguments: [
    (
      "[{\"a\": 1},", [], 65,
      "data.json: incomplete JSON: the text ends inside a value (line 1, column 11); correct the file"
    ),
    (
      "", [], 65,
      "data.json: incomplete JSON: the text is empty (line 1, column 1); correct the file"
    ),
    ("3", [], 65, "data.json: the document is a number, not an array; correct the file"),
    (
      "[]", [], 65,
      "data.json: the array is empty; give data with a row at least, of which a model can be made"
    ),
    (
      "[1, 2]", [], 65,
      "data.json: row 0 of the array is a number; every row must be an object to become a model"
    ),
    (
      "[{\"a\": 1}, \"b\"]", [], 65,
      "data.json: row 1 of the array is a string; every row must be an object to become a model"
    ),
    (
      "{\"a\": 1}", [], 65,
      "data.json: the document is an object with keys a, not an array; correct the file"
    ),
    (
      "{\"a\": [{\"x\": 1}], \"b\": [{\"y\": 1}], \"c\": [1]}", [], 65,
      "data.json: has several arrays of objects; choose one with --key-path: a, b"
    ),
    (
      "{\"a\": [{\"x\": 1}], \"c\": [1]}", ["--key-path", "c"], 65,
      "data.json: row 0 of the array at key path \"c\" is a number; every row must be an object to become a model; "
        + "key paths with objects: a"
    ),
    (
      "{\"a\": []}", ["--key-path", "a"], 65,
      "data.json: the array at key path \"a\" is empty; give data with a row at least, of which a model can be made"
    ),
    (
      "{\"a\": []}", ["--key-path", "b"], 65,
      "data.json: nothing is at key b: the document is an object with keys a; correct the file"
    ),
    (
      "[{}]", [], 65,
      "data.json: no row has a key that a property can be named after; give other data"
    ),
    (
      "[{\"a\": 1}]", ["--model", "A", "--model", "B"], 64,
      "--model B: with --data there is one, that of the rows; the others are made of it"
    ),
  ])
  func refusesData(_ text: String, _ options: [String], _ status: Int32, _ reason: String) throws {
    let folder = try PluginFolder(fixtures: [], files: ["data.json": text])
    let run = try folder.run(["new", "Demo", "--data", "data.json"] + options)
    #expect(run == .failure(status, reason))
    #expect(
      !FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("Demo").path))
  }

  @Test func refusesWhatIsNoFile() throws {
    let folder = try PluginFolder(fixtures: [])
    #expect(
      try folder.run("new", "Demo", "--data", "absent.json")
        == .failure(66, "absent.json: no such file; check the path"))
    #expect(
      try folder.run("new", "Demo", "--data", ".")
        == .failure(66, ".: is a directory; give a file"))
    #expect(
      try folder.run("new", "Demo", "--key-path", "a")
        == .failure(64, "--key-path a: is for data; give --data FILE"))
  }
}
