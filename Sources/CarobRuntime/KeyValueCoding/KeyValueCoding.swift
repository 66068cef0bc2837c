import CCarob

/// Reading and writing by key, the way Apple's "Key-Value Coding Programming Guide" describes it. The public
/// calls are messages, so that a plugin's class may override `valueForKey:` and `setValue:forKey:`.
extension Object {
  private static let get = Message<(String) -> Object?>("valueForKey:")
  private static let getUndefined = Message<(String) -> Object?>("valueForUndefinedKey:")
  private static let setUndefined = Message<(Object?, String) -> Void>("setValue:forUndefinedKey:")
  private static let set = Message<(Object?, String) -> Void>("setValue:forKey:")

  /// The value for a key; scalars come as `NSNumber`.
  ///
  /// - Throws: `MessageError` when the receiver has no such key, or what an accessor raised.
  public final func value(forKey key: String) throws(MessageError) -> Object? {
    try Self.get(self, key)
  }

  /// The value at the end of a path of keys with dots between them; nil when a value on the way is nil.
  public final func value(forKeyPath path: String) throws(MessageError) -> Object? {
    var current: Object? = self
    for key in path.split(separator: ".", omittingEmptySubsequences: false) {
      guard let object = current else { return nil }
      current = try object.value(forKey: String(key))
    }
    return current
  }

  /// Sets the value for a key; an `NSNumber` is unboxed for a scalar when it fits without loss.
  ///
  /// - Throws: `MessageError` when there is no such key, or the value does not fit.
  public final func setValue(_ value: Object?, forKey key: String) throws(MessageError) {
    try Self.set(self, value, key)
  }

  /// The root's `valueForKey:`. Order: `getKey`, `key`, `isKey`, `_key`; then the variables `_key`, `_isKey`,
  /// `key`, `isKey`; then `valueForUndefinedKey:`.
  final func storedValue(forKey key: String) throws(MessageError) -> Object? {
    let raised = key.prefix(1).uppercased() + key.dropFirst()
    for name in ["get\(raised)", key, "is\(raised)", "_\(key)"] {
      guard let selector = try? Selector(validating: name), selector.argumentCount == 0,
        let entry = MethodLookup.entry(for: isa.record, selector),
        entry.signature.encoding.result.unqualified != .void
      else { continue }
      return try send(selector)
    }
    for name in ["_\(key)", "_is\(raised)", key, "is\(raised)"] {
      guard let ivar = runtimeClass.ivar(named: name) else { continue }
      let access = IvarAccess(object: self, ivar: ivar)
      if ivar.isObject { return access.object }
      if let scalar = access.scalar { return NumberBox(scalar) }
    }
    return try Self.getUndefined(self, key)
  }

  /// The root's `setValue:forKey:`. Order: `setKey:`; then the variables `_key`, `_isKey`, `key`, `isKey`;
  /// then `setValue:forUndefinedKey:`.
  final func storeValue(_ value: Object?, forKey key: String) throws(MessageError) {
    let raised = key.prefix(1).uppercased() + key.dropFirst()
    if let selector = try? Selector(validating: "set\(raised):"), selector.argumentCount == 1,
      let method = isa.instanceMethod(for: selector),
      let encoding = try? MethodEncoding(parsing: method.encoding)
    {
      try set(value, through: selector, encoding.arguments[2])
      return
    }
    for name in ["_\(key)", "_is\(raised)", key, "is\(raised)"] {
      guard let ivar = runtimeClass.ivar(named: name) else { continue }
      let access = IvarAccess(object: self, ivar: ivar)
      if ivar.isObject {
        // What is not kept would dangle as soon as the caller lets go of it.
        guard ivar.ownership != .unretained else {
          throw .unexpectedObject(
            "a property, or a variable that is kept", "a plain variable",
            position: "\(ivar.name) of \(runtimeClass), for key \"\(key)\",")
        }
        access.setObject(value)
        return
      }
      if let number = value as? NumberBox, access.setScalar(number.scalar) { return }
      throw .unexpectedObject(
        "a number of type \"\(ivar.encoding)\"", value.map { "a \($0.runtimeClass)" } ?? "nil",
        position: "the value for key \"\(key)\" of \(runtimeClass)")
    }
    try Self.setUndefined(self, value, key)
  }

  /// Sends a setter whose argument has a type; an `NSNumber` is unboxed for a scalar when it fits.
  package func set(
    _ value: Object?, through selector: Selector, _ type: TypeEncoding
  ) throws(MessageError) {
    switch type.unqualified {
    case .object, .block, .classObject:
      try send(selector, value)
    default:
      guard let number = value as? NumberBox else {
        throw .unexpectedObject(
          "a number", value.map { "a \($0.runtimeClass)" } ?? "nil",
          position: "the value for \(runtimeClass.describe(selector))")
      }
      switch number.scalar {
      case .signed(let value): try send(selector, value)
      case .unsigned(let value): try send(selector, value)
      case .floating(let value): try send(selector, value)
      case .bool(let value): try send(selector, value)
      }
    }
  }
}
