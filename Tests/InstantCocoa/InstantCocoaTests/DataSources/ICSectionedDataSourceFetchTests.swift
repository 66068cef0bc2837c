import CarobFoundation
import CarobRuntime
import InstantCocoa
import RuntimeTestSupport
import Testing

@Suite("Sectioned data sources: fetching")
struct ICSectionedDataSourceFetchTests {
  private let remote: ScriptedSource
  private let log: CallbackLog
  private let source: ICSectionedDataSource

  init() throws {
    remote = try ScriptedSource(onFetch: "")
    log = try CallbackLog()
    source = try ICSectionedDataSource(wrapping: remote.source, sectioningKey: "self")
    source.delegate = log.delegate
  }

  private func fetch() throws { try DataSourceMessages.fetchData(source) }

  private var isFetching: Bool {
    get throws { try source.send(Selector("isFetching"), returning: Bool.self) }
  }

  @Test func overASimpleSource() throws {
    let source = try ICSectionedDataSource(
      wrapping: simple([StringBox("a"), StringBox("b")]), sectioningKey: nil)
    source.delegate = log.delegate
    try DataSourceMessages.fetchData(source)
    #expect(log.text == "will[] finish[a, b]")
    #expect(log.sources.allSatisfy { $0 === source })
  }

  @Test func anAnswerThatComesLater() throws {
    remote.onFetch = "will progress"
    try fetch()
    #expect(log.text == "will[] progress[]")
    #expect(try isFetching)
    remote.objects = [StringBox("a"), StringBox("a"), StringBox("b")]
    try remote.say("finish")
    #expect(log.text == "will[] progress[] finish[a, a, b]")
    #expect(try !isFetching)
    #expect(try counts(of: source) == [2, 1])
    #expect(log.sources.allSatisfy { $0 === source })
  }

  @Test("D 23: a failure is passed on") func failure() throws {
    remote.onFetch = "will fail"
    try fetch()
    #expect(log.text == "will[] fail[]")
    #expect(log.sources.allSatisfy { $0 === source })
    #expect((log.errors.first as? ErrorBox)?.localizedDescription == "offline")
    #expect(try counts(of: source) == [])
    #expect(try !isFetching)
  }

  @Test func whatTheSourceHoldsAfterAFailureIsShown() throws {
    remote.onFetch = "will progress fail"
    remote.objects = [ErrorBox(RaisedError("offline"))]
    try fetch()
    #expect(log.text == "will[] progress[offline] fail[offline]")
    #expect(try DataSourceMessages.sectionTitles(of: source) == ["offline"])
  }

  @Test func aSecondFetchReplacesTheFirst() throws {
    remote.onFetch = "will finish"
    remote.objects = [StringBox("a")]
    try fetch()
    remote.objects = []
    try fetch()
    #expect(log.text == "will[] finish[a] will[a] finish[]")
  }

  @Test("D 17, D 25: a second fetch ends the first, and the answer ends the second")
  func overlap() throws {
    remote.onFetch = "will"
    try fetch()
    try fetch()
    #expect(log.text == "will[] will[] cancel[]")
    #expect(try isFetching)
    remote.objects = [StringBox("a")]
    try remote.say("finish")
    #expect(log.text == "will[] will[] cancel[] finish[a]")
    #expect(try !isFetching)
  }

  @Test("D 17: what ended the source's older fetch is not passed on", arguments: [true, false])
  func overlapOfTheSource(_ saysWhetherItFetches: Bool) throws {
    let remote = try ScriptedSource(
      onFetch: "will", leavingOut: saysWhetherItFetches ? [] : [.isFetching])
    let source = try ICSectionedDataSource(wrapping: remote.source, sectioningKey: nil)
    source.delegate = log.delegate
    try DataSourceMessages.fetchData(source)
    try DataSourceMessages.fetchData(source)
    try remote.say("cancel")
    #expect(log.text == "will[] will[] cancel[]")
    #expect(source.isFetching)
    try remote.say("finish")
    #expect(log.text == "will[] will[] cancel[] finish[]")
  }

