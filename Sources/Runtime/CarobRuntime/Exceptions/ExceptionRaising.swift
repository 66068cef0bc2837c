import CCarob
import Synchronization

/// The Swift part of `-raise` and `+raise:format:`. They are written in C (`exceptions.c`), since they
/// look at their caller, and do not return to it when it is a module in Objective-C. [any-thread]
package enum ExceptionRaising {
  /// Returns the function with which a module throws, by an address in the module's code; nil if
  /// the module has none. With a true second argument, also nil unless the module takes errors as
  /// exceptions. A C function, since reading a closure in a lock allocates.
  package typealias FindThrower = @convention(c) (UInt, Bool) -> carob_thrower?

  private static let findThrower = Locked<FindThrower?>(nil)

  /// Returns whether a module that takes errors as exceptions has called the host on this thread, and waits for the result.
  package typealias FindProgram = @convention(c) () -> Bool

  private static let findProgram = Locked<FindProgram?>(nil)

  /// Sets the functions for these look-ups.
  package static func setLookups(thrower: FindThrower, program: FindProgram) {
    findThrower.withLock { $0 = thrower }
    findProgram.withLock { $0 = program }
  }

  /// Leaves an error of code that Swift calls where it cannot throw, such as a `hash`, to the call of a program that
  /// this thread runs: it is thrown when that call is over. Without such a call the warning is logged, if there is one.
  ///
  /// - Complexity: O(depth of the stack).
  package static func leaveToProgram(_ error: any Error, orWarn warning: String?) {
    if PendingError.current != nil { return }
    if let find = findProgram.withLock({ $0 }), find() { return PendingError.set(error) }
    if let warning { RuntimeLog.warning(warning) }
  }

  /// Lets the functions in C find the runtime.
  package static let install = Once {
    let functions = UnsafeMutablePointer(
      allocating: carob_exception_functions(
        thrower: { address, exception in
          let find = ExceptionRaising.findThrower.withLock { $0 }
          guard let exception, let thrower = find?(UInt(bitPattern: address), false) else {
            return nil
          }
          // The raiser may hold the only reference.
          Object.retain(UnsafeMutableRawPointer(exception))
          Object.autorelease(UnsafeMutableRawPointer(exception))
          return thrower
        },
        take_failure: { address, exception in
          let find = ExceptionRaising.findThrower.withLock { $0 }
          guard let exception, let thrower = find?(UInt(bitPattern: address), true),
            let error = PendingError.take()
          else { return nil }
          exception.pointee = ObjectiveCException.object(of: error).autoreleased().id
            .assumingMemoryBound(to: objc_object.self)
          return thrower
        },
        leave: { exception in ExceptionRaising.leave(exception) },
        make: { cls, name, bytes, length in
          let text = String(
            decoding: UnsafeRawBufferPointer(start: bytes, count: length), as: UTF8.self)
          return ExceptionRaising.make(cls, name, text)
        }))
    carob_use_exception_functions(functions)
  }

  /// Leaves a pending error that carries an exception.
  package static func leave(_ exception: UnsafeMutablePointer<objc_object>?) {
    guard let exception else { return }
    do throws(MessageError) {
      PendingError.set(
        ObjectiveCException(try Object.argument(UnsafeMutableRawPointer(exception))))
    } catch {
      PendingError.set(error)
    }
  }

  private static func make(
    _ cls: UnsafeMutablePointer<objc_object>?, _ name: UnsafeMutablePointer<objc_object>?,
    _ reason: String
  ) -> UnsafeMutablePointer<objc_object>? {
    PendingError.reporting {
      let cls = try ClassObject.argument(UnsafeMutableRawPointer(cls))
      let name = try name.map { try Object.argument(UnsafeMutableRawPointer($0)) }
      return try LinkedFoundation.required.makeException(of: cls, name, reason)?
        .autoreleased().id.assumingMemoryBound(to: objc_object.self)
    }
  }
}
