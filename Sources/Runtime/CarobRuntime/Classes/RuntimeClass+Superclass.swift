import CCarob

extension RuntimeClass {
  /// Puts the class below another one, and its metaclass below the other's.
  ///
  /// The new superclass is sent `+initialize` first, if this class was; else with this class's first message.
  ///
  /// - Returns: the superclass until now.
  /// - Throws: `RegistrationError` when the new superclass is a metaclass or not registered, is this class
  ///   or below it, or has another Swift class beneath its instances; when this class is a root class, a
  ///   metaclass, or that of a Swift class; or when it is registered and the variables of the new superclass
  ///   are laid out or kept otherwise than those of the old.
  /// - Complexity: O(method entries of the class and its subclasses).
  @discardableResult
  public func setSuperclass(_ new: RuntimeClass) throws(RegistrationError) -> RuntimeClass {
    if isMetaclass || isHidden || swiftClass.runtimeClass == self {
      throw .unusableSuperclass(
        name, new.name,
        "\(name) is a metaclass or belongs to \(isHidden ? "one object" : "a Swift class")")
    }
    if new.isMetaclass || new.isHidden || !new.isRegistered {
      throw .unusableSuperclass(name, new.name, "it is a metaclass or not registered")
    }
    if isDisposedOf {
      throw .unusableSuperclass(name, new.name, "\(name) was disposed of")
    }
    if new.swiftClass != swiftClass {
      throw .unusableSuperclass(
        name, new.name,
        "instances have a \(new.swiftClass) beneath them, those of \(name) a \(swiftClass)")
    }
    if ClassInitialization.hasBegun(self) { ClassInitialization.ensure(new) }
    // A thread may have sent the class its first message meanwhile.
    defer { if ClassInitialization.hasBegun(self) { ClassInitialization.ensure(new) } }
    return try RuntimeLock.withLock { (state) throws(RegistrationError) in
      guard let old = superclass else {
        throw .unusableSuperclass(name, new.name, "\(name) is a root class")
      }
      // The new superclass may have been disposed of in the meantime.
      guard new.isRegistered else {
        throw .unusableSuperclass(name, new.name, "it is a metaclass or not registered")
      }
      if new.isSubclass(of: self) {
        throw .unusableSuperclass(name, new.name, "it is \(name) or below it")
      }
      if !isRegistered {
        record.pointee.instance_size = new.instanceSize
      } else if !new.isLaidOutLike(old) {
        throw .unusableSuperclass(
          name, new.name, "its variables are laid out or kept otherwise than those of \(old)")
      }
      move(below: new, &state)
      var layers = data.superclassLayers ?? OwnedLayers(bottom: old)
      if layers.put(new, by: changingOwner) { noteChange(.superclass(self)) }
      data.superclassLayers = layers.isPlain ? nil : layers
      return old
    }
  }

  /// Puts the class below the superclass it would have without an owner's changes. Only for
  /// revoking a registration, before classes of the owner go.
  func revokeSuperclass(of owner: RegistrationOwner) {
    RuntimeLock.withLock { state in
      let candidates = data.superclassLayers?.values(without: owner) ?? []
      data.superclassLayers?.remove(owner)
      if data.superclassLayers?.isPlain == true { data.superclassLayers = nil }
      if candidates.isEmpty { return }
      // One of them may have been put below this class in the meantime. The present superclass cannot be below it.
      let above =
        candidates.map { $0.nearestLiving(state) }.first { !$0.isSubclass(of: self) }
        ?? ancestry.dropFirst().first { $0.data.owner !== owner }
      guard let above, above != superclass else { return }
      move(below: above, &state)
    }
  }

  /// The class, or if it was disposed of, the nearest one above that was not.
  private func nearestLiving(_ state: RuntimeState) -> RuntimeClass {
    var cls = self
    while cls.isDisposed(state), let next = cls.superclass { cls = next }
    return cls
  }

  /// Whether instances have the size and alignment of another class's, and keep objects in the same places.
  private func isLaidOutLike(_ other: RuntimeClass) -> Bool {
    instanceSize == other.instanceSize
      && data.instanceAlignment == other.data.instanceAlignment
      && objectPlaces == other.objectPlaces
      && OwnedVariable.destructors(of: self) == OwnedVariable.destructors(of: other)
  }

  /// The ownership of an object or block in a variable.
  struct Keeping: Equatable {
    let ownership: Ivar.Ownership
    let isBlock: Bool
  }

  /// The offsets at which instances have objects and blocks. The lock is held.
  var objectPlaces: [Int: Keeping] {
    var places: [Int: Keeping] = [:]
    for cls in ancestry {
      for ivar in cls.data.ivars.all where ivar.isObject || ivar.isBlock {
        places[ivar.offset] = Keeping(ownership: ivar.ownership, isBlock: ivar.isBlock)
      }
    }
    return places
  }

  private func move(below superclass: RuntimeClass, _ state: inout RuntimeState) {
    for (cls, parent) in [(self, superclass), (metaclass, superclass.metaclass)] {
      if isRegistered { ClassTree.unlink(cls.record, &state) }
      carob_store_superclass(cls.record, parent.record)
      if isRegistered { ClassTree.link(cls.record, &state) }
      MethodCache.clearAll(in: cls.record, &state)
      CountingMembers.noteOverrides(from: cls.record, &state)
      PrimitiveMethods.note(from: cls.record, &state)
    }
    Generation.advance(&state)
  }
}
