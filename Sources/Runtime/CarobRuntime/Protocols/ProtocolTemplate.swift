import CCarob

/// A protocol as a compiler lays it out in a module's data segment (`-fobjc-runtime=gnustep-2.0`).
struct ProtocolTemplate {
  /// The value in the place where a registered protocol has its class.
  private static let layoutVersion = 4

  let name: String
  /// The methods, each once.
  let methods: [MethodDescription]
  let properties: [ProtocolProperty]
  /// The names of the protocols that it inherits from, each once.
  let inherited: [String]

  /// Reads a protocol's record. Selectors must be registered.
  ///
  /// - Throws: `RegistrationError` when the record has no name or another layout, or a member is incomplete or unusable.
  /// - Safety: the record, and the records it points to, must be as a compiler makes them.
  init(
    reading record: UnsafePointer<objc_protocol>, in memory: ModuleMemory
  ) throws(RegistrationError) {
    let record = record.pointee
    guard let name = record.name.flatMap(memory.text) else {
      throw .malformedRecord("a protocol", "it has no name")
    }
    let title = "<\(name)>"
    let version = Int(bitPattern: record.isa)
    guard version == Self.layoutVersion else {
      throw .malformedRecord(title, "its record has version \(version), and only 4 is known")
    }
    let reader = MemberReader(title: title, memory: memory)
    self.name = name
    let methods =
      try reader.descriptions(record.instance_methods, isRequired: true, ofClass: false)
      + reader.descriptions(record.class_methods, isRequired: true, ofClass: true)
      + reader.descriptions(record.optional_instance_methods, isRequired: false, ofClass: false)
      + reader.descriptions(record.optional_class_methods, isRequired: false, ofClass: true)
    var seen: [Bool: Set<Selector>] = [:]
    self.methods = methods.filter {
      seen[$0.isClassMethod, default: []].insert($0.selector).inserted
    }
    var properties: [ProtocolProperty] = []
    for (list, isRequired, isClassProperty) in [
      (record.properties, true, false), (record.optional_properties, false, false),
      (record.class_properties, true, true), (record.optional_class_properties, false, true),
    ] {
      for declared in try reader.properties(list) {
        properties.append(
          ProtocolProperty(
            property: try Property(checking: declared.name, declared.attributes, of: title),
            isRequired: isRequired, isClassProperty: isClassProperty))
      }
    }
    self.properties = properties
    var inherited: [String] = []
    for name in try reader.protocolNames(record.protocols) where !inherited.contains(name) {
      inherited.append(name)
    }
    self.inherited = inherited
  }

  /// A protocol without members, for one that a module names and nobody declares.
  init(named name: String) {
    self.name = name
    methods = []
    properties = []
    inherited = []
  }

  /// The protocols that it inherits from.
  ///
  /// - Throws: `RegistrationError` when one of them does not exist.
  fileprivate func inheritedProtocols() throws(RegistrationError) -> [RuntimeProtocol] {
    var protocols: [RuntimeProtocol] = []
    for inherited in inherited {
      guard let found = RuntimeProtocol(named: inherited) else {
        throw .unregisteredProtocol(inherited, for: "<\(name)>")
      }
      protocols.append(found)
    }
    return protocols
  }
}

extension RuntimeProtocol {
  /// Registers a protocol that a compiler laid out. The protocols that it inherits from are found by name.
  ///
  /// A registered protocol of that name stays as it is, as long as any owner that declares it. If
  /// the members differ, a warning is logged. If the host's protocol has only a name, it gets the
  /// members that the compiler wrote, until the owner is discarded.
  ///
  /// - Throws: `RegistrationError` when the name, an inherited protocol or a member is unusable.
  static func declare(_ template: ProtocolTemplate) throws(RegistrationError) {
    if let known = RuntimeProtocol(named: template.name) {
      if try known.borrow(template) { return }
      if let difference = ProtocolDifference(template, from: known) {
        RuntimeLog.warning("\(difference)")
      }
      return known.keep()
    }
    let made = try allocate(named: template.name)
    for inherited in try template.inheritedProtocols() { try made.inherit(from: inherited) }
    for method in template.methods {
      try made.addMethod(
        method.selector, types: method.encoding, isRequired: method.isRequired,
        isClassMethod: method.isClassMethod)
    }
    for each in template.properties {
      try made.addProperty(
        each.property.name, each.property.attributes, isRequired: each.isRequired,
        isClassProperty: each.isClassProperty)
    }
    try made.register()
  }

  /// Takes the members of a declaration when the host's protocol has only a name.
  ///
  /// - Returns: false when it has members, or is not the host's.
  private func borrow(_ template: ProtocolTemplate) throws(RegistrationError) -> Bool {
    let inherited = try template.inheritedProtocols()
    let borrows = RuntimeLock.withLock { _ in
      guard data.owners.isEmpty, data.methods.isEmpty, data.properties.isEmpty,
        data.protocols.isEmpty, !inherited.contains(self)
      else { return false }
      data.isLent = true
      data.methods = template.methods
      data.properties = template.properties.map {
        ($0, ProtocolRecord.propertyList($0.property, &data.recordPool))
      }
      data.protocols = inherited
      ProtocolRecord.fill(data)
      return true
    }
    guard borrows else { return false }
    RegistrationOwner.atDiscard {
      RuntimeLock.withLock { _ in self.data.removeMembers() }
    }
    return true
  }

  /// Keeps the protocol until the owner that is registering is discarded, also if another one made it.
  private func keep() {
    guard let owner = RegistrationOwner.current else { return }
    let isNew = RuntimeLock.withLock { _ in
      if data.owners.isEmpty || data.owners.contains(where: { $0 === owner }) { return false }
      data.owners.append(owner)
      return true
    }
    if isNew { owner.record(.declaredProtocol(self)) }
  }
}
