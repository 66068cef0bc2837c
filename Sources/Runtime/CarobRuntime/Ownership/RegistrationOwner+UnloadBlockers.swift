import CCarob

extension RegistrationOwner {
  /// Everything that still needs the owner's classes, or code of its module. Empty when both may go.
  ///
  /// The owner's own registrations do not count, since `discard` revokes them.
  ///
  /// - Parameter code: the address range of the module.
  /// - Complexity: O(classes, methods, associations and handlers of the process).
  package func blockers(of code: Range<UInt>) -> [UnloadBlocker] {
    let pairs = RuntimeLock.withLock { $0.pairs.filter { $0.data.owner === self } }
    var blockers = instances(of: pairs)
    blockers += subclasses(of: pairs)
    blockers += classesWithMetaclass()
    blockers += AssociatedObjects.blockers(of: code, classes: pairs)
    blockers += implementations(in: code)
    blockers += ObjectHandlers.blockers(of: code)
    blockers += LinkedFoundation.hooks?.observerBlockers(pairs) ?? []
    let own = BlockForwarder.blocks(in: code, keptBy: blockFunctions)
    let blocks =
      carob_blocks_in(carob_module_range(first: code.lowerBound, end: code.upperBound)) - own
    if blocks > 0 { blockers.append(.blocks(count: blocks)) }
    let literals = literalsInUse
    if !literals.isEmpty {
      let examples = literals.prefix(3).map(\.description)
      blockers.append(.literals(count: literals.count, examples: examples))
    }
    if MissingClassHook.isSet(to: code, byOtherThan: self) { blockers.append(.missingClassHook) }
    return blockers
  }

  private func instances(of pairs: [RuntimeClass]) -> [UnloadBlocker] {
    pairs.sorted { $0.name < $1.name }.compactMap {
      let count = $0.countedInstances
      return count > 0 ? .instances(count: count, className: $0.name) : nil
    }
  }

  private func subclasses(of pairs: [RuntimeClass]) -> [UnloadBlocker] {
    let mine = Set(pairs)
    let found = RuntimeLock.withLock { state in
      state.pairs.compactMap { cls -> (name: String, superclass: String)? in
        if cls.data.owner === self || cls.isHidden { return nil }
        // A superclass that the owner itself set is reset; one that others set may then come to
        // light. The superclass may be none of these, if one that was disposed of stood between.
        let layers = cls.data.superclassLayers
        let present = layers?.isTop(of: self) == true ? nil : cls.superclass
        let above = (layers?.values(without: self) ?? []) + [present].compactMap(\.self)
        return above.first(where: mine.contains).map { (cls.name, $0.name) }
      }
    }
    return found.sorted { $0.name < $1.name }.map {
      .subclass($0.name, superclass: $0.superclass)
    }
  }

  /// Classes of others to which others gave a metaclass of the owner's.
  private func classesWithMetaclass() -> [UnloadBlocker] {
    let found = RuntimeLock.withLock { state in
      state.pairs.compactMap { cls -> (name: String, other: String)? in
        guard cls.data.owner !== self, let layers = cls.data.metaclassLayers else { return nil }
        let given = layers.values(without: self).compactMap(\.data.instanceClass)
        return given.first { $0.data.owner === self }.map { (cls.name, $0.name) }
      }
    }
    return found.sorted { $0.name < $1.name }.map { .metaclass($0.name, of: $0.other) }
  }

  /// The methods of the host's classes that the owner replaced, and those with which it overrode inherited ones.
  package var replacedMethods: [ReplacedMethod] {
    RuntimeLock.withLock { $0.methodTable.changed(by: self) }
      .filter { !$0.isAdded || $0.isInherited }
  }

  private func implementations(in code: Range<UInt>) -> [UnloadBlocker] {
    let blocks = BlockForwarder.functions(of: code)
    let methods = RuntimeLock.withLock { state in
      state.methodTable.methods(keptBy: self) { implementation in
        code.contains(implementation.address) || blocks.contains(implementation)
      }
    }
    return methods.sorted().map(UnloadBlocker.implementation)
  }
}
