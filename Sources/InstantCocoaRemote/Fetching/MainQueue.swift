import CarobRuntime
import Dispatch
import InstantCocoa

/// The one loop on which answers arrive.
enum MainQueue {
  /// What is to be done there.
  struct Work: @unchecked Sendable {
    // SAFETY: the closure is handed over: nobody calls it but the main queue, on which all objects belong
    // that it uses. What only travels with it, such as an answer from another thread, was left alone by
    // that thread.
    private let body: () -> Void
    private let listening = Diagnostics.Listening()

    init(_ body: @escaping () -> Void) { self.body = body }

    /// Does it in a later turn of the main queue, with an autorelease pool of its own. Diagnostics are told
    /// to whoever listened when this was made. [any-thread]
    func runLater() {
      PendingWork.begin()
      DispatchQueue.main.async {
        autoreleasePool { listening.during(body) }
        PendingWork.end()
      }
    }
  }

  /// Runs `body` in a later turn of the main queue, never within this call. [any-thread]
  static func later(_ body: @escaping () -> Void) { Work(body).runLater() }
}

/// What will be told on the main queue, and has not been: requests that are under way, answers that request managers
/// owe, and what waits there for its turn. A host sees here whether a plugin's own requests have ended. [any-thread]
package enum PendingWork {
  private struct State {
    var requests: [ObjectIdentifier: ICRequestOperation] = [:]
    var others = 0
  }

  private static let state = Locked(State())

  /// Whether there is none.
  package static var isEmpty: Bool {
    state.withLock { $0.others == 0 && $0.requests.isEmpty }
  }

  /// Cancels all requests, whose failures are told in later turns of the main queue.
  package static func cancelRequests() {
    for request in state.withLock({ Array($0.requests.values) }) { request.cancel() }
  }

  /// A request is under way from now on.
  static func begin(_ request: ICRequestOperation) {
    state.withLock { $0.requests[ObjectIdentifier(request)] = request }
  }

  /// What came of a request was told.
  static func end(_ request: ICRequestOperation) {
    let known = state.withLock { $0.requests.removeValue(forKey: ObjectIdentifier(request)) }
    withExtendedLifetime(known) {}
  }

  /// Something else is to be told from now on.
  static func begin() { state.withLock { $0.others += 1 } }

  /// Something else was told.
  static func end() {
    state.withLock { state in
      assert(state.others > 0, "what ends has begun")
      state.others -= 1
    }
  }
}
