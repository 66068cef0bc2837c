import CCarob

extension RuntimeClass {
  /// Takes a class pair away, registered or not; its name is free again.
  ///
  /// Instances are not counted. One that is left behaves as an instance of a class without methods of its
  /// own; what its variables own is let go of when it goes.
  ///
  /// - Precondition: no method of the class is running.
  /// - Throws: `RegistrationError` when the class has subclasses, registered or not, is a metaclass, belongs
  ///   to a Swift class, or was taken away before.
  /// - Complexity: O(number of classes and methods).
  public func disposePair() throws(RegistrationError) {
    if isMetaclass { throw .notDisposable(name, "it is a metaclass") }
    if isHidden { throw .notDisposable(name, "objects with methods of their own share it") }
    if swiftClass.runtimeClass == self {
      throw .notDisposable(name, "it belongs to the Swift class \(swiftClass)")
    }
    // The closures go after the lock is released, as in `discard`.
    let closures = try RuntimeLock.withLock { (state) throws(RegistrationError) in
      guard state.pairs.contains(self) else {
        throw .notDisposable(name, "it was disposed of before")
      }
      if let subclass = state.pairs.first(where: { $0.superclass == self && !$0.isHidden }) {
        throw .notDisposable(name, "it has subclasses, such as \(subclass)")
      }
      return ClassTable.takeOut(self, &state)
    }
    withExtendedLifetime(closures) {}
    data.owner?.forget(self)
  }

  /// Whether the class was disposed of, or revoked with its owner. Its record stays, because instances and
  /// plugins may still point at it.
  ///
  /// - Complexity: O(classes) for one that is not registered.
  var isDisposedOf: Bool {
    // Who asks about a class that is not registered mostly made it just now.
    !isRegistered && RuntimeLock.withLock { isDisposed($0) }
  }

  /// The same with the lock held.
  func isDisposed(_ state: RuntimeState) -> Bool {
    !isRegistered && state.pairs.lastIndex(of: instanceClass) == nil
  }

  /// Refuses to change a class that was disposed of. The lock is held.
  func checkNotDisposedOf(_ state: RuntimeState) throws(RegistrationError) {
    if isDisposed(state) { throw .disposed(visible.name) }
  }

  /// The class that a metaclass belongs to; any other is its own.
  private var instanceClass: RuntimeClass { data.instanceClass ?? self }
}
