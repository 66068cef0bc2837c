import CCarob

/// Fills the published record of a protocol. Allocated lists last for ever, and are reused when
/// the protocol is made again with the same members.
enum ProtocolRecord {
  /// Fills a record from what was added to the protocol.
  ///
  /// - Locking: the runtime's lock is held, and the protocol is not registered yet, or has no members so far.
  static func fill(_ data: ProtocolData) {
    let record = data.record
    for inherited in data.protocols.reversed() {
      let list = data.recordPool.adoption(of: inherited.data.record)
      // SAFETY: no list has it; a list of one protocol fits the record exactly.
      list.initialize(
        to: objc_protocol_list(
          next: record.pointee.protocols, count: 1, protocols: inherited.data.record))
      record.pointee.protocols = list
    }
    record.pointee.instance_methods = methodList(data, isRequired: true, ofClass: false)
    record.pointee.class_methods = methodList(data, isRequired: true, ofClass: true)
    record.pointee.optional_instance_methods = methodList(data, isRequired: false, ofClass: false)
    record.pointee.optional_class_methods = methodList(data, isRequired: false, ofClass: true)
    for (declared, list) in data.properties.reversed() {
      switch (declared.isRequired, declared.isClassProperty) {
      case (true, false): push(list, on: &record.pointee.properties)
      case (false, false): push(list, on: &record.pointee.optional_properties)
      case (true, true): push(list, on: &record.pointee.class_properties)
      case (false, true): push(list, on: &record.pointee.optional_class_properties)
      }
    }
  }

  /// Removes all members from a record.
  static func clear(_ record: UnsafeMutablePointer<objc_protocol>) {
    record.pointee.protocols = nil
    record.pointee.instance_methods = nil
    record.pointee.class_methods = nil
    record.pointee.optional_instance_methods = nil
    record.pointee.optional_class_methods = nil
    record.pointee.properties = nil
    record.pointee.optional_properties = nil
    record.pointee.class_properties = nil
    record.pointee.optional_class_properties = nil
  }

  /// A list of one property, whose record an `objc_property_t` points at.
  static func propertyList(
    _ property: Property, _ recordPool: inout RecordPool
  ) -> UnsafeMutablePointer<objc_property_list> {
    let contents = property.record
    let list = recordPool.property(contents)
    // SAFETY: no list has it; a list of one property fits the record exactly.
    list.initialize(
      to: objc_property_list(
        count: 1, size: Int32(MemoryLayout<objc_property>.size), next: nil, properties: contents))
    return list
  }

  private static func push(
    _ list: UnsafeMutablePointer<objc_property_list>,
    on head: inout UnsafeMutablePointer<objc_property_list>?
  ) {
    list.pointee.next = head
    head = list
  }

  /// The descriptions of one kind, one after another; nil when there are none.
  private static func methodList(
    _ data: ProtocolData, isRequired: Bool, ofClass isClassMethod: Bool
  ) -> UnsafeMutablePointer<objc_protocol_method_list>? {
    let methods = data.methods.filter {
      $0.isRequired == isRequired && $0.isClassMethod == isClassMethod
    }
    if methods.isEmpty { return nil }
    if let known = data.recordPool.descriptions[methods] { return known }
    let header = MemoryLayout<objc_protocol_method_list>.offset(of: \.methods) ?? 8
    let stride = MemoryLayout<objc_method_description>.stride
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: header + methods.count * stride,
      alignment: MemoryLayout<objc_protocol_method_list>.alignment)
    // SAFETY: the memory has room for the header and all elements, each of which is written once.
    memory.storeBytes(of: Int32(methods.count), as: Int32.self)
    memory.storeBytes(of: Int32(stride), toByteOffset: 4, as: Int32.self)
    for (index, method) in methods.enumerated() {
      (memory + header + index * stride).initializeMemory(
        as: objc_method_description.self,
        to: objc_method_description(
          name: method.selector.sel, types: CStringTable.shared.interned(method.encoding)))
    }
    let list = memory.assumingMemoryBound(to: objc_protocol_method_list.self)
    data.recordPool.descriptions[methods] = list
    return list
  }
}
