import CarobRuntime

/// A method of a protocol.
struct ProtocolMember {
  let selector: Selector
  let types: String
  let isRequired: Bool
  let isClassMethod: Bool

  init(
    _ selector: Selector, _ types: String, isRequired: Bool = true, isClassMethod: Bool = false
  ) {
    self.selector = selector
    self.types = types
    self.isRequired = isRequired
    self.isClassMethod = isClassMethod
  }

  /// A required method.
  init(_ name: StaticString, _ types: String) { self.init(Selector(name), types) }

  init(optional name: StaticString, _ types: String) {
    self.init(Selector(name), types, isRequired: false)
  }

  init(class name: StaticString, _ types: String, isRequired: Bool = true) {
    self.init(Selector(name), types, isRequired: isRequired, isClassMethod: true)
  }
}

extension RuntimeProtocol {
  /// Makes and registers a protocol. If one with that name exists, returns that one unchanged.
  ///
  /// - Parameters:
  ///   - parents: the names of the inherited protocols.
  ///   - properties: each required if a required method has its name.
  @discardableResult
  static func made(
    _ name: String, inheriting parents: [String] = [], _ members: [ProtocolMember],
    properties: [(name: String, attributes: PropertyAttributes)] = []
  ) -> RuntimeProtocol {
    do throws(RegistrationError) {
      let made = try RuntimeProtocol.allocate(named: name)
      for parent in parents { try made.inherit(from: RuntimeProtocol.registered(parent)) }
      for member in members {
        try made.addMethod(
          member.selector, types: member.types, isRequired: member.isRequired,
          isClassMethod: member.isClassMethod)
      }
      let required = Set(members.lazy.filter(\.isRequired).map(\.selector.description))
      for property in properties {
        try made.addProperty(
          property.name, property.attributes, isRequired: required.contains(property.name))
      }
      try made.register()
      return made
    } catch {
      assert(error.code == .protocolNameTaken, "\(error)")
      return RuntimeProtocol.registered(name)
    }
  }
}
