import Foundation
import PluginTestSupport
import Testing

/// Data that cannot be shown, or not all of it.
@Suite(.waitsForProcesses) struct DataErrorTests {
  private func show(_ text: String, _ arguments: String...) throws -> CommandRun {
    let folder = try PluginFolder(files: ["data.json": text])
    return try CommandRun(
      ["show", "./minimal.so", "--data", "data.json"] + arguments, in: folder.url)
  }

  @Test(arguments: [
    (
      #"[{"text": "a"}, {"text": "b""#, nil,
      "incomplete JSON: the text ends inside an object (line 1, column 29); correct the file"
    ),
    (
      "[\n  {\"text\": }\n]", nil,
      "not JSON: \"}\" where a value should be (line 2, column 12); correct the file"
    ),
    (
      #"{"a": {"b": 3}}"#, nil,
      "the document is an object with keys a, not an array; correct the file"
    ),
    (
      #"{"a": {"b": 3}}"#, "a.b",
      "the value at key path \"a.b\" is a number, not an array; correct the file"
    ),
    (
      #"{"result": {"users": []}}"#, "result.user",
      "nothing is at key user: the value at key path \"result\" is an object with keys users; "
        + "nearest: result.users"
    ),
    (
      #"{"a": []}"#, "b",
      "nothing is at key b: the document is an object with keys a; correct the file"
    ),
    (
      #"{"users": [], "page": 1}"#, nil,
      "the document is an object with keys users, page, not an array; key paths with arrays: users"
    ),
    (
      #"[{"text": "a"}, 3]"#, nil,
      "row 1 is a number; every row must be an object to become a Greeting"
    ),
  ])
  func isSaidInOneLine(_ text: String, keyPath: String?, reason: String) throws {
    let folder = try PluginFolder(files: ["data.json": text])
    let arguments =
      ["show", "./minimal.so", "--data", "data.json"] + (keyPath.map { ["--key-path", $0] } ?? [])
    #expect(
      try CommandRun(arguments, in: folder.url) == .failure(65, "data.json: \(reason)"))
  }

  /// What no row has for the model is told once, after the rows.
  @Test(arguments: [[], ["--isolated"], ["--rows", "0-1"]])
  func theShapeOfTheData(_ options: [String]) throws {
    let fixtures = PluginFixture.project.appendingPathComponent("Tests/Fixtures/Doctor")
    let folder = try PluginFolder(fixtures: [])
    _ = try PluginFixture.build(
      source: fixtures.appendingPathComponent("data_shape.c"), in: folder.url)
    try FileManager.default.copyItem(
      at: fixtures.appendingPathComponent("shapes.json"),
      to: folder.url.appendingPathComponent("shapes.json"))
    let run = try folder.run(["show", "./data_shape.so"] + options)
    #expect(run.status == 0)
    let warnings = [
      "DSUser: JSONMapping is an instance method, which nobody asks; make it a class method",
      "DSUser: +JSONMapping names nmae, which is no property; "
        + "properties: objectID, name, mail, summary",
      "DSUser.mail: none of 2 rows has the key path contact.mail, or the key mail; "
        + "keys there: contact, name, text",
      "DSUser.summary: none of 2 rows has the key summary; keys there: contact, name, text",
    ]
    #expect(
      run.errors
        == warnings.map { "carob: warning: \(folder.url.path)/shapes.json: \($0)\n" }.joined())
    // Rows that nobody shows are not judged.
    let first = try folder.run(["show", "./data_shape.so", "--rows", "0-0"])
    #expect(
      first.errors.contains(
        "DSUser.summary: the only row has no key summary; keys there: name, text"))
  }

  @Test func aFileThatIsNotThere() throws {
    let folder = try PluginFolder()
    #expect(
      try folder.run("show", "./minimal.so", "--data", "nope.json")
        == .failure(66, "nope.json: no such file; check the path"))
    #expect(
      try folder.run("show", "./minimal.so", "--data", ".")
        == .failure(66, ".: is a directory; give a file"))
  }

  @Test func aFileOfWhiteSpace() throws {
    #expect(
      try show("  \n ")
        == .failure(
          65,
          "data.json: incomplete JSON: the text is white space only (line 2, column 2); correct the file"
        ))
  }

  @Test func linksThatLeadInACircle() throws {
    let folder = try PluginFolder()
    for (link, target) in [("a", "b"), ("b", "a")] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.url.appendingPathComponent(link).path, withDestinationPath: target)
    }
    let reason = "too many levels of symbolic links; check the path"
    #expect(
      try folder.run("show", "./minimal.so", "--data", "a") == .failure(66, "a: \(reason)"))
    let path = folder.url.appendingPathComponent("a").path
    #expect(
      try folder.run("show", "./minimal.so", "--data", "file://\(path)")
        == .failure(66, "file://\(path): \(path): \(reason)"))
    for command in ["show", "inspect", "doctor"] {
      #expect(try folder.run(command, "./a") == .failure(66, "./a: \(reason)"))
    }
    #expect(
      try folder.run("build", "a")
        == .failure(66, "a: \(reason), or write a plugin with carob new"))
  }

  @Test(arguments: ["file://elsewhere/data.json", "FILE://elsewhere/data.json"])
  func aFileOfAnotherHost(_ url: String) throws {
    #expect(
      try PluginFolder().run("show", "./minimal.so", "--data", url)
        == .failure(
          64,
          "--data \(url): names another host, whose files cannot be read; leave it out, as in "
            + "file:///data.json"))
  }

  @Test(arguments: ["file://", "FILE://", "file://localhost", "File://LOCALHOST"])
  func aFileOfThisHost(_ scheme: String) throws {
    let folder = try PluginFolder(files: ["data.json": #"[{"text": "a"}]"#, "bad.json": "["])
    let good = "\(scheme)\(folder.url.path)/data.json"
    #expect(
      try folder.run("show", "./minimal.so", "--data", good)
        == CommandRun(status: 0, output: "GreetingList\n\na\n"))
    let bad = "\(scheme)\(folder.url.path)/bad.json"
    let run = try folder.run("show", "./minimal.so", "--data", bad)
    #expect(run.status == 65)
    #expect(run.errors.hasSuffix("; correct the file\n"), "\(run.errors)")
  }

  @Test func aFileThatIsTooLong() throws {
    let folder = try PluginFolder(files: ["data.json": "[]"])
    let file = try FileHandle(forWritingTo: folder.url.appendingPathComponent("data.json"))
    try file.truncate(atOffset: (1 << 30) + 1)
    #expect(
      try folder.run("show", "./minimal.so", "--data", "data.json")
        == .failure(
          65, "data.json: has more than 1 GiB, the most that is read; give a part of it"))
  }

  @Test func aPluginWithoutData() throws {
    let folder = try PluginFolder()
    #expect(
      try folder.run("show", "./minimal.so")
        == .failure(66, "./minimal.so: has no data of its own; pass --data FILE"))
  }

  @Test func aPluginWhoseDataIsElsewhere() throws {
    let folder = try PluginFolder(fixtures: [])
    try FileManager.default.copyItem(
      at: Executable.directory.appendingPathComponent("libFollowers.so"),
      to: folder.url.appendingPathComponent("alone.so"))
    #expect(
      try folder.run("show", "./alone.so")
        == .failure(
          66,
          "./alone.so: its data followers.json is not beside it; put it there, or pass --data FILE"
        ))
  }

  @Test func aValueOfTheWrongTypeIsAWarning() throws {
    let run = try show(#"[{"text": 42}, {"text": "Hello"}]"#)
    #expect(
      run
        == CommandRun(
          status: 0, output: "GreetingList\n\n\nHello\n",
          errors:
            "carob: warning: data.json: row 0: Greeting.text takes NSString *, given number 42; "
            + "it was left out\n"))
  }

  @Test func valuesOfRowsThatAreNotShownAreNotLookedAt() throws {
    let run = try show(#"[{"text": 42}, {"text": "Hello"}]"#, "--rows", "1-1")
    #expect(run == CommandRun(status: 0, output: "GreetingList\n\nHello\n"))
  }

  @Test func anEmptyArrayIsNoError() throws {
    #expect(try show("[]") == CommandRun(status: 0, output: "GreetingList\n\nno rows\n"))
  }

  @Test func textThatATerminalWouldObeyIsMadeVisible() throws {
    let run = try show(#"[{"text": "\u001b[31mred\nnext\u202e"}]"#)
    #expect(run == CommandRun(status: 0, output: "GreetingList\n\n␛[31mred␤next\\u{202E}\n"))
  }
}
