import InstantCocoa
import RuntimeTestSupport
import Testing

@Suite("The life of a fetch") struct FetchLifecycleTests {
  private enum Stage { case underway, withdrawn, over }

  /// What is told of a fetch at each stage, and the stage after that. Nothing else is told.
  private static let rules: [Stage: [FetchEvent: Stage]] = [
    .underway: [
      .willLoad: .underway, .partiallyLoaded: .underway, .finished: .over, .failed: .over,
    ],
    .withdrawn: [.cancelled: .over],
  ]

  @Test("any order of events: each fetch ends exactly once", arguments: 0..<50 as Range<UInt64>)
  func schedules(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var lifecycle = FetchLifecycle()
    var fetches: [FetchLifecycle.Fetch] = []
    var stages: [Stage] = []
    for step in 0..<400 {
      let place: Comment = "seed \(seed), step \(step)"
      let underway = stages.lastIndex(of: .underway)
      switch Int.random(in: 0..<8, using: &random) {
      case 0:
        let fetch = lifecycle.begin()
        #expect(!fetches.contains(fetch), place)
        if let underway { stages[underway] = .withdrawn }
        fetches.append(fetch)
        stages.append(.underway)
      case 1:
        #expect(lifecycle.withdraw() == underway.map { fetches[$0] }, place)
        if let underway { stages[underway] = .withdrawn }
      default:
        guard let index = fetches.indices.randomElement(using: &random),
          let event = FetchEvent.allCases.randomElement(using: &random)
        else { continue }
        let next = Self.rules[stages[index]]?[event]
        #expect(lifecycle.take(event, of: fetches[index]) == (next != nil), place)
        stages[index] = next ?? stages[index]
      }
      #expect(lifecycle.current == stages.lastIndex(of: .underway).map { fetches[$0] }, place)
      let withdrawn = zip(fetches, stages).filter { $0.1 == .withdrawn }.map(\.0)
      #expect(lifecycle.withdrawn == withdrawn, "\(place), oldest first")
    }
  }
}
