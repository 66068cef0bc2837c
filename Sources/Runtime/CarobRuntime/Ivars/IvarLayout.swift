import CCarob

/// The offsets of instance variables, and the handling of those that own objects.
package enum IvarLayout {
  /// The size limit of instances, in bytes: an encoding from a plugin must not request gigabytes.
  static let largestInstance = 1 << 24

  /// The largest alignment of an instance, and so of a variable that a compiler placed: `BlockFlags` has room for no more.
  static let largestAlignment = 128

  /// Sets the offsets of the class's own variables, and lists those that own an object. The lock is held.
  static func apply(to cls: RuntimeClass) {
    let data = cls.data
    var cursor = IvarLayoutCursor(end: firstOffset(of: cls))
    data.ivars.update { cursor.place(&$0) }
    cls.record.pointee.instance_size = cursor.end
    alignInstances(of: cls)
    let owned = data.ivars.all.compactMap(OwnedVariable.init)
    OwnedVariable.publish(owned, of: data, below: cls.superclass?.data)
  }

  /// Adds the variables of a template to a class. The lock is held.
  ///
  /// - Throws: `RegistrationError` when instances would be too large.
  static func apply(
    _ template: ClassTemplate, to cls: RuntimeClass
  ) throws(RegistrationError) {
    let data = cls.data
    let shift = template.shift(behind: template.start(below: cls.superclass))
    let end = max(shift + template.variablesEnd, MemoryLayout<UnsafeRawPointer>.size)
    guard end <= largestInstance else {
      throw .malformedRecord(cls.name, "instances would be larger than \(largestInstance) bytes")
    }
    // Before the class can be found.
    template.storeOffsets(movedBy: shift)
    for var ivar in template.ivars {
      ivar.offset += shift
      data.ivars.put(ivar)
    }
    cls.record.pointee.instance_size = end
    alignInstances(of: cls)
    let owned = [
      template.code(of: ClassTemplate.destructor).map(OwnedVariable.destructor),
      template.code(of: ClassTemplate.constructor).map(OwnedVariable.constructor),
    ]
    OwnedVariable.publish(owned.compactMap(\.self), of: data, below: cls.superclass?.data)
  }

  /// Sets the alignment of instances to what their variables need.
  private static func alignInstances(of cls: RuntimeClass) {
    let data = cls.data
    let needed = data.ivars.all.map { min($0.alignment, largestAlignment) }.max() ?? 1
    data.instanceAlignment = max(
      Object.blockHeader, cls.superclass?.data.instanceAlignment ?? 1, needed)
  }

  /// Publishes the list of variables in the class record.
  static func publish(_ cls: RuntimeClass, _ state: inout RuntimeState) {
    let data = cls.data
    let ivars = data.ivars.all
    if ivars.isEmpty { return }
    // A list that was made for the same variables is equal.
    let spare = data.recordPool.ivars.flatMap { $0.members == ivars ? $0.list : nil }
    let list = spare ?? makeList(ivars)
    data.recordPool.ivars = (ivars, list)
    cls.record.pointee.ivars = list
  }

  /// Adds a variable; false, and no change, when it would make instances too large. The lock is held.
  static func add(_ ivar: Ivar, to cls: RuntimeClass) -> Bool {
    let data = cls.data
    let start = firstOffset(of: cls)
    var cursor = IvarLayoutCursor(end: start)
    if let placed = data.placed, placed.superclassSize == start,
      placed.ivarCount == data.ivars.all.count
    {
      cursor = placed.cursor
    } else {
      for var ivar in data.ivars.all { cursor.place(&ivar) }
    }
    // The variable gets its place when the class is registered; see `apply`.
    var last = ivar
    cursor.place(&last)
    guard cursor.end <= largestInstance else { return false }
    data.ivars.put(ivar)
    data.placed = (data.ivars.all.count, start, cursor)
    return true
  }

  private static func firstOffset(of cls: RuntimeClass) -> Int {
    cls.superclass?.instanceSize ?? MemoryLayout<UnsafeRawPointer>.size
  }

  /// The published list. Never freed: an `Ivar` that C holds stays valid.
  private static func makeList(_ ivars: [Ivar]) -> UnsafeMutablePointer<objc_ivar_list> {
    let header = objc_ivar_list.headerSize
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: header + ivars.count * MemoryLayout<objc_ivar>.stride,
      alignment: MemoryLayout<objc_ivar_list>.alignment)
    memory.storeBytes(of: Int32(ivars.count), as: Int32.self)
    (memory + 8).storeBytes(of: MemoryLayout<objc_ivar>.stride, as: Int.self)
    let offsets = UnsafeMutablePointer<Int32>.allocate(capacity: ivars.count)
    for (index, ivar) in ivars.enumerated() {
      (offsets + index).initialize(to: Int32(ivar.offset))
      let ownership =
        switch ivar.ownership {
        case .strong: CAROB_IVAR_STRONG
        case .weak: CAROB_IVAR_WEAK
        case .unretained: ivar.isObject ? CAROB_IVAR_UNRETAINED : 0
        }
      let alignment = UInt32(ivar.alignment.trailingZeroBitCount)
      let bits = ivar.bits ?? 0..<0
      // SAFETY: the memory has room for `count` records after the header.
      (memory + header + index * MemoryLayout<objc_ivar>.stride).initializeMemory(
        as: objc_ivar.self,
        to: objc_ivar(
          name: CStringTable.shared.interned(ivar.name),
          type: CStringTable.shared.interned(ivar.encoding), offset: offsets + index,
          size: UInt32(ivar.size),
          flags: UInt32(ownership) | alignment << UInt32(CAROB_IVAR_ALIGNMENT_SHIFT)
            | UInt32(bits.lowerBound) << UInt32(CAROB_IVAR_FIRST_BIT_SHIFT)
            | UInt32(bits.count) << UInt32(CAROB_IVAR_BIT_WIDTH_SHIFT)))
    }
    return memory.assumingMemoryBound(to: objc_ivar_list.self)
  }

  /// The published record of a variable of that name, the class's own or inherited.
  package static func record(named name: String, in cls: RuntimeClass) -> UnsafeMutablePointer<
    objc_ivar
  >? {
    for current in cls.ancestry {
      if let found = records(of: current).first(where: { String(cString: $0.pointee.name) == name })
      {
        return found
      }
    }
    return nil
  }

  /// The variable that a published record describes; nil when neither the class nor a superclass has the record.
  package static func ivar(
    of record: UnsafeMutablePointer<objc_ivar>, in cls: RuntimeClass
  ) -> Ivar? {
    for current in cls.ancestry where records(of: current).contains(record) {
      let name = String(cString: record.pointee.name)
      return current.ivars.first { $0.name == name }
    }
    return nil
  }

  /// The published records of the class's own variables, in order; none before the class is registered.
  package static func records(of cls: RuntimeClass) -> [UnsafeMutablePointer<objc_ivar>] {
    cls.record.pointee.ivars?.elements ?? []
  }
}
