import CCarob
import CarobRuntime

extension HostTable {
  static func addProtocols(to table: inout carob_host) {
    addProtocolMaking(to: &table)
    addProtocolQueries(to: &table)
    table.class_addProtocol = { cls, adopted in
      HostTable.registering {
        guard let cls, let adopted = RuntimeProtocol(record: adopted) else { return false }
        if !adopted.isRegistered {
          throw RaisedError("class_addProtocol: the protocol \(adopted) is not registered")
        }
        return RuntimeClass(record: cls).adopt(adopted)
      } ?? false
    }
    table.class_conformsToProtocol = { cls, adopted in
      guard let cls, let adopted = RuntimeProtocol(record: adopted) else { return false }
      return RuntimeClass(record: cls).adopts(adopted)
    }
    table.class_copyProtocolList = { cls, count in
      HostTable.copy(cls.map { RuntimeClass(record: $0).protocols.map(\.record) } ?? [], count)
    }
  }

  private static func addProtocolMaking(to table: inout carob_host) {
    table.objc_allocateProtocol = { name in
      HostTable.reporting {
        let name = try HostTable.string(name, "a protocol name")
        // The name of an announced class may be that of a protocol, too; this look-up registers it.
        _ = RuntimeProtocol(named: name)
        return try RuntimeProtocol.allocate(named: name).record
      }
    }
    table.objc_registerProtocol = { made in
      _ = HostTable.registering {
        try HostTable.runtimeProtocol(made, "objc_registerProtocol").register()
      }
    }
    table.protocol_addMethodDescription = { made, name, types, isRequired, isInstance in
      _ = HostTable.advising {
        let made = try HostTable.runtimeProtocol(made, "protocol_addMethodDescription")
        guard let selector = Selector(name) else {
          throw RaisedError("protocol_addMethodDescription: the selector is null")
        }
        let types = HostTable.encoding(types)
        if ModuleTable.isCalledByProgram() {
          try made.addMethod(
            selector, telling: types, isRequired: isRequired, isClassMethod: !isInstance)
        } else {
          try made.addMethod(
            selector, types: types, isRequired: isRequired, isClassMethod: !isInstance)
        }
      }
    }
    table.protocol_addProtocol = { made, inherited in
      _ = HostTable.advising {
        try HostTable.runtimeProtocol(made, "protocol_addProtocol").inherit(
          from: HostTable.runtimeProtocol(inherited, "protocol_addProtocol"))
      }
    }
    table.protocol_addProperty = { made, name, attributes, count, isRequired, isInstance in
      _ = HostTable.advising {
        let made = try HostTable.runtimeProtocol(made, "protocol_addProperty")
        let name = try HostTable.string(name, "a property's name")
        let list = try HostTable.attributes(attributes, count, "<\(made)>.\(name)")
        try made.addProperty(name, list, isRequired: isRequired, isClassProperty: !isInstance)
      }
    }
  }

  private static func addProtocolQueries(to table: inout carob_host) {
    table.objc_getProtocol = { name in
      guard let name, let string = String(validatingCString: name) else { return nil }
      return RuntimeProtocol(named: string)?.record
    }
    table.objc_copyProtocolList = { count in
      HostTable.copy(RuntimeProtocol.all.map(\.record), count)
    }
    table.protocol_getName = { RuntimeProtocol(record: $0)?.cName }
    table.protocol_conformsToProtocol = { one, other in
      guard let one = RuntimeProtocol(record: one), let other = RuntimeProtocol(record: other)
      else { return false }
      return one.conforms(to: other)
    }
    table.protocol_getMethodDescription = { asked, name, isRequired, isInstance in
      guard let asked = RuntimeProtocol(record: asked), let selector = Selector(name),
        let found = asked.method(
          for: selector, isRequired: isRequired, isClassMethod: !isInstance)
      else { return objc_method_description() }
      return found.record
    }
    table.protocol_copyMethodDescriptionList = { asked, isRequired, isInstance, count in
      let methods = RuntimeProtocol(record: asked)?.methods ?? []
      return HostTable.copy(
        methods.filter { $0.isRequired == isRequired && $0.isClassMethod != isInstance }
          .map(\.record), end: objc_method_description(), count)
    }
    table.protocol_getProperty = { asked, name, isRequired, isInstance in
      guard let asked = RuntimeProtocol(record: asked), let name,
        let string = String(validatingCString: name)
      else { return nil }
      return asked.propertyRecord(
        named: string, isRequired: isRequired, isClassProperty: !isInstance)
    }
    table.protocol_copyPropertyList2 = { asked, count, isRequired, isInstance in
      HostTable.copy(
        RuntimeProtocol(record: asked)?.propertyRecords(
          isRequired: isRequired, isClassProperty: !isInstance) ?? [], count)
    }
    table.protocol_copyProtocolList = { asked, count in
      HostTable.copy(RuntimeProtocol(record: asked)?.protocols.map(\.record) ?? [], count)
    }
  }

  /// Converts a plugin's pointer to a protocol.
  ///
  /// - Throws: `RaisedError` when it is null or no protocol.
  private static func runtimeProtocol(
    _ record: UnsafeMutablePointer<objc_protocol>?, _ function: String
  ) throws -> RuntimeProtocol {
    guard let found = RuntimeProtocol(record: record) else {
      throw RaisedError("\(function): the protocol is \(record == nil ? "null" : "none")")
    }
    return found
  }
}
