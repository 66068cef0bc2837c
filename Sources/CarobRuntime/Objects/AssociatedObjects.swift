/// Values attached to objects from outside, by key.
package enum AssociatedObjects {
  /// How the value is kept. The numbers are Apple's.
  package enum Policy {
    case assign
    case retain
    case copy

    package init?(rawValue: UInt) {
      switch rawValue {
      case 0: self = .assign
      case 1, 0o1401: self = .retain
      case 3, 0o1403: self = .copy
      default: return nil
      }
    }
  }

  private enum Value: @unchecked Sendable {
    // SAFETY: objects may be retained and released by any thread; what a thread does with one is its own
    // affair, as with every message argument.
    case retained(Object)
    case assigned(UnsafeMutableRawPointer)
  }

  private static let tables = Locked<[ObjectIdentifier: [UInt: Value]]>([:])

  /// Attaches, replaces or (nil) removes a value.
  package static func set(_ value: Object?, on object: Object, key: UInt, policy: Policy) {
    // An object with a block is one whose deallocation looks here.
    _ = object.id
    let new: Value? = value.map {
      policy == .assign ? .assigned($0.id) : .retained($0)
    }
    // The old value goes after the lock is released: its deallocation may come back here.
    let old = tables.withLock { tables in
      let old = tables[ObjectIdentifier(object)]?[key]
      tables[ObjectIdentifier(object), default: [:]][key] = new
      return old
    }
    withExtendedLifetime(old) {}
  }

  /// What is attached under a key.
  package static func get(from object: Object, key: UInt) -> Object? {
    let value = tables.withLock { $0[ObjectIdentifier(object)]?[key] }
    switch value {
    case .retained(let object): return object
    // SAFETY: whoever attached it without a retain vouches that it is alive.
    case .assigned(let id): return Object.from(id)
    case nil: return nil
    }
  }

  /// Lets go of everything attached to an object.
  static func removeAll(from object: Object) {
    // A value that goes may attach another to the object; then that goes too.
    while let old = tables.withLock({ $0.removeValue(forKey: ObjectIdentifier(object)) }) {
      withExtendedLifetime(old) {}
    }
  }
}
