import CarobRuntime

/// Reads and writes values by key, as Apple's "Key-Value Coding Programming Guide" describes it.
///
/// A class's override gets a message; the root class's method runs at once.
///
/// Of the guide, these are missing: proxies for reading sets, `keyAtIndexes:`,
/// `mutableOrderedSetValueForKey:` and `validateValue:forKey:error:`.
extension Object {
  private static let get = Message<(String) -> Object?>("valueForKey:")
  private static let set = Message<(Object?, String) -> Void>("setValue:forKey:")
  private static let getPath = Message<(String) -> Object?>("valueForKeyPath:")
  private static let setPath = Message<(Object?, String) -> Void>("setValue:forKeyPath:")
  private static let getAll = Message<([StringBox]) -> DictionaryBox>(
    "dictionaryWithValuesForKeys:")
  private static let setAll = Message<(DictionaryBox) -> Void>("setValuesForKeysWithDictionary:")

  /// The value for a key; scalars come as `NSNumber`.
  ///
  /// - Throws: `MessageError` when the receiver has no such key or its value is neither an object
  ///   nor a number; also an accessor's error.
  /// - Complexity: O(length of the key) when the class was asked for it before and nothing has
  ///   changed; else O(depth of the class).
  public final func value(forKey key: String) throws(MessageError) -> Object? {
    let cls = isa
    if let route = KeyReading.routes.route(for: cls.record, key), !route.isOverridden {
      return try KeyReading.value(of: self, key, route)
    }
    return RootMethod.valueForKey.isUsed(by: cls)
      ? try KeyReading.value(of: self, forKey: key) : try Self.get(self, key)
  }

  /// Sets the value for a key; an `NSNumber` is unboxed for a scalar when it fits without loss.
  ///
  /// - Throws: `MessageError` when there is no such key, or the value does not fit or is nil for
  ///   a scalar; also an accessor's error.
  public final func setValue(_ value: Object?, forKey key: String) throws(MessageError) {
    if RootMethod.setValueForKey.isUsed(by: isa) {
      try KeyWriting.set(value, of: self, forKey: key)
    } else {
      try Self.set(self, value, key)
    }
  }

  /// The value at the end of a path of keys with dots between them; nil when a value on the way is nil.
  ///
  /// After an array a path may have a collection operator: `@count`, or `@sum`, `@avg`, `@min`, `@max`,
  /// `@unionOfObjects` or `@distinctUnionOfObjects` with a path from each element after it.
  ///
  /// - Throws: `MessageError` when the path is malformed, when `value(forKey:)` does, or an operator cannot be
  ///   applied.
  public final func value(forKeyPath path: String) throws(MessageError) -> Object? {
    RootMethod.valueForKeyPath.isUsed(by: isa)
      ? try KeyPathReading.value(of: self, at: path) : try Self.getPath(self, path)
  }

  /// Sets the value at the end of a path; does nothing when a value on the way is nil.
  ///
  /// - Throws: `MessageError` when the path is malformed; also the errors of reading and writing by key.
  public final func setValue(_ value: Object?, forKeyPath path: String) throws(MessageError) {
    if RootMethod.setValueForKeyPath.isUsed(by: isa) {
      try KeyPathReading.set(value, of: self, at: path)
    } else {
      try Self.setPath(self, value, path)
    }
  }

  /// The values for some keys; `NSNull` stands for nil.
  ///
  /// - Throws: `MessageError` when the receiver has no such key; also an accessor's error.
  public final func dictionaryWithValues(
    forKeys keys: [String]
  ) throws(MessageError) -> DictionaryBox {
    try Self.getAll(self, keys.map { StringBox($0) })
  }

  /// Sets the values of a dictionary by its keys, which are strings; `NSNull` stands for nil.
  ///
  /// - Throws: `MessageError` for the first value, by order of keys, that cannot be set; earlier ones have been set.
  public final func setValuesForKeys(_ values: DictionaryBox) throws(MessageError) {
    try Self.setAll(self, values)
  }
}
