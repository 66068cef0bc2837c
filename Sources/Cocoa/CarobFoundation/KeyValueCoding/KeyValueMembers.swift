import CarobRuntime

/// The methods of key-value coding that every object has.
enum KeyValueMembers {
  static func define(_ object: ClassMembers<Object>) {
    object.classMethod("+ (BOOL)accessInstanceVariablesDirectly") { _ in true }
    object.method("- (id)valueForKey:(NSString *)key") { (this, key: String) in
      try KeyReading.value(of: this, forKey: key)
    }
    object.method("- (void)setValue:(id)value forKey:(NSString *)key") {
      (this, value: Object?, key: String) in
      try KeyWriting.set(value, of: this, forKey: key)
    }
    object.method("- (id)valueForKeyPath:(NSString *)path") { (this, path: String) in
      try KeyPathReading.value(of: this, at: path)
    }
    object.method("- (void)setValue:(id)value forKeyPath:(NSString *)path") {
      (this, value: Object?, path: String) in
      try KeyPathReading.set(value, of: this, at: path)
    }
    object.method("- (id)valueForUndefinedKey:(NSString *)key") { (this, key: String) -> Object? in
      throw MessageError.undefinedKey(key, of: this.runtimeClass)
    }
    object.method("- (void)setValue:(id)value forUndefinedKey:(NSString *)key") {
      (this, _: Object?, key: String) in
      throw MessageError.undefinedKey(key, of: this.runtimeClass)
    }
    object.method("- (void)setNilValueForKey:(NSString *)key") { (this, key: String) in
      throw MessageError.nilForScalar(key, of: this.runtimeClass)
    }
    object.method("- (NSDictionary *)dictionaryWithValuesForKeys:(NSArray *)keys") {
      (this, keys: [StringBox]?) in
      try values(of: this, forKeys: keys ?? [])
    }
    object.method("- (void)setValuesForKeysWithDictionary:(NSDictionary *)values") {
      (this, values: DictionaryBox?) in
      if let values { try set(values, of: this) }
    }
  }

  private static func values(
    of object: Object, forKeys keys: [StringBox]
  ) throws(MessageError) -> DictionaryBox {
    var values: [Object] = []
    for key in keys {
      values.append(try object.value(forKey: key.string) ?? NullBox.shared)
    }
    return try DictionaryBox(keys: keys, objects: values)
  }

  /// Sets the values in the order of the keys, so that the same one of several unfit values is reported each time.
  private static func set(
    _ values: DictionaryBox, of object: Object
  ) throws(MessageError) {
    var pairs: [(key: String, value: Object?)] = []
    for key in values.keys {
      guard let string = key as? StringBox else {
        throw .unexpectedObject("a string", "\(key.runtimeClass.withArticle)", position: "a key")
      }
      pairs.append((string.string, values.object(forKey: key)))
    }
    for (key, value) in pairs.sorted(by: { $0.key < $1.key }) {
      try object.setValue(value is NullBox ? nil : value, forKey: key)
    }
  }
}

/// The methods of the root class whose code the runtime may leave out or run without a message.
extension RootMethod {
  static let valueForKey = RootMethod("valueForKey:")
  static let setValueForKey = RootMethod("setValue:forKey:")
  static let valueForKeyPath = RootMethod("valueForKeyPath:")
  static let setValueForKeyPath = RootMethod("setValue:forKeyPath:")
  static let willChangeValue = RootMethod("willChangeValueForKey:")
  static let didChangeValue = RootMethod("didChangeValueForKey:")

  static let ofKeyValueCoding = [
    valueForKey, setValueForKey, valueForKeyPath, setValueForKeyPath, willChangeValue,
    didChangeValue,
  ]
}
