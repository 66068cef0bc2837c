import CCarob
import CarobRuntime

extension HostTable {
  static func addMembers(to table: inout carob_host) {
    table.class_addIvar = { cls, name, size, alignment, types in
      HostTable.reporting {
        guard let cls else { throw RaisedError("class_addIvar: the class is null") }
        let name = try HostTable.string(name, "an instance variable's name")
        let types = try HostTable.string(types, "the encoding of \(name)")
        try RuntimeClass(record: cls).addIvar(
          name, size: Int(clamping: size), alignment: alignment < 8 ? 1 << Int(alignment) : 0,
          encoding: types)
        return true
      } ?? false
    }
    table.class_getInstanceVariable = { cls, name in
      guard let cls, let name, let string = String(validatingCString: name) else { return nil }
      return IvarLayout.record(named: string, in: RuntimeClass(record: cls))
    }
    table.object_getIvar = { object, ivar in
      guard let access = HostTable.access(object, ivar) else { return nil }
      return HostTable.id(access.object)
    }
    table.object_setIvar = { object, ivar, value in
      HostTable.access(object, ivar)?.setObject(HostTable.object(value))
    }
    table.objc_getProtocol = { name in
      guard let name, let string = String(validatingCString: name) else { return nil }
      return RuntimeProtocol(named: string)?.record
    }
    table.class_addProtocol = { cls, adopted in
      guard let cls, let adopted else { return false }
      return RuntimeClass(record: cls).adopt(RuntimeProtocol(record: adopted))
    }
    table.class_conformsToProtocol = { cls, adopted in
      guard let cls, let adopted else { return false }
      return RuntimeClass(record: cls).protocols.contains(RuntimeProtocol(record: adopted))
    }
  }

  /// An object variable of an object; nil when one is null or the variable belongs to another class or
  /// holds no object.
  private static func access(
    _ object: UnsafeMutablePointer<objc_object>?, _ ivar: UnsafeMutablePointer<objc_ivar>?
  ) -> IvarAccess? {
    guard let object, let ivar else { return nil }
    let cls = RuntimeClass(record: object.pointee.isa)
    let name = String(cString: ivar.pointee.name)
    guard IvarLayout.record(named: name, in: cls) == ivar, let known = cls.ivar(named: name),
      known.encoding.hasPrefix("@")
    else { return nil }
    // SAFETY: the class was just seen to have the variable.
    return IvarAccess(id: UnsafeMutableRawPointer(object), ivar: known)
  }
}
