import CCarob

extension RuntimeProtocol {
  /// A new protocol without members. It becomes known by name with `register`.
  ///
  /// A protocol that is made while a plugin loads belongs to the plugin.
  ///
  /// - Throws: `RegistrationError` when the name is unusable, or that of a registered protocol.
  public static func allocate(named name: String) throws(RegistrationError) -> RuntimeProtocol {
    try validate(name)
    return try RuntimeLock.withLock { (state) throws(RegistrationError) in
      guard state.protocols[ExactString(name)] == nil else { throw .protocolNameTaken(name) }
      let made =
        RetiredProtocols.reuse(named: name, &state)
        ?? RuntimeProtocol(data: ProtocolData(name: name))
      state.protocolRecords[made.data.record] = made
      if let owner = RegistrationOwner.current {
        made.data.owners = [owner]
        owner.record(.declaredProtocol(made))
      }
      return made
    }
  }

  /// Adds a method.
  ///
  /// - Throws: `RegistrationError` when the protocol is registered or has the method already, or the
  ///   encoding does not parse or takes another number of arguments than the selector has colons.
  public func addMethod(
    _ selector: Selector, types: String, isRequired: Bool = true, isClassMethod: Bool = false
  ) throws(RegistrationError) {
    let member = "\(isClassMethod ? "+" : "-")[<\(name)> \(selector)]"
    _ = try MethodSignature.checked(types, for: selector, of: member)
    try addMethod(
      selector, telling: types, isRequired: isRequired, isClassMethod: isClassMethod)
  }

  /// Adds a method as C code does: any types are kept as they are.
  ///
  /// - Throws: `RegistrationError` when the protocol is registered or has the method already.
  package func addMethod(
    _ selector: Selector, telling types: String, isRequired: Bool, isClassMethod: Bool
  ) throws(RegistrationError) {
    let member = "\(isClassMethod ? "+" : "-")[<\(name)> \(selector)]"
    try change(member) { (_) throws(RegistrationError) in
      if data.methods.contains(where: {
        $0.selector == selector && $0.isClassMethod == isClassMethod
      }) {
        throw .memberExists(member)
      }
      data.methods.append(
        MethodDescription(
          selector: selector, encoding: types, isRequired: isRequired,
          isClassMethod: isClassMethod))
    }
  }

  /// Adds a property, without methods for its accessors.
  ///
  /// - Throws: `RegistrationError` when the protocol is registered or has the property already, or its type or
  ///   the name of an accessor is unusable.
  public func addProperty(
    _ name: String, _ attributes: PropertyAttributes, isRequired: Bool = true,
    isClassProperty: Bool = false
  ) throws(RegistrationError) {
    let property = try Property(checking: name, attributes, of: "<\(self.name)>")
    let member = "<\(self.name)>.\(name)"
    try change(member) { (_) throws(RegistrationError) in
      if data.properties.contains(where: {
        $0.declared.property.name == name && $0.declared.isClassProperty == isClassProperty
      }) {
        throw .memberExists(member)
      }
      let declared = ProtocolProperty(
        property: property, isRequired: isRequired, isClassProperty: isClassProperty)
      data.properties.append((declared, ProtocolRecord.propertyList(property, &data.recordPool)))
    }
  }

  /// Inherits from another protocol: classes that adopt this one then adopt that one.
  ///
  /// - Throws: `RegistrationError` when this protocol is registered, the other is not, or it is inherited from
  ///   already. A protocol that is not registered cannot be inherited from, so none can inherit from itself.
  public func inherit(from other: RuntimeProtocol) throws(RegistrationError) {
    let member = "<\(name)>"
    try change(member) { (_) throws(RegistrationError) in
      guard other.data.isRegistered else { throw .unregisteredProtocol(other.name, for: member) }
      if data.protocols.contains(other) { throw .memberExists("\(member): <\(other.name)>") }
      data.protocols.append(other)
    }
  }

  /// Registers the protocol under its name. From now on it cannot be changed. A second call does nothing.
  ///
  /// - Throws: `RegistrationError` when the name was taken in the meantime, or the protocol was revoked.
  public func register() throws(RegistrationError) {
    try RuntimeLock.withLock { (state) throws(RegistrationError) in
      if data.isRegistered { return }
      if data.isRetired { throw .disposed("<\(name)>") }
      let key = ExactString(name)
      guard state.protocols[key] == nil else { throw .protocolNameTaken(name) }
      ProtocolRecord.fill(data)
      data.isRegistered = true
      state.protocols[key] = self
    }
  }

  private func change(
    _ member: String, _ body: (inout RuntimeState) throws(RegistrationError) -> Void
  ) throws(RegistrationError) {
    try RuntimeLock.withLock { (state) throws(RegistrationError) in
      if data.isRegistered { throw .protocolRegistered(member) }
      if data.isRetired { throw .disposed("<\(name)>") }
      try body(&state)
    }
  }

  private static func validate(_ name: String) throws(RegistrationError) {
    if let flaw = RegisteredName.flaw(of: name) {
      throw .unusableProtocolName(flaw.shown, flaw.reason)
    }
  }
}
