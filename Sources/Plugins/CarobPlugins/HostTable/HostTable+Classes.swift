import CCarob
import CarobRuntime

extension HostTable {
  static func addClasses(to table: inout carob_host) {
    addClassLookUps(to: &table)
    addClassLists(to: &table)
    table.objc_allocateClassPair = { superclass, name, extraBytes in
      HostTable.registering {
        let name = try HostTable.string(name, "a class name")
        guard let superclass else {
          // Null is mostly the result of a look-up that failed. Without one before, a program asks for a root class.
          if MissingClass.last != nil || !ModuleTable.isCalledByProgram() {
            throw RegistrationError.nullSuperclass(of: name, lookedUp: MissingClass.last)
          }
          return try RuntimeClass.allocateRoot(
            named: name, extraBytes: Int(clamping: extraBytes)
          ).record
        }
        return try RuntimeClass.allocatePair(
          named: name, superclass: RuntimeClass(record: superclass),
          extraBytes: Int(clamping: extraBytes)
        ).record
      }
    }
    table.objc_registerClassPair = { cls in
      _ = HostTable.registering {
        guard let cls else { throw RaisedError("objc_registerClassPair: the class is null") }
        // As in Cocoa, a program's classes get it with their image only.
        let sendsLoad = !ModuleTable.isCalledByProgram()
        try RuntimeClass(record: cls).registerPair(sendingLoad: sendsLoad)
      }
    }
    table.objc_duplicateClass = { original, name, extraBytes in
      HostTable.registering {
        guard let original else { throw RaisedError("objc_duplicateClass: the class is null") }
        return try RuntimeClass(record: original).duplicate(
          named: HostTable.string(name, "a class name"), extraBytes: Int(clamping: extraBytes)
        ).record
      }
    }
    table.objc_disposeClassPair = { cls in
      _ = HostTable.advising {
        guard let cls else { return }
        try RuntimeClass(record: cls).disposePair()
      }
    }
    table.class_setSuperclass = { cls, superclass in
      HostTable.registering {
        guard let cls else { throw RaisedError("class_setSuperclass: the class is null") }
        let target = RuntimeClass(record: cls)
        guard let superclass else {
          throw RegistrationError.unusableSuperclass(target.name, "null", "it is no class")
        }
        return try target.setSuperclass(RuntimeClass(record: superclass)).record
      }
    }
    table.class_createInstance = { cls, extraBytes in
      HostTable.reporting {
        guard let cls else { return nil }
        let object = try RuntimeClass(record: cls).makeInstance(
          extraBytes: Int(clamping: extraBytes))
        _ = Unmanaged.passRetained(object)
        return HostTable.id(object)
      }
    }
    table.object_getIndexedIvars = { object in
      HostTable.object(object)?.indexedVariables?.baseAddress
    }
  }

  private static func addClassLookUps(to table: inout carob_host) {
    table.objc_lookUpClass = { name in
      guard let name, let string = String(validatingCString: name) else { return nil }
      return MissingClass.note(string, RuntimeClass(named: string))?.record
    }
    table.objc_getClass = { name in
      HostTable.reporting {
        guard let name, let string = String(validatingCString: name) else { return nil }
        return MissingClass.note(string, RuntimeClass(resolving: string))?.record
      }
    }
    table.objc_getRequiredClass = { name in
      HostTable.reporting {
        let name = try HostTable.string(name, "a class name")
        guard let cls = RuntimeClass(resolving: name) else { throw RegistrationError.noClass(name) }
        return cls.record
      }
    }
    table.objc_setHook_getClass = { hook, previous in
      let earlier = HostTable.registering { MissingClassHook.set(hook) }
      previous?.pointee = earlier
    }
  }

  private static func addClassLists(to table: inout carob_host) {
    table.objc_getClassList = { buffer, count in
      let all = RuntimeClass.all
      if let buffer {
        // SAFETY: the caller's buffer has room for `count` classes.
        for (index, cls) in all.prefix(max(Int(count), 0)).enumerated() {
          buffer[index] = cls.record
        }
      }
      return Int32(clamping: all.count)
    }
    table.objc_copyClassList = { count in HostTable.copy(RuntimeClass.all.map(\.record), count) }
    table.carob_copySubclassList = { cls, count in
      HostTable.copy(
        cls.map { RuntimeClass(record: $0).subclasses.map(\.record) } ?? [], count)
    }
  }
}
