import CCarob

extension ClassObject {
  /// Gives the class another metaclass, whose methods then answer class messages. Methods that are added to the class stay with
  /// its own.
  ///
  /// - Returns: the metaclass until now.
  /// - Throws: `RegistrationError` when the new one is no metaclass of a registered class, or this is a metaclass.
  func setMetaclass(_ new: RuntimeClass) throws(RegistrationError) -> RuntimeClass {
    let old = isa
    guard !instanceClass.isMetaclass else {
      throw .incompatibleClass(old.name, new.name, "it is a metaclass")
    }
    guard new.isMetaclass, let cls = new.data.instanceClass else {
      throw .incompatibleClass(old.name, new.name, "\(new.name) is no metaclass")
    }
    try RuntimeLock.withLock { (state) throws(RegistrationError) in
      guard cls.isRegistered else {
        throw .incompatibleClass(
          old.name, new.name,
          "\(new.name) " + (cls.isDisposed(state) ? "was disposed of" : "is not registered yet"))
      }
      let data = instanceClass.data
      var layers = data.metaclassLayers ?? OwnedLayers(bottom: instanceClass.metaclass)
      if layers.put(new, by: instanceClass.changingOwner) {
        instanceClass.noteChange(.metaclass(instanceClass))
      }
      data.metaclassLayers = layers
      setIsa(new)
      Generation.advance(&state)
    }
    return old
  }
}

extension RuntimeClass {
  /// Gives the class object the metaclass that it would have without an owner's changes.
  func revokeMetaclass(of owner: RegistrationOwner) {
    RuntimeLock.withLock { state in
      let candidates = data.metaclassLayers?.values(without: owner) ?? []
      data.metaclassLayers?.remove(owner)
      let living = candidates.first {
        $0.data.owner !== owner && $0.data.instanceClass?.isRegistered == true
      }
      object.setIsa(living ?? metaclass)
      Generation.advance(&state)
    }
  }

  /// Gives the class object the metaclass with which the class was made. The lock is held.
  func resetMetaclass() {
    guard data.metaclassLayers != nil else { return }
    data.metaclassLayers = nil
    object.setIsa(metaclass)
  }
}
