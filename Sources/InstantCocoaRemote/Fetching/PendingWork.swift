import CarobRuntime

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
