import CarobRuntime
import InstantCocoa
import RuntimeTestSupport
import Testing

@Suite("Fetches that are withdrawn")
struct FetchReporterWithdrawalTests {
  private let log: CallbackLog
  private let reporter = FetchReporter()
  private let source: Object

  init() throws {
    log = try CallbackLog()
    source = try simple([])
    reporter.delegate = log.delegate
  }

  @Test("D 16: it is over at once, and told later, once") func later() throws {
    #expect(!reporter.withdraw())
    try reporter.fetch(by: source) { _ in }
    let fetch = try #require(reporter.current)
    #expect(!reporter.hasSuperseded)
    #expect(reporter.withdraw())
    #expect(!reporter.withdraw())
    #expect(!reporter.isFetching)
    #expect(reporter.hasSuperseded)
    #expect(log.letters == "W")
    try reporter.endSuperseded(of: source)
    try reporter.endSuperseded(of: source)
    try reporter.finish(fetch, of: source)
    #expect(log.letters == "WX")
    #expect(log.cancellations == [true])
    #expect(!reporter.hasSuperseded)
  }

  @Test("D 17: it is told before the end of the next") func before() throws {
    try reporter.fetch(by: source) { _ in }
    _ = reporter.withdraw()
    try reporter.fetch(by: source) { _ in }
    let next = try #require(reporter.current)
    try reporter.finish(next, of: source)
    #expect(log.letters == "WWXF")
    try reporter.endSuperseded(of: source)
    #expect(log.letters == "WWXF")
  }

  @Test func preparationsRunBeforeTheFetchBeginsAndNotWhenItCannot() throws {
    var seen: [String] = []
    func fetch() throws(MessageError) {
      try reporter.fetch(by: source) {
        seen.append("\(reporter.isFetching) \(log.letters)")
      } _: { (_) throws(MessageError) in
        if seen.count <= FetchReporter.maximumNestedFetches { try fetch() }
      }
    }
    #expect(throws: MessageError.self) { try fetch() }
    #expect(seen.count == FetchReporter.maximumNestedFetches)
    #expect(seen.first == "false ")
    #expect(seen.dropFirst().first == "true W")
  }
}
