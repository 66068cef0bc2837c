import Foundation
import PluginTestSupport
import Testing

/// The models that `carob new --data` makes of data.
@Suite(.waitsForProcesses) struct NewDataModelTests {
  /// The headers of the models in Objective-C, and what was said of them.
  private func models(_ data: String) throws -> (headers: [String: String], notes: [String]) {
    let folder = try PluginFolder(fixtures: [], files: ["things.json": data])
    let run = try folder.run("new", "Demo", "--language", "objc", "--data", "things.json")
    try #require(run.status == 0, "\(run.errors)")
    let demo = folder.url.appendingPathComponent("Demo")
    var headers: [String: String] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: demo.path) {
      let text = try String(contentsOf: demo.appendingPathComponent(name), encoding: .utf8)
      if name.hasSuffix(".h"), text.contains(": ICModel"), name != "DEField.h" {
        headers[String(name.dropLast(2))] = text
      } else if name.hasSuffix(".m") {
        headers[name] = text
      }
    }
    let lines = run.lines.drop { !$0.hasPrefix("things.json: ") }
    return (headers, Array(lines.dropFirst().prefix { !$0.isEmpty }))
  }

  /// Names of models that begin names of methods.
  @Test func nounsThatAreFamiliesOfMethods() throws {
    let made = try models(#"[{"copy": {"id": 1, "new": 2}, "init": {"id": "a"}}]"#)
    let header = try #require(made.headers["DECopy"])
    #expect(header.contains("NSInteger itemId;"), "\(header)")
    #expect(header.contains("NSInteger itemNew;"), "\(header)")
    #expect(made.headers["DEInit"]?.contains(" *itemId;") == true)
  }

  @Test(arguments: [
    (#"1"#, #"2"#, "@property (nonatomic) NSInteger it;"),
    (#"1"#, #"2.5"#, "@property (nonatomic) double it;"),
    (#"1"#, "null", "@property (nonatomic, strong, nullable) NSNumber *it;"),
    (#"true"#, "false", "@property (nonatomic) BOOL it;"),
    (#"true"#, "1", "@property (nonatomic, strong) NSNumber *it;"),
    (#"18446744073709551615"#, "1", "@property (nonatomic, strong) NSNumber *it;"),
    (#""a""#, #""""#, "@property (nonatomic, copy) NSString *it;"),
    (#""a""#, "null", "@property (nonatomic, copy, nullable) NSString *it;"),
    (#""a""#, "1", "@property (nonatomic, strong) id it;"),
    (
      #""http://a.example/""#, #""https://b.example/c?d""#,
      "@property (nonatomic, strong) NSURL *it;"
    ),
    (#""http://a.example/""#, #""""#, "@property (nonatomic, copy) NSString *it;"),
    (#""http://a.example/""#, #""mailto:x""#, "@property (nonatomic, copy) NSString *it;"),
    (#""2024-02-29""#, #""1815-12-23""#, "@property (nonatomic, strong) NSDate *it;"),
    (#""2024-02-30""#, #""1815-12-23""#, "@property (nonatomic, copy) NSString *it;"),
    (#""2024-02-29""#, #""2024-02-29T10:00:00Z""#, "@property (nonatomic, copy) NSString *it;"),
    (#""2024-02-29""#, #""soon""#, "@property (nonatomic, copy) NSString *it;"),
    (#"[1, 2]"#, #"["a"]"#, "@property (nonatomic, copy) NSArray *it;"),
    (#"[{"a": 1}]"#, #"[]"#, "@property (nonatomic, copy) NSArray<DEIt *> *it;"),
    (#"[{"a": 1}, null]"#, #"[]"#, "@property (nonatomic, copy) NSArray *it;"),
    (#"[{"a": 1}]"#, #"{"a": 1}"#, "@property (nonatomic, strong) id it;"),
    (#"{"a": 1}"#, #"null"#, "@property (nonatomic, strong, nullable) DEIt *it;"),
    (#"{"a": 1}"#, #"{}"#, "@property (nonatomic, strong) DEIt *it;"),
    (#"{}"#, #"{}"#, "@property (nonatomic, copy) NSDictionary *it;"),
    (#"null"#, #"null"#, "@property (nonatomic, strong, nullable) id it;"),
  ])
  func typesFitAllValues(_ one: String, _ other: String, property: String) throws {
    let made = try models("[{\"it\": \(one)}, {\"it\": \(other)}]")
    let header = try #require(made.headers["DEThing"])
    #expect(header.contains(property), "\(header)")
  }

  @Test(arguments: [
    ("2024-02-29T10:11", "yyyy-MM-dd'T'HH:mm"),
    ("2024-02-29T10:11:12", "yyyy-MM-dd'T'HH:mm:ss"),
    ("2024-02-29T10:11:12Z", "yyyy-MM-dd'T'HH:mm:ssXXXXX"),
    ("2024-02-29T10:11:12+02:00", "yyyy-MM-dd'T'HH:mm:ssXXXXX"),
    ("2024-02-29T10:11:12.123Z", "yyyy-MM-dd'T'HH:mm:ss.SSSXXXXX"),
    ("2024-02-29T10:11:12.123456-05:00", "yyyy-MM-dd'T'HH:mm:ss.SSSXXXXX"),
    ("2024-02-29 10:11:12", "yyyy-MM-dd HH:mm:ss"),
    ("2024-02-29 10:11:12 +0000", "yyyy-MM-dd HH:mm:ss Z"),
    ("2024/02/29", "yyyy/MM/dd"),
    ("Thu, 29 Feb 2024 10:11:12 GMT", "EEE, dd MMM yyyy HH:mm:ss zzz"),
    ("Thu, 29 Feb 2024 10:11:12 +0100", "EEE, dd MMM yyyy HH:mm:ss Z"),
  ])
  func formatsOfDatesAreRecognised(_ text: String, format: String) throws {
    let made = try models("[{\"it\": \"\(text)\"}]")
    #expect(made.headers["DEThing"]?.contains("NSDate *it;") == true)
    #expect(made.headers["DEThing.m"]?.contains("return dateSerializer(@\"\(format)\");") == true)
  }

  @Test func objectsOfOneShapeShareAClass() throws {
    let made = try models(
      #"""
      [{"user": {"login": "a", "id": 1}, "assignee": {"id": 2, "login": null}, "reviewers": [{"login": "b", "id": 3}],
        "fork": {"user": {"name": "x"}}, "tags": [{"name": "y", "on": true}]}]
      """#)
    #expect(
      made.headers.keys.filter { !$0.hasSuffix(".m") }.sorted()
        == ["DEFork", "DEForkUser", "DETag", "DEThing", "DEUser"])
    let header = try #require(made.headers["DEThing"])
    #expect(header.contains(" DEUser *user;") && header.contains(" DEUser *assignee;"))
    #expect(header.contains("NSArray<DEUser *> *reviewers;"))
    #expect(made.headers["DEUser"]?.contains("nullable) NSString *login;") == true)
    #expect(made.headers["DEFork"]?.contains("DEForkUser *user;") == true)
  }

  @Test func modelsInSwiftHaveModelsInThem() throws {
    let folder = try PluginFolder(
      fixtures: [],
      files: ["things.json": #"[{"user": {"login": "a"}, "tags": [{"name": "y"}]}]"#])
    let run = try folder.run("new", "Demo", "--language", "swift", "--data", "things.json")
    try #require(run.status == 0, "\(run.errors)")
    func source(_ name: String) throws -> String {
      try String(
        contentsOf: folder.url.appendingPathComponent("Demo/Sources/DemoPlugin/\(name).swift"),
        encoding: .utf8)
    }
    let thing = try source("DEThing")
    #expect(thing.contains("thing.property(\"user\", ofClass: \"DEUser\")\n"), "\(thing)")
    #expect(thing.contains("thing.property(\"tags\", arrayOf: \"DETag\")\n"), "\(thing)")
    #expect(!thing.contains("mappingClassFor"))
    #expect(try source("DEUser").contains("property(\"login\", String.self)"))
    #expect(try source("DemoPlugin").contains("try defineDEUser()"))
  }

  /// `objc_getClass` gives NULL without an error for a class that is misspelled.
  @Test func classesAreRequiredInC() throws {
    let folder = try PluginFolder(
      fixtures: [],
      files: ["things.json": #"[{"user": {"a": 1}, "tags": [{"on": "2024-02-29"}], "it": [1]}]"#])
    let run = try folder.run("new", "Demo", "--data", "things.json")
    try #require(run.status == 0, "\(run.errors)")
    let demo = folder.url.appendingPathComponent("Demo")
    for name in try FileManager.default.contentsOfDirectory(atPath: demo.path) {
      let text = try String(contentsOf: demo.appendingPathComponent(name), encoding: .utf8)
      #expect(!text.contains("objc_getClass("), "\(name)")
    }
  }

  @Test func treesAreOfOneClass() throws {
    let made = try models(
      #"[{"name": "a", "parts": [{"name": "b", "parts": [{"name": "c", "parts": []}, {"name": null}]}]}]"#
    )
    #expect(made.headers.keys.filter { !$0.hasSuffix(".m") } == ["DEThing"])
    let header = try #require(made.headers["DEThing"])
    #expect(header.contains("NSArray<DEThing *> *parts;"))
    #expect(header.contains("nullable) NSString *name;"))
  }

  /// Objects of the same keys, one in the other, that are no tree: the innermost value is another kind.
  @Test func whatOnlyLooksLikeATreeIsNone() throws {
    let made = try models(#"[{"title": "t", "v": {"v": {"v": {"v": 1}}}}]"#)
    #expect(made.headers.keys.filter { !$0.hasSuffix(".m") }.count == 4)
    #expect(made.headers.values.contains { $0.contains("NSInteger v;") })
  }

  @Test func namesAreThoseThatPropertiesMayHave() throws {
    let made = try models(
      #"[{"id": 1, "class": 2, "created_at": 3, "createdAt": 4, "@type": 5, "1st": 6, "newest": 7, "new_one": 8, "+1": 9}]"#
    )
    let mapping = try #require(made.headers["DEThing.m"])
    for pair in [
      "@\"thingId\" : @\"id\"", "@\"thingClass\" : @\"class\"", "@\"createdAt2\" : @\"created_at\"",
      "@\"type\" : @\"@type\"", "@\"thing1St\" : @\"1st\"", "@\"thingNewOne\" : @\"new_one\"",
      "@\"plus1\" : @\"+1\"",
    ] { #expect(mapping.contains(pair), "\(pair)") }
    // These need no mapping.
    #expect(!mapping.contains("newest") && !mapping.contains("\"createdAt\""))
  }

  @Test func saysWhatItCouldNotGuess() throws {
    let many = (0...64).map { "\"k\($0)\": 1" }.joined(separator: ", ")
    let made = try models(
      #"[{"a": 1, "a.b": 1, "none": null, "some": [{"x": 1}, 2], "map": {\#(many)}}, {"a": "x", "flag": true}, {"flag": 2}]"#
    )
    #expect(
      made.notes == [
        "DEThing.a: values of several kinds (numbers, strings); its type is id",
        "DEThing.\"a.b\": left out: a key with a dot or a NUL cannot be named in +JSONMapping",
        "DEThing.thingNone: null in all rows; its type is id",
        "DEThing.thingSome: an array with more than objects of one kind; its elements stay as they are",
        "DEThing.map: objects with 65 different keys; they stay dictionaries",
        "DEThing.flag: numbers and truth values; its type is NSNumber",
      ])
  }

  @Test func looksAtSoManyRowsOnly() throws {
    let rows = (0..<10_001).map { $0 == 10_000 ? "{\"n\": \"x\"}" : "{\"n\": \($0)}" }
    let folder = try PluginFolder(
      fixtures: [], files: ["things.json": "[\(rows.joined(separator: ","))]"])
    let run = try folder.run("new", "Demo", "--data", "things.json")
    #expect(run.output.contains("\nthings.json: 10001 rows; looked at the first 10000\n"))
    let model = try String(
      contentsOf: folder.url.appendingPathComponent("Demo/DEThing.c"), encoding: .utf8)
    #expect(model.contains("add_property(cls, \"n\", \"q\", \"N\")"))
  }

  @Test func theArrayNearestToTheTopIsTaken() throws {
    let folder = try PluginFolder(
      fixtures: [],
      files: ["it.json": #"{"a": [], "n": {"books": [{"x": 1}], "m": {"deep": [{"y": 1}]}}}"#])
    let run = try folder.run("new", "Demo", "--data", "it.json")
    #expect(
      run.output.contains("\nit.json: 1 row at n.books\nother arrays, for --key-path: n.m.deep\n"))
    let entry = try String(
      contentsOf: folder.url.appendingPathComponent("Demo/demo.c"), encoding: .utf8)
    #expect(entry.contains(".key_path = \"n.books\"") && entry.contains("\"DEBook\""))
    let other = try folder.run(
      "new", "Demo", "--data", "it.json", "--key-path", "n.m.deep", "--force")
    #expect(other.output.contains("\nit.json: 1 row at n.m.deep\n"))
  }

  /// The two fields that tell most are in the list, whatever their order.
  @Test(arguments: [
    (#"{"id": 1, "hash": "a1", "name": "One", "summary": "First"}"#, "name", "summary"),
    (#"{"code": "X1", "kind": "open", "title": "One two"}"#, "title", "kind"),
    (#"{"n": 1, "when": "2024-01-01", "label": "A"}"#, "label", "when"),
    (#"{"user": {"name": "Ada"}, "n": 2}"#, "user.name", "n"),
    (#"{"n": 2}"#, "n", ""),
  ])
  func theListHasWhatTellsMost(_ row: String, first: String, second: String) throws {
    let list = try #require(try models("[\(row)]").headers["DEListViewController.m"])
    func shows(_ label: String, _ path: String) -> Bool {
      let line = list.split(separator: "\n").first { $0.contains("cell.\(label).text") } ?? ""
      return path.isEmpty
        ? line.contains("@\"\"") : line.contains("thing.\(path);") || line.contains("@\"\(path)\"")
    }
    #expect(shows("textLabel", first) && shows("detailTextLabel", second), "\(list)")
  }
}
