import CCarob

extension RuntimeClass {
  /// A new class and metaclass below a class. It becomes usable, and known by name, with `registerPair`.
  ///
  /// A class that is registered while a plugin loads belongs to the plugin.
  ///
  /// - Parameter extraBytes: zeroed memory that class and metaclass each have behind them; see
  ///   `indexedVariables`.
  /// - Throws: `RegistrationError` when the name is unusable or taken, the superclass is not registered, or
  ///   there are too many extra bytes.
  public static func allocatePair(
    named name: String, superclass: RuntimeClass, extraBytes: Int = 0
  ) throws(RegistrationError) -> RuntimeClass {
    guard !superclass.isMetaclass, !superclass.isHidden, superclass.isRegistered else {
      throw .noSuperclass(of: name)
    }
    return try ClassTable.allocate(
      name: name, superclass: superclass, swiftClass: superclass.data.swiftClass,
      extraBytes: extraBytes)
  }

  /// A new root class and its metaclass, without any method. Its instances are made by `makeInstance`.
  ///
  /// - Throws: `RegistrationError` as above.
  package static func allocateRoot(
    named name: String, extraBytes: Int
  ) throws(RegistrationError) -> RuntimeClass {
    try ClassTable.allocate(
      name: name, superclass: nil, swiftClass: Object.self, extraBytes: extraBytes)
  }

  /// Makes the class pair usable: lays out its instance variables, gives properties their accessors, and
  /// sends `+load` if the class itself has it. A second call does nothing.
  ///
  /// - Throws: `RegistrationError` when the name was taken in the meantime, accessors cannot be made, or
  ///   `+load` raises an error; after that the class is registered all the same.
  public func registerPair() throws(RegistrationError) {
    try registerPair(sendingLoad: true)
  }

  /// Makes the class pair usable, with or without sending `+load`.
  package func registerPair(sendingLoad: Bool) throws(RegistrationError) {
    try ClassTable.register(self, sendingLoad: sendingLoad)
  }

  /// The Swift class of the instances' peers.
  package var swiftClass: Object.Type { data.swiftClass }
}

extension Object {
  /// Changes the object's class, of a class its metaclass. The object's own handlers (`respond(to:)`) stay.
  ///
  /// - Returns: the class until now.
  /// - Throws: `RegistrationError` when the new class is not registered, or its instances are larger, belong to another
  ///   Swift class, or have an object or block where those of the old class have none that is kept in the same way.
  @discardableResult
  public final func setClass(_ new: RuntimeClass) throws(RegistrationError) -> RuntimeClass {
    if let cls = self as? ClassObject { return try cls.setMetaclass(new) }
    try checkIsNoLiteral()
    let old = runtimeClass
    let new = new.visible
    if let reason = new.reasonAgainstInstances(of: old) {
      throw .incompatibleClass(old.name, new.name, reason)
    }
    let isa = try ObservedObject.isa(
      of: self, below: ObjectHandlers.isa(of: self, below: new))
    InstanceCount.add(isa.record)
    InstanceCount.remove(old.record)
    setIsa(isa)
    return old
  }
}

extension RuntimeClass {
  /// The reason why instances of another class cannot become instances of this one; nil when they can.
  fileprivate func reasonAgainstInstances(of old: RuntimeClass) -> String? {
    if isMetaclass { return "\(name) is a metaclass" }
    if !isRegistered {
      return "\(name) " + (isDisposedOf ? "was disposed of" : "is not registered yet")
    }
    if swiftClass != old.swiftClass {
      return
        "its instances have a \(swiftClass) beneath them, those of \(old.name) a \(old.swiftClass)"
    }
    if instanceSize > old.instanceSize {
      return "its instances have \(instanceSize) bytes, those of \(old.name) \(old.instanceSize)"
    }
    if data.instanceAlignment > old.data.instanceAlignment {
      return "its instances are at multiples of \(data.instanceAlignment) bytes"
    }
    return keepsNoMore(than: old) ? nil : "its instances have objects in other places"
  }

  /// Whether instances of the other class have an object or block wherever those of this class have one, and keep it alike.
  fileprivate func keepsNoMore(than other: RuntimeClass) -> Bool {
    RuntimeLock.withLock { _ in
      let others = other.objectPlaces
      return objectPlaces.allSatisfy { others[$0.key] == $0.value }
        && OwnedVariable.destructors(of: self).isSubset(of: OwnedVariable.destructors(of: other))
    }
  }
}
