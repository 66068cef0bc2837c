import CarobFoundation
import CarobPlugins
import CarobRuntime
import InstantCocoa
import PluginTestSupport
import RuntimeTestSupport
import Testing

/// Data sources in C, from a real plugin: `Tests/Fixtures/DataSources/custom_sources.c`.
@Suite("Data sources of plugins", .waitsForProcesses)
struct PluginDataSourceTests {
  private let log: CallbackLog

  init() throws {
    try Self.plugin.get()
    log = try CallbackLog()
  }

  /// Loaded once, since classes stay.
  private static let plugin = Result {
    let directory = try TemporaryDirectory()
    let source = PluginFixture.project
      .appendingPathComponent("Tests/Fixtures/DataSources/custom_sources.c")
    _ = try PluginLoader().load(path: PluginFixture.build(source: source, in: directory.url))
  }

  /// An instance of one of the plugin's classes, of some sections of strings.
  private func make(_ name: String, _ sections: [[String]] = [["a"], ["b", "c"]]) throws -> Object {
    let source = try #require(RuntimeClass(named: name)).make()
    let content = sections.map { ArrayBox($0.map { StringBox($0) }) }
    try source.setValue(ArrayBox(content), forKey: "content")
    if source.responds(to: Selector("allObjects")) {
      try source.setValue(
        ArrayBox(sections.joined().map { StringBox($0) }), forKey: "allObjects")
    }
    return source
  }

  private func fetch(_ source: any FetchReporting) throws {
    source.delegate = log.delegate
    try DataSourceMessages.fetchData(source)
  }

  private func tell(_ source: Object, _ name: StaticString, _ argument: Object? = nil) throws {
    if let argument {
      try source.send(Selector(name), argument)
    } else {
      try source.send(Selector(name))
    }
  }

  @Test("D 25: the least that a data source can have") func bare() throws {
    let bare = try make("CSBareSource")
    try fetch(multi([bare, simple(strings("d"), name: "d")]))
    #expect(log.text == "will[] progress[a, b, c] finish[a, b, c, d]")
    let source = try multi([bare], preservingSections: true)
    try fetch(source)
    #expect(try outline(of: source) == ": a | : b, c")
    try DataSourceMessages.willDisplay(objectAt: IndexPath(section: 1, row: 1), of: source)
    let sectioned = try ICSectionedDataSource(wrapping: bare, sectioningKey: "self")
    try fetch(sectioned)
    #expect(try outline(of: sectioned) == "a: a | b: b | c: c")
  }

  @Test("6.2: asynchronous, without isFetching, allObjects, sectionTitles, name") func late() throws
  {
    let (one, two) = (try make("CSLateSource", [["a"]]), try make("CSLateSource", [["b"]]))
    let source = try multi([one, two])
    try fetch(source)
    try tell(one, "partiallyLoad")
    #expect(log.text == "will[]")
    try tell(two, "finish")
    try Diagnostics.withListener({ _ in }) {
      try tell(one, "failWithError:", ErrorBox(RaisedError("offline")))
    }
    #expect(log.text == "will[] progress[b] finish[a, b]")
    #expect(!source.isFetching)
  }

  @Test("D 25: superseded and cancelled, without isFetching") func superseded() throws {
    let late = try make("CSLateSource", [["a"]])
    let source = try multi([late])
    try fetch(source)
    try fetch(source)
    try tell(late, "failWithError:", FetchCancellation.makeError())
    #expect(log.words == "will will cancel")
    try tell(late, "finish")
    #expect(log.words == "will will cancel finish")
    try tell(late, "finish")
    #expect(log.words == "will will cancel finish finish", "one that nobody asked for")
  }

  @Test("6.2: sectioned over a plugin's") func sectioned() throws {
    let late = try make("CSLateSource", [["b", "a"], ["b"]])
    let source = try ICSectionedDataSource(
      wrapping: late, sectioningKey: "self", sortDescriptors: [SortDescriptorBox(key: "self")])
    try fetch(source)
    try tell(late, "partiallyLoad")
    try tell(late, "finish")
    #expect(log.text == "will[] progress[a, b, b] finish[a, b, b]")
    #expect(try counts(of: source) == [1, 2])
    try fetch(source)
    try tell(late, "failWithError:", ErrorBox(RaisedError("offline")))
    #expect(log.words == "will progress finish will fail")
  }

