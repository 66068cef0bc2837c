import CarobRuntime
import InstantCocoa
import RuntimeTestSupport
import Testing

/// What delegates may do in a callback, to every kind of data source.
@Suite("Hostile delegates")
struct HostileDelegateTests {
  /// A data source of one child, which answers at once or when it is told to.
  enum Kind: CaseIterable {
    case simple, sectioned, multi
  }

  private let log: CallbackLog
  private let child: ScriptedSource

  init() throws {
    log = try CallbackLog()
    child = try ScriptedSource(strings("a"))
  }

  private func make(_ kind: Kind) throws -> any FetchReporting {
    let source: any FetchReporting =
      switch kind {
      case .simple: try simple(strings("a"))
      case .sectioned: try ICSectionedDataSource(wrapping: child.source, sectioningKey: nil)
      case .multi: try multi([child.source])
      }
    source.delegate = log.delegate
    return source
  }

  @Test("one that raises", arguments: Kind.allCases, ["will", "finish"])
  func raising(_ kind: Kind, _ word: String) throws {
    let source = try make(kind)
    log.onCallback = { current, _ in if current == word { throw RaisedError("no thanks") } }
    let error = #expect(throws: MessageError.self) { try DataSourceMessages.fetchData(source) }
    #expect(error?.description.hasSuffix(": no thanks") == true)
    #expect(log.words == "will finish")
    #expect(!source.isFetching)
    log.onCallback = { _, _ in }
    log.clear()
    try DataSourceMessages.fetchData(source)
    #expect(log.words == "will finish")
  }

  @Test("one that raises while a child answers later", arguments: [Kind.sectioned, .multi])
  func raisingLater(_ kind: Kind) throws {
    child.onFetch = "will"
    let source = try make(kind)
    try DataSourceMessages.fetchData(source)
    log.onCallback = { _, _ in throw RaisedError("no thanks") }
    #expect(throws: MessageError.self) { try child.say("finish") }
    #expect(log.words == "will finish")
    #expect(!source.isFetching)
  }

  @Test("one that raises keeps no other child from answering") func raisingBetween() throws {
    let source = try multi([simple(strings("b")), child.source, simple(strings("c"))])
    source.delegate = log.delegate
    log.onCallback = { word, _ in if word == "progress" { throw RaisedError("no thanks") } }
    let reported = Log()
    #expect(throws: MessageError.self) {
      try Diagnostics.withListener({ reported.add($0.description) }) {
        try DataSourceMessages.fetchData(source)
      }
    }
    #expect(log.text == "will[] progress[b] progress[b, a] finish[b, a, c]")
    #expect(reported.entries == [])
  }

  @Test("one that unregisters itself", arguments: Kind.allCases, ["will", "finish"])
  func unregistering(_ kind: Kind, _ word: String) throws {
    let source = try make(kind)
    log.onCallback = { current, source in
      if current == word { try DataSourceMessages.setDelegate(nil, of: source) }
    }
    try DataSourceMessages.fetchData(source)
    #expect(log.words == (word == "will" ? "will" : "will finish"))
    #expect(!source.isFetching)
  }

  @Test("one that has another take its place", arguments: Kind.allCases)
  func replacing(_ kind: Kind) throws {
    let source = try make(kind)
    let other = try CallbackLog()
    log.onCallback = { _, source in
      try DataSourceMessages.setDelegate(other.delegate, of: source)
    }
    try DataSourceMessages.fetchData(source)
    #expect(log.words == "will")
    #expect(other.words == "finish")
  }

  @Test("one that is freed while a fetch runs", arguments: [Kind.sectioned, .multi])
  func freed(_ kind: Kind) throws {
    child.onFetch = "will"
    let source = try make(kind)
    try autoreleasePool {
      let other = try CallbackLog()
      source.delegate = other.delegate
      try DataSourceMessages.fetchData(source)
      #expect(other.words == "will")
    }
    #expect(source.delegate == nil)
    try child.say("progress finish")
    #expect(!source.isFetching)
    #expect(try counts(of: source) == [1])
  }

  @Test("one that lets go of the data source", arguments: Kind.allCases)
  func lettingGo(_ kind: Kind) throws {
    let holder = Holder()
    let tracker = LifetimeTracker()
    try autoreleasePool {
      holder.source = tracker.watch(try make(kind))
      log.onCallback = { word, _ in if word == "will" { holder.source = nil } }
      try holder.source.map { _ = try DataSourceMessages.fetchData($0) }
      log.clear()
    }
    #expect(tracker.living == 0)
  }

  private final class Holder {
    var source: Object?
  }

  @Test("one that fetches again for ever is stopped", arguments: Kind.allCases)
  func fetchingForEver(_ kind: Kind) throws {
    let source = try make(kind)
    log.onCallback = { word, source in
      if word == "finish" { try DataSourceMessages.fetchData(source) }
    }
    let error = #expect(throws: MessageError.self) { try DataSourceMessages.fetchData(source) }
    #expect((error?.underlying as? DataSourceError)?.code == .nestedFetches)
    let rounds = Array(repeating: "will finish", count: FetchReporter.maximumNestedFetches)
    #expect(log.words == rounds.joined(separator: " "))
    #expect(!source.isFetching)
  }

  @Test("one that fetches again before it starts", arguments: Kind.allCases)
  func fetchingAtOnce(_ kind: Kind) throws {
    let source = try make(kind)
    var rest = 1
    log.onCallback = { word, source in
      guard word == "will", rest > 0 else { return }
      rest -= 1
      try DataSourceMessages.fetchData(source)
    }
    try DataSourceMessages.fetchData(source)
    #expect(log.words == "will will cancel finish")
    #expect(child.fetchCount == (kind == .simple ? 0 : 1))
    #expect(!source.isFetching)
  }

  @Test("one that fetches again from a partial load") func fetchingFromPartial() throws {
    let source = try multi([simple(strings("b")), child.source])
    source.delegate = log.delegate
    var rest = 1
    log.onCallback = { word, source in
      guard word == "progress", rest > 0 else { return }
      rest -= 1
      try DataSourceMessages.fetchData(source)
    }
    try DataSourceMessages.fetchData(source)
    #expect(log.text == "will[] progress[b] will[b] cancel[b] progress[b] finish[b, a]")
    #expect(child.fetchCount == 1)
    #expect(!source.isFetching)
  }
}
