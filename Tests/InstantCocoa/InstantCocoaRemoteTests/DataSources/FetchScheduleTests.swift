import CarobFoundation
import CarobRuntime
import InstantCocoa
import RuntimeTestSupport
import Testing

@testable import InstantCocoaRemote

/// Thousands of schedules of fetches, pages, cancellations and answers in any order, with a delegate that
/// joins in, against a slow and obvious model.
@MainActor @Suite("Fetching: seeded schedules") struct FetchScheduleTests {
  /// What can happen from outside, or within a callback.
  enum Event: CaseIterable {
    case fetch, nextPage, cancel
  }

  /// How a request is answered.
  enum Answer: CaseIterable {
    case objects, nothing, failure
  }

  @Test("remote: for each fetch one final callback", arguments: 0..<12 as Range<UInt64>)
  func remote(block: UInt64) async throws {
    for seed in block * 100..<(block + 1) * 100 {
      let it = try RemoteFixture(ICRemoteDataSource(), options: [0, 6, 14][Int(seed % 3)])
      try await run(it, isPaginated: false, seed: seed)
    }
  }

  @Test("paginated: for each fetch one final callback", arguments: 0..<12 as Range<UInt64>)
  func paginated(block: UInt64) async throws {
    for seed in block * 100..<(block + 1) * 100 {
      let it = try RemoteFixture(ICPaginatedDataSource(), options: [0, 6, 14][Int(seed % 3)])
      try await run(it, isPaginated: true, seed: seed)
    }
  }

  private func run<Source: FetchingDataSource>(
    _ it: RemoteFixture<Source>, isPaginated: Bool, seed: UInt64
  ) async throws {
    var random = SeededGenerator(seed: seed)
    // The model gets the same numbers, so that both delegates join in at the same times.
    var joining = SeededGenerator(seed: seed ^ 0xC0C0)
    let model = FetchModel(
      isPaginated: isPaginated, options: it.source.placeholderStorageOptions, joining: joining)
    it.delegate.on = { _ in
      for event in Self.joinIn(&joining) { try Self.perform(event, on: it.source) }
    }
    var letters = 0
    for step in 0..<24 {
      let place: Comment = "seed \(seed), step \(step), so far \(model.text)"
      switch Int.random(in: 0..<8, using: &random) {
      case 0:
        try Self.perform(.fetch, on: it.source)
        model.perform(.fetch)
      case 1:
        try Self.perform(.nextPage, on: it.source)
        model.perform(.nextPage)
      case 2:
        try Self.perform(.cancel, on: it.source)
        model.perform(.cancel)
      case 3...5 where !it.manager.requests.isEmpty:
        // Any request, also one that was answered or cancelled, as a bad request manager does.
        let index = max(0, it.manager.requests.count - 1 - Int.random(in: 0..<3, using: &random))
        let request = it.manager.requests[index]
        let answer = Answer.allCases[Int.random(in: 0..<3, using: &random)]
        var objects: [String] = []
        if answer == .objects {
          letters += 1
          objects = ["\(letters)a", "\(letters)b"]
        }
        switch answer {
        case .objects, .nothing: try request.succeed(json(objects))
        case .failure: try request.fail(ErrorBox(RaisedError("offline")))
        }
        model.answer(request: index, answer == .failure ? nil : objects)
      default:
        await settle(turns: 12)
        model.settle()
      }
      #expect(it.delegate.text == model.text, place)
      #expect(it.source.isFetching == model.isFetching, place)
      #expect(try it.contents == model.contents, place)
      #expect(it.manager.requests.count == model.requests, place)
      if let paginated = it.source as? ICPaginatedDataSource {
        #expect(paginated.currentPage == model.page, place)
        #expect(paginated.hasMorePages == model.hasMorePages, place)
      }
      // One difference is enough to know.
      if it.delegate.text != model.text { return }
    }
    it.delegate.on = nil
    model.isJoining = false
    try it.source.cancelFetch()
    model.perform(.cancel)
    await settle(turns: 12)
    model.settle()
    let place: Comment = "seed \(seed), at the end, \(model.text)"
    #expect(it.delegate.text == model.text, place)
    let begun = it.delegate.calls.count { $0 == "will" }
    let ended = it.delegate.calls.count { ["finish", "fail", "cancel"].contains($0) }
    #expect(begun == ended, place)
    #expect(!it.delegate.text.contains("!"), place)
  }

  /// What a delegate does in a callback: mostly nothing.
  static func joinIn(_ random: inout SeededGenerator) -> [Event] {
    switch Int.random(in: 0..<12, using: &random) {
    case 0: [.fetch]
    case 1: [.nextPage]
    case 2: [.cancel]
    case 3: [.cancel, .nextPage]
    default: []
    }
  }

  static func perform(_ event: Event, on source: FetchingDataSource) throws {
    switch event {
    case .fetch: try DataSourceMessages.fetchData(source)
    case .nextPage: try (source as? ICPaginatedDataSource)?.fetchNextPage()
    case .cancel: try source.cancelFetch()
    }
  }
}
