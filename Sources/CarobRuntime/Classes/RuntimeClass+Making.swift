import CCarob

extension RuntimeClass {
  /// A new class and metaclass below a class. It becomes usable, and known by name, with `registerPair`.
  ///
  /// What is registered while a plugin loads belongs to the plugin.
  ///
  /// - Throws: `RegistrationError` when the name is unusable or taken, or the superclass is not registered.
  public static func allocatePair(
    named name: String, superclass: RuntimeClass
  ) throws(RegistrationError) -> RuntimeClass {
    let data = superclass.data
    guard !superclass.isMetaclass, !superclass.isHidden,
      RuntimeLock.withLock({ _ in data.isRegistered })
    else {
      throw .noSuperclass(of: name)
    }
    return try ClassTable.allocate(name: name, superclass: superclass, swiftClass: data.swiftClass)
  }

  /// Makes the class pair usable: lays out its instance variables and gives properties their accessors. A
  /// second call does nothing.
  ///
  /// - Throws: `RegistrationError` when the name was taken in the meantime or accessors cannot be made.
  public func registerPair() throws(RegistrationError) {
    try ClassTable.register(self)
  }

  /// The Swift class beneath instances.
  package var swiftClass: Object.Type { data.swiftClass }
}

extension Object {
  /// Changes the object's class. Handlers of its own (`respond(to:)`) stay.
  ///
  /// - Returns: the class until now.
  /// - Throws: `RegistrationError` when the new class is not registered, its instances are larger, or have
  ///   another Swift class beneath them.
  @discardableResult
  public final func setClass(_ new: RuntimeClass) throws(RegistrationError) -> RuntimeClass {
    let old = runtimeClass
    let new = new.visible
    guard RuntimeLock.withLock({ _ in new.data.isRegistered }), new.swiftClass == old.swiftClass,
      new.instanceSize <= old.instanceSize, !new.isMetaclass
    else { throw .incompatibleClass(old.name, new.name) }
    // SAFETY: the block starts with its isa. Whoever changes a class while others send to the object has
    // to keep them apart.
    let isa = try ObjectHandlers.isa(of: self, below: new)
    id.storeBytes(of: isa.record, as: UnsafeMutablePointer<objc_class>.self)
    return old
  }
}
