import Foundation
import PluginTestSupport
import Testing

/// Mistakes in a `carob.json`, and its schema.
@Suite(.waitsForProcesses) struct ProjectFileTests {
  private func build(_ text: String) throws -> CommandRun {
    let directory = try TemporaryDirectory()
    _ = try directory.write(text, to: "carob.json")
    _ = try directory.write("int a;\n", to: "a.m")
    return try CommandRun(
      ["build", "-q"], in: directory.url, environment: ["CAROB_ROOT": PluginFixture.project.path])
  }

  @Test(arguments: [
    ("", ": incomplete JSON: the text is empty"), ("{\"a\": 1,}", ": not JSON: "),
    ("{\n  \"exlude\": []\n}", ":2:13: exlude is no key; nearest: exclude"),
    ("{\"tests\": {\"name\": \"A\"}}", ":1:20: name is no key in tests; there are folder, "),
    ("{\"arc\": true,\n\"arc\": false}", ":2:8: arc is there twice; leave one"),
    ("{\"sources\": \"a.m\"}", ":1:13: sources is a string; give an array of strings: [\"…\"]"),
    ("{\"sources\": [1]}", ":1:14: an element of sources is a number; give a string: \"…\""),
    (
      "{\"sources\": [\"b.m\"]}",
      ":1:14: no source in . matches b.m; check the name; write it as in a.m"
    ),
    (
      "{\"exclude\": [\"Old\"]}",
      ":1:14: no source in . matches Old; check the name; write it as in a.m"
    ),
    ("{\"arc\": {\"except\": [\"Old\"]}}", ":1:21: no source in . matches Old; check the name"),
    ("{\"arc\": 1}", ":1:9: arc is a number; give true, false or {\"except\": [\"Old*.m\"]}"),
    ("{\"arc\": {}}", ":1:9: arc has no except; give true, false or {\"except\": [\"Old*.m\"]}"),
    ("{\"name\": \"../a\"}", ":1:10: \"../a\" is no name of a file; give letters such as Demo"),
    (
      "{\"headers\": {\"../a\": []}}",
      ":1:22: \"../a\" is no name of a folder; give one such as Shelf"
    ),
    ("{\"headers\": {\"\": []}}", ":1:18: \"\" is no name of a folder"),
    ("{\"headers\": {\"a\\u0000\": []}}", ":1:25: \"a\\0\" is no name of a folder"),
    ("{\"prefix\": \"a.pch\"}", ":1:12: a.pch: no such header; check the path"),
    ("{\"include\": [\"a.m\"]}", ":1:14: a.m is no folder; give one"),
    ("{\"resources\": [\"b\"]}", ":1:16: b: no such file or folder; check the path"),
    ("{\"dependencies\": [\"../none\"]}", ":1:19: ../none: no such folder; check the path"),
    ("{\"dependencies\": [\"/\"]}", ":1:19: / has no carob.json; write one with carob new --from"),
    (
      "{\"tests\": {}}",
      ": tests has neither sources nor a folder that is not the library's; give one of them"
    ),
    (
      "{\"tests\": {\"folder\": \"./\"}}",
      ": tests has neither sources nor a folder that is not the library's; give one of them"
    ),
    (
      "{\"tests\": {\"sources\": [\"a.m\"]}}",
      ": tests takes all sources of the library; name those with tests in its \"sources\""
    ),
    ("{\"sources\": []}", ": the project has no sources in .; name their folder in \"folder\""),
  ])
  func mistakesAreErrorsWithTheirPlace(text: String, message: String) throws {
    let run = try build(text)
    #expect(run.status == 78 || run.status == 66)
    #expect(run.errors.hasPrefix("carob: ./carob.json\(message)"), "\(run.errors)")
    #expect(run.errors.split(separator: "\n").count == 1)
  }

