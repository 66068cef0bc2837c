import CarobFoundation
import CarobRuntime
import InstantCocoa
import RuntimeTestSupport
import Testing

/// A data source that several others show: each of them is told, and every fetch ends once.
@Suite("Data sources that are shown twice")
struct MulticastDelegateTests {
  private let log: CallbackLog
  private let reported = Log()

  init() throws { log = try CallbackLog() }

  /// One that answers when the test says so.
  private func late(_ missing: Set<ScriptedSource.Part> = []) throws -> ScriptedSource {
    try ScriptedSource(strings("b", "a"), onFetch: "will", leavingOut: missing)
  }

  private func sectioned(_ source: Object) throws -> ICSectionedDataSource {
    try ICSectionedDataSource(
      wrapping: source, sectioningKey: "self", sortDescriptors: [SortDescriptorBox(key: "self")])
  }

  private func fetch(_ source: any FetchReporting) throws {
    source.delegate = log.delegate
    try listening { try DataSourceMessages.fetchData(source) }
  }

  private func listening(_ body: () throws -> Void) throws {
    try Diagnostics.withListener({ [reported] in reported.add($0.description) }, body)
  }

  @Test("D 25: it is asked once and answers for all", arguments: [true, false])
  func askedOnce(_ outerFirst: Bool) throws {
    let child = try late()
    let inner = try sectioned(child.source)
    let outer = try multi(outerFirst ? [child.source, inner] : [inner, child.source])
    for fetchCount in 1...3 {
      log.clear()
      try fetch(outer)
      #expect(child.fetchCount == fetchCount)
      #expect(outer.isFetching && inner.isFetching)
      try child.say("progress finish")
      #expect(log.words == "will progress finish")
      #expect(log.entries.last == (outerFirst ? "finish[b, a, a, b]" : "finish[a, b, b, a]"))
      #expect(!outer.isFetching && !inner.isFetching)
    }
  }

  @Test("two that show it, side by side") func sideBySide() throws {
    let child = try late()
    let outer = try multi([sectioned(child.source), sectioned(child.source)])
    try fetch(outer)
    #expect(child.fetchCount == 1)
    try child.say("finish")
    #expect(log.words == "will progress finish")
    #expect(!outer.isFetching)
  }

  @Test("on three levels") func levels() throws {
    let child = try late()
    let middle = try multi([child.source, sectioned(child.source)])
    let outer = try multi([sectioned(middle), child.source, middle])
    try fetch(outer)
    #expect(child.fetchCount == 1)
    try child.say("finish")
    #expect(log.calls.last == "finish")
    #expect(log.calls.filter { $0 != "progress" } == ["will", "finish"])
    #expect(!outer.isFetching && !middle.isFetching)
    #expect(log.entries.last == "finish[a, a, b, b, b, a, b, a, a, b]")
  }

  @Test("one that answers at once answers each that asks") func synchronous() throws {
    let trees: [(Object) throws -> [Object]] = [
      { [$0, try sectioned($0)] }, { [try sectioned($0), $0] },
      { [try sectioned($0), try sectioned($0)] },
    ]
    for tree in trees {
      log.clear()
      let outer = try multi(tree(simple(strings("b", "a"))))
      try fetch(outer)
      #expect(log.words == "will progress progress finish")
      #expect(try counts(of: outer) == [2, 2])
      #expect(!outer.isFetching)
    }
  }

  @Test("D 17: a fetch in place of another one asks again", arguments: [true, false])
  func superseded(_ saysWhetherItFetches: Bool) throws {
    let child = try late(saysWhetherItFetches ? [] : [.isFetching])
    let inner = try sectioned(child.source)
    let outer = try multi([child.source, inner])
    try fetch(outer)
    try fetch(outer)
    #expect(child.fetchCount == 2)
    #expect(log.words == "will will cancel")
    try child.say("cancel")
    #expect(outer.isFetching && inner.isFetching)
    #expect(log.words == "will will cancel")
    try child.say("finish")
    #expect(log.words == "will will cancel progress finish")
    #expect(!outer.isFetching && !inner.isFetching)
  }

  @Test("D 16: that it was called off ends all fetches", arguments: [true, false])
  func cancelled(_ saysWhetherItFetches: Bool) throws {
    let child = try late(saysWhetherItFetches ? [] : [.isFetching])
    let inner = try sectioned(child.source)
    let outer = try multi([child.source, inner])
    try fetch(outer)
    try child.say("cancel")
    #expect(log.words == "will progress finish")
    #expect(!outer.isFetching && !inner.isFetching)
    #expect(reported.entries == [])
  }

  @Test("a failure ends all fetches") func failing() throws {
    let child = try late()
    let outer = try multi([child.source, sectioned(child.source)])
    try fetch(outer)
    try listening { try child.say("fail") }
    #expect(log.words == "will progress finish")
    #expect(!outer.isFetching)
    #expect(reported.entries.count == 2)
    #expect(reported.entries.allSatisfy { $0.hasSuffix("could not fetch: offline") })
  }

