import CCarob

/// The published records of declared properties, to which an `objc_property_t` points.
///
/// A record is constant once published and never freed. A property that is declared anew gets a
/// new record; holders of the old one keep reading the old attributes.
extension RuntimeClass {
  /// The published record of a property of that name, the class's own or inherited.
  package func propertyRecord(named name: String) -> UnsafePointer<objc_property>? {
    RuntimeLock.withLock { _ in
      SharedRecords(records: ancestry.lazy.compactMap { $0.ownRecord(named: name) }.prefix(1) + [])
    }.records.first
  }

  /// The published records of the class's own properties, in the order of declaration.
  package var propertyRecords: [UnsafePointer<objc_property>] {
    RuntimeLock.withLock { _ in
      var records: [String: UnsafePointer<objc_property>] = [:]
      for list in objc_property_list.parts(of: record.pointee.properties) {
        for property in list.elements {
          records[String(cString: property.pointee.name)] = UnsafePointer(property)
        }
      }
      return SharedRecords(records: data.properties.all.compactMap { records[$0.name] })
    }.records
  }

  /// Passes records out of the lock.
  private struct SharedRecords: @unchecked Sendable {
    // SAFETY: property records are constant once published, and never freed.
    let records: [UnsafePointer<objc_property>]
  }

  /// - Locking: the runtime's lock is held.
  private func ownRecord(named name: String) -> UnsafePointer<objc_property>? {
    objc_property_list.parts(of: record.pointee.properties).lazy.flatMap(\.elements)
      .first { String(cString: $0.pointee.name) == name }.map { UnsafePointer($0) }
  }

  /// Puts a property's record in front of the class's list.
  ///
  /// - Locking: the runtime's lock is held.
  func publish(_ property: Property) {
    let contents = property.record
    let list = data.recordPool.property(contents)
    // SAFETY: no list has it; a list of one property fits the record exactly. Never freed.
    list.initialize(
      to: objc_property_list(
        count: 1, size: Int32(MemoryLayout<objc_property>.size), next: record.pointee.properties,
        properties: contents))
    record.pointee.properties = list
  }

  /// Takes a property's record out of the class's list. Its memory stays, as C may hold it.
  ///
  /// - Locking: the runtime's lock is held.
  func unpublishProperty(named name: String) {
    let unlinked = objc_property_list.unlink(from: record.pointee.properties) {
      String(cString: $0.pointee.properties.name) == name
    }
    guard let (list, head) = unlinked else { return }
    record.pointee.properties = head
    data.recordPool.keep(list)
  }
}

extension Property {
  /// The property as C has it; its strings live for ever.
  var record: objc_property {
    let strings = CStringTable.shared
    return objc_property(
      name: strings.interned(name), attributes: strings.interned(attributes.string),
      type: strings.interned(attributes.type), getter: getter.sel, setter: setter?.sel)
  }
}
