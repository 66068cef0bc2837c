import CarobRuntime
import InstantCocoa

/// What will be told on the main queue, and has not been: requests that are under way, answers that request managers
/// owe, and what waits there for its turn. A host sees here whether the requests have ended that its plugin made; those
/// that others make in the same process are not among them. [any-thread]
package final class PendingWork: Sendable {
  private struct State {
    var requests: [ObjectIdentifier: ICRequestOperation] = [:]
    var others = 0
    /// What waits for its turn, in order.
    var turns: [MainQueue.Work] = []
  }

  private let state = Locked(State())

  /// Where what is asked for on this thread counts; nil when nobody waits for it.
  @TaskLocal private static var current: PendingWork?

  /// None so far.
  package init() {}

  /// Runs `body`. What is asked for meanwhile on this thread counts here, and so does what its answers ask for.
  package func during<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.$current.withValue(self, operation: body)
  }

  /// Whether there is none.
  package var isEmpty: Bool {
    state.withLock { $0.others == 0 && $0.requests.isEmpty }
  }

  /// Cancels all requests, whose failures are told in later turns of the main queue.
  package func cancelRequests() {
    for request in state.withLock({ Array($0.requests.values) }) { request.cancel() }
  }

  /// Does what waits for its turn. Whoever waits on the main thread inside of a block of the main queue calls it: there the
  /// queue itself does nothing that was asked for on that thread.
  @MainActor package func runTurns() {
    for _ in 0..<state.withLock({ $0.turns.count }) { runNext() }
  }

  /// Does the first of what waits for its turn, if that was not done by `runTurns`.
  func runNext() {
    guard let next = state.withLock({ $0.turns.isEmpty ? nil : $0.turns.removeFirst() }) else {
      return
    }
    next.run()
    end()
  }

  /// Something waits for its turn from now on.
  func add(_ turn: MainQueue.Work) {
    state.withLock { state in
      state.others += 1
      state.turns.append(turn)
    }
  }

  /// A request is under way from now on.
  func begin(_ request: ICRequestOperation) {
    state.withLock { $0.requests[ObjectIdentifier(request)] = request }
  }

  /// What came of a request was told.
  func end(_ request: ICRequestOperation) {
    let known = state.withLock { $0.requests.removeValue(forKey: ObjectIdentifier(request)) }
    withExtendedLifetime(known) {}
  }

  /// Something else is to be told from now on.
  func begin() { state.withLock { $0.others += 1 } }

  /// Something else was told.
  func end() {
    state.withLock { state in
      assert(state.others > 0, "what ends has begun")
      state.others -= 1
    }
  }
}

extension PendingWork {
  /// Who asked for something: where it counts, and who is told of diagnostics.
  struct Origin {
    /// Where it counts.
    let work = PendingWork.current
    private let listening = Diagnostics.Listening()

    /// Runs `body` as if it were a part of what asked.
    func during(_ body: () -> Void) {
      PendingWork.$current.withValue(work) { listening.during(body) }
    }
  }
}
