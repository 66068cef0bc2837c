import CCarob

/// Where instance variables lie, and what happens to the ones that own objects.
package enum IvarLayout {
  /// The largest instance accepted, in bytes: an encoding from outside cannot ask for gigabytes.
  static let largestInstance = 1 << 24

  /// Gives the class's own variables their offsets.
  static func apply(to cls: RuntimeClass, _ state: inout RuntimeState) {
    let data = cls.data
    var end = firstOffset(of: cls)
    for index in data.ivars.indices {
      data.ivars[index].offset = offset(of: data.ivars[index], after: end)
      end = data.ivars[index].offset + data.ivars[index].size
    }
    cls.record.pointee.instance_size = end
  }

  /// Publishes the list of variables in the class record.
  static func publish(_ cls: RuntimeClass, _ state: inout RuntimeState) {
    if !cls.data.ivars.isEmpty { cls.record.pointee.ivars = makeList(cls.data.ivars) }
  }

  /// The size that instances would have with one variable more. With the lock held.
  static func instanceSize(of cls: RuntimeClass, adding ivar: Ivar) -> Int {
    var end = firstOffset(of: cls)
    for known in cls.data.ivars { end = offset(of: known, after: end) + known.size }
    return offset(of: ivar, after: end) + ivar.size
  }

  private static func firstOffset(of cls: RuntimeClass) -> Int {
    cls.superclass?.instanceSize ?? MemoryLayout<UnsafeRawPointer>.size
  }

  private static func offset(of ivar: Ivar, after end: Int) -> Int {
    (end + ivar.alignment - 1) & ~(ivar.alignment - 1)
  }

  /// The published list. Never freed: an `Ivar` that C holds stays valid.
  private static func makeList(_ ivars: [Ivar]) -> UnsafeMutablePointer<objc_ivar_list> {
    let header = MemoryLayout<objc_ivar_list>.offset(of: \.ivars) ?? 16
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
      // SAFETY: the memory has room for `count` records after the header.
      (memory + header + index * MemoryLayout<objc_ivar>.stride).initializeMemory(
        as: objc_ivar.self,
        to: objc_ivar(
          name: CStringTable.shared.interned(ivar.name),
          type: CStringTable.shared.interned(ivar.encoding), offset: offsets + index,
          size: UInt32(ivar.size),
          flags: UInt32(ownership) | alignment << UInt32(CAROB_IVAR_ALIGNMENT_SHIFT)))
    }
    return memory.assumingMemoryBound(to: objc_ivar_list.self)
  }

  /// The published record of a variable of that name, the class's own or inherited.
  package static func record(named name: String, in cls: RuntimeClass) -> UnsafeMutablePointer<
    objc_ivar
  >? {
    for current in cls.ancestry {
      guard let list = current.record.pointee.ivars else { continue }
      let header = MemoryLayout<objc_ivar_list>.offset(of: \.ivars) ?? 16
      // SAFETY: `makeList` wrote `count` records after the header.
      let records = (UnsafeMutableRawPointer(list) + header).assumingMemoryBound(to: objc_ivar.self)
      for index in 0..<Int(list.pointee.count) where String(cString: records[index].name) == name {
        return records + index
      }
    }
    return nil
  }

  /// Lets go of what an object's strong and weak variables hold.
  static func releaseOwned(_ object: Object, _ cls: RuntimeClass) {
    for current in cls.ancestry {
      for ivar in current.data.ivars where ivar.ownership != .unretained {
        if ivar.type.isBlock {
          BlockVariable(ivar, in: object.id).store(nil)
        } else {
          IvarAccess(object: object, ivar: ivar).setObject(nil)
        }
      }
    }
  }
}
