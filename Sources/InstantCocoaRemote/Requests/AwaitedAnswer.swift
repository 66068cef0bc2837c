import CarobRuntime
import Dispatch

/// An answer that comes through a closure or block, awaited by a task.
@MainActor
final class AwaitedAnswer {
  private static let cancel = Message<() -> Void>("cancel")

  private var outcome: ICRequestOperation.Outcome?
  private var operation: Object?
  private var continuation: CheckedContinuation<Void, Never>?

  /// Starts a request and waits for its answer. When the task is cancelled, so is the request, and its
  /// failure is thrown.
  ///
  /// - Parameter start: is given what to call with the answer, and gives what cancels the request.
  /// - Throws: what `start` throws, or the failure that it answers with.
  static func of(
    _ start: (@escaping (ICRequestOperation.Outcome) -> Void) throws -> Object?
  ) async throws -> Object? {
    let answer = AwaitedAnswer()
    return try await withTaskCancellationHandler {
      try Task.checkCancellation()
      answer.operation = try start { outcome in answer.give(outcome) }
      return try await answer.wait()
    } onCancel: {
      // Later: the task may be cancelled while `start` runs, on any thread.
      DispatchQueue.main.async { MainActor.assumeIsolated { answer.cancel() } }
    }
  }

  private func wait() async throws -> Object? {
    if outcome == nil { await withCheckedContinuation { continuation = $0 } }
    guard let outcome else { preconditionFailure("the wait ended without an answer") }
    return try outcome.get()
  }

  private func give(_ outcome: ICRequestOperation.Outcome) {
    guard self.outcome == nil else { return }
    self.outcome = outcome
    operation = nil
    continuation?.resume()
    continuation = nil
  }

  /// What cannot be cancelled is waited for.
  private func cancel() {
    guard let operation, operation.responds(to: Self.cancel.selector) else { return }
    do throws(MessageError) {
      try Self.cancel(operation)
    } catch {
      give(.failure(error))
    }
  }
}
