import CarobFoundation
import CarobRuntime
import InstantCocoa
import RuntimeTestSupport
import Testing

@Suite("Multi data sources: fetching")
struct ICMultiDataSourceFetchTests {
  private let log: CallbackLog
  private let reported = Log()

  init() throws {
    log = try CallbackLog()
  }

  private func source(of children: [Object]) throws -> ICMultiDataSource {
    let source = try multi(children)
    source.delegate = log.delegate
    return source
  }

  private func fetch(_ source: Object) throws {
    try listening { try DataSourceMessages.fetchData(source) }
  }

  private func listening(_ body: () throws -> Void) throws {
    try Diagnostics.withListener({ [reported] in reported.add($0.description) }, body)
  }

  @Test("6.2: n synchronous children", arguments: 1...5)
  func synchronous(_ count: Int) throws {
    let source = try source(of: (1...count).map { try simple([NumberBox($0)]) })
    try fetch(source)
    #expect(log.words == "will " + String(repeating: "progress ", count: count - 1) + "finish")
    #expect(log.entries.first == "will[]")
    #expect(
      log.entries.last == "finish[\((1...count).map(String.init).joined(separator: ", "))]")
    #expect(log.sources.allSatisfy { $0 === source })
    #expect(!source.isFetching)
  }

  @Test("D 24: no children at all") func noChildren() throws {
    let source = try source(of: [])
    try fetch(source)
    #expect(log.text == "will[] finish[]")
    #expect(!source.isFetching)
    let made = ICMultiDataSource()
    made.delegate = log.delegate
    try fetch(made)
    #expect(log.words == "will finish will finish")
  }

  @Test("6.2: n asynchronous children, in any order") func asynchronous() throws {
    let children = try ["a", "b", "c"].map {
      try ScriptedSource(strings($0), onFetch: "will progress")
    }
    let source = try source(of: children.map(\.source))
    try fetch(source)
    #expect(log.text == "will[]")
    #expect(source.isFetching)
    try children[1].say("finish")
    try children[2].say("progress progress finish")
    #expect(log.text == "will[] progress[b] progress[b, c]")
    #expect(source.isFetching)
    try children[0].say("finish")
    #expect(log.text == "will[] progress[b] progress[b, c] finish[a, b, c]")
    #expect(!source.isFetching)
    #expect(children.map(\.fetchCount) == [1, 1, 1])
  }

  @Test func isFetchingIsOverInTheFinalCallbackOnly() throws {
    let source = try source(of: [simple([]), simple([])])
    let states = Log()
    log.onCallback = { word, _ in states.add("\(word)\(source.isFetching ? "+" : "-")") }
    try fetch(source)
    #expect(states.entries == ["will+", "progress+", "finish-"])
  }

  @Test("6.2: the previous content stays until the first answer") func refetch() throws {
    let children = try ["a", "b"].map { try ScriptedSource(strings($0), onFetch: "will") }
    let source = try source(of: children.map(\.source))
    try fetch(source)
    for child in children { try child.say("finish") }
    log.clear()
    try fetch(source)
    #expect(log.text == "will[a, b]")
    #expect(try counts(of: source) == [1, 1])
    children[1].objects = strings("c")
    try children[1].say("finish")
    #expect(log.text == "will[a, b] progress[c]")
    try children[0].say("finish")
    #expect(log.text == "will[a, b] progress[c] finish[a, c]")
  }

  @Test("6.2: a child that fails has answered", arguments: [0, 1])
  func failure(_ failing: Int) throws {
    let children = try ["a", "b"].map { try ScriptedSource(strings($0)) }
    children[failing].onFetch = "will fail"
    try fetch(source(of: children.map(\.source)))
    #expect(log.text == "will[] progress[a] finish[a, b]")
    let cls = children[failing].source.runtimeClass
    #expect(
      reported.entries == ["the \(cls) of ICMultiDataSource could not fetch: offline"])
  }

  @Test func whatAFailedChildHoldsIsShown() throws {
    let child = try ScriptedSource([ErrorBox(RaisedError("offline"))], onFetch: "will fail")
    try fetch(source(of: [child.source]))
    #expect(log.text == "will[] finish[offline]")
  }

  @Test("D 16: a child that was cancelled has answered, and nothing is reported")
  func cancelled() throws {
    let child = try ScriptedSource(onFetch: "will cancel")
    let source = try source(of: [child.source])
    try fetch(source)
    #expect(log.text == "will[] finish[]")
    #expect(reported.entries == [])
    #expect(!source.isFetching)
  }

  @Test("D 25: a child that nobody asked refreshes its section") func unasked() throws {
    let child = try ScriptedSource(strings("a"), leavingOut: [])
    let source = try source(of: [simple([NumberBox(1)]), child.source])
    try fetch(source)
    log.clear()
    child.objects = strings("b", "c")
    try child.say("will")
    #expect(source.isFetching)
    try child.say("progress finish")
    #expect(log.text == "finish[1, b, c]")
    #expect(!source.isFetching)
  }

  @Test("D 25: also before anything was fetched") func unaskedAtFirst() throws {
    let child = try ScriptedSource(strings("a"))
    let source = try source(of: [simple([NumberBox(1)]), child.source])
    try child.say("will finish")
    #expect(log.text == "finish[a]")
    #expect(!source.isFetching)
  }

  @Test("D 25: a child that nobody asked fails") func unaskedFailure() throws {
    let child = try ScriptedSource(strings("a"))
    let source = try source(of: [child.source])
    try fetch(source)
    try listening { try child.say("will fail") }
    #expect(log.text == "will[] finish[a] finish[a]")
    #expect(reported.entries.count == 1)
  }

  @Test("D 25: during a fetch, such a child has partially loaded") func unaskedMeanwhile() throws {
    let children = try ["a", "b"].map { try ScriptedSource(strings($0), onFetch: "will") }
    let source = try source(of: children.map(\.source))
    try fetch(source)
    try children[0].say("finish")
    children[0].objects = strings("c")
    try children[0].say("will finish")
    #expect(log.text == "will[] progress[a] progress[c]")
    #expect(source.isFetching)
    try children[1].say("finish")
    #expect(log.text == "will[] progress[a] progress[c] finish[c, b]")
  }

  @Test("6.2: the next page of a paginated child is one F") func nextPage() throws {
    let pages = try ScriptedSource(strings("a"), leavingOut: []) { cls in
      try cls.addMethod(Selector("willDisplayObjectAtIndexPath:")) {
        (this: Object, _: IndexPath) in
        let delegate = try DataSourceMessages.delegate(of: this)
        try DataSourceDelegateMessages.willLoad(this, to: delegate)
      }
    }
    let source = try source(of: [simple([NumberBox(1)]), pages.source])
    try fetch(source)
    log.clear()
    try DataSourceMessages.willDisplay(objectAt: IndexPath(section: 1, row: 0), of: source)
    #expect(source.isFetching)
    pages.objects += strings("b")
    try pages.say("progress finish")
    #expect(log.text == "finish[1, a, b]")
    #expect(!source.isFetching)
  }

  @Test("D 25: a superseded fetch ends with a cancellation", arguments: [true, false])
  func superseded(_ childrenSayWhetherTheyFetch: Bool) throws {
    let children = try ["a", "b"].map {
      try ScriptedSource(
        strings($0), onFetch: "will",
        leavingOut: childrenSayWhetherTheyFetch ? [] : [.isFetching, .allObjects])
    }
    let source = try source(of: children.map(\.source))
    try fetch(source)
    try children[0].say("finish")
    try fetch(source)
    #expect(log.text == "will[] progress[a] will[a] cancel[a]")
    #expect(source.isFetching)
    // What ended the child's older fetch is no answer.
    try children[1].say("cancel")
    #expect(log.words == "will progress will cancel")
    try children[1].say("finish")
    try children[0].say("finish")
    #expect(log.text == "will[] progress[a] will[a] cancel[a] progress[b] finish[a, b]")
    #expect(!source.isFetching)
    #expect(children.map(\.fetchCount) == [2, 2])
  }

  @Test("D 25: a child that answers once for two fetches keeps nobody waiting")
  func joinedFetches() throws {
    let child = try ScriptedSource(strings("a"), onFetch: "")
    let source = try source(of: [child.source])
    for _ in 0..<3 { try fetch(source) }
    try child.say("finish")
    #expect(log.text == "will[] will[] cancel[] will[] cancel[] finish[a]")
    #expect(!source.isFetching)
  }

  @Test func aFetchThatWasBegunDirectlyIsSuperseded() throws {
    let child = try ScriptedSource(strings("a"), onFetch: "will")
    let source = try source(of: [child.source])
    try child.say("will")
    try fetch(source)
    try child.say("cancel")
    #expect(log.text == "will[]")
    try child.say("finish")
    #expect(log.text == "will[] finish[a]")
  }

  @Test func aChildThatTakesNoDelegateIsReadAtOnce() throws {
    let child = try ScriptedSource(
      strings("a"), onFetch: "", leavingOut: [.delegate, .allObjects, .name, .isFetching])
    try fetch(source(of: [child.source, simple([NumberBox(1)])]))
    #expect(log.text == "will[] progress[a] finish[a, 1]")
    #expect(child.fetchCount == 1)
  }

  @Test func aChildThatHasNothingToFetchIsReadAtOnce() throws {
    let child = try ScriptedSource(strings("a"), leavingOut: [.fetchData, .isFetching])
    let source = try source(of: [child.source])
    try fetch(source)
    #expect(log.text == "will[] finish[a]")
    #expect(!source.isFetching)
  }

  @Test func aChildLeavesAnotherDelegate() throws {
    let child = try simple(strings("a"))
    let source = try source(of: [child])
    child.delegate = NullBox()
    try fetch(source)
    #expect(log.text == "will[] finish[a]")
    #expect(child.delegate === source)
  }
}
