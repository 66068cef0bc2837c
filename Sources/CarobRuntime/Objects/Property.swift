import CCarob

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
  /// - Throws: `RegistrationError` when the class has such a property, its type does not parse, or a
  ///   name is unusable.
  @discardableResult
  public func declareProperty(
    _ name: String, _ attributes: PropertyAttributes
  ) throws(RegistrationError) -> Property {
    let member = "\(self.name).\(name)"
    let property = try Property(checking: name, attributes, of: self.name)
    try RuntimeLock.withLock { (_) throws(RegistrationError) in
      if data.properties.contains(where: { $0.name == name }) { throw .memberExists(member) }
      data.properties.append(property)
      publish(property)
      noteChange(.property(self, name))
    }
    return property
  }

  /// Takes a declaration back; accessors stay. For taking back a registration only.
  func removeProperty(_ name: String) {
    RuntimeLock.withLock { _ in
      data.properties.removeAll { $0.name == name }
      objc_property_list.unlink(from: &record.pointee.properties) {
        String(cString: $0.pointee.properties.name) == name
      }
    }
  }

  /// The published record of a property of that name, the class's own or inherited.
  package func propertyRecord(named name: String) -> UnsafePointer<objc_property>? {
    RuntimeLock.withLock { _ -> SharedRecord? in
      for cls in ancestry {
        var next = cls.record.pointee.properties
        while let list = next {
          if String(cString: list.pointee.properties.name) == name {
            return SharedRecord(record: Self.record(in: list))
          }
          next = list.pointee.next
        }
      }
      return nil
    }?.record
  }

  /// Carries a record out of the lock.
  private struct SharedRecord: @unchecked Sendable {
    // SAFETY: property records are constant once published, and never freed.
    let record: UnsafePointer<objc_property>
  }

  private static func record(
    in list: UnsafeMutablePointer<objc_property_list>
  ) -> UnsafePointer<objc_property> {
    let offset = MemoryLayout<objc_property_list>.offset(of: \.properties) ?? 16
    // SAFETY: a list holds one property, behind its header.
    return UnsafePointer(
      (UnsafeMutableRawPointer(list) + offset).assumingMemoryBound(to: objc_property.self))
  }

  private func publish(_ property: Property) {
    let list = UnsafeMutablePointer<objc_property_list>.allocate(capacity: 1)
    let strings = CStringTable.shared
    // SAFETY: freshly allocated; a list of one property fits the record exactly. Never freed.
    list.initialize(
      to: objc_property_list(
        count: 1, size: Int32(MemoryLayout<objc_property>.size), next: record.pointee.properties,
        properties: objc_property(
          name: strings.interned(property.name),
          attributes: strings.interned(property.attributes.string),
          type: strings.interned(property.attributes.type), getter: property.getter.sel,
          setter: property.setter?.sel)))
    record.pointee.properties = list
  }
}
