import CCurl
import CarobRuntime
import Dispatch
import Foundation

/// A thread that runs libcurl's transfers of one transport. It starts with the first transfer, and ends when the loop
/// is closed and idle, or with the process.
///
/// Only that thread works on transfers, in the order of the requests. So a transfer that is stopped at its end has
/// either ended or been stopped. [any-thread]
final class HTTPLoop: Sendable {
  /// The maximum number of connections to one server; more transfers wait for one of them.
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
    /// The handle in which the thread waits; nil without a thread.
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

  /// Stops a transfer, unless it has ended. A stopped transfer reports nothing.
  func remove(_ number: Int) {
    state.withLock { state in
      state.commands.append(.remove(number))
      Self.wake(state)
    }
  }

  /// Lets the thread end as soon as it is idle.
  func close() {
    state.withLock { state in
      state.isClosed = true
      Self.wake(state)
    }
  }

  /// Makes the thread end at once, whatever is running, because the process ends.
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

  /// Runs the thread's loop.
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
    // An abandoned loop leaves its transfers to the process's end, because libcurl would wait for host look-ups.
    if transfers.isEmpty { carob_curl_multi_free(multi) }
  }

  /// The next commands; nil when the thread must end.
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

  /// Fails the requests, and lets the next one try again.
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
