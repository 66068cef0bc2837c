import CCarob

/// Class pairs that were taken back with their owner, waiting for a class of the same name.
///
/// Records, caches and method entries are never freed, because call sites and plugins may hold them. A plugin that
/// is loaded again gets those that it had: a class pointer that somebody kept names the new class, and a call site
/// finds its entry without code and asks again. Only what has no instances is used again.
enum DeadClasses {
  /// Takes a class pair out of the tables for good, and keeps it for its name.
  ///
  /// - Precondition: it has no subclasses but hidden ones, and no method of it is running.
  static func bury(_ cls: RuntimeClass) {
    let isUnused = cls.countedInstances == 0
    if isUnused {
      AssociatedObjects.removeAll(from: cls.object)
      for hidden in HiddenClasses.forget(below: cls) {
        ClassTable.discard(hidden)
        RuntimeLock.withLock { keep(hidden, &$0) }
      }
    }
    ClassTable.discard(cls)
    // An instance that is left looks its methods up above this class for the rest of its life.
    if isUnused { RuntimeLock.withLock { keep(cls, &$0) } }
  }

  private static func keep(_ cls: RuntimeClass, _ state: inout RuntimeState) {
    state.deadPairs[ExactString(cls.name), default: []].append(cls)
  }

  /// A pair of that name with nothing in it, as if it had just been made; nil when there is none that fits.
  static func revive(
    named name: String, swiftClass: Object.Type, extraBytes: Int, owner: RegistrationOwner?,
    _ state: inout RuntimeState
  ) -> RuntimeClass? {
    let key = ExactString(name)
    guard var dead = state.deadPairs[key],
      let index = dead.firstIndex(where: {
        $0.data.swiftClass == swiftClass && $0.data.extraBytes == extraBytes
          && $0.countedInstances == 0
      })
    else { return nil }
    let cls = dead.remove(at: index)
    state.deadPairs[key] = dead.isEmpty ? nil : dead
    for record in [cls.record, cls.metaclass.record] { clear(record, owner: owner) }
    return cls
  }

  private static func clear(
    _ record: UnsafeMutablePointer<objc_class>, owner: RegistrationOwner?
  ) {
    let data = ClassData.of(record)
    for list in objc_property_list.parts(of: record.pointee.properties) { data.spares.keep(list) }
    for list in objc_protocol_list.parts(of: record.pointee.protocols) { data.spares.keep(list) }
    data.spares.ownedVariables = data.cache.pointee.owned_variables ?? data.spares.ownedVariables
    data.startAnew(owner: owner)
    record.pointee.properties = nil
    record.pointee.protocols = nil
    record.pointee.ivars = nil
    record.pointee.subclass_list = nil
    record.pointee.sibling_class = nil
    carob_store_class_version(record, 0)
    carob_remove_class_info(record, UInt(CAROB_CLASS_COUNTED | CAROB_CLASS_HIDDEN))
    let extra = IndexedVariables(size: data.extraBytes, behind: MemoryLayout<objc_class>.size)
    // SAFETY: `ClassTable` made the record with that many bytes behind it.
    extra.bytes(of: UnsafeMutableRawPointer(record))?.initializeMemory(
      as: UInt8.self, repeating: 0)
  }
}
