import CCarob

extension RuntimeProtocol {
  /// The protocol's own methods, in the order of addition.
  public var methods: [MethodDescription] { RuntimeLock.withLock { _ in data.methods } }

  /// The protocol's own properties, in the order of addition.
  public var properties: [ProtocolProperty] {
    RuntimeLock.withLock { _ in data.properties.map(\.declared) }
  }

  /// The protocols that it inherits from directly, in the order of addition.
  public var protocols: [RuntimeProtocol] { RuntimeLock.withLock { _ in data.protocols } }

  /// The protocol's description of a method, its own or an inherited one; nil when it has no such method.
  ///
  /// - Complexity: O(methods of all protocols it inherits from).
  public func method(
    for selector: Selector, isRequired: Bool = true, isClassMethod: Bool = false
  ) -> MethodDescription? {
    RuntimeLock.withLock { _ in
      for each in Self.closure(of: [self]) {
        if let found = each.data.methods.first(where: {
          $0.selector == selector && $0.isRequired == isRequired
            && $0.isClassMethod == isClassMethod
        }) {
          return found
        }
      }
      return nil
    }
  }

  /// The property of that name, the protocol's own or an inherited one; nil when there is none.
  ///
  /// - Complexity: O(properties of all protocols it inherits from).
  public func property(
    named name: String, isRequired: Bool = true, isClassProperty: Bool = false
  ) -> ProtocolProperty? {
    RuntimeLock.withLock { _ in
      entry(named: name, isRequired: isRequired, isClassProperty: isClassProperty)?.declared
    }
  }

  /// The record of the property that `property(named:…)` finds.
  package func propertyRecord(
    named name: String, isRequired: Bool, isClassProperty: Bool
  ) -> UnsafePointer<objc_property>? {
    RuntimeLock.withLock { _ in
      let entry = entry(named: name, isRequired: isRequired, isClassProperty: isClassProperty)
      return SharedRecords(records: entry.map { [UnsafePointer($0.list.firstElement)] } ?? [])
    }.records.first
  }

  /// The records of the protocol's own properties of one kind.
  package func propertyRecords(
    isRequired: Bool, isClassProperty: Bool
  ) -> [UnsafePointer<objc_property>] {
    RuntimeLock.withLock { _ in
      SharedRecords(
        records: data.properties.filter {
          $0.declared.isRequired == isRequired && $0.declared.isClassProperty == isClassProperty
        }.map { UnsafePointer($0.list.firstElement) })
    }.records
  }

  /// Whether this is the other protocol or inherits from it, directly or not.
  ///
  /// - Complexity: O(protocols it inherits from).
  public func conforms(to other: RuntimeProtocol) -> Bool {
    RuntimeLock.withLock { _ in Self.closure(of: [self]).contains(other) }
  }

  /// The methods that the protocol and those it inherits from require and a class lacks, each once.
  ///
  /// A method that a superclass has is not missing. [any-thread]
  ///
  /// - Complexity: O(methods of all protocols it inherits from).
  public func missingMethods(in cls: RuntimeClass) -> [MethodDescription] {
    let required = RuntimeLock.withLock { _ in
      Self.closure(of: [self]).flatMap { $0.data.methods.filter(\.isRequired) }
    }
    var missing: [MethodDescription] = []
    for method in required
    where !(method.isClassMethod ? cls.metaclass : cls).responds(to: method.selector) {
      let isListed = missing.contains {
        $0.selector == method.selector && $0.isClassMethod == method.isClassMethod
      }
      if !isListed { missing.append(method) }
    }
    return missing
  }

  /// Protocols with all that they inherit from, each once.
  ///
  /// - Locking: the runtime's lock is held.
  static func closure(of protocols: [RuntimeProtocol]) -> [RuntimeProtocol] {
    var found: [RuntimeProtocol] = []
    var seen: Set<RuntimeProtocol> = []
    // A list instead of recursion, since a plugin may make chains longer than the stack allows.
    var pending = Array(protocols.reversed())
    while let next = pending.popLast() {
      guard seen.insert(next).inserted else { continue }
      found.append(next)
      pending += next.data.protocols.reversed()
    }
    return found
  }

  private func entry(
    named name: String, isRequired: Bool, isClassProperty: Bool
  ) -> (declared: ProtocolProperty, list: UnsafeMutablePointer<objc_property_list>)? {
    for each in Self.closure(of: [self]) {
      if let found = each.data.properties.first(where: {
        $0.declared.property.name == name && $0.declared.isRequired == isRequired
          && $0.declared.isClassProperty == isClassProperty
      }) {
        return found
      }
    }
    return nil
  }

  /// Passes records out of the lock.
  private struct SharedRecords: @unchecked Sendable {
    // SAFETY: property records are constant once made, and never freed.
    let records: [UnsafePointer<objc_property>]
  }
}
