import CarobRuntime

/// What was found out about classes, until a method, a property, a class or a prefix of names
/// changes anywhere. [any-thread]
final class ClassCache<Value: Sendable>: Sendable {
  private struct Entry {
    let generation: UInt
    let prefixes: UInt
    let value: Value
  }

  private let entries = Locked<[RuntimeClass: Entry]>([:])

  /// The value for a class, made by `make` when there is none that is up to date.
  ///
  /// `make` may send messages; it runs without the lock, so two threads may both run it.
  func value(
    for cls: RuntimeClass, make: () throws(MessageError) -> Value
  ) throws(MessageError) -> Value {
    // Read before asking: what changes in the meantime makes the answer stale.
    let generation = Generation.current
    let prefixes = ICInflector.shared.changeCount
    let known = entries.withLock { $0[cls] }
    if let known, known.generation == generation, known.prefixes == prefixes { return known.value }
    let made = try make()
    entries.withLock {
      $0[cls] = Entry(generation: generation, prefixes: prefixes, value: made)
    }
    return made
  }
}
