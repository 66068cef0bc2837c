import CarobRuntime

/// An object as a key or a member of a set, compared by its `isEqual:` and `hash`.
///
/// An object whose method raises an error is equal to itself only.
package struct HashedObject: Hashable {
  /// The object.
  package let object: Object

  /// An object as it is.
  package init(object: Object) { self.object = object }

  /// A key as a dictionary keeps it: a copy, so that it does not change, where it can be copied.
  package static func key(_ object: Object) throws(MessageError) -> HashedObject {
    if object is StringBox ? !(object is MutableStringBox) : object is NumberBox {
      return HashedObject(object: object)
    }
    guard object.responds(to: Copying.copyWithZone) else { return HashedObject(object: object) }
    return HashedObject(object: try object.copied() ?? object)
  }

  package static func == (a: Self, b: Self) -> Bool {
    if a.object === b.object { return true }
    if let a = StringBox.hosts(a.object), let b = StringBox.hosts(b.object) { return a.equals(b) }
    return Equality.isEqualOrLogs(a.object, b.object)
  }

  package func hash(into hasher: inout Hasher) {
    if let string = StringBox.hosts(object) {
      hasher.combine(UInt(bitPattern: string.hash))
    } else {
      hasher.combine(Equality.hashOrLogs(object))
    }
  }
}
