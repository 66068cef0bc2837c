import CarobRuntime
import InstantCocoa

/// Work whose results are still to be delivered on the main queue: requests that are under way, callbacks that request managers
/// owe, and blocks that wait there for their turn. A host asks it whether the requests of its plugin have ended; those of
/// others in the same process are not counted. [any-thread]
package final class PendingWork: Sendable {
  private struct State {
    var requests: [ObjectIdentifier: ICRequestOperation] = [:]
    var hasHadRequests = false
    /// Callbacks that are owed, and blocks that wait.
    var callbacks = 0
    /// The blocks that wait for their turn, in order.
    var blocks: [MainQueue.Work] = []
  }

  private let state = Locked(State())

  /// The one that counts what this task starts; nil when nobody waits for it.
  @TaskLocal private static var current: PendingWork?

  /// What each request comes to; nil to ask the servers.
  let cannedAnswer: CannedAnswer?

  /// One without work.
  ///
  /// - Parameter cannedAnswer: what each request comes to; nil to ask the servers.
  package init(answeringWith cannedAnswer: CannedAnswer? = nil) {
    self.cannedAnswer = cannedAnswer
  }

  /// Runs `body`, and counts the work that it starts, and that its callbacks start later.
  package func during<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.$current.withValue(self, operation: body)
  }

  /// Whether no work is pending.
  package var isEmpty: Bool {
    state.withLock { $0.callbacks == 0 && $0.requests.isEmpty }
  }

  /// Whether there ever was a request.
  package var hasHadRequests: Bool { state.withLock { $0.hasHadRequests } }

  /// Cancels all requests, whose failures are delivered in later turns of the main queue.
  package func cancelRequests() {
    for request in state.withLock({ Array($0.requests.values) }) { request.cancel() }
  }

  /// Runs the blocks that wait. For those who wait inside of a block of the main queue, which runs no other before that one
  /// returns.
  @MainActor package func runBlocks() {
    for _ in 0..<state.withLock({ $0.blocks.count }) { runNextBlock() }
  }

  /// Runs the first block that waits; none when `runBlocks` has run them.
  func runNextBlock() {
    guard let next = state.withLock({ $0.blocks.isEmpty ? nil : $0.blocks.removeFirst() }) else {
      return
    }
    next.run()
    end()
  }

  /// A block waits for its turn from now on.
  func add(_ block: MainQueue.Work) {
    state.withLock { state in
      state.callbacks += 1
      state.blocks.append(block)
    }
  }

  /// A request is under way from now on.
  func begin(_ request: ICRequestOperation) {
    state.withLock { state in
      state.requests[ObjectIdentifier(request)] = request
      state.hasHadRequests = true
    }
  }

  /// The result of a request was delivered.
  func end(_ request: ICRequestOperation) {
    let known = state.withLock { $0.requests.removeValue(forKey: ObjectIdentifier(request)) }
    // It goes after the lock is released.
    withExtendedLifetime(known) {}
  }

  /// A callback is owed from now on.
  func begin() { state.withLock { $0.callbacks += 1 } }

  /// A callback was delivered.
  func end() {
    state.withLock { state in
      assert(state.callbacks > 0, "a callback was delivered that nobody owed")
      state.callbacks -= 1
    }
  }
}

extension PendingWork {
  /// What a callback takes along from the code that asked for it: where it counts, and who is told of diagnostics.
  struct Origin {
    /// Where it counts.
    let work = PendingWork.current
    private let listening = Diagnostics.Listening()

    /// Runs `body` as a part of that code.
    func during(_ body: () -> Void) {
      PendingWork.$current.withValue(work) { listening.during(body) }
    }
  }
}
