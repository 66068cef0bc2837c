import CCurl
import CarobRuntime
import Dispatch
import Foundation

/// A thread on which libcurl runs the transfers of one transport. It begins with the first, and ends when
/// the loop is closed and nothing is under way, or with the process.
///
/// All that is done to a transfer is done on that thread, in the order in which it was asked for. So a
/// transfer that is stopped while it ends has done one or the other. [any-thread]
final class HTTPLoop: Sendable {
  /// How many connections are made to one server; more transfers wait for one of them.
  private static let connections = 6

  private enum Command: Sendable {
    case add(Int, HTTPRequest, @Sendable (Result<RawResponse, URLError>) -> Void)
    case remove(Int)
  }

  private struct State {
    var commands: [Command] = []
    var lastNumber = 0
    var isClosed = false
    var isAbandoned = false
    var hasThread = false
    /// What the thread waits in; nil when it does not wait.
    var multi: OpaquePointer?
  }

  private let state = Locked(State())

  /// Begins a transfer.
  ///
  /// - Returns: its number.
  func add(
    _ request: HTTPRequest,
    _ completion: @escaping @Sendable (Result<RawResponse, URLError>) -> Void
  ) -> Int {
    let (number, needsThread) = state.withLock { state in
      state.lastNumber += 1
      state.commands.append(.add(state.lastNumber, request, completion))
      let needsThread = !state.hasThread
      state.hasThread = true
      Self.wake(state)
      return (state.lastNumber, needsThread)
    }
    if needsThread, let reason = HTTPThreads.start(self) { refuse(reason) }
    return number
  }

  /// Stops a transfer, of which nothing is told then; unless it has ended.
  func remove(_ number: Int) {
    state.withLock { state in
      state.commands.append(.remove(number))
      Self.wake(state)
    }
  }

  /// Lets the thread go when nothing is under way.
  func close() {
    state.withLock { state in
      state.isClosed = true
      Self.wake(state)
    }
  }

  /// Has the thread go at once, whatever is under way: the process ends.
  func abandon() {
    state.withLock { state in
      state.isAbandoned = true
      Self.wake(state)
    }
  }

  private static func wake(_ state: State) {
    // SAFETY: the thread takes the pointer out, with the lock held, before it frees what it points to.
    if let multi = state.multi { carob_curl_wake(multi) }
  }

  /// What the thread does.
  func run() {
    guard let multi = carob_curl_multi_make(Self.connections) else {
      return refuse("out of memory")
    }
    state.withLock { $0.multi = multi }
    var transfers = HTTPTransfers(multi)
    while let commands = nextCommands(transfers.isEmpty) {
      for command in commands {
        switch command {
        case .add(let number, let request, let completion):
          transfers.add(number, HTTPTransfer(request, completion: completion))
        case .remove(let number): transfers.remove(number)
        }
      }
      transfers.run()
    }
    // What an abandoned loop leaves goes with the process: libcurl would wait for names that are being looked up.
    if transfers.isEmpty { carob_curl_multi_free(multi) }
  }

  /// What is to be done; nil when the thread is to end.
  private func nextCommands(_ isIdle: Bool) -> [Command]? {
    state.withLock { state in
      if state.isAbandoned || state.isClosed && isIdle && state.commands.isEmpty {
        state.multi = nil
        return nil
      }
      defer { state.commands = [] }
      return state.commands
    }
  }

  /// Fails what was asked for, and lets the next request try again.
  private func refuse(_ reason: String) {
    let commands = state.withLock { state in
      defer { state.commands = [] }
      state.hasThread = false
      return state.commands
    }
    for case .add(_, let request, let completion) in commands {
      HTTPTransfer(request, completion: completion)
        .fail(.cannotLoadFromNetwork, "there is no HTTP: \(reason)")
    }
  }
}
