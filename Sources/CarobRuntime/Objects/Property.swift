/// A declared property of a class.
public struct Property: Hashable, Sendable {
  /// Its name.
  public let name: String
  /// Its attributes.
  public let attributes: PropertyAttributes
  /// What reads it.
  public let getter: Selector
  /// What writes it; nil when it is read-only.
  public let setter: Selector?
}

extension RuntimeClass {
  /// The class's own declared properties, in order.
  public var properties: [Property] { RuntimeLock.withLock { _ in data.properties } }

  /// The declared property of that name, the class's own or inherited.
  public func property(named name: String) -> Property? {
    RuntimeLock.withLock { _ in
      for cls in ancestry {
        if let property = cls.data.properties.first(where: { $0.name == name }) { return property }
      }
      return nil
    }
  }

  /// Declares a property. Accessors are made when the class is registered, unless it has them or the
  /// property is dynamic.
  ///
  /// A declaration on a class that is registered already makes no accessors, as with Apple's runtime: it only
  /// says that there are some.
  ///
  /// - Throws: `RegistrationError` when the class has such a property, its type does not parse, or a
  ///   name is unusable.
  @discardableResult
  public func declareProperty(
    _ name: String, _ attributes: PropertyAttributes
  ) throws(RegistrationError) -> Property {
    let property = try Property(checking: name, attributes, of: self.name)
    try RuntimeLock.withLock { (state) throws(RegistrationError) in
      if data.properties.contains(where: { $0.name == name }) {
        throw .memberExists("\(self.name).\(name)")
      }
      data.properties.append(property)
      publish(property)
      didChangeProperties(&state)
      noteChange(.property(self, name))
    }
    return property
  }

  /// Declares a property, or declares the class's own anew with other attributes. Accessors that were made for
  /// it stay as they are.
  ///
  /// - Returns: the class's own property of that name until now.
  /// - Throws: `RegistrationError` when the type does not parse or a name is unusable.
  @discardableResult
  public func replaceProperty(
    _ name: String, _ attributes: PropertyAttributes
  ) throws(RegistrationError) -> Property? {
    let property = try Property(checking: name, attributes, of: self.name)
    return RuntimeLock.withLock { state in
      let previous = put(property, &state)
      noteChange(
        previous.map { .propertyReplacement(self, previous: $0) } ?? .property(self, name))
      return previous
    }
  }

  /// Puts an earlier declaration back. For taking back a registration only.
  func restoreProperty(_ property: Property) {
    RuntimeLock.withLock { state in
      _ = put(property, &state)
    }
  }

  /// Takes a declaration back; accessors stay. For taking back a registration only.
  func removeProperty(_ name: String) {
    RuntimeLock.withLock { state in
      data.properties.removeAll { $0.name == name }
      unpublishProperty(named: name)
      didChangeProperties(&state)
    }
  }

  private func put(_ property: Property, _ state: inout RuntimeState) -> Property? {
    var previous: Property?
    if let index = data.properties.firstIndex(where: { $0.name == property.name }) {
      previous = data.properties[index]
      data.properties[index] = property
      unpublishProperty(named: property.name)
    } else {
      data.properties.append(property)
    }
    publish(property)
    didChangeProperties(&state)
    return previous
  }

  /// Whoever keeps what it read of a class's properties reads them again. Before the class is registered
  /// nobody has.
  private func didChangeProperties(_ state: inout RuntimeState) {
    if isRegistered { Generation.advance(&state) }
  }
}
