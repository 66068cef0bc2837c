import CarobFoundation
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
  /// The callbacks, each with + while a fetch is underway.
  private let told = Log()

  init() throws {
    log = try CallbackLog()
    source = try simple([])
    reporter.delegate = log.delegate
    listen()
  }

  /// Notes what is told, and does something then.
  private func listen(_ body: @escaping (_ word: String) throws -> Void = { _ in }) {
    log.onCallback = { [reporter, told] word, _ in
      told.add(word + (reporter.isFetching ? "+" : ""))
      try body(word)
    }
  }

  /// Does one thing after the other: b begins a fetch, p1 loads the first one partially, f1 finishes it, x1 lets
  /// it fail, w withdraws, e ends what was superseded, c cancels, n and o change something, o with an error.
  private func perform(_ schedule: String) throws {
    var fetches: [FetchReporter.Fetch] = []
    for step in schedule.split(separator: " ") {
      let index = Int(step.dropFirst()).map { $0 - 1 } ?? 0
      switch step.first {
      case "b": try reporter.fetch(by: source) { fetches.append($0) }
      case "p": try reporter.partiallyLoaded(fetches[index], of: source)
      case "f": try reporter.finish(fetches[index], of: source)
      case "x": #expect(try reporter.fail(fetches[index], nil, of: source), "it is heard")
      case "w": _ = reporter.withdraw()
      case "e": try reporter.endSuperseded(of: source)
      case "c": try reporter.cancel(of: source)
      case "n": try reporter.changed(source)
      default: try reporter.changed(source, failure: ErrorBox(RaisedError("offline")))
      }
    }
  }

  @Test(
    "D 16, D 17: each fetch ends once, those that were superseded first",
    arguments: [
      ("b p1 f1 f1 x1 p1 c", "will+ progress+ finish"), ("b x1 x1 f1", "will+ fail"),
      ("b b p1 f2 x1", "will+ will+ cancel+ finish"),
      ("b b f1 p2 x2", "will+ will+ cancel+ progress+ fail"),
      ("b b x1 f1 p2 f2", "will+ will+ cancel+ progress+ finish"),
      ("b b c", "will+ will+ cancel cancel"), ("b b e e c", "will+ will+ cancel+ cancel"),
      ("w b w p1 w e e f1", "will+ cancel"), ("b w b f2 e", "will+ will+ cancel+ finish"),
      ("n o b n o f1", "finish fail will+ progress+ progress+ finish"),
    ])
  func ends(_ schedule: String, _ expected: String) throws {
    try perform(schedule)
    #expect(told.entries.joined(separator: " ") == expected)
    #expect(!reporter.isFetching && !reporter.hasSuperseded)
  }

  @Test("each of a thousand random schedules ends every fetch once", arguments: 0..<10)
  func schedules(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      log.clear()
      var begun = 0
      let steps = (0..<Int.random(in: 1...12, using: &random)).map { _ in
        let step = "bbpfxwec".randomElement(using: &random) ?? "b"
        if step == "b" { begun += 1 }
        return begun == 0 ? "w" : "\(step)\(Int.random(in: 1...begun, using: &random))"
      }
      let schedule = (steps + ["c"]).joined(separator: " ")
      try perform(schedule)
      #expect(log.calls.count { $0 == "will" } == begun, "\(schedule)")
      #expect(
        log.calls.count { ["finish", "fail", "cancel"].contains($0) } == begun, "\(schedule)")
      #expect(!reporter.isFetching && reporter.current == nil, "\(schedule)")
    }
  }

  @Test("D 16: what is withdrawn is over before it is told") func withdrawing() throws {
    #expect(!reporter.withdraw())
    try perform("b")
    #expect(reporter.isFetching && !reporter.hasSuperseded)
    #expect(reporter.withdraw())
    #expect(!reporter.withdraw())
    #expect(!reporter.isFetching && reporter.hasSuperseded)
    #expect(told.entries == ["will+"])
  }

  @Test("D 17: the error of a superseded fetch") func cancellation() throws {
    try perform("b b f2")
    let error = try #require(log.errors.first as? ErrorBox)
    #expect(error.code == -999)
    #expect(error.domain == "NSURLErrorDomain")
    #expect(error.localizedDescription == "the fetch was cancelled")
  }

  @Test func aFailureThatNobodyHearsIsSaid() throws {
    func fail() throws -> Bool {
      try perform("b")
      return try reporter.fail(#require(reporter.current), nil, of: source)
    }
    let listener = try CallbackLog(answering: "will finish")
    reporter.delegate = listener.delegate
    #expect(try fail() == false)
    try perform("b")
    let superseded = try #require(reporter.current)
    try perform("b")
    #expect(try reporter.fail(superseded, nil, of: source), "a cancellation need not be heard")
    reporter.delegate = nil
    #expect(try fail() == false)
    reporter.delegate = log.delegate
    #expect(try fail())
    #expect(listener.words == "will will will")
    #expect(told.entries == ["will+", "fail"])
    listen { _ in throw RaisedError("heard") }
    #expect(throws: MessageError.self) {
      try reporter.fetch(by: source) { (fetch) throws(MessageError) in
        #expect(try reporter.fail(fetch, nil, of: source))
      }
    }
  }

  @Test(
    "what a delegate raises stops nothing",
    arguments: ["will", "progress", "finish", "will progress finish"])
  func raising(_ words: String) throws {
    listen { if words.contains($0) { throw RaisedError("no \($0)") } }
    let error = #expect(throws: MessageError.self) {
      try reporter.fetch(by: source) { (fetch) throws(MessageError) in
        try reporter.partiallyLoaded(fetch, of: source)
        try reporter.finish(fetch, of: source)
      }
    }
    #expect(told.entries == ["will+", "progress+", "finish"])
    #expect(error?.description.hasSuffix(": no \(words.prefix { $0 != " " })") == true, "the first")
  }

  @Test func whatTheStartThrowsLeavesTheFetchUnderway() throws {
    #expect(throws: MessageError.self) {
      try reporter.fetch(by: source) { (_) throws(MessageError) in
        try source.send(Selector("nothingThatIsAnswered"))
      }
    }
    #expect(reporter.isFetching)
    try reporter.cancel(of: source)
    #expect(told.entries == ["will+", "cancel"])
  }

  @Test(
    "a delegate may fetch again in each message",
    arguments: [
      ("will", "b f1", "b", "will+ will+ cancel+ finish"),
      ("progress", "b f1", "b p1 f1", "will+ progress+ will+ cancel+ finish"),
      ("finish", "b f1", "b f1", "will+ finish will+ finish"),
      ("fail", "b f1", "b x1", "will+ fail will+ finish"),
      ("cancel", "b f1", "b b f2", "will+ will+ cancel+ will+ cancel+ finish"),
      ("cancel", "b", "b b x2 c", "will+ will+ cancel+ will+ cancel cancel"),
      ("cancel", "b f1", "b b b e f3", "will+ will+ will+ cancel+ will+ cancel+ cancel+ finish"),
      ("cancel", "b f1", "b b c", "will+ will+ cancel will+ cancel+ finish"),
    ])
  func fetchingAgain(
    _ word: String, _ again: String, _ schedule: String, _ expected: String
  ) throws {
    var isFirst = true
    listen { current in
      guard current == word, isFirst else { return }
      isFirst = false
      try perform(again)
    }
    try perform(schedule)
    #expect(told.entries.joined(separator: " ") == expected)
    #expect(!reporter.isFetching && !reporter.hasSuperseded)
  }

  @Test func preparationsRunBeforeTheFetchBeginsAndNotWhenItCannot() throws {
    var seen: [String] = []
    func fetch() throws(MessageError) {
      try reporter.fetch(by: source) {
        seen.append("\(reporter.isFetching) \(log.words)")
      } _: { (_) throws(MessageError) in
        if seen.count <= FetchReporter.maximumNestedFetches { try fetch() }
      }
    }
    #expect(throws: MessageError.self) { try fetch() }
    #expect(seen.count == FetchReporter.maximumNestedFetches)
    #expect(seen.prefix(2) == ["false ", "true will"])
  }
}
