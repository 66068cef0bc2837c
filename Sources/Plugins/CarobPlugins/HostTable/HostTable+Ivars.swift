import CCarob
import CarobRuntime

extension HostTable {
  static func addIvars(to table: inout carob_host) {
    table.class_addIvar = { cls, name, size, alignment, types in
      HostTable.advising {
        guard let cls else { throw RaisedError("class_addIvar: the class is null") }
        let name = try HostTable.string(name, "an instance variable's name")
        let types = try HostTable.string(types, "the encoding of \(name)")
        try RuntimeClass(record: cls).addIvar(
          name, size: Int(clamping: size), alignment: alignment < 64 ? 1 << Int(alignment) : 0,
          encoding: types)
        return true
      } ?? false
    }
    table.class_getInstanceVariable = { cls, name in
      guard let cls, let name, let string = String(validatingCString: name) else { return nil }
      return IvarLayout.record(named: string, in: RuntimeClass(record: cls))
    }
    table.class_copyIvarList = { cls, count in
      HostTable.copy(cls.map { IvarLayout.records(of: RuntimeClass(record: $0)) } ?? [], count)
    }
    table.object_getIvar = { object, ivar in
      HostTable.reporting {
        guard let (known, access) = try HostTable.objectVariable(object, ivar) else { return nil }
        if known.isObject { return HostTable.id(access.object) }
        // SAFETY: a program gets the bytes as they are, as from Apple's function, and knows the type of its variable.
        return access.word?.assumingMemoryBound(to: objc_object.self)
      }
    }
    table.object_setIvar = { object, ivar, value in
      _ = HostTable.advising {
        guard let object, let (known, access) = try HostTable.objectVariable(object, ivar) else {
          return
        }
        HostTable.store(UnsafeMutableRawPointer(value), in: access, known, of: object)
      }
    }
    table.object_setIvarWithStrongDefault = { object, ivar, value in
      _ = HostTable.reporting {
        guard let object, let (known, access) = try HostTable.objectVariable(object, ivar) else {
          return
        }
        if known.isObject {
          access.setObject(HostTable.object(value), strongDefault: true)
        } else {
          HostTable.store(UnsafeMutableRawPointer(value), in: access, known, of: object)
        }
      }
    }
    table.object_getInstanceVariable = { object, name, value in
      value?.pointee = nil
      return HostTable.reporting {
        guard let (record, ivar, access) = try HostTable.variable(of: object, name) else {
          return nil
        }
        value?.pointee =
          ivar.isObject ? UnsafeMutableRawPointer(HostTable.id(access.object)) : access.word
        return record
      }
    }
    table.object_setInstanceVariable = { object, name, value in
      HostTable.reporting {
        guard let (record, ivar, access) = try HostTable.variable(of: object, name) else {
          return nil
        }
        if let object { HostTable.store(value, in: access, ivar, of: object) }
        return record
      }
    }
  }

  /// Sets a variable: an object or a block by the rule for the variable, any other type to the first bytes of the value.
  private static func store(
    _ value: UnsafeMutableRawPointer?, in access: IvarAccess, _ ivar: CarobRuntime.Ivar,
    of object: UnsafeMutablePointer<objc_object>
  ) {
    if ivar.isObject {
      // SAFETY: the caller passes a living object, or null, for a variable of object type.
      access.setObject(HostTable.object(value?.assumingMemoryBound(to: objc_object.self)))
    } else if ivar.isBlock, ivar.ownership != .unretained {
      // SAFETY: the variable was found in the object's class.
      BlockVariable(ivar, in: UnsafeMutableRawPointer(object)).store(value)
    } else {
      access.setWord(value)
    }
  }

  /// Returns access to an object variable, in a program to any with bytes of its own; nil when object or variable is null.
  ///
  /// - Throws: `RaisedError` when the variable belongs to another class or holds no object.
  private static func objectVariable(
    _ object: UnsafeMutablePointer<objc_object>?, _ ivar: UnsafeMutablePointer<objc_ivar>?
  ) throws -> (CarobRuntime.Ivar, IvarAccess)? {
    guard let object, let ivar, HostTable.object(object) != nil else { return nil }
    let cls = RuntimeClass(record: Object.dispatchRecord(of: UnsafeMutableRawPointer(object)))
    guard let known = IvarLayout.ivar(of: ivar, in: cls) else {
      let name = String(cString: ivar.pointee.name)
      throw RaisedError("\(cls) has no such variable: \(name) is another class's")
    }
    guard known.isObject || (hasBytes(known) && ModuleTable.isCalledByProgram()) else {
      throw RaisedError("\(cls).\(known.name) of type \"\(known.encoding)\" holds no object")
    }
    // SAFETY: the class was just seen to have the variable.
    return (known, IvarAccess(id: UnsafeMutableRawPointer(object), ivar: known))
  }

  /// Whether a variable shares no bytes with others.
  private static func hasBytes(_ ivar: CarobRuntime.Ivar) -> Bool {
    !ivar.isOpaque && !ivar.isBitField
  }

  /// Whether the value of a variable can be passed as a pointer. A program gets the first bytes of a larger one, as in Cocoa.
  private static func fitsPointer(_ ivar: CarobRuntime.Ivar) -> Bool {
    hasBytes(ivar)
      && (ivar.size <= MemoryLayout<UnsafeRawPointer>.size || ModuleTable.isCalledByProgram())
  }

  private typealias Variable = (
    record: UnsafeMutablePointer<objc_ivar>, ivar: CarobRuntime.Ivar, access: IvarAccess
  )

  /// Returns the variable of an object with a name; nil when there is none.
  ///
  /// - Throws: `RaisedError` when the value does not fit a pointer.
  private static func variable(
    of object: UnsafeMutablePointer<objc_object>?, _ name: UnsafePointer<CChar>?
  ) throws -> Variable? {
    guard let object, HostTable.object(object) != nil, let name,
      let string = String(validatingCString: name)
    else { return nil }
    let cls = RuntimeClass(record: Object.dispatchRecord(of: UnsafeMutableRawPointer(object)))
    guard let record = IvarLayout.record(named: string, in: cls), let ivar = cls.ivar(named: string)
    else { return nil }
    if ivar.isOpaque {
      throw RaisedError("only code of \(cls) can use its variable \(ivar.name)")
    }
    guard fitsPointer(ivar) else {
      throw RaisedError("\(cls).\(ivar.name) of type \"\(ivar.encoding)\" does not fit a pointer")
    }
    // SAFETY: the class was just seen to have the variable.
    return (record, ivar, IvarAccess(id: UnsafeMutableRawPointer(object), ivar: ivar))
  }
}

extension IvarAccess {
  /// The first bytes of the variable as a pointer; if it has fewer, the rest is zero.
  fileprivate var word: UnsafeMutableRawPointer? {
    var word: UInt = 0
    withUnsafeMutableBytes(of: &word) { word in
      word.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes.prefix(word.count)))
    }
    return UnsafeMutableRawPointer(bitPattern: word)
  }

  /// Stores the first bytes of a pointer in the variable.
  fileprivate func setWord(_ value: UnsafeMutableRawPointer?) {
    withUnsafeBytes(of: UInt(bitPattern: value)) { word in
      bytes.copyMemory(from: UnsafeRawBufferPointer(rebasing: word.prefix(bytes.count)))
    }
  }
}
