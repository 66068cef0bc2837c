import CCarob
import CFFI

/// A Swift closure as an `IMP`: libffi writes a trampoline that calls it with the arguments' addresses.
///
/// Owns the trampoline, which is valid as long as this object. [any-thread]
final class ClosureImplementation: @unchecked Sendable {
  // SAFETY: all fields are constant. The body may be called from any thread that sends the message; a
  // class's documentation says when only the main thread may.

  /// Takes a frame, leaves the result in it.
  typealias Body = (ArgumentFrame) throws -> Void

  /// The address to register.
  let implementation: Implementation

  private let closure: UnsafeMutablePointer<ffi_closure>
  private let resultSize: Int
  private let body: Body

  /// Makes the trampoline.
  ///
  /// - Throws: `MessageError` when libffi cannot pass one of the signature's types, or refuses.
  init(_ signature: MethodSignature, for selector: Selector, body: @escaping Body)
    throws(MessageError)
  {
    let interface = try signature.callInterface(for: selector)
    var code: UnsafeMutableRawPointer?
    guard let memory = ffi_closure_alloc(MemoryLayout<ffi_closure>.size, &code), let code else {
      throw .noClosure(selector)
    }
    closure = memory.assumingMemoryBound(to: ffi_closure.self)
    // SAFETY: `code` is where libffi will put a function of the signature, which an IMP is cast to
    // before it is called.
    implementation = Implementation(unsafeBitCast(code, to: IMP.self))
    self.body = body
    resultSize = signature.encoding.result.unqualified == .void ? 0 : interface.resultBufferSize
    let status = ffi_prep_closure_loc(
      closure, interface.cif,
      { _, result, arguments, context in
        guard let arguments, let context else { return }
        // SAFETY: the context is the object that prepared this closure; whoever calls the IMP keeps
        // it alive, because it lives as long as the class that has the method.
        Unmanaged<ClosureImplementation>.fromOpaque(context)._withUnsafeGuaranteedRef {
          $0.run(ArgumentFrame(arguments: arguments, result: result))
        }
      },
      Unmanaged.passUnretained(self).toOpaque(), code)
    guard status == FFI_OK else { throw .noClosure(selector) }
  }

  deinit {
    ffi_closure_free(closure)
  }

  /// Runs the body for a call from C. Swift code must not see an error that an earlier call of the same
  /// C handler left, so that one is set aside; an error of the body becomes the thread's pending error.
  private func run(_ frame: ArgumentFrame) {
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
