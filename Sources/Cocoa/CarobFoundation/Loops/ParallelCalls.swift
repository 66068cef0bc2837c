import CarobRuntime
import Dispatch

/// Calls several pieces of work at the same time, and waits for all.
enum ParallelCalls {
  /// What may travel to other threads because its caller waits for it.
  private struct Body: @unchecked Sendable {
    // SAFETY: it is called on several threads only while `run` waits; what it uses is for whoever wrote it to say.
    let call: (Int) throws -> Void
  }

  /// Calls a body with the numbers from 0.
  ///
  /// - Throws: what one of them raised first; what others raised is logged.
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
