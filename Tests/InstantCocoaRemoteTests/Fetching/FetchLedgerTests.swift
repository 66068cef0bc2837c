import RuntimeTestSupport
import Testing

@testable import InstantCocoaRemote

@Suite("Fetch ledger") struct FetchLedgerTests {
  @Test func anAnsweredFetchIsOver() {
    var ledger = FetchLedger()
    let (fetch, superseded) = ledger.begin()
    #expect(superseded == nil)
    #expect(ledger.running == fetch)
    #expect(ledger.answer(fetch) == true)
    #expect(ledger.running == nil)
    #expect(ledger.answer(fetch) == false)
    #expect(ledger.end(fetch) == false)
    #expect(ledger.withdraw() == nil)
  }

  @Test func aWithdrawnFetchEndsOnceAndIsNotAnswered() {
    var ledger = FetchLedger()
    let fetch = ledger.begin().fetch
    #expect(ledger.withdraw() == fetch)
    #expect(ledger.running == nil)
    #expect(ledger.withdrawn == [fetch])
    #expect(ledger.answer(fetch) == false)
    #expect(ledger.end(fetch) == true)
    #expect(ledger.end(fetch) == false)
    #expect(ledger.withdrawn.isEmpty)
  }

  @Test func aFetchTakesThePlaceOfTheOneBefore() {
    var ledger = FetchLedger()
    let first = ledger.begin().fetch
    let (second, superseded) = ledger.begin()
    #expect(superseded == first)
    #expect(ledger.running == second)
    #expect(ledger.answer(first) == false)
    #expect(ledger.answer(second) == true)
    #expect(ledger.end(first) == true)
  }

  /// What a fetch has gone through, one by one.
  private enum Course { case running, answered, withdrawn, ended }

  @Test("any order of events: each fetch ends exactly once", arguments: 0..<50 as Range<UInt64>)
  func model(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var ledger = FetchLedger()
    var fetches: [FetchLedger.Fetch] = []
    var courses: [Course] = []
    for step in 0..<400 {
      let place: Comment = "seed \(seed), step \(step)"
      let running = courses.lastIndex(of: .running)
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        let (fetch, superseded) = ledger.begin()
        #expect(superseded == running.map { fetches[$0] }, place)
        if let running { courses[running] = .withdrawn }
        #expect(!fetches.contains(fetch), place)
        fetches.append(fetch)
        courses.append(.running)
      case 1:
        #expect(ledger.withdraw() == running.map { fetches[$0] }, place)
        if let running { courses[running] = .withdrawn }
      case 2 where !fetches.isEmpty:
        let index = Int.random(in: 0..<fetches.count, using: &random)
        #expect(ledger.answer(fetches[index]) == (courses[index] == .running), place)
        if courses[index] == .running { courses[index] = .answered }
      case 3 where !fetches.isEmpty:
        let index = Int.random(in: 0..<fetches.count, using: &random)
        #expect(ledger.end(fetches[index]) == (courses[index] == .withdrawn), place)
        if courses[index] == .withdrawn { courses[index] = .ended }
      default: break
      }
      #expect(courses.contains(.running) == (ledger.running != nil), place)
      #expect(
        ledger.withdrawn
          == Set(zip(fetches, courses).filter { $0.1 == .withdrawn }.map(\.0)), place)
    }
  }
}
