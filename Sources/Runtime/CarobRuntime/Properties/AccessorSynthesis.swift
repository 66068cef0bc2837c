import CCarob

/// Makes accessors for declared properties that have none.
///
/// For each property of a class being registered that is not dynamic and whose getter the class
/// does not implement, it adds methods that read and write an instance variable (the one that
/// attribute V names, else `_name`), and the variable if it is missing.
enum AccessorSynthesis {
  /// Refuses a property of an unregistered class, if it has no accessors and none can be made.
  ///
  /// - Throws: `RegistrationError` when its type cannot be that of a variable, or libffi cannot pass it.
  static func check(_ property: Property, of cls: RuntimeClass) throws(RegistrationError) {
    guard hasAccessors(property), needsGetter(property, cls) else { return }
    _ = try layout(of: property, "\(cls.name).\(property.name)")
    let signature = try cls.checkedSignature(property.getter, property.attributes.type + "@:")
    do throws(MessageError) {
      _ = try signature.callInterface(for: property.getter)
    } catch {
      throw .unusableClosure(cls.describe(property.getter), error)
    }
  }

  /// Adds the variables behind properties. The class is not laid out yet.
  ///
  /// - Throws: `RegistrationError` when a property's type cannot be that of a variable, or an
  ///   existing variable has another type or ownership than the property.
  static func addVariables(to cls: RuntimeClass) throws(RegistrationError) {
    for property in cls.properties where hasAccessors(property) {
      let name = variableName(property)
      if let known = cls.ivar(named: name) {
        guard property.attributes.ivar != nil || needsGetter(property, cls) else { continue }
        try use(known, for: property, of: cls)
      } else if needsGetter(property, cls) {
        try addVariable(name, for: property, to: cls)
      }
    }
  }

  /// Adds the accessors. The class is laid out.
  ///
  /// - Throws: `RegistrationError` when libffi cannot pass a property's type.
  static func addAccessors(to cls: RuntimeClass) throws(RegistrationError) {
    for property in cls.properties
    where hasAccessors(property) && needsGetter(property, cls) {
      guard let ivar = cls.ivar(named: variableName(property)) else { continue }
      try addGetter(property, ivar, to: cls)
      if let setter = property.setter, !hasMethod(setter, cls) {
        try addSetter(property, setter, ivar, to: cls)
      }
    }
  }

  /// Whether accessors are to be made, if there are none.
  private static func hasAccessors(_ property: Property) -> Bool {
    !property.attributes.isDynamic && !property.attributes.type.isEmpty
  }

  private static func variableName(_ property: Property) -> String {
    property.attributes.ivar ?? "_\(property.name)"
  }

  private static func needsGetter(_ property: Property, _ cls: RuntimeClass) -> Bool {
    !hasMethod(property.getter, cls)
  }

  private static func hasMethod(_ selector: Selector, _ cls: RuntimeClass) -> Bool {
    RuntimeLock.withLock { _ in cls.data.methods[selector.index] != nil }
  }

  /// The ownership of a property's variable. An object property without an attribute is strong,
  /// as with ARC: a plugin that forgets an attribute must not leave a dangling pointer.
  private static func ownership(_ property: Property) -> Ivar.Ownership {
    switch property.attributes.memory {
    case .assign: property.attributes.type.utf8.first == UInt8(ascii: "@") ? .strong : .unretained
    case .strong, .copy: .strong
    case .weak: .weak
    }
  }

  private static func addVariable(
    _ name: String, for property: Property, to cls: RuntimeClass
  ) throws(RegistrationError) {
    let (size, alignment) = try layout(of: property, "\(cls.name).\(property.name)")
    try cls.addIvar(
      name, size: size, alignment: alignment, encoding: property.attributes.type,
      ownership: ownership(property))
  }

  /// The size and alignment of the variable behind a property.
  private static func layout(
    of property: Property, _ member: String
  ) throws(RegistrationError) -> (size: Int, alignment: Int) {
    let type = try parsedType(of: property, member)
    if case .array = type.unqualified {
      throw .malformedAttributes(member, "a property cannot be an array")
    }
    guard let size = type.size, let alignment = type.alignment else {
      throw .malformedAttributes(
        member, "no variable can be made for type \"\(property.attributes.type)\"")
    }
    return (size, alignment)
  }

