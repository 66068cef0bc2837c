import CarobRuntime
import CCarob

/// The objects that are observed. [any-thread]
///
/// Objects in the table have a hidden class, which is checked first: so objects without observers are not looked up.
enum ObservedObjects {
  /// The infos by object. The contents of an `NSKeyValueObservationInfo` are used with this lock held;
  /// nothing is released under it, since that may deallocate an observer.
  static let table = Locked<[ObjectIdentifier: NSKeyValueObservationInfo]>([:])

  /// The observers of an object and its observed keys; nil when there are none.
  static func info(of object: Object) -> NSKeyValueObservationInfo? {
    guard object.isa.isHidden else { return nil }
    return table.withLock { $0[ObjectIdentifier(object)] }
  }

  /// The places where a change of a key concerns an observation; nil when the object has no observers.
  @inline(__always)
  static func keys(_ key: String, of object: Object) -> [ObservedKey]? {
    guard object.isa.isHidden else { return nil }
    return table.withLock { $0[ObjectIdentifier(object)]?.keys[key] }
  }

  /// The observed keys of an object, in alphabetical order.
  static func observedKeys(of object: Object) -> [String] {
    guard let info = info(of: object) else { return [] }
    return table.withLock { _ in info.keys.keys.sorted() }
  }

  /// Adds an observed key to the table, with its object's info, which is made if necessary.
  ///
  /// - Returns: the new key; nil when the observation or the key above it has ended meanwhile.
  static func attach(
    _ observation: KeyObservation, _ path: ArraySlice<String>, of object: Object,
    below parent: ObservedKey?, isDependency: Bool, isManual: Bool
  ) -> ObservedKey? {
    let spare = info(of: object) ?? NSKeyValueObservationInfo(of: object)
    return table.withLock { table in
      if observation.isOver || parent?.isAttached == false { return nil }
      let info = table[ObjectIdentifier(object)] ?? spare
      table[ObjectIdentifier(object)] = info
      let key = ObservedKey(observation, info, path, parent: parent, isDependency: isDependency)
      info.keys[key.key, default: []].append(key)
      info.version += 1
      if isManual {
        info.manualKeys.insert(key.key)
      } else {
        info.manualKeys.remove(key.key)
      }
      if let parent {
        parent.children.append(key)
      } else {
        observation.firstKey = key
        info.observations.append(observation)
      }
      return key
    }
  }

  /// Takes observed keys out of the table, with those below them.
  ///
  /// - Returns: the infos that changed. The caller releases them after the lock.
  static func detach(_ keys: [ObservedKey]) -> [NSKeyValueObservationInfo] {
    // Removed keys are released after the lock.
    var gone: [ObservedKey] = []
    var emptied: [NSKeyValueObservationInfo] = []
    table.withLock { table in
      var next = keys
      while let key = next.popLast() {
        next += key.children
        key.children = []
        if key.isAttached { gone.append(key) }
        key.isAttached = false
        remove(key, &table, &emptied)
      }
    }
    var infos: [NSKeyValueObservationInfo] = []
    for key in gone where !infos.contains(where: { $0 === key.info }) { infos.append(key.info) }
    return infos
  }

  private static func remove(
    _ key: ObservedKey, _ table: inout [ObjectIdentifier: NSKeyValueObservationInfo],
    _ emptied: inout [NSKeyValueObservationInfo]
  ) {
    let info = key.info
    if let others = info.keys[key.key]?.filter({ $0 !== key }) {
      info.keys[key.key] = others.isEmpty ? nil : others
    }
    info.version += 1
    if let parent = key.parent {
      parent.children.removeAll { $0 === key }
    } else {
      info.observations.removeAll { $0 === key.observation }
    }
    guard info.isEmpty, let identity = info.identity, table[identity] === info else { return }
    table[identity] = nil
    emptied.append(info)
  }

  /// Removes an object that is being deallocated, and logs its remaining observers; false when there were none.
  static func removeAll(from object: Object) -> Bool {
    guard object.isa.isHidden else { return false }
    let info = table.withLock { table -> NSKeyValueObservationInfo? in
      table.removeValue(forKey: ObjectIdentifier(object))
    }
    guard let info else { return false }
    let (own, keys) = table.withLock { _ in (info.observations, Array(info.keys.values.joined())) }
    for observation in own where observation.finish() {
      observation.reportLostObject()
    }
    // An object on a path that is still observed.
    for key in keys where !key.observation.isOver {
      if key.observation.object != nil, !key.isDependency { key.observation.reportLostPart(object) }
    }
    KeyValueObserving.updateClasses(of: detach(keys))
    let open = table.withLock { _ in
      defer { info.openChanges = [] }
      return info.openChanges
    }
    withExtendedLifetime(open) {}
    return true
  }

  /// The observations that need a class which is to be unloaded: those whose observer is the class itself.
  ///
  /// - Complexity: O(observations of the process).
  static func blockers(classes: [RuntimeClass]) -> [UnloadBlocker] {
    let names = Dictionary(uniqueKeysWithValues: classes.map { ($0.object.id, $0.name) })
    var counts: [String: Int] = [:]
    table.withLock { table in
      for observation in table.values.flatMap(\.observations) {
        guard case .object(_, let id, _) = observation.target, let name = names[id] else {
          continue
        }
        counts[name, default: 0] += 1
      }
    }
    return counts.sorted { $0.key < $1.key }.map { .observer(count: $0.value, className: $0.key) }
  }
}
