import CarobFoundation
import CarobRuntime
import InstantCocoa
import RuntimeTestSupport
import Testing

@Suite("Data sources in data sources")
struct NestedDataSourceTests {
  private let log: CallbackLog
  private let a: ScriptedSource
  private let b: ScriptedSource

  init() throws {
    log = try CallbackLog()
    a = try ScriptedSource(strings("cow", "ant"), named: "a")
    b = try ScriptedSource(strings("bee", "ape"), named: "b")
  }

  private func sectioned(_ source: Object) throws -> ICSectionedDataSource {
    try ICSectionedDataSource(
      wrapping: source, sectioningKey: "firstCharacter",
      sortDescriptors: [SortDescriptorBox(key: "self")])
  }

  private func fetch(_ source: any FetchReporting) throws {
    source.delegate = log.delegate
    try DataSourceMessages.fetchData(source)
  }

  @Test func multiInMulti() throws {
    let inner = try multi([a.source, b.source])
    inner.name = "inner"
    let outer = try multi([inner, simple(strings("z"), name: "z")])
    try fetch(outer)
    #expect(log.text == "will[] progress[cow, ant, bee, ape] finish[cow, ant, bee, ape, z]")
    #expect(try outline(of: outer) == "inner: cow, ant, bee, ape | z: z")
    outer.preserveSectionsInSubDataSources = true
    try fetch(outer)
    #expect(try outline(of: outer) == "a: cow, ant | b: bee, ape | z: z")
  }

  @Test func multiInMultiAsynchronously() throws {
    a.onFetch = "will"
    let inner = try multi([a.source, b.source])
    let outer = try multi([inner, simple(strings("z"))])
    try fetch(outer)
    #expect(log.text == "will[] progress[z]")
    try fetch(outer)
    #expect(log.text == "will[] progress[z] will[z] cancel[z] progress[z]")
    try a.say("cancel")
    #expect(log.words == "will progress will cancel progress")
    #expect(outer.isFetching && inner.isFetching)
    try a.say("finish")
    #expect(log.words == "will progress will cancel progress finish")
    #expect(!outer.isFetching && !inner.isFetching)
    #expect(log.sources.allSatisfy { $0 === outer })
  }

  @Test func sectionedInMulti() throws {
    a.onFetch = "will"
    let outer = try multi([sectioned(a.source), b.source], preservingSections: true)
    try fetch(outer)
    #expect(log.text == "will[] progress[bee, ape]")
    try a.say("finish")
    #expect(log.text == "will[] progress[bee, ape] finish[ant, cow, bee, ape]")
    #expect(try outline(of: outer) == "a: ant | c: cow | : bee, ape")
  }

  @Test("D 23: sectioned in multi, failing") func failingSectionedInMulti() throws {
    a.onFetch = "will"
    let outer = try multi([sectioned(a.source), b.source], preservingSections: true)
    try fetch(outer)
    try Diagnostics.withListener({ _ in }) { try a.say("fail") }
    #expect(log.words == "will progress finish")
    #expect(try outline(of: outer) == "a: ant | c: cow | : bee, ape")
    #expect(!outer.isFetching)
  }

  @Test func multiInSectioned() throws {
    b.onFetch = "will"
    let outer = try sectioned(multi([a.source, b.source]))
    try fetch(outer)
    #expect(log.text == "will[] progress[ant, cow]")
    try b.say("finish")
    #expect(log.text == "will[] progress[ant, cow] finish[ant, ape, bee, cow]")
    #expect(try outline(of: outer) == "a: ant, ape | b: bee | c: cow")
    #expect(log.sources.allSatisfy { $0 === outer })
  }

  @Test func multiInSectionedAgain() throws {
    b.onFetch = "will"
    let inner = try multi([a.source, b.source])
    let outer = try sectioned(inner)
    try fetch(outer)
    try fetch(outer)
    #expect(log.words == "will progress will cancel progress")
    try b.say("cancel finish")
    #expect(log.words == "will progress will cancel progress finish")
    #expect(!outer.isFetching)
  }

  @Test("D 27: a row is told to who holds it, however deep") func willDisplay() throws {
    let pages = try ScriptedSource(strings("a", "b"), leavingOut: [])
    let inner = try multi([simple(strings("x")), pages.source])
    let outer = try multi([simple(strings("y")), inner])
    try fetch(outer)
    try DataSourceMessages.willDisplay(objectAt: IndexPath(section: 1, row: 2), of: outer)
    #expect(pages.shown == [IndexPath(section: 0, row: 1)])
    outer.preserveSectionsInSubDataSources = true
    try fetch(outer)
    try DataSourceMessages.willDisplay(objectAt: IndexPath(section: 2, row: 0), of: outer)
    #expect(pages.shown.last == IndexPath(section: 0, row: 0))
  }

  @Test func theSameChildTwiceIsAskedOnceAndSeenTwice() throws {
    let outer = try multi([a.source, b.source, a.source])
    try fetch(outer)
    #expect(log.text == "will[] progress[cow, ant, cow, ant] finish[cow, ant, bee, ape, cow, ant]")
    #expect(a.fetchCount == 1)
    #expect(try outer.send(Selector("dataSourceAtSectionIndex:"), UInt(2)) === a.source)
  }

  @Test("a data source that shows itself is refused")
  func cycles() throws {
    let made = try #require(ICMultiDataSource.runtimeClass.makeInstance() as? ICMultiDataSource)
    let error = #expect(throws: MessageError.self) {
      try made.send(Selector("initWithDataSources:"), ArrayBox([made]))
    }
    #expect((error?.underlying as? DataSourceError)?.code == .cycle)
    #expect(error?.description == "ICMultiDataSource cannot show itself, not even in others")

    let above = try multi([sectioned(multi([made, a.source]))])
    #expect(throws: MessageError.self) {
      try made.send(Selector("initWithDataSources:"), ArrayBox([b.source, above]))
    }
    #expect(made.dataSources.isEmpty)
    let wrapper = try ICSectionedDataSource.runtimeClass.makeInstance()
    #expect(throws: MessageError.self) {
      try wrapper.send(
        Selector("initWithDataSource:sectioningKey:sortDescriptors:"), wrapper, "x", ArrayBox([]))
    }
  }

  @Test("a cycle through a plugin's own data source comes to an end") func hiddenCycle() throws {
    let outer = try multi([a.source, b.source])
    a.beforeFetch = { try DataSourceMessages.fetchData(outer) }
    let reports = Log()
    try Diagnostics.withListener({ reports.add($0.description) }) { try fetch(outer) }
    #expect(!outer.isFetching)
    #expect(log.calls.count { $0 == "will" } == FetchReporter.maximumNestedFetches)
    #expect(log.calls.count { $0 == "cancel" } == FetchReporter.maximumNestedFetches - 1)
    #expect(!log.calls.contains("fail"))
    #expect(log.calls.last == "finish")
    #expect(reports.entries.count == 1)
    #expect(
      reports.entries.first?.hasSuffix(
        "ICMultiDataSource was told to fetch while it told of a fetch, 16 times over") == true)
  }
}
