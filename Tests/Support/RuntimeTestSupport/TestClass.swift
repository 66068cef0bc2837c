import CarobRuntime

/// A class made at run time under a name of its own, and registered.
///
/// - Parameters:
///   - superclass: `NSObject` unless told.
///   - body: adds members before the class is registered.
/// - Throws: what `body` throws, and `RegistrationError`.
public func makeClass(
  _ prefix: String = "Test", below superclass: RuntimeClass = Object.runtimeClass,
  _ body: (RuntimeClass) throws -> Void = { _ in }
) throws -> RuntimeClass {
  let cls = try RuntimeClass.allocatePair(named: uniqueName(prefix), superclass: superclass)
  try body(cls)
  try cls.registerPair()
  return cls
}
