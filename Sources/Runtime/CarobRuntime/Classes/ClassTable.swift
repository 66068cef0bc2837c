import CCarob
import Synchronization

/// Makes, registers and discards classes.
enum ClassTable {
  /// Makes a class and its metaclass, unregistered.
  ///
  /// - Parameters:
  ///   - superclass: nil for a root class.
  ///   - swiftClass: the Swift class of the instances' peers.
  /// - Throws: `RegistrationError` when the name is unusable or taken.
  static func allocate(
    name: String, superclass: RuntimeClass?, swiftClass: Object.Type, extraBytes: Int = 0
  ) throws(RegistrationError) -> RuntimeClass {
    try validate(name)
    guard (0...IvarLayout.largestInstance).contains(extraBytes) else {
      throw .tooManyExtraBytes(name, extraBytes)
    }
    let key = ExactString(name)
    let (other, isKept) = RuntimeLock.withLock {
      ($0.registeredClass(key), $0.keepsName(key, from: swiftClass))
    }
    if other != nil || isKept { throw .classNameTaken(name, by: other?.data.owner) }
    let owner = RegistrationOwner.current
    let reused = RuntimeLock.withLock { state in
      RetiredClasses.reuse(
        named: name, swiftClass: swiftClass, extraBytes: extraBytes, owner: owner, &state)
    }
    let pair = reused ?? makePair(name, of: swiftClass, owner: owner, extraBytes: extraBytes)
    let cls = pair.record
    let metaclass = pair.metaclass.record
    if owner != nil || InstanceCount.countsAll.load(ordering: .relaxed) {
      carob_add_class_info(cls, UInt(CAROB_CLASS_COUNTED))
    }
    carob_store_superclass(cls, superclass?.record)
    cls.pointee.instance_size = superclass?.instanceSize ?? MemoryLayout<UnsafeRawPointer>.size
    // The root's metaclass is its own class, and the root itself its superclass.
    metaclass.pointee.isa = superclass.map { $0.metaclass.record.pointee.isa } ?? metaclass
    carob_store_superclass(metaclass, superclass?.metaclass.record ?? cls)
    RuntimeLock.withLock { $0.pairs.append(pair) }
    return pair
  }

  private static func makePair(
    _ name: String, of swiftClass: Object.Type, owner: RegistrationOwner?, extraBytes: Int
  ) -> RuntimeClass {
    let cls = makeRecord(
      name, info: 0, ClassData(swiftClass: swiftClass, owner: owner, extraBytes: extraBytes))
    let metaclass = makeRecord(
      name, info: UInt(CAROB_CLASS_META),
      ClassData(swiftClass: ClassObject.self, owner: owner, extraBytes: extraBytes))
    ClassData.of(metaclass).instanceClass = RuntimeClass(record: cls)
    ClassData.of(cls).metaclass = RuntimeClass(record: metaclass)
    cls.pointee.isa = metaclass
    metaclass.pointee.instance_size = MemoryLayout<objc_class>.size
    return RuntimeClass(record: cls)
  }

  /// Lays out a class whose members were added one by one, gives its properties accessors, and makes it usable; a second
  /// call does nothing. One thread at a time.
  ///
  /// - Throws: `RegistrationError` when the name was taken in the meantime, or a property's accessors
  ///   cannot be made; or `+load` raised an error, after which the class is registered.
  static func register(
    _ cls: RuntimeClass, sendingLoad: Bool = true
  ) throws(RegistrationError) {
    if cls.isMetaclass { throw .metaclass(cls.name) }
    if cls.isRegistered { return }
    if cls.isDisposedOf { throw .disposed(cls.name) }
    try AccessorSynthesis.addVariables(to: cls)
    RuntimeLock.withLock { _ in IvarLayout.apply(to: cls) }
    try AccessorSynthesis.addAccessors(to: cls)
    try publish([cls])
    if sendingLoad { try cls.load?.send() }
  }

