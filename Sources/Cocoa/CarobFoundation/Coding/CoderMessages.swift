import CarobRuntime

/// Sends messages to a coder, whose class may be a plugin's. All functions throw the coder's errors.
package enum CoderMessages {
  private static let encode = Message<(Object?, String) -> Void>("encodeObject:forKey:")
  private static let encodeConditional = Message<(Object?, String) -> Void>(
    "encodeConditionalObject:forKey:")
  private static let decode = Message<(String) -> Object?>("decodeObjectForKey:")
  private static let decodeOfClasses = Message<(Object, String) -> Object?>(
    "decodeObjectOfClasses:forKey:")
  private static let requiresSecureCoding = Selector("requiresSecureCoding")

  package static func encode(
    _ object: Object?, forKey key: String, with coder: Object
  ) throws(MessageError) {
    try encode(coder, object, key)
  }

  /// Encodes an object only if another one encodes it, too.
  package static func encodeConditionally(
    _ object: Object?, forKey key: String, with coder: Object
  ) throws(MessageError) {
    let message = coder.responds(to: encodeConditional.selector) ? encodeConditional : encode
    try message(coder, object, key)
  }

  package static func object(
    forKey key: String, from coder: Object
  ) throws(MessageError) -> Object? {
    try decode(coder, key)
  }

  /// The object for a key. A coder that requires secure coding accepts only some classes.
  package static func object(
    forKey key: String, _ classes: [RuntimeClass], from coder: Object
  ) throws(MessageError) -> Object? {
    try isSecure(coder)
      ? try objectOfClasses(classes, forKey: key, from: coder) : try decode(coder, key)
  }

  /// The object for a key, of one of some classes.
  static func objectOfClasses(
    _ classes: [RuntimeClass], forKey key: String, from coder: Object
  ) throws(MessageError) -> Object? {
    try decodeOfClasses(coder, SetBox(classes.map(\.object)), key)
  }

  package static func isSecure(_ coder: Object) throws(MessageError) -> Bool {
    guard coder.responds(to: requiresSecureCoding) else { return false }
    return try coder.send(requiresSecureCoding, returning: Bool.self)
  }

  /// The number for a key; nil for none, or another object.
  package static func number(forKey key: String, from coder: Object) throws(MessageError)
    -> NumberBox?
  {
    try object(forKey: key, [NumberBox.runtimeClass], from: coder) as? NumberBox
  }

  /// The classes in a set or an array.
  package static func classes(in collection: Object) throws(MessageError) -> [RuntimeClass] {
    let objects =
      switch collection {
      case let set as SetBox: set.objects
      case let array as ArrayBox: try array.allElements()
      default: [collection]
      }
    return objects.compactMap { ($0 as? ClassObject)?.instanceClass }
  }

  /// Returns the object if it is an instance of one of the classes, else throws.
  static func checked(
    _ object: Object, _ classes: [RuntimeClass]
  ) throws(ArchiveError) -> Object {
    guard classes.contains(where: { object.runtimeClass.isSubclass(of: $0) }) else {
      throw .notAllowed(object.runtimeClass.name, allowed: classes)
    }
    return object
  }
}
