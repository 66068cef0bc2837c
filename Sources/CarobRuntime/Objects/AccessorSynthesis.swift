import CCarob

/// Accessors for declared properties that have none.
///
/// For each property of a class being registered that is not dynamic and whose getter the class does not
/// implement, an instance variable (the one that attribute V names, else `_name`) is added unless there
/// is one, and methods that read and write it.
enum AccessorSynthesis {
  static func addAccessors(to cls: RuntimeClass) throws(RegistrationError) {
    for property in cls.properties where !property.attributes.isDynamic {
      if RuntimeLock.withLock({ _ in cls.data.methods[property.getter.index] != nil }) { continue }
      let variable = try ivar(for: property, of: cls)
      try addGetter(property, variable, to: cls)
      if let setter = property.setter,
        RuntimeLock.withLock({ _ in cls.data.methods[setter.index] == nil })
      {
        try addSetter(property, setter, variable, to: cls)
      }
    }
  }

  /// The name of the variable behind a property, which is added unless the class has it.
  private static func ivar(
    for property: Property, of cls: RuntimeClass
  ) throws(RegistrationError) -> String {
    let name = property.attributes.ivar ?? "_\(property.name)"
    if cls.ivar(named: name) != nil { return name }
    let member = "\(cls.name).\(property.name)"
    let type: TypeEncoding
    do throws(EncodingError) {
      type = try TypeEncoding(parsing: property.attributes.type)
    } catch {
      throw .malformedEncoding(error, of: member)
    }
    guard let size = type.size, let alignment = type.alignment else {
      throw .malformedAttributes(
        member, "no variable can be made for type \"\(property.attributes.type)\"")
    }
    let ownership: Ivar.Ownership =
      switch property.attributes.memory {
      case .assign: .unretained
      case .strong, .copy: .strong
      case .weak: .weak
      }
    try cls.addIvar(
      name, size: size, alignment: alignment, encoding: property.attributes.type,
      ownership: ownership)
    return name
  }

  private static func addGetter(
    _ property: Property, _ variable: String, to cls: RuntimeClass
  ) throws(RegistrationError) {
    let isObject = property.attributes.type.utf8.first == UInt8(ascii: "@")
    let finder = IvarFinder(cls: cls, name: variable)
    let owned = property.getter.returnsOwned
    let isSmall = ((try? TypeEncoding(parsing: property.attributes.type))?.size ?? 16) < 8
    try cls.addClosure(property.getter, property.attributes.type + "@:") { frame in
      guard let access = finder.access(frame.receiver) else { return }
      if isObject {
        frame.returnWord(UInt(bitPattern: access.object?.cResult(owned: owned)))
      } else if isSmall, let word = access.widenedWord {
        frame.returnWord(word)
      } else {
        access.withBytes { frame.returnBytes(from: $0, count: $1) }
      }
    }
  }

  private static func addSetter(
    _ property: Property, _ setter: Selector, _ variable: String, to cls: RuntimeClass
  ) throws(RegistrationError) {
    let isObject = property.attributes.type.utf8.first == UInt8(ascii: "@")
    let copies = property.attributes.memory == .copy
    let finder = IvarFinder(cls: cls, name: variable)
    try cls.addClosure(setter, "v@:" + property.attributes.type) { frame in
      guard let access = finder.access(frame.receiver) else { return }
      if isObject {
        let value = Object.from(frame.argument(2, as: UnsafeMutableRawPointer?.self))
        access.setObject(copies ? try value?.copied() : value)
      } else if let address = frame.address(ofArgument: 2) {
        access.setBytes(from: address)
      }
    }
  }

  /// Finds a variable once its class is laid out.
  private final class IvarFinder {
    let cls: RuntimeClass
    let name: String
    private lazy var ivar = cls.ivar(named: name)

    init(cls: RuntimeClass, name: String) {
      self.cls = cls
      self.name = name
    }

    func access(_ receiver: UnsafeMutableRawPointer?) -> IvarAccess? {
      guard let receiver, let ivar else { return nil }
      // SAFETY: the accessor is a method of `cls`, so its receiver is an instance of it or a subclass.
      return IvarAccess(id: receiver, ivar: ivar)
    }
  }
}

extension Object {
  /// A copy of the object, as its `copy` method makes it.
  ///
  /// - Throws: `MessageError` when the object cannot be copied.
  package func copied() throws(MessageError) -> Object? {
    try send(Selector("copy"))
  }
}
