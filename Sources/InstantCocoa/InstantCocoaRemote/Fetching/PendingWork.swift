import CarobRuntime
import InstantCocoa

/// Work whose results are still to be delivered on the main queue: running requests, callbacks that request managers
/// owe, and blocks that wait for their turn. A host checks whether the requests of its plugin have ended; requests of
/// others in the same process are not counted. [any-thread]
package final class PendingWork: Sendable {
  private struct State {
    var requests: [ObjectIdentifier: ICRequestOperation] = [:]
    var hasHadRequests = false
    /// The number of owed callbacks and waiting blocks.
    var callbacks = 0
    /// The waiting blocks, in order.
    var blocks: [MainQueue.Work] = []
  }

  private let state = Locked(State())

  /// The counter of the work that this task starts; nil when nobody waits for it.
  @TaskLocal private static var current: PendingWork?

  /// The response to each request; nil to use the servers.
  let cannedAnswer: CannedAnswer?

  /// Makes a counter without work.
  ///
  /// - Parameter cannedAnswer: the response to each request; nil to use the servers.
  package init(answeringWith cannedAnswer: CannedAnswer? = nil) {
    self.cannedAnswer = cannedAnswer
  }

  /// Runs `body`, and counts the work that it starts, and that its callbacks start later.
  package func during<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.$current.withValue(self, operation: body)
  }

  package var isEmpty: Bool {
    state.withLock { $0.callbacks == 0 && $0.requests.isEmpty }
  }

  package var hasHadRequests: Bool { state.withLock { $0.hasHadRequests } }

  /// Cancels all requests. Their failures are delivered in later turns of the main queue.
  package func cancelRequests() {
    for request in state.withLock({ Array($0.requests.values) }) { request.cancel() }
  }

  /// Runs the waiting blocks. For code that waits inside of a block of the main queue, which runs no other block before
  /// that one returns.
  @MainActor package func runBlocks() {
    for _ in 0..<state.withLock({ $0.blocks.count }) { runNextBlock() }
  }

  /// Runs the first waiting block; none when `runBlocks` has run them.
  func runNextBlock() {
    guard let next = state.withLock({ $0.blocks.isEmpty ? nil : $0.blocks.removeFirst() }) else {
      return
    }
    next.run()
    end()
  }

  /// Adds a waiting block.
  func add(_ block: MainQueue.Work) {
    state.withLock { state in
      state.callbacks += 1
      state.blocks.append(block)
    }
  }

  /// Adds a running request.
  func begin(_ request: ICRequestOperation) {
    state.withLock { state in
      state.requests[ObjectIdentifier(request)] = request
      state.hasHadRequests = true
    }
  }

  /// Removes a request whose result was delivered.
  func end(_ request: ICRequestOperation) {
    let known = state.withLock { $0.requests.removeValue(forKey: ObjectIdentifier(request)) }
    // Released after the lock.
    withExtendedLifetime(known) {}
  }

  /// Adds an owed callback.
  func begin() { state.withLock { $0.callbacks += 1 } }

  /// Removes a delivered callback.
  func end() {
    state.withLock { state in
      assert(state.callbacks > 0, "a callback was delivered that nobody owed")
      state.callbacks -= 1
    }
  }
}

extension PendingWork {
  /// The context of the code that requested a callback: its work counter and its listener of diagnostics.
  struct Origin {
    let work = PendingWork.current
    private let listening = Diagnostics.Listening()

    /// Runs `body` in that context.
    func during(_ body: () -> Void) {
      PendingWork.$current.withValue(work) { listening.during(body) }
    }
  }
}