  @Test("one that raises is asked by each") func raising() throws {
    let child = try late()
    child.beforeFetch = { throw RaisedError("out of paper") }
    let outer = try multi([child.source, sectioned(child.source)])
    try fetch(outer)
    #expect(log.words == "will progress finish")
    #expect(child.fetchCount == 2)
    #expect(!outer.isFetching)
    #expect(reported.entries.count == 2)
  }

  @Test("D 25: what nobody asked for is seen everywhere") func unasked() throws {
    let child = try late()
    let outer = try multi([child.source, sectioned(child.source)])
    try fetch(outer)
    try child.say("finish")
    log.clear()
    child.objects = strings("d", "c")
    try child.say("will")
    #expect(outer.isFetching)
    try child.say("finish")
    #expect(!outer.isFetching)
    #expect(log.words == "finish finish", "one for each that changed")
    #expect(log.entries.last == "finish[d, c, c, d]")
  }

  @Test("D 27: the last row of a next page may be in either") func nextPage() throws {
    let child = try ScriptedSource(strings("a"), onFetch: "will finish", leavingOut: [])
    let outer = try multi([child.source, sectioned(child.source)])
    try fetch(outer)
    for section in 0...1 {
      try DataSourceMessages.willDisplay(
        objectAt: IndexPath(section: section, row: 0), of: outer)
    }
    #expect(child.shown == [IndexPath(section: 0, row: 0), IndexPath(section: 0, row: 0)])
  }

  @Test("trees that know nothing of each other", arguments: [true, false])
  func trees(_ saysWhetherItFetches: Bool) throws {
    let child = try late(saysWhetherItFetches ? [] : [.isFetching])
    let (one, other) = (try sectioned(child.source), try multi([child.source]))
    let otherLog = try CallbackLog()
    other.delegate = otherLog.delegate
    try fetch(one)
    try DataSourceMessages.fetchData(other)
    #expect(child.fetchCount == 1, "it fetches already")
    // The first one wants anew what both wait for.
    try fetch(one)
    #expect(child.fetchCount == 2)
    try child.say("cancel")
    #expect(one.isFetching && other.isFetching)
    try child.say("finish")
    #expect(!one.isFetching && !other.isFetching)
    #expect(log.words == "will will cancel finish")
    #expect(otherLog.words == "will finish")
  }

  @Test("when one of those that show it goes, the others are told") func freed() throws {
    let child = try late()
    let first = try sectioned(child.source)
    for onlyOneWaits in [true, false] {
      log.clear()
      try autoreleasePool {
        let second = try multi([child.source])
        #expect(child.delegate !== first && child.delegate !== second)
        try fetch(first)
        if !onlyOneWaits { try DataSourceMessages.fetchData(second) }
      }
      try child.say("finish")
      #expect(log.words == "will finish")
      #expect(!first.isFetching)
    }
    try fetch(first)
    #expect(child.delegate === first)
  }

  @Test("it leaves another delegate, which may have had the answer") func leavesAnotherDelegate()
    throws
  {
    let child = try late()
    let (one, other) = (try sectioned(child.source), try multi([child.source]))
    try fetch(one)
    let stranger = NullBox()
    try DataSourceMessages.setDelegate(stranger, of: child.source)
    try child.say("finish")
    #expect(one.isFetching, "nobody told it")
    try DataSourceMessages.fetchData(other)
    #expect(child.fetchCount == 2)
    try child.say("finish")
    #expect(!one.isFetching && !other.isFetching)
  }

  @Test("one that does not say who its delegate is") func withoutGetter() throws {
    let child = try ScriptedSource(strings("b", "a"), onFetch: "will", leavingOut: []) { cls in
      try cls.addMethod(Selector("delegate")) { (_: Object) -> Object? in nil }
    }
    let outer = try multi([child.source, sectioned(child.source)])
    try fetch(outer)
    try child.say("cancel finish")
    #expect(log.words == "will progress finish")
    #expect(!outer.isFetching)
  }

  @Test("a delegate that raises keeps nobody from being told") func raisingDelegate() throws {
    let child = try late()
    let (one, other) = (try sectioned(child.source), try multi([child.source]))
    try fetch(other)
    try DataSourceMessages.fetchData(one)
    log.onCallback = { _, _ in throw RaisedError("no thanks") }
    one.delegate = log.delegate
    let error = #expect(throws: MessageError.self) { try child.say("finish") }
    #expect(error?.description.hasSuffix(": no thanks") == true)
    #expect(log.words == "will finish finish")
    #expect(!one.isFetching && !other.isFetching)
  }

  @Test("a fetch in each message asks again and comes to an end") func fetchingInMessages() throws {
    let child = try ScriptedSource(strings("a"), leavingOut: [])
    let outer = try multi([child.source, sectioned(child.source)])
    let again = Counter()
    log.onCallback = { word, source in
      guard word == "finish", again.value < 3 else { return }
      again.add()
      try DataSourceMessages.fetchData(source)
    }
    try fetch(outer)
    #expect(log.calls.count { $0 == "will" } == 4)
    #expect(log.calls.count { $0 == "finish" } == 4)
    #expect(!outer.isFetching)
  }
}
