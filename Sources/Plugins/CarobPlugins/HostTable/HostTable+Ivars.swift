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
        HostTable.id(try HostTable.objectVariable(object, ivar)?.object)
      }
    }
    table.object_setIvar = { object, ivar, value in
      _ = HostTable.advising {
        let access = try HostTable.objectVariable(object, ivar)
        access?.setObject(HostTable.object(value))
      }
    }
    table.object_setIvarWithStrongDefault = { object, ivar, value in
      _ = HostTable.reporting {
        let access = try HostTable.objectVariable(object, ivar)
        access?.setObject(HostTable.object(value), strongDefault: true)
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
        if ivar.isObject {
          // SAFETY: the caller passes a living object, or null, for a variable of object type.
          access.setObject(HostTable.object(value?.assumingMemoryBound(to: objc_object.self)))
        } else if ivar.isBlock, ivar.ownership != .unretained, let object {
          // SAFETY: the variable was found in the object's class.
          BlockVariable(ivar, in: UnsafeMutableRawPointer(object)).store(value)
        } else {
          access.setWord(value)
        }
        return record
      }
    }
  }

  /// Returns access to an object variable; nil when object or variable is null.
  ///
  /// - Throws: `RaisedError` when the variable belongs to another class or holds no object.
  private static func objectVariable(
    _ object: UnsafeMutablePointer<objc_object>?, _ ivar: UnsafeMutablePointer<objc_ivar>?
  ) throws -> IvarAccess? {
    guard let object, let ivar, HostTable.object(object) != nil else { return nil }
    let cls = RuntimeClass(record: Object.dispatchRecord(of: UnsafeMutableRawPointer(object)))
    let name = String(cString: ivar.pointee.name)
    guard IvarLayout.record(named: name, in: cls) == ivar, let known = cls.ivar(named: name) else {
      throw RaisedError("\(cls) has no such variable: \(name) is another class's")
    }
    guard known.isObject else {
      throw RaisedError("\(cls).\(name) of type \"\(known.encoding)\" holds no object")
    }
    // SAFETY: the class was just seen to have the variable.
    return IvarAccess(id: UnsafeMutableRawPointer(object), ivar: known)
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
    if ivar.isBitField || ivar.size > MemoryLayout<UnsafeRawPointer>.size {
      throw RaisedError("\(cls).\(ivar.name) of type \"\(ivar.encoding)\" does not fit a pointer")
    }
    // SAFETY: the class was just seen to have the variable.
    return (record, ivar, IvarAccess(id: UnsafeMutableRawPointer(object), ivar: ivar))
  }
}

extension IvarAccess {
  /// The value of the variable as the first bytes of a pointer; the rest is zero.
  fileprivate var word: UnsafeMutableRawPointer? {
    var word: UInt = 0
    withUnsafeMutableBytes(of: &word) { $0.copyMemory(from: UnsafeRawBufferPointer(bytes)) }
    return UnsafeMutableRawPointer(bitPattern: word)
  }

  /// Stores the first bytes of a pointer in the variable.
  fileprivate func setWord(_ value: UnsafeMutableRawPointer?) {
    withUnsafeBytes(of: UInt(bitPattern: value)) { word in
      bytes.copyMemory(from: UnsafeRawBufferPointer(rebasing: word.prefix(bytes.count)))
    }
  }
}
