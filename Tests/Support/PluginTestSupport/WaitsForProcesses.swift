import Foundation
import Testing

/// Runs a suite's tests on threads of their own, as many side by side as there are processors.
///
/// A test that waits for a compiler or a command holds its thread. Tests share the few threads of Swift's
/// pool, so a handful of them would keep all others from going on, some of which wait for an answer only so
/// long.
package struct WaitsForProcesses: SuiteTrait, TestTrait, TestScoping {
  package func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(WaitingThreads.shared) { try await function() }
  }
}

extension Trait where Self == WaitsForProcesses {
  /// The tests start processes and hold their thread until these end.
  package static var waitsForProcesses: Self { Self() }
}

/// The threads for tests that wait.
private final class WaitingThreads: TaskExecutor {
  static let shared = WaitingThreads()

  private let jobs: OperationQueue = {
    let queue = OperationQueue()
    queue.name = "tests that wait for processes"
    queue.maxConcurrentOperationCount = ProcessInfo.processInfo.activeProcessorCount
    return queue
  }()

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.addOperation { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
