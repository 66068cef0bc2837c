import CCarob

extension RuntimeClass {
  /// A registered class of another name that is like this one: the same superclass and variables, and copies
  /// of methods, properties and protocols. Later changes of one do not reach the other.
  ///
  /// The copy is not sent `+load`, and not `+initialize` if this class was.
  ///
  /// - Throws: `RegistrationError` when the name is unusable or taken, there are too many extra bytes, or the
  ///   class is a metaclass or not registered.
  public func duplicate(
    named name: String, extraBytes: Int = 0
  ) throws(RegistrationError) -> RuntimeClass {
    guard !isMetaclass, !isHidden, isRegistered else { throw .notDuplicable(self.name) }
    let copy = try ClassTable.allocate(
      name: name, superclass: superclass, swiftClass: swiftClass, extraBytes: extraBytes)
    RuntimeLock.withLock { _ in
      copy.data.original = data.original ?? self
      copy.data.ivars = data.ivars
      OwnedVariable.share(listOf: data, with: copy.data)
      copy.data.instanceAlignment = data.instanceAlignment
      copy.record.pointee.instance_size = instanceSize
    }
    for (source, target) in [(self, copy), (metaclass, copy.metaclass)] {
      try source.copyMembers(to: target)
    }
    copy.version = version
    if isInitialized {
      for record in [copy.record, copy.metaclass.record] {
        carob_add_class_info(record, UInt(CAROB_CLASS_INITIALIZED))
      }
    }
    try ClassTable.publish([copy])
    return copy
  }

  private func copyMembers(to copy: RuntimeClass) throws(RegistrationError) {
    try RuntimeLock.withLock { (state) throws(RegistrationError) in
      // The closures first, so that none goes while a copied method has its code.
      copy.data.closures = data.closures
      // The newest is the first of the list.
      for list in objc_method_list.parts(of: record.pointee.methods).reversed() {
        let method = list.firstElement
        guard let selector = Selector(method.pointee.selector), let imp = method.pointee.imp,
          let types = MethodTypes(copying: method, of: self)
        else { continue }
        try MethodFunctions.check(Implementation(imp), for: copy, selector)
        try copy.add(selector, Implementation(imp), types: types, &state)
      }
    }
    for property in properties { try copy.declareProperty(property.name, property.attributes) }
    for adopted in protocols { copy.adopt(adopted) }
  }

  /// Whether this class is a duplicate of the other, or descends from one. Its instances have the other's
  /// variables in the same places.
  func isSubclass(ofDuplicateOf other: RuntimeClass) -> Bool {
    let original = other.data.original ?? other
    return ancestry.contains { $0.data.original == original }
  }
}
