import CCarob

/// A Swift closure as an `IMP`: libffi writes a trampoline that calls it with the arguments' addresses.
///
/// Owns the trampoline, which is valid as long as this object. [any-thread]
final class ClosureImplementation: @unchecked Sendable {
  // SAFETY: all fields are constant. The body may be called from any thread that sends the message; a
  // class's documentation says when only the main thread may.

  /// Takes a frame, leaves the result in it.
  typealias Body = (ArgumentFrame) throws -> Void

  private let body: ClosureBody
  private let closure: FFIClosure

  /// The address to register.
  var implementation: Implementation { closure.implementation }

  /// Makes the trampoline.
  ///
  /// - Throws: `MessageError` when libffi cannot pass one of the signature's types, or has no memory.
  init(_ signature: MethodSignature, for selector: Selector, body: @escaping Body)
    throws(MessageError)
  {
    let interface = try signature.callInterface(for: selector)
    let returnsNothing = signature.encoding.result.unqualified == .void
    self.body = ClosureBody(resultSize: returnsNothing ? 0 : interface.resultBufferSize, body)
    let context = Unmanaged.passUnretained(self.body).toOpaque()
    let closure = FFIClosure(interface, context: context) { _, result, arguments, context in
      guard let arguments, let context else { return }
      // SAFETY: the context is the body of the object that made this closure; whoever calls the IMP keeps it
      // alive, because it lives as long as the class that has the method.
      Unmanaged<ClosureBody>.fromOpaque(context)._withUnsafeGuaranteedRef {
        $0.run(ArgumentFrame(arguments: arguments, result: result))
      }
    }
    guard let closure else { throw .noClosure(selector) }
    self.closure = closure
  }
}
