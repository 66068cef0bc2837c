/// The Swift closure behind a function that libffi writes, or behind a block.
final class ClosureBody {
  private let resultSize: Int
  private let body: (ArgumentFrame) throws -> Void

  /// The C function that the closure calls; nil for a closure that is code of its own.
  let function: UInt?

  /// - Parameter resultSize: bytes of the result's room; 0 for void.
  init(
    resultSize: Int, calling function: UInt? = nil, _ body: @escaping (ArgumentFrame) throws -> Void
  ) {
    self.resultSize = resultSize
    self.function = function
    self.body = body
  }

  /// Runs the closure for a call from C. Swift code must not see an error that an earlier call of the same C
  /// handler left, so that one is set aside; an error of the closure becomes the thread's pending error.
  func run(_ frame: ArgumentFrame) {
    let earlier = PendingError.take()
    do {
      try body(frame)
      if let earlier { PendingError.set(earlier) }
    } catch {
      frame.zeroResult(bytes: resultSize)
      PendingError.set(earlier ?? error)
    }
  }
}