  /// A pipe would wait for a writer, and a link that leads nowhere is not the same as no file.
  @Test(arguments: ["pipe", "link", "folder"])
  func aFileThatCannotBeReadIsRefused(kind: String) throws {
    let directory = try TemporaryDirectory(["a.m": "int a;\n"])
    let path = directory.url.appendingPathComponent("carob.json").path
    let reason =
      switch kind {
      case "pipe": mkfifo(path, 0o600) == 0 ? "is no regular file" : ""
      case "link": symlink("carob.json", path) == 0 ? "too many levels of symbolic links" : ""
      default: mkdir(path, 0o700) == 0 ? "is no regular file" : ""
      }
    for command in ["build", "test", "survey"] {
      let run = try CommandRun(
        [command, "."], in: directory.url, environment: ["CAROB_ROOT": PluginFixture.project.path])
      #expect(
        run == .failure(78, "./carob.json: \(reason); write one with carob new --from"),
        "\(command)")
    }
  }

  @Test func theSchemaKnowsTheKeysThatAreRead() throws {
    let all = """
      {"name": "A", "folder": ".", "sources": ["a.m"], "exclude": [], "headers": {"A": []}, "include": ["."],
       "prefix": "a.m", "arc": {"except": []}, "defines": ["A=1"], "flags": ["-w"], "resources": ["a.m"],
       "dependencies": [], "tests": {"folder": "."}}
      """
    let schema = try JSONSchema.named("carob")
    #expect(schema.problems(of: try JSONSerialization.jsonObject(with: Data(all.utf8))) == [])
    for text in [
      "{\"exlude\": []}", "{\"arc\": 1}", "{\"sources\": \"a.m\"}",
      "{\"tests\": {\"name\": \"A\"}}",
    ] {
      let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
      #expect(!schema.problems(of: value).isEmpty, "\(text)")
    }
    // The key that is wrong lists those that there are.
    func keys(_ text: String) throws -> Set<String> {
      let run = try build(text)
      let list = try #require(run.errors.split(separator: "there are ").last)
      return Set(list.trimmingCharacters(in: .newlines).split(separator: ", ").map(String.init))
    }
    let file = PluginFixture.project.appendingPathComponent("docs/carob.schema.json")
    let root = try #require(
      try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
    let properties = try #require(root["properties"] as? [String: Any])
    let tests = try #require(properties["tests"] as? [String: Any])
    let ofTests = try #require(tests["properties"] as? [String: Any])
    #expect(try keys("{\"zzzzzzzzz\": 1}") == Set(properties.keys))
    #expect(try keys("{\"tests\": {\"zzzzzzzzz\": 1}}") == Set(ofTests.keys))
  }

  /// The schema refuses the names of umbrella folders that the command refuses.
  @Test(arguments: [
    ("A", true), ("A/B", true), ("A.B", true), ("", false), (".", false), ("../A", false),
    ("A/.B", false), ("A//B", false), ("A/", false), ("/A", false), ("A\\u0000", false),
  ])
  func namesOfUmbrellaFolders(name: String, isName: Bool) throws {
    let text = "{\"headers\": {\"\(name)\": []}}"
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    #expect(try JSONSchema.named("carob").problems(of: value).isEmpty == isName)
    #expect(try build(text).errors.contains(" is no name of a folder") != isName)
  }

  /// Patterns of the sources in a folder with `a.m`, `Core/b.m` and `Core/Old/a.m`.
  @Test(arguments: [
    ("a.m", ["a.m", "Core/Old/a.m"]), ("./a.m", ["a.m"]), ("Core", ["Core/b.m", "Core/Old/a.m"]),
    ("Core/", ["Core/b.m", "Core/Old/a.m"]), ("Core/*", ["Core/b.m", "Core/Old/a.m"]),
    ("**/a.m", ["a.m", "Core/Old/a.m"]), ("Core/**/a.m", ["Core/Old/a.m"]),
    ("Core/**/*.m", ["Core/b.m", "Core/Old/a.m"]), ("**/Old/**", ["Core/Old/a.m"]),
    ("?.m", ["a.m", "Core/b.m", "Core/Old/a.m"]), ("*/a.m", ["Core/Old/a.m"]),
  ])
  func patternsOfSources(pattern: String, matches: [String]) throws {
    let files = ["a.m", "Core/b.m", "Core/Old/a.m"]
    let folder = try TemporaryDirectory(
      Dictionary(uniqueKeysWithValues: files.map { ($0, "#error here\n") }))
    _ = try folder.write("{\"sources\": [\"\(pattern)\"]}", to: "carob.json")
    let run = try CommandRun(
      ["build", "-q"], in: folder.url, environment: ["CAROB_ROOT": PluginFixture.project.path])
    let compiled = files.filter { run.errors.contains("./\($0):1:2: error: here") }
    #expect(compiled == matches)
  }
}
