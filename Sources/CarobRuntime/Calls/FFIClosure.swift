import CCarob
import CFFI

/// A function that libffi writes: it calls one C function with the arguments' addresses and a context.
///
/// An error that the function leaves pending becomes an exception if a module in Objective-C called and asks for that
/// (`carob_call_closure`).
///
/// The function's code is valid as long as this object. [any-thread]
final class FFIClosure: @unchecked Sendable {
  // SAFETY: all fields are constant; libffi writes the memory in `init` and reads it in calls.

  /// Takes the interface, room for the result, the arguments' addresses and the context.
  typealias Function =
    @convention(c) (
      UnsafeMutablePointer<ffi_cif>?, UnsafeMutableRawPointer?,
      UnsafeMutablePointer<UnsafeMutableRawPointer?>?, UnsafeMutableRawPointer?
    ) -> Void

  /// The function's code.
  let implementation: Implementation

  private let memory: UnsafeMutablePointer<ffi_closure>
  private let callee: UnsafeMutablePointer<carob_closure>

  /// Makes a function; nil when libffi has no memory for one.
  ///
  /// - Parameters:
  ///   - interface: how it is called; interfaces last for ever.
  ///   - context: what the C function gets; whoever owns this object keeps it alive.
  init?(
    _ interface: CallInterface, context: UnsafeMutableRawPointer?, _ function: @escaping Function
  ) {
    var code: UnsafeMutableRawPointer?
    guard let memory = ffi_closure_alloc(MemoryLayout<ffi_closure>.size, &code), let code else {
      return nil
    }
    self.memory = memory.assumingMemoryBound(to: ffi_closure.self)
    // SAFETY: `code` is where libffi puts a function of the interface, which an IMP is cast to before it
    // is called.
    implementation = Implementation(unsafeBitCast(code, to: IMP.self))
    callee = .allocate(capacity: 1)
    // SAFETY: two C functions of the same parameters, which C has as pointers to nothing in particular.
    callee.initialize(
      to: carob_closure(
        function: unsafeBitCast(function, to: carob_closure_function.self), context: context))
    let entry = unsafeBitCast(carob_closure_entry(), to: Function.self)
    let status = ffi_prep_closure_loc(self.memory, interface.cif, entry, callee, code)
    if status != FFI_OK { return nil }
  }

  deinit {
    ffi_closure_free(memory)
    callee.deallocate()
  }
}
