import CarobRuntime
import InstantCocoa
import RuntimeTestSupport
import Testing

@Suite("What delegates are told of fetches")
struct FetchReporterTests {
  private let log: CallbackLog
  private let reporter = FetchReporter()
  /// Whose fetches they are; what it holds does not matter.
  private let source: Object

  init() throws {
    log = try CallbackLog()
    source = try simple([])
    reporter.delegate = log.delegate
  }

  private func begin(_ start: (FetchReporter.Fetch) throws(MessageError) -> Void = { _ in })
    throws -> FetchReporter.Fetch
  {
    try reporter.fetch(by: source, start)
    return try #require(reporter.current)
  }

  @Test func aFetchEndsOnce() throws {
    let fetch = try begin()
    #expect(reporter.isFetching)
    try reporter.partiallyLoaded(fetch, of: source)
    try reporter.finish(fetch, of: source)
    try reporter.finish(fetch, of: source)
    try reporter.fail(fetch, nil, of: source)
    try reporter.partiallyLoaded(fetch, of: source)
    try reporter.cancel(of: source)
    #expect(log.letters == "WPF")
    #expect(!reporter.isFetching)
  }

  @Test("D 17: a superseded fetch ends with code -999, at the latest before the newer one")
  func superseded() throws {
    let first = try begin()
    let second = try begin()
    #expect(log.letters == "WW")
    try reporter.partiallyLoaded(first, of: source)
    try reporter.finish(second, of: source)
    #expect(log.letters == "WWXF")
    #expect((log.errors.first as? ErrorBox)?.code == -999)
    #expect((log.errors.first as? ErrorBox)?.domain == "NSURLErrorDomain")
    #expect((log.errors.first as? ErrorBox)?.localizedDescription == "the fetch was cancelled")
    try reporter.fail(first, nil, of: source)
    #expect(log.letters == "WWXF")
  }

  @Test("D 17: what ends a superseded fetch late is its cancellation") func lateEnd() throws {
    let first = try begin()
    let second = try begin()
    try reporter.finish(first, of: source)
    #expect(log.letters == "WWX")
    #expect(log.cancellations == [true])
    #expect(reporter.isFetching)
    try reporter.fail(second, ErrorBox(RaisedError("offline")), of: source)
    #expect(log.letters == "WWXX")
    #expect(log.cancellations == [true, false])
  }

  @Test("D 16: calling off ends every fetch") func cancel() throws {
    let states = Log()
    log.onCallback = { [reporter] letter, _ in states.add("\(letter)\(reporter.isFetching)") }
    _ = try begin()
    _ = try begin()
    try reporter.cancel(of: source)
    #expect(states.entries == ["Wtrue", "Wtrue", "Xfalse", "Xfalse"])
    #expect(log.cancellations == [true, true])
  }

  @Test func changesWithoutAFetchAreFinal() throws {
    try reporter.changed(source)
    try reporter.changed(source, failure: ErrorBox(RaisedError("offline")))
    let fetch = try begin()
    try reporter.changed(source)
    try reporter.finish(fetch, of: source)
    #expect(log.letters == "FXWPF")
  }

  @Test func aFailureThatNobodyHearsIsSaid() throws {
    let listener = try CallbackLog(answering: "WF")
    reporter.delegate = listener.delegate
    #expect(try reporter.fail(begin(), nil, of: source) == false)
    reporter.delegate = nil
    #expect(try reporter.fail(begin(), nil, of: source) == false)
    reporter.delegate = log.delegate
    #expect(try reporter.fail(begin(), nil, of: source))
    #expect(listener.letters == "W" && log.letters == "WX")
  }

  @Test("what a delegate raises stops nothing", arguments: ["W", "P", "F", "WPF"])
  func raising(_ letters: String) throws {
    log.onCallback = { [log] letter, _ in
      if letters.contains(letter) { throw RaisedError("\(letter) \(log.entries.count)") }
    }
    let error = #expect(throws: MessageError.self) {
      try reporter.fetch(by: source) { (fetch) throws(MessageError) in
        try reporter.partiallyLoaded(fetch, of: source)
        try reporter.finish(fetch, of: source)
      }
    }
    #expect(log.letters == "WPF")
    #expect(!reporter.isFetching)
    let first = ["W 1", "P 2", "F 3"].first { letters.contains($0.prefix(1)) } ?? ""
    #expect(error?.description.hasSuffix(": \(first)") == true)
  }

  @Test func whatTheStartThrowsLeavesTheFetchUnderway() throws {
    #expect(throws: MessageError.self) {
      try reporter.fetch(by: source) { (_) throws(MessageError) in
        try source.send(Selector("nothingThatIsAnswered"))
      }
    }
    #expect(reporter.isFetching)
    try reporter.cancel(of: source)
    #expect(log.letters == "WX")
  }

  @Test("a delegate may fetch again in each message", arguments: ["W", "F", "X"])
  func fetchingAgain(_ letter: String) throws {
    var rest = 1
    let source = source
    log.onCallback = { [reporter] current, _ in
      guard current == letter, rest > 0 else { return }
      rest -= 1
      try reporter.fetch(by: source) { (fetch) throws(MessageError) in
        try reporter.finish(fetch, of: source)
      }
    }
    try reporter.fetch(by: source) { (fetch) throws(MessageError) in
      try reporter.fail(fetch, nil, of: source)
    }
    #expect(
      log.letters == ["W": "WWXF", "F": "WX", "X": "WXWF"][letter],
      "W is superseded before it starts; F never comes; after X another fetch begins")
    #expect(!reporter.isFetching)
  }

  @Test("a delegate that always fetches again is stopped") func endless() throws {
    let source = source
    log.onCallback = { [reporter] letter, _ in
      guard letter == "F" else { return }
      try reporter.fetch(by: source) { (fetch) throws(MessageError) in
        try reporter.finish(fetch, of: source)
      }
    }
    let error = #expect(throws: MessageError.self) {
      try reporter.fetch(by: source) { (fetch) throws(MessageError) in
        try reporter.finish(fetch, of: source)
      }
    }
    #expect(
      log.letters == String(repeating: "WF", count: FetchReporter.maximumNestedFetches))
    #expect((error?.underlying as? DataSourceError)?.code == .nestedFetches)
    #expect(!reporter.isFetching)
  }

  @Test("each of a thousand random schedules ends every fetch once", arguments: 0..<10)
  func schedules(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      log.clear()
      var fetches: [FetchReporter.Fetch] = []
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        switch Int.random(in: 0..<6, using: &random) {
        case 0, 1: fetches.append(try begin())
        case 2:
          try fetches.randomElement(using: &random).map { try reporter.finish($0, of: source) }
        case 3:
          try fetches.randomElement(using: &random).map {
            _ = try reporter.fail($0, nil, of: source)
          }
        case 4:
          try fetches.randomElement(using: &random).map {
            try reporter.partiallyLoaded($0, of: source)
          }
        default: try reporter.cancel(of: source)
        }
        #expect(reporter.isFetching == (reporter.current != nil))
      }
      try reporter.cancel(of: source)
      #expect(log.letters.count { $0 == "W" } == fetches.count)
      #expect(log.letters.count { "FX".contains($0) } == fetches.count)
      #expect(!reporter.isFetching)
    }
  }
}
