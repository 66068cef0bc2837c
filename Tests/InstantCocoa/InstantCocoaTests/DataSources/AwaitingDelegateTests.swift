import CarobRuntime
import InstantCocoa
import RuntimeTestSupport
import Testing

@MainActor @Suite("Waiting for fetches")
struct AwaitingDelegateTests {
  private let child: ScriptedSource
  private let source: ICMultiDataSource
  private let log: CallbackLog

  init() throws {
    child = try ScriptedSource(strings("a"), onFetch: "will", leavingOut: [])
    source = try multi([child.source])
    log = try CallbackLog()
    source.delegate = log.delegate
  }

  /// Begins to wait, and returns when the data source was told to fetch.
  private func begin(_ source: Object) async -> Task<Void, any Error> {
    let count = child.fetchCount
    // SAFETY: both run on the main actor.
    nonisolated(unsafe) let source = source
    let task = Task { @MainActor in try await DataSourceMessages.fetch(source) }
    while child.fetchCount == count { await Task.yield() }
    return task
  }

  @Test func aFetchThatEndsAtOnce() async throws {
    let simple = try simple(strings("a"))
    simple.delegate = log.delegate
    try await simple.fetch()
    #expect(log.text == "will[a] finish[a]")
    #expect(simple.delegate === log.delegate)
  }

  @Test func aFetchThatEndsLater() async throws {
    let task = await begin(source)
    #expect(log.text == "will[]")
    try child.say("finish")
    try await task.value
    #expect(log.text == "will[] finish[a]")
    #expect(source.delegate === log.delegate)
  }

  @Test func withoutADelegateOfItsOwn() async throws {
    source.delegate = nil
    let task = await begin(source)
    try child.say("finish")
    try await task.value
    #expect(source.delegate == nil)
    #expect(try counts(of: source) == [1])
  }

  @Test func aFailureIsThrown() async throws {
    let task = await begin(child.source)
    try child.say("fail")
    let error = await #expect(throws: RaisedError.self) { try await task.value }
    #expect(error?.description == "offline")
  }

  @Test func sourcesWithoutDelegateOrFetchingAreDoneAtOnce() async throws {
    let plain = try ScriptedSource(strings("a"), leavingOut: [.delegate])
    try await DataSourceMessages.fetch(plain.source)
    #expect(plain.fetchCount == 1)
    let still = try ScriptedSource(strings("a"), leavingOut: [.fetchData])
    try await DataSourceMessages.fetch(still.source)
    #expect(still.delegate == nil)
  }

  @Test func whatTheSourceRaisesIsThrown() async throws {
    child.beforeFetch = { throw RaisedError("out of paper") }
    let task = await begin(child.source)
    let error = await #expect(throws: MessageError.self) { try await task.value }
    #expect(error?.description.hasSuffix("fetchData]: out of paper") == true)
    #expect(child.delegate === source)
  }

  @Test func whatTheDelegateRaisesIsThrownAfterTheEnd() async throws {
    child.onFetch = "will finish"
    log.onCallback = { _, _ in throw RaisedError("no thanks") }
    let task = await begin(source)
    let error = await #expect(throws: MessageError.self) { try await task.value }
    #expect(error?.description.hasSuffix(": no thanks") == true)
    #expect(log.words == "will finish")
  }

  @Test("D 17: a superseded fetch's cancellation is not the end of the next") func overlap()
    async throws
  {
    try DataSourceMessages.fetchData(source)
    let task = await begin(source)
    #expect(log.words == "will will cancel")
    try child.say("cancel finish")
    try await task.value
    #expect(log.words == "will will cancel finish")
  }

  @Test func twoMayWait() async throws {
    let first = await begin(source)
    let second = await begin(source)
    try child.say("cancel finish")
    try await first.value
    try await second.value
    #expect(source.delegate === log.delegate)
    #expect(log.words == "will will cancel finish")
  }

  @Test("D 16: cancelling the task cancels the fetch") func cancel() async throws {
    let cancelled = Counter()
    let child = try ScriptedSource(onFetch: "will") { cls in
      try cls.addMethod(Selector("cancelFetch")) { (_: Object) in cancelled.add() }
    }
    // SAFETY: both run on the main actor.
    nonisolated(unsafe) let source = child.source
    let task = Task { @MainActor in try await DataSourceMessages.fetch(source) }
    while child.fetchCount == 0 { await Task.yield() }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(cancelled.value == 1)
    #expect(child.delegate == nil)
    try child.say("finish")
  }

  @Test func aCancelledTaskFetchesNothing() async throws {
    // SAFETY: both run on the main actor.
    nonisolated(unsafe) let source = child.source
    let task = Task { @MainActor in
      withUnsafeCurrentTask { $0?.cancel() }
      try await DataSourceMessages.fetch(source)
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(child.fetchCount == 0)
  }
}
