import CarobRuntime

/// A key path that is parsed once and read from many objects.
package struct PreparedKeyPath {
  private let path: String
  /// The keys; nil for a path with operators, and for a malformed one, whose error each object throws.
  private let keys: [String]?

  /// The number of objects per autorelease pool.
  private static let batch = 64

  /// Takes any string; see `KeyValuePath` for valid paths.
  package init(_ path: String) {
    self.path = path
    var keys: [String]? = []
    for component in (try? KeyValuePath(parsing: path).components) ?? [.collectionOperator("")] {
      guard case .key(let key) = component else {
        keys = nil
        break
      }
      keys?.append(key)
    }
    self.keys = keys
  }

  /// The result of the object's `value(forKeyPath:)`.
  ///
  /// - Throws: `MessageError`, as `value(forKeyPath:)`.
  package func value(of object: Object) throws(MessageError) -> Object? {
    guard let keys, RootMethod.valueForKeyPath.isUsed(by: object.isa) else {
      return try object.value(forKeyPath: path)
    }
    var current = object
    for index in keys.indices {
      if index > 0, !RootMethod.valueForKeyPath.isUsed(by: current.isa) {
        return try current.value(forKeyPath: keys[index...].joined(separator: "."))
      }
      guard let next = try current.value(forKey: keys[index]) else { return nil }
      current = next
    }
    return current
  }

  /// Reads the value of each object, in order.
  ///
  /// - Parameters:
  ///   - isLenient: whether an object whose class has no such key has the value nil, and null is nil.
  ///   - body: gets each value, and a reference to it.
  /// - Throws: `MessageError`, as `value(forKeyPath:)`.
  /// - Complexity: O(n).
  package func read(
    of objects: [Object], leniently isLenient: Bool, _ body: (consuming Object?) -> Void
  ) throws(MessageError) {
    for start in stride(from: 0, to: objects.count, by: Self.batch) {
      try autoreleasePool { () throws(MessageError) in
        for object in objects[start..<min(start + Self.batch, objects.count)] {
          body(isLenient ? try lenientValue(of: object) : try value(of: object))
        }
      }
    }
  }

  private func lenientValue(of object: Object) throws(MessageError) -> Object? {
    do throws(MessageError) {
      let value = try value(of: object)
      return value is NullBox ? nil : value
    } catch  where error.code == .undefinedKey {
      return nil
    }
  }
}
