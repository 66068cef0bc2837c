import CarobRuntime

/// Validation of key-value coding: checks whether a value may be set, and may replace it.
///
/// Values are only validated when a program asks for it.
enum ValidationMembers {
  private static let validate = Message<(ObjectPointer, String, ObjectPointer) -> Bool>(
    "validateValue:forKey:error:")

  static func define(_ object: ClassMembers<Object>) {
    object.method(
      """
      - (BOOL)validateValue:(inout id _Nullable *_Nonnull)value forKey:(NSString *)key \
      error:(NSError **)error
      """
    ) { (this, value: ObjectPointer, key: String, error: ObjectPointer) in
      try isValid(value, of: this, forKey: key, error)
    }
    object.method(
      """
      - (BOOL)validateValue:(inout id _Nullable *_Nonnull)value forKeyPath:(NSString *)path \
      error:(NSError **)error
      """
    ) { (this, value: ObjectPointer, path: String, error: ObjectPointer) in
      try isValid(value, of: this, at: path, error)
    }
  }

  /// The result of the object's `validate<Key>:error:`; true without such a method.
  ///
  /// - Throws: the method's error.
  private static func isValid(
    _ value: ObjectPointer, of object: Object, forKey key: String, _ error: ObjectPointer
  ) throws -> Bool {
    guard let selector = KeyNames(key).selector("validate*:error:"),
      object.responds(to: selector)
    else { return true }
    return try object.send(selector, value, error, returning: Bool.self)
  }

  /// Validates the key at the end of a path, for the object there; false when that is nil, as a message to nil returns.
  ///
  /// - Throws: the error of reading the path, or of the method.
  private static func isValid(
    _ value: ObjectPointer, of object: Object, at path: String, _ error: ObjectPointer
  ) throws -> Bool {
    guard let point = path.lastIndex(of: ".") else {
      return try validate(object, value, path, error)
    }
    guard let owner = try object.value(forKeyPath: String(path[..<point])) else { return false }
    return try validate(owner, value, String(path[path.index(after: point)...]), error)
  }
}
