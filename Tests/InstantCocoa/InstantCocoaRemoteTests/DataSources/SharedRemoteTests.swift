import CarobFoundation
import CarobRuntime
import InstantCocoa
import Testing

@testable import InstantCocoaRemote

/// Notes which callbacks come.
private final class CallbackWords: Object {
  final var calls: [String] = []
  final var words: String { calls.joined(separator: " ") }

  override class func define(_ definition: ClassDefinition) {
    definition.members(of: CallbackWords.self) { delegate in
      delegate.method("dataSourceWillLoadData:") { (this, _: Object) in this.calls.append("will") }
      delegate.method("dataSourceDidPartiallyLoad:") { (this, _: Object) in
        this.calls.append("progress")
      }
      delegate.method("dataSourceFinishedLoading:") { (this, _: Object) in
        this.calls.append("finish")
      }
      delegate.method("dataSource:failedWithError:") { (this, _: Object, _: Object?) in
        this.calls.append("fail")
      }
    }
  }
}

@MainActor
@Suite("Remote data sources that are shown twice")
struct SharedRemoteTests {
  private let delegate = CallbackWords()

  /// A data source twice, as it is and cut into sections.
  private func both(_ source: FetchingDataSource) throws -> ICMultiDataSource {
    let cut = try ICSectionedDataSource(wrapping: source, sectioningKey: nil)
    let outer = try ICMultiDataSource(dataSources: [source, cut])
    outer.delegate = delegate
    return outer
  }

  /// What the sections hold.
  private func sections(of source: Object) throws -> [[String]] {
    try (0..<DataSourceMessages.numberOfSections(of: source)).map { section in
      try DataSourceMessages.objects(inSection: section, of: source).map(\.description)
    }
  }

  @Test("D 17: one request for both, and one end for each fetch") func remote() async throws {
    let it = try RemoteFixture(ICRemoteDataSource())
    let outer = try both(it.source)
    try DataSourceMessages.fetchData(outer)
    #expect(it.manager.requests.count == 1)
    try await it.succeed(["a", "b"])
    #expect(delegate.words == "will progress finish")
    #expect(try sections(of: outer) == [["a", "b"], ["a", "b"]])
    delegate.calls = []
    for _ in 0..<2 { try DataSourceMessages.fetchData(outer) }
    await settle()
    #expect(it.manager.requests.count == 3)
    #expect(delegate.words == "will will fail")
    try await it.succeed(["c"])
    #expect(delegate.words == "will will fail progress finish")
    #expect(try sections(of: outer) == [["c"], ["c"]])
    #expect(!outer.isFetching)
  }

  @Test("D 16: a cancelled fetch ends for both") func cancelled() async throws {
    let it = try RemoteFixture(ICRemoteDataSource(), options: 0)
    let outer = try both(it.source)
    try DataSourceMessages.fetchData(outer)
    try it.source.cancelFetch()
    await settle()
    #expect(delegate.words == "will progress finish")
    #expect(!outer.isFetching)
  }

  @Test("D 27: the next page is seen in both") func pages() async throws {
    let it = try RemoteFixture(ICPaginatedDataSource(), options: 0)
    let outer = try both(it.source)
    try DataSourceMessages.fetchData(outer)
    try await it.succeed(["a"])
    for section in 0...1 {
      let row = try DataSourceMessages.numberOfObjects(inSection: section, of: outer) - 1
      try DataSourceMessages.willDisplay(
        objectAt: IndexPath(section: section, row: row), of: outer)
      #expect(outer.isFetching)
      try await it.succeed(["b\(section)"])
      #expect(!outer.isFetching)
    }
    #expect(it.manager.requests.count == 3)
    #expect(try sections(of: outer) == [["a", "b0", "b1"], ["a", "b0", "b1"]])
  }
}
