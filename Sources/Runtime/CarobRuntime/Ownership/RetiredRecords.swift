import CCarob

/// Classes or protocols that were revoked with their owner, by name, for reuse under the same name.
///
/// Records are never freed, because plugins may hold them. A plugin that is loaded again gets its
/// old ones: a pointer from before then means the new class or protocol.
struct RetiredRecords<Record> {
  private var byName: [ExactString: [Record]] = [:]

  /// Keeps a record under its name.
  mutating func keep(_ record: Record, named name: String) {
    byName[ExactString(name), default: []].append(record)
  }

  /// Removes and returns a record of that name that fits; nil when there is none.
  mutating func take(named name: String, where fits: (Record) -> Bool = { _ in true }) -> Record? {
    let key = ExactString(name)
    guard var retired = byName[key], let index = retired.firstIndex(where: fits) else { return nil }
    let record = retired.remove(at: index)
    byName[key] = retired.isEmpty ? nil : retired
    return record
  }
}

/// Class pairs that were revoked with their owner. See `RetiredRecords`: their records are reused, with caches
/// and method entries, which call sites may hold. Such a site finds its entry without code and asks again.
///
/// Only classes without instances are reused.
enum RetiredClasses {
  /// Takes a class pair out of the tables for good, and retires it under its name.
  ///
  /// - Precondition: it has no subclasses but hidden ones, and no method of it is running.
  static func retire(_ cls: RuntimeClass) {
    let isUnused = cls.countedInstances == 0
    if isUnused {
      AssociatedObjects.removeAll(from: cls.object)
      for hidden in HiddenClasses.forget(below: cls) {
        ClassTable.discard(hidden)
        RuntimeLock.withLock { keep(hidden, &$0) }
      }
    }
    ClassTable.discard(cls)
    // An instance that is left looks its methods up above this class from now on.
    if isUnused { RuntimeLock.withLock { keep(cls, &$0) } }
  }

  private static func keep(_ cls: RuntimeClass, _ state: inout RuntimeState) {
    let name = cls.isHidden ? HiddenClasses.keyName(cls.name) : cls.name
    state.retiredPairs.keep(cls, named: name)
  }

  /// A retired pair of that name, emptied as if it were new; nil when none fits.
  static func reuse(
    named name: String, swiftClass: Object.Type, extraBytes: Int, owner: RegistrationOwner?,
    _ state: inout RuntimeState
  ) -> RuntimeClass? {
    let reused = state.retiredPairs.take(named: name) {
      $0.data.swiftClass == swiftClass && $0.data.extraBytes == extraBytes
        && $0.countedInstances == 0
    }
    guard let cls = reused else { return nil }
    for record in [cls.record, cls.metaclass.record] {
      clear(record, owner: owner)
      record.pointee.name = CStringTable.shared.interned(name)
    }
    return cls
  }

  private static func clear(
    _ record: UnsafeMutablePointer<objc_class>, owner: RegistrationOwner?
  ) {
    let data = ClassData.of(record)
    for list in objc_property_list.parts(of: record.pointee.properties) {
      data.recordPool.keep(list)
    }
    for list in objc_protocol_list.parts(of: record.pointee.protocols) {
      data.recordPool.keep(list)
    }
    data.recordPool.ownedVariables =
      data.cache.pointee.owned_variables ?? data.recordPool.ownedVariables
    data.startAnew(owner: owner)
    record.pointee.properties = nil
    record.pointee.protocols = nil
    record.pointee.ivars = nil
    record.pointee.subclass_list = nil
    record.pointee.sibling_class = nil
    carob_store_class_version(record, 0)
    carob_remove_class_info(
      record, UInt(CAROB_CLASS_COUNTED | CAROB_CLASS_HIDDEN | CAROB_CLASS_LITERAL))
    let extra = IndexedVariables(size: data.extraBytes, behind: MemoryLayout<objc_class>.size)
    // SAFETY: `ClassTable` made the record with this number of bytes behind it.
    extra.bytes(of: UnsafeMutableRawPointer(record))?.initializeMemory(
      as: UInt8.self, repeating: 0)
  }
}

/// Protocols that were revoked with their owner. See `RetiredRecords`: their records are reused,
/// unless the protocol still has adopters or heirs.
enum RetiredProtocols {
  /// Takes protocols that no other owner declares out of the tables for good, and retires the
  /// unused ones under their names.
  ///
  /// - Complexity: O(classes and protocols of the process), if there are any.
  static func retire(_ protocols: [RuntimeProtocol], of owner: RegistrationOwner) {
    if protocols.isEmpty { return }
    let unused = RuntimeLock.withLock { state in
      let gone = protocols.filter { each in
        each.data.owners.removeAll { $0 === owner }
        return each.data.owners.isEmpty
      }
      for each in gone {
        let key = ExactString(each.name)
        if state.protocols[key] == each { state.protocols[key] = nil }
        each.data.isRegistered = false
        each.data.isRetired = true
      }
      let used = Set(RuntimeProtocol.closure(of: users(state)))
      return gone.filter { !used.contains($0) }
    }
    for each in unused {
      if let object = each.data.object { AssociatedObjects.removeAll(from: object) }
    }
    RuntimeLock.withLock { state in
      for each in unused { state.retiredProtocols.keep(each, named: each.name) }
    }
  }

  /// A retired protocol of that name without members, as if it were new; nil when there is none.
  static func reuse(named name: String, _ state: inout RuntimeState) -> RuntimeProtocol? {
    guard let reused = state.retiredProtocols.take(named: name) else { return nil }
    reused.data.startAnew()
    return reused
  }

  /// The protocols that a class adopts, and all others that are alive.
  private static func users(_ state: RuntimeState) -> [RuntimeProtocol] {
    let adopted = state.pairs.flatMap { pair in
      [pair, pair.metaclass].flatMap { $0.data.protocols + $0.data.adoptionLayers.keys }
    }
    return adopted + state.protocolRecords.values.filter { !$0.data.isRetired }
  }
}
