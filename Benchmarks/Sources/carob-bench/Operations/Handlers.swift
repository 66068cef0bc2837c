import CBench
import CarobRuntime

/// Handlers in C, as a plugin would register them.
enum Handlers {
  /// Two object arguments, no result: `v@:@@`.
  static let handler = implementation(bench_handle)

  /// Two object arguments, a double: `d@:@@`.
  static var doubleHandler: Implementation {
    let function:
      @convention(c) (
        UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?,
        UnsafeMutableRawPointer?
      ) -> Double = bench_handle_double
    // SAFETY: every function pointer of C may be carried as this one; it is called as `d@:@@` says.
    return Implementation(unsafeBitCast(function, to: (@convention(c) () -> Void).self))
  }

  /// An object and a double as arguments, no result: `v@:@d`.
  static var mixedHandler: Implementation {
    let function:
      @convention(c) (
        UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, Double
      ) -> Void = bench_handle_mixed
    // SAFETY: as above; it is called as `v@:@d` says.
    return Implementation(unsafeBitCast(function, to: (@convention(c) () -> Void).self))
  }

  /// One of sixty-four that do the same.
  static func handler(_ number: Int) -> Implementation {
    implementation(bench_handler_at(Int32(number)))
  }

  private static func implementation(_ handler: @escaping bench_handler) -> Implementation {
    // SAFETY: as above; it is called as `v@:@@` says.
    Implementation(unsafeBitCast(handler, to: (@convention(c) () -> Void).self))
  }
}
