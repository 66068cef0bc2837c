import CCarob

/// A Swift closure as an `IMP`.
///
/// Owns the code, which is valid as long as this object. [any-thread]
final class ClosureImplementation: @unchecked Sendable {
  // SAFETY: all fields are constant. The body may be called from any thread that sends the message; a
  // class's documentation says when only the main thread may.

  /// Takes a frame, leaves the result in it.
  typealias Body = (ArgumentFrame) throws -> Void

  private let body: ClosureBody
  private let function: MadeFunction

  /// The address to register.
  var implementation: Implementation { function.implementation }

  /// Makes the code.
  ///
  /// - Throws: `MessageError` when libffi cannot pass one of the signature's types, or has no memory.
  init(_ signature: MethodSignature, for selector: Selector, body: @escaping Body)
    throws(MessageError)
  {
    let interface = try signature.callInterface(for: selector)
    let returnsNothing = signature.encoding.result.unqualified == .void
    self.body = ClosureBody(resultSize: returnsNothing ? 0 : interface.resultBufferSize, body)
    let context = Unmanaged.passUnretained(self.body).toOpaque()
    let function = MadeFunction(interface, context: context) { _, result, arguments, context in
      guard let arguments, let context else { return }
      // SAFETY: the context is the body of the object that made this closure. That object lives
      // as long as the class that has the method, and callers of the IMP keep the class alive.
      Unmanaged<ClosureBody>.fromOpaque(context)._withUnsafeGuaranteedRef {
        $0.run(ArgumentFrame(arguments: arguments, result: result))
      }
    }
    guard let function else { throw .noClosure(selector) }
    self.function = function
  }
}
