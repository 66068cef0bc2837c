import CarobRuntime
import Dispatch

/// Calls a closure on several threads at the same time, and waits for all calls.
enum ParallelCalls {
  /// A closure that may go to other threads because its caller waits for it.
  private struct Body: @unchecked Sendable {
    // SAFETY: several threads call it only while `run` waits; its author answers for the state that it uses.
    let call: (Int) throws -> Void
  }

  /// Calls a body with the numbers from 0.
  ///
  /// - Throws: the first error; further ones are logged.
  static func run(count: Int, _ body: (Int) throws -> Void) throws {
    if count <= 0 { return }
    if count == 1 { return try body(0) }
    let first = Locked<(any Error)?>(nil)
    withoutActuallyEscaping(body) { body in
      let body = Body(call: body)
      DispatchQueue.concurrentPerform(iterations: count) { number in
        do {
          try autoreleasePool { try body.call(number) }
        } catch {
          let isFirst = first.withLock { known in
            defer { known = known ?? error }
            return known == nil
          }
          if !isFirst {
            RuntimeLog.error("one of several blocks that ran at the same time raised \(error)")
          }
        }
      }
    }
    if let error = first.withLock({ $0 }) { throw error }
  }
}
