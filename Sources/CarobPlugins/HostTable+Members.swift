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
    table.class_addProperty = { cls, name, attributes, count in
      HostTable.reporting {
        guard let cls else { throw RaisedError("class_addProperty: the class is null") }
        let target = RuntimeClass(record: cls)
        let name = try HostTable.string(name, "a property's name")
        let list = try HostTable.attributes(attributes, count, "\(target).\(name)")
        if target.properties.contains(where: { $0.name == name }) { return false }
        try target.declareProperty(name, list)
        return true
      } ?? false
    }
    table.class_getProperty = { cls, name in
      guard let cls, let name, let string = String(validatingCString: name) else { return nil }
      return RuntimeClass(record: cls).propertyRecord(named: string)
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
      known.encoding.hasPrefix("@"), !known.encoding.hasPrefix("@?")
    else { return nil }
    // SAFETY: the class was just seen to have the variable.
    return IvarAccess(id: UnsafeMutableRawPointer(object), ivar: known)
  }

  private static func attributes(
    _ list: UnsafePointer<objc_property_attribute_t>?, _ count: UInt32, _ member: String
  ) throws -> PropertyAttributes {
    var pairs: [(name: String, value: String)] = []
    for index in 0..<Int(min(count, 64)) {
      guard let list else { throw RaisedError("\(member): its attributes are null") }
      // SAFETY: the caller passes `count` attributes.
      let attribute = list[index]
      let name = try string(attribute.name, "an attribute of \(member)")
      let value = try attribute.value.map { try string($0, "an attribute of \(member)") }
      pairs.append((name, value ?? ""))
    }
    do throws(MalformedAttributes) {
      return try PropertyAttributes(pairs)
    } catch {
      throw RegistrationError.malformedAttributes(member, error.reason)
    }
  }
}
