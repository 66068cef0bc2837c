/// The Swift closure behind a `MadeFunction`, or behind a block.
final class ClosureBody {
  private let resultSize: Int
  private let body: (ArgumentFrame) throws -> Void

  /// The C function that the closure calls; nil for a closure that has machine code itself.
  let function: UInt?

  /// - Parameter resultSize: bytes of the result's room; 0 for void.
  init(
    resultSize: Int, calling function: UInt? = nil, _ body: @escaping (ArgumentFrame) throws -> Void
  ) {
    self.resultSize = resultSize
    self.function = function
    self.body = body
  }

  /// Runs the closure for a call from C, without a pending error: `closures.c` has set an earlier
  /// one aside. An error of the closure becomes the pending error.
  func run(_ frame: ArgumentFrame) {
    do {
      try body(frame)
    } catch {
      frame.zeroResult(bytes: resultSize)
      PendingError.set(error)
    }
  }
}