  /// Enters classes that are laid out into the tables, all of them or none.
  ///
  /// - Parameter classes: superclasses first.
  /// - Throws: `RegistrationError` when a name was taken in the meantime, or two have the same.
  static func publish(_ classes: [RuntimeClass]) throws(RegistrationError) {
    try RuntimeLock.withLock { (state) throws(RegistrationError) in
      var names: Set<ExactString> = []
      for cls in classes {
        let key = ExactString(cls.name)
        guard state.classes[key] == nil, !state.keepsName(key, from: cls.swiftClass),
          names.insert(key).inserted
        else {
          throw .classNameTaken(
            cls.name, by: names.contains(key) ? cls.data.owner : state.classes[key]?.data.owner)
        }
      }
      for cls in classes { publish(cls, &state) }
      if !classes.isEmpty { Generation.advance(&state) }
    }
    for cls in classes { cls.data.owner?.record(.classPair(cls)) }
  }

  private static func publish(_ cls: RuntimeClass, _ state: inout RuntimeState) {
    IvarLayout.publish(cls, &state)
    for record in [cls.record, cls.metaclass.record] {
      // Until now changes of superclasses did not reach this class's cache.
      MethodCache.clearAll(in: record, &state)
      ClassTree.link(record, &state)
      CountingMembers.noteOverrides(from: record, &state)
      PrimitiveMethods.note(from: record, &state)
    }
    carob_add_class_info(cls.record, UInt(CAROB_CLASS_RESOLVED))
    state.classes[ExactString(cls.name)] = cls
  }

  /// Takes a class pair out of the tables and releases its methods and closures.
  ///
  /// The records stay with their caches and entries, so that a stale class pointer in a plugin names a
  /// retired class rather than freed memory; see also `RetiredClasses`. An instance that is left has the superclass's methods.
  ///
  /// - Precondition: it has no subclasses, and no method of it is running.
  static func discard(_ cls: RuntimeClass) {
    // The closures go after the lock is released: the objects they hold may deallocate, which sends messages.
    let closures = RuntimeLock.withLock { state in takeOut(cls, &state) }
    withExtendedLifetime(closures) {}
  }

  /// Takes a class pair out of the tables, and returns its closures, which the caller releases after
  /// the lock. A closure that is also the code of another class's method is kept for that class.
  ///
  /// - Complexity: O(number of classes and methods).
  static func takeOut(_ cls: RuntimeClass, _ state: inout RuntimeState) -> [ClosureImplementation] {
    let key = ExactString(cls.name)
    // A class that was never registered may have the name of a registered one.
    if state.classes[key] == cls { state.classes[key] = nil }
    state.pairs.removeAll { $0 == cls }
    cls.resetMetaclass()
    var closures: [ClosureImplementation] = []
    for record in [cls.record, cls.metaclass.record] {
      ClassTree.unlink(record, &state)
      let data = ClassData.of(record)
      state.methodTable.forget(data.methods.values)
      data.methods = [:]
      for list in objc_method_list.parts(of: record.pointee.methods) { data.recordPool.keep(list) }
      record.pointee.methods = nil
      // Changes of superclasses no longer reach its cache, nor those of hidden classes below it. So no code may get there.
      ClassTree.forEach(from: record, &state) { dead in
        carob_remove_class_info(dead, UInt(CAROB_CLASS_RESOLVED | CAROB_CLASS_INITIALIZED))
      }
      MethodCache.clearAll(in: record, &state)
      closures += data.closures
      data.closures = []
    }
    Generation.advance(&state)
    // An exchange may have put some of the code into a method of another class.
    let users = state.methodTable.users(of: Set(closures.map(\.implementation)))
    for closure in closures {
      guard let data = users[closure.implementation]?.data else { continue }
      if !data.closures.contains(where: { $0 === closure }) { data.closures.append(closure) }
    }
    return closures
  }

  private static func validate(_ name: String) throws(RegistrationError) {
    if let flaw = RegisteredName.flaw(of: name) {
      throw .unusableClassName(flaw.shown, flaw.reason)
    }
  }

  private static func makeRecord(
    _ name: String, info: UInt, _ data: ClassData
  ) -> UnsafeMutablePointer<objc_class> {
    let size = IndexedVariables.offset(behind: MemoryLayout<objc_class>.size) + data.extraBytes
    // SAFETY: the memory is aligned for any type, and long enough for the record and the data behind it. It is never freed.
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: size, alignment: IndexedVariables.alignment)
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: size)
    let record = memory.bindMemory(to: objc_class.self, capacity: 1)
    var contents = objc_class()
    contents.name = CStringTable.shared.interned(name)
    contents.info = info | UInt(CAROB_CLASS_USER_CREATED)
    record.initialize(to: contents)
    data.attach(to: record)
    return record
  }
}
