import CCarob

extension RuntimeClass {
  /// Disposes of a class pair, registered or not; its name is free again.
  ///
  /// Instances are not counted. An instance that is left behaves as if its class had no methods
  /// beyond its superclass's. Its variables still release their values when it goes.
  ///
  /// - Precondition: no method of the class is running.
  /// - Throws: `RegistrationError` when the class has subclasses, registered or not, is a
  ///   metaclass, belongs to a Swift class, or was disposed of before.
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
  /// - Complexity: O(classes) for a class that is not registered.
  var isDisposedOf: Bool {
    // A class that is not registered was mostly made just now, so it is at the end of the list.
    !isRegistered && RuntimeLock.withLock { isDisposed($0) }
  }

  /// Like `isDisposedOf`, for callers that hold the lock.
  func isDisposed(_ state: RuntimeState) -> Bool {
    !isRegistered && state.pairs.lastIndex(of: instanceClass) == nil
  }

  /// Refuses to change a class that was disposed of. The lock is held.
  func checkNotDisposedOf(_ state: RuntimeState) throws(RegistrationError) {
    if isDisposed(state) { throw .disposed(visible.name) }
  }

  /// The class of a metaclass; a class itself.
  private var instanceClass: RuntimeClass { data.instanceClass ?? self }
}
