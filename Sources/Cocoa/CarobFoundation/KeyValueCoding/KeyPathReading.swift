import CarobRuntime

/// Follows a key path from an object: the root's `valueForKeyPath:` and `setValue:forKeyPath:`.
enum KeyPathReading {
  private static let get = Message<(String) -> Object?>("valueForKeyPath:")

  /// The value at the end of a path; nil when a value on the way is nil.
  static func value(of object: Object, at path: String) throws(MessageError) -> Object? {
    // Nearly all paths are one key.
    if !path.isEmpty, path.utf8.first != UInt8(ascii: "@"), path.utf8.count <= 64,
      !path.utf8.contains(UInt8(ascii: "."))
    {
      return try object.value(forKey: path)
    }
    return try value(of: object, at: parsed(path).components[...])
  }

  /// The value at a parsed path. An object on the way whose class overrides `valueForKeyPath:` gets the rest of the path.
  static func value(
    of object: Object, at path: ArraySlice<KeyValuePath.Component>
  ) throws(MessageError) -> Object? {
    var current = object
    for (index, component) in zip(path.indices, path) {
      if index > path.startIndex, !RootMethod.valueForKeyPath.isUsed(by: current.isa) {
        return try get(current, KeyValuePath.text(path[index...]))
      }
      let next: Object?
      switch component {
      case .collectionOperator(let name) where current is ArrayBox:
        guard let array = current as? ArrayBox else { return nil }
        return try CollectionOperator.value(of: array, name, path[(index + 1)...])
      case .key, .collectionOperator:
        next = try current.value(forKey: component.description)
      }
      guard let next else { return nil }
      current = next
    }
    return current
  }

  /// Sets the value at the end of a path; does nothing when a value on the way is nil.
  static func set(
    _ value: Object?, of object: Object, at path: String
  ) throws(MessageError) {
    let components = try parsed(path).components
    guard let last = components.last else { return }
    let owner =
      components.count == 1 ? object : try Self.value(of: object, at: components.dropLast())
    try owner?.setValue(value, forKey: last.description)
  }

  private static func parsed(_ path: String) throws(MessageError) -> KeyValuePath {
    do throws(KeyValuePathError) {
      return try KeyValuePath(parsing: path)
    } catch {
      throw .malformedKeyPath(error)
    }
  }
}
