import CCarob
import CarobRuntime

extension HostTable {
  static func addClasses(to table: inout carob_host) {
    table.objc_lookUpClass = { name in
      guard let name, let string = String(validatingCString: name) else { return nil }
      return RuntimeClass(named: string)?.record
    }
    table.objc_allocateClassPair = { superclass, name, _ in
      HostTable.reporting {
        let name = try HostTable.string(name, "a class name")
        guard let superclass else { throw RegistrationError.noSuperclass(of: name) }
        return try RuntimeClass.allocatePair(
          named: name, superclass: RuntimeClass(record: superclass)
        ).record
      }
    }
    table.objc_registerClassPair = { cls in
      _ = HostTable.reporting {
        guard let cls else { throw RaisedError("objc_registerClassPair: the class is null") }
        try RuntimeClass(record: cls).registerPair()
      }
    }
    table.class_createInstance = { cls, extraBytes in
      HostTable.reporting {
        guard let cls else { return nil }
        if extraBytes != 0 { throw RaisedError("class_createInstance: extra_bytes must be 0") }
        let object = try RuntimeClass(record: cls).makeInstance()
        _ = Unmanaged.passRetained(object)
        return HostTable.id(object)
      }
    }
  }
}
