import CarobRuntime
import CCarob

/// Finds the methods of a class that change the value of a key: the setter that key-value coding uses, and those for
/// elements of a collection.
enum ObservedAccessors {
  private struct Name: Hashable {
    let cls: RuntimeClass
    let key: String
  }

  private struct Found {
    let generation: UInt
    let accessors: [Selector: ObservedAccessor]
  }

  /// The accessors found, as long as no method changes. Keys may come from data, so there is a limit.
  private static let known = Locked<[Name: Found]>([:])
  private static let maximumCount = 4096

  /// The methods by selector.
  ///
  /// - Complexity: O(1) when it was asked before and no method has changed; else O(depth of the class).
  static func of(_ cls: RuntimeClass, _ key: String) -> [Selector: ObservedAccessor] {
    let name = Name(cls: cls, key: key)
    let generation = Generation.current
    if let found = known.withLock({ $0[name] }), found.generation == generation {
      return found.accessors
    }
    let accessors = find(cls, key)
    known.withLock {
      if $0.count >= maximumCount { $0 = [:] }
      $0[name] = Found(generation: generation, accessors: accessors)
    }
    return accessors
  }

  private static func find(_ cls: RuntimeClass, _ key: String) -> [Selector: ObservedAccessor] {
    let names = KeyNames(key)
    var found: [Selector: ObservedAccessor] = [:]
    /// Notes a method if the class has it and it takes arguments of these kinds.
    func note(_ selector: Selector?, _ change: ObservedAccessor.Change, _ kinds: [PassingKind]?) {
      guard let selector, let entry = MethodResolution.entry(of: cls, selector) else { return }
      let signature = entry.signature
      guard signature.passable != nil, let types = entry.pointee.types else { return }
      if let kinds, !signature.takes(kinds) { return }
      found[selector] = ObservedAccessor(
        key: key, change: change, types: String(cString: types))
    }
    for (name, change) in entryMethods(of: cls) { note(Selector(name), change, nil) }
    for setter in names.setters where !found.values.contains(where: { $0.change == .set }) {
      note(setter, .set, nil)
    }
    if let list = names.listAccessors(of: cls) {
      for (name, kind, argument, isMany, kinds) in list {
        note(names.selector(name), .elements(kind, argument: argument, isMany: isMany), kinds)
      }
    }
    if names.hasSetAccessors(in: cls) {
      note(names.selector("add*Object:"), .members(.union, isMany: false), [.object])
      note(names.selector("remove*Object:"), .members(.minus, isMany: false), [.object])
      note(names.selector("add*:"), .members(.union, isMany: true), [.object])
      note(names.selector("remove*:"), .members(.minus, isMany: true), [.object])
      note(names.selector("intersect*:"), .members(.intersect, isMany: true), [.object])
    }
    return found
  }

  /// The methods that change values under keys which are no properties.
  private static func entryMethods(
    of cls: RuntimeClass
  ) -> [(StaticString, ObservedAccessor.Change)] {
    if cls.isSubclass(of: MutableDictionaryBox.runtimeClass) {
      return [
        ("setObject:forKey:", .entry(argument: 3)),
        ("setObject:forKeyedSubscript:", .entry(argument: 3)),
        ("setValue:forKey:", .entry(argument: 3)), ("removeObjectForKey:", .entry(argument: 2)),
        ("removeAllObjects", .entries), ("removeObjectsForKeys:", .entries),
        ("addEntriesFromDictionary:", .entries), ("setDictionary:", .entries),
      ]
    }
    if cls.isSubclass(of: NSUserDefaults.runtimeClass) {
      return [
        ("setObject:forKey:", .entry(argument: 3)), ("setValue:forKey:", .entry(argument: 3)),
        ("setInteger:forKey:", .entry(argument: 3)), ("setFloat:forKey:", .entry(argument: 3)),
        ("setDouble:forKey:", .entry(argument: 3)), ("setBool:forKey:", .entry(argument: 3)),
        ("setURL:forKey:", .entry(argument: 3)), ("removeObjectForKey:", .entry(argument: 2)),
        ("registerDefaults:", .entries), ("setPersistentDomain:forName:", .entries),
        ("removePersistentDomainForName:", .entries),
      ]
    }
    return []
  }
}

extension KeyNames {
  typealias ListAccessor = (
    name: String, kind: KeyValueChange.Kind, argument: Int, isMany: Bool, kinds: [PassingKind]
  )

  /// The methods for elements of a list; nil when there are no methods that insert and remove.
  func listAccessors(of cls: RuntimeClass) -> [ListAccessor]? {
    guard has("insertObject:in*AtIndex:", cls) || has("insert*:atIndexes:", cls),
      has("removeObjectFrom*AtIndex:", cls) || has("remove*AtIndexes:", cls)
    else { return nil }
    return [
      ("insertObject:in*AtIndex:", .insertion, 3, false, [.object, .unsignedLongLong]),
      ("insert*:atIndexes:", .insertion, 3, true, [.object, .object]),
      ("removeObjectFrom*AtIndex:", .removal, 2, false, [.unsignedLongLong]),
      ("remove*AtIndexes:", .removal, 2, true, [.object]),
      (
        "replaceObjectIn*AtIndex:withObject:", .replacement, 2, false, [.unsignedLongLong, .object]
      ),
      ("replace*AtIndexes:with*:", .replacement, 2, true, [.object, .object]),
    ]
  }

  /// Whether there are methods that add members to a set and remove them.
  func hasSetAccessors(in cls: RuntimeClass) -> Bool {
    (has("add*Object:", cls) || has("add*:", cls))
      && (has("remove*Object:", cls) || has("remove*:", cls))
  }

  private func has(_ name: String, _ cls: RuntimeClass) -> Bool {
    selector(name).map(cls.responds(to:)) ?? false
  }
}

extension MethodSignature {
  /// Whether the arguments after receiver and selector are of these kinds; the sign of integers is ignored.
  fileprivate func takes(_ kinds: [PassingKind]) -> Bool {
    let mine = argumentKinds.dropFirst(2).map { $0 == .longLong ? .unsignedLongLong : $0 }
    return mine == kinds
  }
}
