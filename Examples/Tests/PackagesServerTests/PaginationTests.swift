import CarobFoundation
import CarobRuntime
import Foundation
import InstantCocoa
import InstantCocoaRemote
import PackagesServer
import Testing

/// Counts what a data source tells, and compares its `isFetching` with what it must be.
final class CountingDelegate: Object {
  final var begun = 0
  final var ended: [String] = []
  /// Whether the fetch that was begun last is neither over nor cancelled.
  final var isRunning = false
  final var mistakes: [String] = []

  override class func define(_ definition: ClassDefinition) {
    definition.members(of: CountingDelegate.self) { delegate in
      delegate.adopt("ICDataSourceDelegate")
      delegate.method("dataSourceWillLoadData:") { (this, source: Object) in
        this.begun += 1
        this.isRunning = true
        this.check(source, "at the beginning")
      }
      delegate.method("dataSourceFinishedLoading:") { (this, source: Object) in
        this.isRunning = false
        this.end("success", of: source)
      }
      delegate.method("dataSource:failedWithError:") { (this, source: Object, error: ErrorBox) in
        // A fetch that was cancelled, or that another took the place of, is not the last one any more.
        if error.code != -999 { this.isRunning = false }
        this.end("\(error.code)", of: source)
      }
    }
  }

  private func end(_ how: String, of source: Object) {
    ended.append(how)
    if ended.count > begun { mistakes.append("end \(ended.count) of \(begun)") }
    check(source, "at the end")
  }

  /// Remembers a mistake when the data source says something else of itself.
  func check(_ source: Object, _ place: String) {
    let said = try? source.send(Selector("isFetching"), returning: Bool.self)
    if said != isRunning { mistakes.append("\(place) \(ended.count): \(isRunning)") }
  }
}

@Suite("Data sources on a real server") @MainActor struct PaginationTests {
  private func source<Source: FetchingDataSource>(
    _ type: Source.Type, _ manager: ICRequestManager, size: Int = 3
  ) -> Source {
    let source = Source(isa: Source.runtimeClass)
    source.settings.networkRequestManager = manager
    source.settings.apiPath = "packages"
    source.settings.keyPath = "packages"
    source.settings.queryParameters = DictionaryBox(["page_size": NumberBox(size)])
    return source
  }

  private func names(in source: Object) throws -> [String] {
    try DataSourceMessages.allObjects(of: source).objects().map { object in
      guard let package = object as? DictionaryBox else { return "\(object.runtimeClass)" }
      return package["name"]?.description ?? "?"
    }
  }

  @Test func pagesFollowOneAnother() async throws {
    try await RunningServer.with(5) { manager in
      let source = source(ICPaginatedDataSource.self, manager)
      try await source.fetch()
      #expect(try names(in: source) == ["p000", "p001", "p002", "ICLoadingPlaceholder"])
      #expect(source.pageSize == 3)
      #expect(source.numberOfPages == 2)
      #expect(source.numberOfTotalResults == 5)
      #expect(try await source.nextPage())
      #expect(try await source.nextPage())
      #expect(try names(in: source) == ["p000", "p001", "p002", "p003", "p004"])
      #expect(try await source.nextPage() == false)
    }
  }

  @Test("D 18: page 2 fails once and is there the next time") func pageFails() async throws {
    let faults = Faults()
    faults.plan(.dropped(after: 20), at: "/packages", page: 2, times: 1)
    try await RunningServer.with(120, faults) { manager in
      let source = source(ICPaginatedDataSource.self, manager)
      try await source.fetch()
      let error = await #expect(throws: URLError.self) { try await source.nextPage() }
      #expect(error?.code == .networkConnectionLost)
      #expect(source.currentPage == 1)
      #expect(try names(in: source).count == 4)
      try await source.nextPage()
      let expected = ["p000", "p001", "p002", "p003", "p004", "p005"]
      #expect(try Array(names(in: source).prefix(6)) == expected)
      #expect(faults.requests.filter { $0.hasPrefix("/packages?page=2&") }.count == 2)
    }
  }

  @Test(
    "each fault is one failure of a fetch, and the next fetch is fine",
    arguments: [
      (Fault.status(500), -1011), (.redirect(to: "/nowhere"), -1011),
      (.contentType("text/plain"), -1016), (.dropped(after: 5), -1005),
      (.enormous(bytes: 100 << 20), -1103),
    ])
  func faults(_ fault: Fault, _ code: Int) async throws {
    let faults = Faults()
    faults.plan(fault, at: "/packages", times: 1)
    try await RunningServer.with(120, faults) { manager in
      let source = source(ICRemoteDataSource.self, manager)
      source.placeholderStorageOptions = .errors
      let delegate = CountingDelegate()
      source.fetches.delegate = delegate
      await #expect(throws: (any Error).self) { try await source.fetch() }
      #expect(delegate.ended == ["\(code)"])
      #expect(try names(in: source) == ["NSError"])
      try await source.fetch()
      #expect(try names(in: source) == ["p000", "p001", "p002"])
      #expect(delegate.ended == ["\(code)", "success"])
      #expect(delegate.mistakes == [])
    }
  }

  @Test("D 16: a slow fetch is cancelled at once") func cancelled() async throws {
    let faults = Faults()
    faults.plan(.slow(.seconds(5)), at: "/packages", times: 1)
    try await RunningServer.with(120, faults) { manager in
      let source = source(ICPaginatedDataSource.self, manager)
      let delegate = CountingDelegate()
      source.fetches.delegate = delegate
      let task = Task { try await source.fetch() }
      #expect(await eventually { !faults.requests.isEmpty })
      delegate.isRunning = false
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
      #expect(delegate.ended == ["-999"])
      #expect(delegate.mistakes == [])
      try await source.fetch()
      #expect(try names(in: source).count == 4)
    }
  }

  @Test("D 16, D 17: of a thousand fetches, cancelled and overlapping, each ends once")
  func interleavings() async throws {
    let faults = Faults()
    faults.plan(.slow(.milliseconds(2)), at: "/packages", page: 2)
    faults.plan(.status(500), at: "/packages", page: 4)
    try await RunningServer.with(30, faults) { manager in
      let source = source(ICPaginatedDataSource.self, manager)
      let delegate = CountingDelegate()
      source.fetches.delegate = delegate
      var random = SeededRandom(state: 17)
      while delegate.begun < 1000 {
        switch Int.random(in: 0..<10, using: &random) {
        case 0..<2: try DataSourceMessages.fetchData(source)
        case 2..<6: try source.fetchNextPage()
        case 6:
          delegate.isRunning = false
          try source.cancelFetch()
        default: break
        }
        delegate.check(source, "after an action")
        if Bool.random(using: &random) {
          try await Task.sleep(for: .microseconds(Int.random(in: 0...3000, using: &random)))
        }
      }
      #expect(await eventually { delegate.ended.count >= delegate.begun })
      // One that ended twice would be told so before this one ends.
      try await source.fetch()
      #expect(delegate.ended.count == delegate.begun)
      #expect(delegate.mistakes == [])
      #expect(Set(delegate.ended).isSubset(of: ["success", "-999", "-1011"]))
      #expect(delegate.ended.contains("success") && delegate.ended.contains("-999"))
    }
  }
}
