import CCarob
import CFFI

/// A function that is made while the process runs: it calls one C function with the arguments' addresses and a context.
///
/// If all arguments are words it is a trampoline of ours (`closures.c`), otherwise libffi writes it. An error that
/// the C function leaves pending becomes an exception if the caller is a module in Objective-C that wants exceptions.
///
/// The function's code is valid as long as this object. [any-thread]
final class MadeFunction: @unchecked Sendable {
  // SAFETY: all fields are constant; their targets are only written in `init`.

  /// Takes libffi's description of the call if that wrote the function, room for the result, the arguments' addresses and the
  /// context.
  typealias Body =
    @convention(c) (
      UnsafeMutableRawPointer?, UnsafeMutableRawPointer?,
      UnsafeMutablePointer<UnsafeMutableRawPointer?>?, UnsafeMutableRawPointer?
    ) -> Void

  /// The function's code.
  let implementation: Implementation

  private let closure: UnsafeMutablePointer<carob_closure>
  /// The closure that libffi allocated; nil for a trampoline.
  private let memory: UnsafeMutablePointer<ffi_closure>?

  /// Makes a function; nil when there is no memory for one.
  ///
  /// - Parameters:
  ///   - interface: the function's types; interfaces last for ever.
  ///   - context: the pointer that the C function gets; the owner of this object keeps it alive.
  init?(
    _ interface: CallInterface, context: UnsafeMutableRawPointer?, _ body: @escaping Body
  ) {
    closure = .init(allocating: carob_closure(function: body, context: context))
    if interface.isOfWords, let trampoline = carob_make_trampoline(closure) {
      implementation = Implementation(trampoline)
      memory = nil
      return
    }
    var code: UnsafeMutableRawPointer?
    guard let memory = ffi_closure_alloc(MemoryLayout<ffi_closure>.size, &code), let code else {
      closure.deallocate()
      return nil
    }
    self.memory = memory.assumingMemoryBound(to: ffi_closure.self)
    // SAFETY: `code` is where libffi puts a function of the interface; an IMP is cast to that type before it is called.
    implementation = Implementation(unsafeBitCast(code, to: IMP.self))
    // SAFETY: the same C function, whose parameters C declares as `void *`.
    let entry = unsafeBitCast(
      carob_closure_entry(),
      to: (@convention(c) (
        UnsafeMutablePointer<ffi_cif>?, UnsafeMutableRawPointer?,
        UnsafeMutablePointer<UnsafeMutableRawPointer?>?, UnsafeMutableRawPointer?
      ) -> Void).self)
    let status = ffi_prep_closure_loc(self.memory, interface.cif, entry, closure, code)
    if status != FFI_OK { return nil }
  }

  deinit {
    if let memory {
      ffi_closure_free(memory)
    } else {
      carob_free_trampoline(implementation.imp)
    }
    closure.deallocate()
  }
}
