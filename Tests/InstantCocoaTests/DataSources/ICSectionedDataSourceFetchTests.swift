import CarobRuntime
import InstantCocoa
import RuntimeTestSupport
import Testing

@Suite("Sectioned data sources: fetching")
struct ICSectionedDataSourceFetchTests {
  /// A data source of a plugin's making, which says what the test tells it to.
  private final class Remote {
    var objects: [Object] = []
    /// What `fetchData` says to the delegate at once.
    var onFetch = ""
    private(set) var source: Object = NullBox()
    private(set) weak var delegate: Object?

    init(taking delegates: Bool = true) throws {
      let cls = try makeClass("TestRemote") { cls in
        try cls.addMethod(Selector("numberOfSections")) { (_: Object) in 1 }
        try cls.addMethod(Selector("numberOfObjectsInSection:")) {
          [weak self] (_: Object, _: Int) in
          self?.objects.count ?? 0
        }
        try cls.addMethod(Selector("objectAtIndexPath:")) {
          [weak self] (_: Object, path: IndexPath) in self?.objects[path.row]
        }
        try cls.addMethod(Selector("fetchData")) { [weak self] (_: Object) in
          try self?.say(self?.onFetch ?? "")
        }
        guard delegates else { return }
        try cls.addMethod(Selector("setDelegate:")) { [weak self] (_: Object, new: Object?) in
          self?.delegate = new
        }
      }
      source = try cls.make()
    }

    /// Tells the delegate, a letter for each callback.
    func say(_ letters: String) throws {
      for letter in letters {
        switch letter {
        case "W": try DataSourceDelegateMessages.willLoad(source, to: delegate)
        case "P": try DataSourceDelegateMessages.didPartiallyLoad(source, to: delegate)
        case "F": try DataSourceDelegateMessages.finishedLoading(source, to: delegate)
        default:
          let error = ErrorBox(RaisedError("offline"))
          try DataSourceDelegateMessages.failed(source, error, to: delegate)
        }
      }
    }
  }

  private let remote: Remote
  private let log: CallbackLog
  private let source: ICSectionedDataSource

  init() throws {
    remote = try Remote()
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
    #expect(log.text == "W[] F[a, b]")
    #expect(log.sources.allSatisfy { $0 === source })
  }

  @Test func anAnswerThatComesLater() throws {
    remote.onFetch = "WP"
    try fetch()
    #expect(log.text == "W[] P[]")
    #expect(try isFetching)
    remote.objects = [StringBox("a"), StringBox("a"), StringBox("b")]
    try remote.say("F")
    #expect(log.text == "W[] P[] F[a, a, b]")
    #expect(try !isFetching)
    #expect(try counts(of: source) == [2, 1])
    #expect(log.sources.allSatisfy { $0 === source })
  }

  @Test("D 23: a failure is passed on") func failure() throws {
    remote.onFetch = "WX"
    try fetch()
    #expect(log.text == "W[] X[]")
    #expect(log.sources.allSatisfy { $0 === source })
    #expect((log.errors.first as? ErrorBox)?.localizedDescription == "offline")
    #expect(try counts(of: source) == [])
    #expect(try !isFetching)
  }

  @Test func whatTheSourceHoldsAfterAFailureIsShown() throws {
    remote.onFetch = "WPX"
    remote.objects = [ErrorBox(RaisedError("offline"))]
    try fetch()
    #expect(log.text == "W[] P[offline] X[offline]")
    #expect(try DataSourceMessages.sectionTitles(of: source) == ["offline"])
  }

  @Test func aSecondFetchReplacesTheFirst() throws {
    remote.onFetch = "WF"
    remote.objects = [StringBox("a")]
    try fetch()
    remote.objects = []
    try fetch()
    #expect(log.text == "W[] F[a] W[a] F[]")
  }

  @Test func overlappingFetchesEndOnceEach() throws {
    remote.onFetch = "W"
    try fetch()
    try fetch()
    try remote.say("X")
    #expect(try isFetching)
    try remote.say("F")
    #expect(log.text == "W[] W[] X[] F[]")
    #expect(try !isFetching)
  }

  @Test func aSourceThatFetchesOnItsOwnIsFollowed() throws {
    remote.onFetch = "WF"
    try fetch()
    log.clear()
    remote.objects = [StringBox("a")]
    try remote.say("WPF")
    #expect(log.text == "W[] P[a] F[a]")
  }

  @Test func aFinalCallbackThatNobodyAskedForRefreshes() throws {
    remote.objects = [StringBox("a")]
    try remote.say("F")
    #expect(log.text == "F[a]")
    #expect(try !isFetching)
  }

  @Test func partialLoadsOutsideAFetchAreNotPassedOn() throws {
    try remote.say("P")
    #expect(log.text == "")
  }

  @Test func aSourceThatTakesNoDelegateIsReadAtOnce() throws {
    let remote = try Remote(taking: false)
    remote.objects = [StringBox("a")]
    let source = try ICSectionedDataSource(wrapping: remote.source, sectioningKey: nil)
    source.delegate = log.delegate
    try DataSourceMessages.fetchData(source)
    #expect(log.text == "W[] F[a]")
  }

  @Test func objectsThatCannotBeComparedFailTheFetch() throws {
    remote.onFetch = "F"
    remote.objects = [StringBox("a"), NumberBox(1)]
    let source = try ICSectionedDataSource(
      wrapping: remote.source, sectioningKey: nil, sortDescriptors: [SortDescriptor(key: "self")])
    source.delegate = log.delegate
    try DataSourceMessages.fetchData(source)
    #expect(log.text == "W[] X[]")
    #expect(log.errors.first is ErrorBox)
  }

  @Test func aFailureThatNobodyWantsToHearIsThrown() throws {
    remote.onFetch = "F"
    remote.objects = [StringBox("a"), NumberBox(1)]
    let source = try ICSectionedDataSource(
      wrapping: remote.source, sectioningKey: nil, sortDescriptors: [SortDescriptor(key: "self")])
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
    remote.onFetch = "F"
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
    #expect(log.text == "W[] X[]")
    #expect(log.errors.first??.description.wholeMatch(of: /-\[\w+ fetchData\]: broken/) != nil)
  }
}
