import CarobRuntime

/// The methods of key-value coding that every object has.
enum KeyValueMembers {
  static func define(_ object: ClassMembers<Object>) {
    object.classMethod("accessInstanceVariablesDirectly") { _ in true }
    object.method("valueForKey:") { (this, key: String) in
      try KeyReading.value(of: this, forKey: key)
    }
    object.method("setValue:forKey:") { (this, value: Object?, key: String) in
      try KeyWriting.set(value, of: this, forKey: key)
    }
    object.method("valueForKeyPath:") { (this, path: String) in
      try KeyPathReading.value(of: this, at: path)
    }
    object.method("setValue:forKeyPath:") { (this, value: Object?, path: String) in
      try KeyPathReading.set(value, of: this, at: path)
    }
    object.method("valueForUndefinedKey:") { (this, key: String) -> Object? in
      throw MessageError.undefinedKey(key, of: this.runtimeClass)
    }
    object.method("setValue:forUndefinedKey:") { (this, _: Object?, key: String) in
      throw MessageError.undefinedKey(key, of: this.runtimeClass)
    }
    object.method("setNilValueForKey:") { (this, key: String) in
      throw MessageError.nilForScalar(key, of: this.runtimeClass)
    }
    object.method("dictionaryWithValuesForKeys:") { (this, keys: [StringBox]) in
      try values(of: this, forKeys: keys)
    }
    object.method("setValuesForKeysWithDictionary:") { (this, values: DictionaryBox) in
      try set(values, of: this)
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