  /// Uses a variable of the class or a superclass for a property, and sets its ownership if it has none.
  private static func use(
    _ ivar: Ivar, for property: Property, of cls: RuntimeClass
  ) throws(RegistrationError) {
    let member = "\(cls.name).\(property.name)"
    let type = try parsedType(of: property, member)
    guard type.isPassedLike(ivar.type), type.isObject == ivar.isObject else {
      throw .malformedAttributes(
        member,
        "its variable \(ivar.name) has type \"\(ivar.encoding)\", not "
          + "\"\(property.attributes.type)\"")
    }
    let needed = ownership(property)
    if needed == ivar.ownership { return }
    guard ivar.ownership == .unretained, cls.setOwnership(needed, ofOwnIvar: ivar.name) else {
      throw .malformedAttributes(member, "its variable \(ivar.name) is kept in another way")
    }
  }

  private static func parsedType(
    of property: Property, _ member: String
  ) throws(RegistrationError) -> TypeEncoding {
    do throws(EncodingError) {
      return try TypeEncoding(parsing: property.attributes.type)
    } catch {
      throw .malformedEncoding(error, of: member)
    }
  }

  private static func addGetter(
    _ property: Property, _ ivar: Ivar, to cls: RuntimeClass
  ) throws(RegistrationError) {
    let owned = property.getter.returnsOwned
    let variable = PropertyVariable(ivar, of: property)
    let (isObject, isBlock) = (ivar.isObject, ivar.isBlock)
    let made = try cls.addClosure(property.getter, property.attributes.type + "@:") { frame in
      guard let storage = try storage(frame, variable, of: cls) else { return }
      if isObject {
        frame.returnWord(UInt(bitPattern: storage.object?.cResult(owned: owned)))
      } else if isBlock, let id = frame.receiver {
        frame.returnWord(
          UInt(bitPattern: BlockVariable(ivar, in: id).load()?.cResult(owned: owned)))
      } else if let word = storage.scalar?.widenedWord {
        frame.returnWord(word)
      } else {
        frame.returnValue { storage.copyBytes(to: $0) }
      }
    }
    MadeAccessor(property, ivar, made).note(property.getter, of: cls)
  }

  private static func addSetter(
    _ property: Property, _ setter: Selector, _ ivar: Ivar, to cls: RuntimeClass
  ) throws(RegistrationError) {
    let copies = property.attributes.memory == .copy
    let variable = PropertyVariable(ivar, of: property)
    let (isObject, isBlock) = (ivar.isObject, ivar.isBlock)
    let made = try cls.addClosure(setter, "v@:" + property.attributes.type) { frame in
      guard let storage = try storage(frame, variable, of: cls) else { return }
      if isObject {
        var number = 2
        let value = try frame.next(Object?.self, &number)
        storage.setObject(copies ? try value?.copied() : value)
      } else if isBlock, let id = frame.receiver {
        BlockVariable(ivar, in: id).store(frame.argument(2, as: UnsafeMutableRawPointer?.self))
      } else if let address = frame.address(ofArgument: 2) {
        storage.setBytes(from: address)
      }
    }
    MadeAccessor(property, ivar, made).note(setter, of: cls)
  }

  /// The variable in the receiver.
  ///
  /// - Throws: `MessageError` when the receiver is of another class, because a plugin moved the accessor.
  private static func storage(
    _ frame: ArgumentFrame, _ variable: PropertyVariable, of cls: RuntimeClass
  ) throws(MessageError) -> PropertyStorage? {
    guard let receiver = Object.from(frame.receiver) else { return nil }
    guard
      receiver.runtimeClass.isSubclass(of: cls)
        || receiver.runtimeClass.isSubclass(ofDuplicateOf: cls)
    else {
      throw .unexpectedObject(
        "\(cls.withArticle)", "\(receiver.runtimeClass.withArticle)",
        position: "the receiver of an accessor")
    }
    return PropertyStorage(variable, in: receiver.id)
  }
}
