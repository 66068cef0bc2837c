import CCarob
import CarobRuntime

/// A C function as an implementation, the way a plugin passes one.
///
/// - Precondition: `function` is of a `@convention(c)` type that takes a receiver and a selector first.
public func implementation<Function>(_ function: Function) -> Implementation {
  precondition(
    MemoryLayout<Function>.size == MemoryLayout<IMP>.size, "a C function is one address")
  // SAFETY: a C function pointer is what an IMP is cast to before it is called.
  return Implementation(unsafeBitCast(function, to: IMP.self))
}