  @Test func aSourceThatAnswersEachOfTwoFetchesRefreshes() throws {
    remote.onFetch = "will"
    try fetch()
    try fetch()
    try remote.say("finish")
    remote.objects = [StringBox("a")]
    try remote.say("finish")
    #expect(log.text == "will[] will[] cancel[] finish[] finish[a]")
  }

  @Test("D 16: a cancelled fetch of the source is a failure") func cancelled() throws {
    remote.onFetch = "will"
    try fetch()
    try remote.say("cancel")
    #expect(log.text == "will[] cancel[]")
    #expect(try !isFetching)
  }

  @Test func aSourceThatFetchesOnItsOwnIsFollowed() throws {
    remote.onFetch = "will finish"
    try fetch()
    log.clear()
    remote.objects = [StringBox("a")]
    try remote.say("will progress finish")
    #expect(log.text == "will[] progress[a] finish[a]")
  }

  @Test func aFinalCallbackThatNobodyAskedForRefreshes() throws {
    remote.objects = [StringBox("a")]
    try remote.say("finish")
    #expect(log.text == "finish[a]")
    #expect(try !isFetching)
  }

  @Test func partialLoadsOutsideAFetchAreNotPassedOn() throws {
    try remote.say("progress")
    #expect(log.text == "")
  }

  @Test func aSourceThatTakesNoDelegateIsReadAtOnce() throws {
    let remote = try ScriptedSource(onFetch: "", leavingOut: [.delegate])
    remote.objects = [StringBox("a")]
    let source = try ICSectionedDataSource(wrapping: remote.source, sectioningKey: nil)
    source.delegate = log.delegate
    try DataSourceMessages.fetchData(source)
    #expect(log.text == "will[] finish[a]")
  }

  @Test func objectsThatCannotBeComparedFailTheFetch() throws {
    let remote = try ScriptedSource([StringBox("a"), NumberBox(1)], onFetch: "finish")
    let source = try ICSectionedDataSource(
      wrapping: remote.source, sectioningKey: nil, sortDescriptors: [SortDescriptorBox(key: "self")]
    )
    source.delegate = log.delegate
    try DataSourceMessages.fetchData(source)
    #expect(log.text == "will[] fail[]")
    #expect(log.errors.first is ErrorBox)
  }

  @Test func aFailureThatNobodyWantsToHearIsThrown() throws {
    remote.onFetch = "finish"
    remote.objects = [StringBox("a"), NumberBox(1)]
    let source = try ICSectionedDataSource(
      wrapping: remote.source, sectioningKey: nil, sortDescriptors: [SortDescriptorBox(key: "self")]
    )
    #expect(throws: MessageError.self) { try DataSourceMessages.fetchData(source) }
  }

  @Test func anErrorOfTheDelegateIsNoFailedFetch() throws {
    let failures = Counter()
    let cls = try makeClass("TestDelegate") { cls in
      try cls.addMethod(Selector("dataSourceFinishedLoading:")) { (_: Object, _: Object) in
        throw RaisedError("no thanks")
      }
      try cls.addMethod(Selector("dataSource:failedWithError:")) {
        (_: Object, _: Object, _: Object?) in failures.add()
      }
    }
    let delegate = try cls.make()
    source.delegate = delegate
    remote.onFetch = "finish"
    let error = #expect(throws: MessageError.self) { try fetch() }
    #expect(
      error?.description.wholeMatch(of: /-\[\w+ dataSourceFinishedLoading:\]: no thanks/) != nil)
    #expect(failures.value == 0)
  }

  @Test func anErrorOfTheWrappedSourceFailsTheFetch() throws {
    let cls = try makeClass("TestRemote") { cls in
      try cls.addMethod(Selector("fetchData")) { (_: Object) in throw RaisedError("broken") }
      try cls.addMethod(Selector("setDelegate:")) { (_: Object, _: Object?) in }
    }
    let source = try ICSectionedDataSource(wrapping: cls.make(), sectioningKey: nil)
    source.delegate = log.delegate
    try DataSourceMessages.fetchData(source)
    #expect(log.text == "will[] fail[]")
    #expect(log.errors.first??.description.wholeMatch(of: /-\[\w+ fetchData\]: broken/) != nil)
  }
}
