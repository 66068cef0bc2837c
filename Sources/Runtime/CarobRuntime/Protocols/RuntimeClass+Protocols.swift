import CCarob

extension RuntimeClass {
  /// The class's own protocols, in the order of adoption.
  public var protocols: [RuntimeProtocol] { RuntimeLock.withLock { _ in data.protocols } }

  /// Adopts a protocol; false when the class itself has adopted it already, or the protocol is not registered
  /// yet.
  @discardableResult
  public func adopt(_ adopted: RuntimeProtocol) -> Bool {
    RuntimeLock.withLock { _ in
      if !adopted.data.isRegistered { return false }
      let isNew = !data.protocols.contains(adopted)
      // An owner that also adopts it keeps it adopted when the first one has gone.
      var layers = data.adoptionLayers[adopted] ?? OwnedLayers(bottom: isNew ? nil : adopted)
      if layers.put(adopted, by: changingOwner) { noteChange(.adoption(self, adopted)) }
      data.adoptionLayers[adopted] = layers.isPlain ? nil : layers
      if !isNew { return false }
      data.protocols.append(adopted)
      let list = data.recordPool.adoption(of: adopted.data.record)
      // SAFETY: no list has it; a list of one protocol fits the record exactly. Never freed.
      list.initialize(
        to: objc_protocol_list(
          next: record.pointee.protocols, count: 1, protocols: adopted.data.record))
      record.pointee.protocols = list
      return true
    }
  }

  /// Revokes an owner's adoption, unless others adopted the protocol as well. For revoking a registration only.
  func revokeAdoption(of adopted: RuntimeProtocol, by owner: RegistrationOwner) {
    RuntimeLock.withLock { _ in
      guard var layers = data.adoptionLayers[adopted] else { return }
      layers.remove(owner)
      data.adoptionLayers[adopted] = layers.isPlain ? nil : layers
      if layers.top != nil { return }
      data.protocols.removeAll { $0 == adopted }
      let unlinked = objc_protocol_list.unlink(from: record.pointee.protocols) {
        $0.pointee.protocols == adopted.data.record
      }
      guard let (list, head) = unlinked else { return }
      record.pointee.protocols = head
      data.recordPool.keep(list)
    }
  }

  /// The description of a method in the protocols that the class or a superclass adopts; for a metaclass, of a class method.
  /// Nil when none has it.
  ///
  /// - Complexity: O(methods of all these protocols, with all they inherit from).
  func declaredMethod(for selector: Selector) -> MethodDescription? {
    let isClassMethod = isMetaclass
    return RuntimeLock.withLock { _ in
      for cls in (data.instanceClass ?? self).ancestry {
        for each in RuntimeProtocol.closure(of: cls.data.protocols) {
          let found = each.data.methods.first {
            $0.selector == selector && $0.isClassMethod == isClassMethod
          }
          if let found { return found }
        }
      }
      return nil
    }
  }

  /// Whether the class itself, and not only a superclass, adopts a protocol or one that inherits from it.
  ///
  /// - Complexity: O(protocols of the class, with all they inherit from).
  public func adopts(_ adopted: RuntimeProtocol) -> Bool {
    RuntimeLock.withLock { _ in RuntimeProtocol.closure(of: data.protocols).contains(adopted) }
  }

  /// Whether the class or a superclass adopts a protocol, or one that inherits from it.
  ///
  /// - Complexity: O(depth and protocols of all classes on the way, with all they inherit from).
  public func conforms(to adopted: RuntimeProtocol) -> Bool {
    RuntimeLock.withLock { _ in
      ancestry.contains { RuntimeProtocol.closure(of: $0.data.protocols).contains(adopted) }
    }
  }
}
