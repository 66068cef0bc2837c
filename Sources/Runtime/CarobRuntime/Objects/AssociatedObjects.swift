/// Values that other code attaches to objects, by key.
package enum AssociatedObjects {
  /// The ownership of the value. The numbers are Apple's.
  package enum Policy: UInt, Sendable {
    /// Not retained: a word, which need not be an object, and is never dereferenced.
    case assign = 0
    /// Retained; readers borrow it.
    case retainNonatomic = 1
    /// A copy, retained; readers borrow it.
    case copyNonatomic = 3
    /// Retained; readers have it until the pool is drained, even if another thread replaces it.
    case retain = 0o1401
    /// A copy, retained and read likewise.
    case copy = 0o1403

    /// Whether the value is copied before it is attached.
    package var copies: Bool { self == .copy || self == .copyNonatomic }

    fileprivate var isAtomic: Bool { self == .retain || self == .copy }
  }

  private enum Reference: @unchecked Sendable {
    // SAFETY: any thread may retain and release objects; the thread that uses one answers for
    // that use, as with message arguments. A word is a number here.
    case retained(Object)
    case assigned(UnsafeMutableRawPointer)

    /// The identity of an object that is kept alive; any other for a word.
    var identity: ObjectIdentifier {
      if case .retained(let object) = self { return ObjectIdentifier(object) }
      return ObjectIdentifier(Object.self)
    }
  }

  private struct Value: Sendable {
    let reference: Reference
    let policy: Policy
    /// The rank of the key's first attachment; values are released in the reverse order.
    let position: Int
  }

  private struct Attached {
    var values: [UInt: Value] = [:]
    var nextPosition = 0

    mutating func replace(_ key: UInt, _ reference: Reference, _ policy: Policy) -> Value? {
      let old = values[key]
      values[key] = Value(
        reference: reference, policy: policy, position: old?.position ?? nextPosition)
      if old == nil { nextPosition += 1 }
      return old
    }
  }

  private static let tables = Locked<[ObjectIdentifier: Attached]>([:])

  /// Attaches, replaces or (nil) removes a value. The caller copies it if necessary. [any-thread]
  ///
  /// - Precondition: the policy retains the value; see `assign`.
  package static func set(_ value: Object?, on object: Object, key: UInt, policy: Policy) {
    precondition(policy != .assign, "a value that nobody keeps is attached by `assign`")
    attach(value.map(Reference.retained), to: object, key, policy)
  }

  /// Attaches, replaces or (nil) removes a word by the policy `assign`. It is never dereferenced:
  /// it may be a number, or an object that is gone. [any-thread]
  package static func assign(_ word: UnsafeMutableRawPointer?, on object: Object, key: UInt) {
    attach(word.map(Reference.assigned), to: object, key, .assign)
  }

  private static func attach(
    _ new: Reference?, to object: Object, _ key: UInt, _ policy: Policy
  ) {
    // The mark makes the object's deallocation look here. Classes and literals are not deallocated.
    if let block = (object as? NSBlock)?.held {
      BlockEnd.watch(block)
    } else if !(object is ClassObject), !object.isLiteral {
      BlockFlags.setHasAssociations(object.id)
    }
    let object = Self.key(of: object)
    // The old value goes after the lock is released: its deallocation may come back here.
    let old = tables.withLock { tables in
      guard let new else {
        return tables[object]?.values.removeValue(forKey: key)
      }
      return tables[object, default: Attached()].replace(key, new, policy)
    }
    withExtendedLifetime(old) {}
  }

  /// The object under a key; nil for a word attached with `assign`. [any-thread]
  package static func get(from object: Object, key: UInt) -> Object? {
    guard case .retained(let found) = value(of: object, key)?.reference else { return nil }
    return found
  }

  /// The value under a key, as C reads it. An object is in the thread's pool when the policy is
  /// atomic, else borrowed; a word attached with `assign` is unchanged. [any-thread]
  package static func read(from object: Object, key: UInt) -> UnsafeMutableRawPointer? {
    guard let value = value(of: object, key) else { return nil }
    return switch value.reference {
    case .retained(let found): (value.policy.isAtomic ? found.autoreleased() : found).id
    case .assigned(let word): word
    }
  }

  /// The associations that need a module that is to be unloaded: keys that are addresses in it,
  /// and its classes as values. Values attached to its classes go with them.
  ///
  /// - Complexity: O(associations of the process).
  static func blockers(of code: Range<UInt>, classes: [RuntimeClass]) -> [UnloadBlocker] {
    let faces = Dictionary(
      uniqueKeysWithValues: classes.map { (ObjectIdentifier($0.object), $0.name) })
    var keyed = 0
    var named: [String: Int] = [:]
    tables.withLock { tables in
      for (object, attached) in tables where faces[object] == nil {
        if attached.values.keys.contains(where: code.contains) { keyed += 1 }
        for name in Set(attached.values.values.compactMap { faces[$0.reference.identity] }) {
          named[name, default: 0] += 1
        }
      }
    }
    let values = named.sorted { $0.key < $1.key }.map {
      UnloadBlocker.associatedClass(count: $0.value, className: $0.key)
    }
    return (keyed > 0 ? [.associationKeys(count: keyed)] : []) + values
  }

  /// The objects that are attached to others and retained by them.
  ///
  /// - Complexity: O(associations of the process).
  static var retainedValues: [Object] {
    tables.withLock { tables in
      tables.values.flatMap(\.values.values).compactMap {
        if case .retained(let object) = $0.reference { object } else { nil }
      }
    }
  }

  private static func value(of object: Object, _ key: UInt) -> Value? {
    let object = Self.key(of: object)
    return tables.withLock { $0[object]?.values[key] }
  }

  /// The identity of an object in the table. A block may have several peers.
  private static func key(of object: Object) -> ObjectIdentifier {
    (object as? NSBlock)?.held.map(Self.key(ofBlock:)) ?? ObjectIdentifier(object)
  }

  private static func key(ofBlock block: UnsafeMutableRawPointer) -> ObjectIdentifier {
    // SAFETY: the identifier's address is never read. As long as the block exists, no object has that address.
    unsafeBitCast(block, to: ObjectIdentifier.self)
  }

  /// Releases everything attached to an object, in the order in which the keys were first
  /// attached; false when there is nothing. [any-thread]
  @discardableResult
  package static func removeAll(from object: Object) -> Bool { removeAll(of: key(of: object)) }

  /// Removes the associations of a block that goes.
  static func removeAll(fromBlock block: UnsafeMutableRawPointer) -> Bool {
    removeAll(of: key(ofBlock: block))
  }

  private static func removeAll(of object: ObjectIdentifier) -> Bool {
    var hadAny = false
    // A value that goes may attach another to the object; then that goes too.
    while var values = takeAll(from: object) {
      hadAny = true
      while !values.isEmpty { DeepRelease.release(values.removeLast()) }
    }
    return hadAny
  }

  /// Removes and returns the values of an object, the first last; nil when there are none.
  private static func takeAll(from object: ObjectIdentifier) -> [Value]? {
    tables.withLock { $0.removeValue(forKey: object) }?
      .values.values.sorted { $0.position > $1.position }
  }
}
