import CarobRuntime

/// A cache of results about classes, valid until a method, a property, a class or a prefix of names changes anywhere.
/// [any-thread]
final class ClassCache<Value: Sendable>: Sendable {
  private struct Entry {
    let version: ClassVersion
    let value: Value
  }

  private let entries = Locked<[RuntimeClass: Entry]>([:])

  /// The value for a class, made by `make` when there is no valid one.
  ///
  /// `make` may send messages; it runs without the lock, so two threads may both run it.
  func value(
    for cls: RuntimeClass, make: () throws(MessageError) -> Value
  ) throws(MessageError) -> Value {
    // Read before `make`, so that a change in the meantime makes the value invalid.
    let version = ClassVersion.current
    let known = entries.withLock { $0[cls] }
    if let known, known.version == version { return known.value }
    let made = try make()
    entries.withLock { $0[cls] = Entry(version: version, value: made) }
    return made
  }
}

/// A version that changes whenever a method, a property, a class or a prefix of names does. [any-thread]
struct ClassVersion: Equatable {
  private let generation: UInt
  private let prefixes: UInt

  static var current: Self {
    Self(generation: Generation.current, prefixes: ICInflector.shared.changeCount)
  }
}