  @Test func everything() throws {
    let whole = try make("CSWholeSource")
    try whole.setValue(StringBox("whole"), forKey: "name")
    try whole.setValue(ArrayBox(strings("one", "two")), forKey: "sectionTitles")
    let source = try multi([whole])
    try fetch(source)
    #expect(try outline(of: source) == "whole: a, b, c")
    try DataSourceMessages.willDisplay(objectAt: IndexPath(section: 0, row: 2), of: source)
    #expect(
      try (whole.value(forKey: "shown") as? IndexPathBox)?.indexPath
        == IndexPath(section: 1, row: 1))
    source.preserveSectionsInSubDataSources = true
    try fetch(source)
    #expect(try outline(of: source) == "one: a | two: b, c")
    #expect(log.words == "will finish will finish")
  }

  @Test(
    "a child that misbehaves is empty and reported, and the others are shown",
    arguments: [
      ("CSNegativeSections", true, "gave -1"), ("CSNegativeRows", true, "gave -1"),
      ("CSTooManySections", true, "gave 4611686018427387903"),
      ("CSTooManyRows", true, "gave 4611686018427387903"),
      ("CSNoList", false, "NSString"), ("CSNoTitles", true, "NSString"),
    ])
  func garbage(_ name: String, _ preservingSections: Bool, _ text: String) throws {
    let child = try make(name)
    let source = try multi([child, simple(strings("z"))], preservingSections: preservingSections)
    let reported = Log()
    try Diagnostics.withListener({ reported.add($0.description) }) { try fetch(source) }
    #expect(log.text == "will[] progress[] finish[z]")
    #expect(reported.entries.count == 1)
    #expect(
      reported.entries.first?.hasPrefix("the \(name) of ICMultiDataSource could not fetch: ")
        == true)
    #expect(reported.entries.first?.contains(text) == true)
  }

  @Test("a wrapped source that misbehaves fails the fetch") func garbageInSections() throws {
    let source = try ICSectionedDataSource(wrapping: make("CSNoList"), sectioningKey: nil)
    try fetch(source)
    #expect(log.text == "will[] fail[]")
    #expect(!source.isFetching)
  }

  @Test("a child that raises has answered") func raising() throws {
    let source = try multi([make("CSRaising"), simple(strings("z"))])
    let reported = Log()
    try Diagnostics.withListener({ reported.add($0.description) }) { try fetch(source) }
    #expect(log.text == "will[] progress[a, b, c] finish[a, b, c, z]")
    #expect(
      reported.entries == [
        "the CSRaising of ICMultiDataSource could not fetch: -[CSRaising fetchData]: out of paper"
      ])
  }

  @Test("objects that are missing make a child unreadable", arguments: [true, false])
  func missingObjects(_ preservingSections: Bool) throws {
    let child = try make("CSNoObjects")
    let source = try multi([child, simple(strings("z"))], preservingSections: preservingSections)
    let reported = Log()
    try Diagnostics.withListener({ reported.add($0.description) }) { try fetch(source) }
    #expect(log.text == "will[] progress[] finish[z]")
    let reason =
      "-[CSNoObjects objectAtIndexPath:] gave nil for section 0, row 0, of which "
      + "numberOfObjectsInSection: says that there is 1 object"
    #expect(
      reported.entries == ["the CSNoObjects of ICMultiDataSource could not fetch: \(reason)"])

    log.clear()
    let sectioned = try ICSectionedDataSource(wrapping: child, sectioningKey: nil)
    try fetch(sectioned)
    #expect(log.text == "will[] fail[]")
    #expect(log.errors.first??.description == reason)
  }

  @Test("one that is shown twice answers for all", arguments: [true, false])
  func shownTwice(_ outerFirst: Bool) throws {
    let late = try make("CSLateSource", [["b", "a"]])
    let inner = try ICSectionedDataSource(
      wrapping: late, sectioningKey: "self", sortDescriptors: [SortDescriptorBox(key: "self")])
    let source = try multi(outerFirst ? [late, inner] : [inner, late])
    for content in [strings("b", "a"), strings("d", "c")] {
      log.clear()
      try late.setValue(ArrayBox([ArrayBox(content)]), forKey: "content")
      try fetch(source)
      #expect(source.isFetching)
      try tell(late, "partiallyLoad")
      try tell(late, "finish")
      #expect(log.words == "will progress finish")
      #expect(!source.isFetching && !inner.isFetching)
    }
    #expect(
      try outline(of: source) == (outerFirst ? ": d, c | : c, d" : ": c, d | : d, c"))
    // What nobody asked for is seen in both places.
    try late.setValue(ArrayBox([ArrayBox(strings("e"))]), forKey: "content")
    try tell(late, "finish")
    #expect(try outline(of: source) == ": e | : e")
  }

  @Test("counts that change between calls are read once", arguments: [true, false])
  func unsteady(_ preservingSections: Bool) throws {
    let source = try multi([make("CSUnsteady")], preservingSections: preservingSections)
    try Diagnostics.withListener({ _ in }) { try fetch(source) }
    let before = try counts(of: source)
    #expect(try counts(of: source) == before)
    for (section, count) in before.enumerated() {
      for row in 0..<count {
        let path = IndexPath(section: section, row: row)
        #expect(try DataSourceMessages.object(at: path, of: source) != nil)
        try DataSourceMessages.willDisplay(objectAt: path, of: source)
      }
    }
  }

  @Test(
    "a message of a source that nobody knows is an error, which its sender gets",
    arguments: [
      ("CSAnother", "an NSString that is none of its data sources"), ("CSNobody", "nil"),
    ])
  func unknown(_ name: String, _ given: String) throws {
    let source = try multi([make(name)])
    let reported = Log()
    try Diagnostics.withListener({ reported.add($0.description) }) { try fetch(source) }
    #expect(log.words == "will finish", "it raised, which counts as an answer")
    #expect(
      reported.entries.first?.hasSuffix(
        "-[ICMultiDataSource dataSourceFinishedLoading:] was given \(given)") == true)
  }

  @Test("a data source that goes while a child fetches is told nothing") func freed() throws {
    let late = try make("CSLateSource")
    try autoreleasePool {
      let source = try multi([late])
      try fetch(source)
      #expect(try DataSourceMessages.delegate(of: late) === source)
      log.clear()
    }
    #expect(try DataSourceMessages.delegate(of: late) == nil)
    try tell(late, "finish")
    #expect(log.words == "")
  }
}
