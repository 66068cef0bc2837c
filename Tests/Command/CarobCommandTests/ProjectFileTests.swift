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
    ("{\"sources\": []}", ": the project has no sources in .; name their folder in \"folder\""),
  ])
  func mistakesAreErrorsWithTheirPlace(text: String, message: String) throws {
    let run = try build(text)
    #expect(run.status == 78 || run.status == 66)
    #expect(run.errors.hasPrefix("carob: ./carob.json\(message)"), "\(run.errors)")
    #expect(run.errors.split(separator: "\n").count == 1)
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
    let run = try build("{\"zzzzzzzzz\": 1}")
    let keys = try #require(run.errors.split(separator: "there are ").last)
      .trimmingCharacters(in: .newlines).split(separator: ", ").map(String.init)
    let text = try String(
      contentsOf: PluginFixture.project.appendingPathComponent("docs/carob.schema.json"),
      encoding: .utf8)
    for key in keys { #expect(text.contains("\"\(key)\": {"), "\(key)") }
  }
}
