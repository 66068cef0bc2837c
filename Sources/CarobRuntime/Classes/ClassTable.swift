import CCarob

/// Making, registering and discarding classes.
enum ClassTable {
  /// A new class and metaclass, not registered yet.
  ///
  /// - Parameters:
  ///   - superclass: nil for a root class.
  ///   - swiftClass: the Swift class that instances have beneath them.
  /// - Throws: `RegistrationError` when the name is unusable or taken.
  static func allocate(
    name: String, superclass: RuntimeClass?, swiftClass: Object.Type
  ) throws(RegistrationError) -> RuntimeClass {
    try validate(name)
    if RuntimeClass(named: name) != nil { throw .classNameTaken(name) }
    let owner = RegistrationOwner.current
    let cls = makeRecord(name, info: 0, ClassData(swiftClass: swiftClass, owner: owner))
    let metaclass = makeRecord(
      name, info: UInt(CAROB_CLASS_META), ClassData(swiftClass: ClassObject.self, owner: owner))
    cls.pointee.isa = metaclass
    cls.pointee.super_class = superclass?.record
    cls.pointee.instance_size = superclass?.instanceSize ?? MemoryLayout<UnsafeRawPointer>.size
    metaclass.pointee.instance_size = MemoryLayout<objc_class>.size
    // The root's metaclass is its own class, and the root itself its superclass.
    metaclass.pointee.isa = superclass.map { $0.record.pointee.isa.pointee.isa } ?? metaclass
    metaclass.pointee.super_class = superclass.map { $0.record.pointee.isa } ?? cls
    let pair = RuntimeClass(record: cls)
    RuntimeLock.withLock { $0.pairs.append(pair) }
    return pair
  }

  /// Makes a class known by name and usable; a second call does nothing. One thread at a time.
  ///
  /// - Throws: `RegistrationError` when the name was taken in the meantime, or a property's accessors
  ///   cannot be made.
  static func register(_ cls: RuntimeClass) throws(RegistrationError) {
    if cls.isMetaclass { throw .metaclass(cls.name) }
    if RuntimeLock.withLock({ _ in cls.data.isRegistered }) { return }
    try AccessorSynthesis.addVariables(to: cls)
    RuntimeLock.withLock { state in IvarLayout.apply(to: cls, &state) }
    try AccessorSynthesis.addAccessors(to: cls)
    let owner = cls.data.owner
    try RuntimeLock.withLock { (state) throws(RegistrationError) in
      let key = ExactString(cls.name)
      guard state.classes[key] == nil else { throw .classNameTaken(cls.name) }
      IvarLayout.publish(cls, &state)
      for record in [cls.record, cls.metaclass.record] {
        // Until now no change of a superclass reached this class's cache.
        MethodCache.clearAll(in: record, &state)
        link(record)
      }
      cls.data.isRegistered = true
      cls.record.pointee.info |= UInt(CAROB_CLASS_RESOLVED)
      state.classes[key] = cls
      Generation.advance(&state)
    }
    owner?.record(.classPair(cls))
  }

  /// Takes a class pair out of the tables and frees what the runtime keeps for it.
  ///
  /// The records themselves stay (a few hundred bytes), so that a stale class pointer in a plugin that was
  /// refused names a dead class rather than freed memory.
  ///
  /// - Precondition: it has no instances and no subclasses.
  static func discard(_ cls: RuntimeClass) {
    // The closures go after the lock is released: what they hold may deallocate, which sends messages.
    let closures = RuntimeLock.withLock { state in
      let key = ExactString(cls.name)
      // A class that was never registered may have the name of one that was.
      if state.classes[key] == cls { state.classes[key] = nil }
      var closures: [ClosureImplementation] = []
      for record in [cls.record, cls.metaclass.record] {
        unlink(record)
        let data = ClassData.of(record)
        data.methods = [:]
        record.pointee.methods = nil
        data.isRegistered = false
        MethodCache.clearAll(in: record, &state)
        closures += data.closures
        data.closures = []
      }
      Generation.advance(&state)
      return closures
    }
    withExtendedLifetime(closures) {}
  }

  private static func validate(_ name: String) throws(RegistrationError) {
    if name.isEmpty { throw .unusableClassName(name, "it is empty") }
    if name.utf8.count > SelectorTable.longestName {
      throw .unusableClassName(
        String(name.prefix(40)) + "…", "it is longer than \(SelectorTable.longestName) bytes")
    }
    for scalar in name.unicodeScalars
    where scalar.properties.isWhitespace || scalar.properties.generalCategory == .control {
      throw .unusableClassName(name, "it has white space or control characters")
    }
  }

  private static func makeRecord(
    _ name: String, info: UInt, _ data: ClassData
  ) -> UnsafeMutablePointer<objc_class> {
    let record = UnsafeMutablePointer<objc_class>.allocate(capacity: 1)
    var contents = objc_class()
    contents.name = CStringTable.shared.interned(name)
    contents.info = info | UInt(CAROB_CLASS_USER_CREATED)
    // SAFETY: freshly allocated for one element.
    record.initialize(to: contents)
    data.attach(to: record)
    return record
  }

  /// Enters a record into its superclass's list of subclasses.
  static func link(_ record: UnsafeMutablePointer<objc_class>) {
    guard let parent = record.pointee.super_class else { return }
    record.pointee.sibling_class = parent.pointee.subclass_list
    parent.pointee.subclass_list = record
  }

  private static func unlink(_ record: UnsafeMutablePointer<objc_class>) {
    guard let parent = record.pointee.super_class else { return }
    if parent.pointee.subclass_list == record {
      parent.pointee.subclass_list = record.pointee.sibling_class
    } else {
      var next = parent.pointee.subclass_list
      while let sibling = next, sibling.pointee.sibling_class != record {
        next = sibling.pointee.sibling_class
      }
      next?.pointee.sibling_class = record.pointee.sibling_class
    }
    record.pointee.sibling_class = nil
  }
}
