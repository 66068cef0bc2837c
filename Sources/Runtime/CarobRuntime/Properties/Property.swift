/// A declared property of a class.
public struct Property: Hashable, Sendable {
  /// The name of the property.
  public let name: String
  /// The attributes of the property.
  public let attributes: PropertyAttributes
  /// The selector that reads it.
  public let getter: Selector
  /// The selector that writes it; nil when it is read-only.
  public let setter: Selector?
}

extension RuntimeClass {
  /// The class's own declared properties, in order.
  public var properties: [Property] { RuntimeLock.withLock { _ in data.properties.all } }

  /// The declared property of that name, the class's own or inherited.
  ///
  /// - Complexity: O(depth).
  public func property(named name: String) -> Property? {
    RuntimeLock.withLock { _ in
      for cls in ancestry {
        if let property = cls.data.properties[name] { return property }
      }
      return nil
    }
  }

  /// Declares a property. Accessors are made when the class is registered, unless it has them or the
  /// property is dynamic.
  ///
  /// A declaration on a registered class makes no accessors, as with Apple's runtime: it only says that they exist.
  ///
  /// - Throws: `RegistrationError` when the class has such a property, its type does not parse, or a
  ///   name is unusable.
  @discardableResult
  public func declareProperty(
    _ name: String, _ attributes: PropertyAttributes
  ) throws(RegistrationError) -> Property {
    let property = try Property(checking: name, attributes, of: self.name)
    try RuntimeLock.withLock { (state) throws(RegistrationError) in
      try checkNotDisposedOf(state)
      if data.properties[name] != nil { throw .memberExists("\(self.name).\(name)") }
      _ = put(property, &state)
    }
    return property
  }

  /// Refuses a property of a class that is not registered, if it needs accessors that cannot be made: then registering the class
  /// would fail.
  ///
  /// - Throws: `RegistrationError` with the reason.
  package func checkAccessors(
    of name: String, _ attributes: PropertyAttributes
  ) throws(RegistrationError) {
    if isRegistered { return }
    try AccessorSynthesis.check(Property(checking: name, attributes, of: self.name), of: self)
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
    return try RuntimeLock.withLock { (state) throws(RegistrationError) -> Property? in
      try checkNotDisposedOf(state)
      return put(property, &state)
    }
  }

  /// Revokes an owner's declaration, wherever in the order of declarations it is; accessors stay. For revoking
  /// a registration only.
  ///
  /// - Parameter owner: nil for the host and for the class's own owner.
  func revokeProperty(_ name: String, of owner: RegistrationOwner?) {
    RuntimeLock.withLock { state in
      let previous = data.properties[name]
      var layers = data.propertyLayers[name] ?? OwnedLayers(bottom: previous)
      layers.remove(owner)
      data.propertyLayers[name] = layers.isPlain ? nil : layers
      if layers.top != previous { show(layers.top, as: name, &state) }
    }
  }

  /// Declares a property, over an earlier declaration if there is one.
  ///
  /// - Returns: the earlier declaration.
  private func put(_ property: Property, _ state: inout RuntimeState) -> Property? {
    let name = property.name
    let previous = data.properties[name]
    var layers = data.propertyLayers[name] ?? OwnedLayers(bottom: previous)
    if layers.put(property, by: changingOwner) { noteChange(.property(self, name)) }
    data.propertyLayers[name] = layers.isPlain ? nil : layers
    show(property, as: name, &state)
    return previous
  }

  /// Makes a declaration the one of its name; nil removes it.
  private func show(_ property: Property?, as name: String, _ state: inout RuntimeState) {
    if data.properties[name] != nil { unpublishProperty(named: name) }
    if let property {
      data.properties.put(property)
      publish(property)
    } else {
      data.properties.remove(name)
    }
    didChangeProperties(&state)
  }

  /// Advances the generation, so that code which keeps a class's properties reads them again. Not
  /// needed before the class is registered.
  private func didChangeProperties(_ state: inout RuntimeState) {
    if isRegistered { Generation.advance(&state) }
  }
}
