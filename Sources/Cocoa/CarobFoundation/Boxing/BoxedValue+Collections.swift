import CarobRuntime

extension Array: MessageValue where Element: ObjectMessageValue {}

extension Array: ObjectMessageValue where Element: ObjectMessageValue {}

extension Array: BoxedValue where Element: ObjectMessageValue {
  /// The elements as an `NSArray`.
  public func boxed() -> ArrayBox {
    if let objects = self as? [Object] { return ArrayBox(objects) }
    // A value that becomes nil cannot be an element of a list.
    return ArrayBox(map { Object.from($0.cValue()) ?? NullBox.shared })
  }

  /// The elements of an `NSArray`.
  ///
  /// - Throws: `MessageError` when an element has another type.
  public static func unboxed(_ box: ArrayBox) throws(MessageError) -> [Element] {
    do {
      return try box.objects().map { try Element.element($0, of: "an element") }
    } catch {
      throw .handlerFailed(error)
    }
  }
}

extension Dictionary: MessageValue where Key == String, Value: ObjectMessageValue {}

extension Dictionary: ObjectMessageValue where Key == String, Value: ObjectMessageValue {}

extension Dictionary: BoxedValue where Key == String, Value: ObjectMessageValue {
  /// The entries as an `NSDictionary`.
  public func boxed() -> DictionaryBox {
    DictionaryBox(mapValues { Object.from($0.cValue()) ?? NullBox.shared })
  }

  /// The entries of an `NSDictionary`.
  ///
  /// - Throws: `MessageError` when a key is no string, a value has another type, or two keys are
  ///   equal to Swift, as canonically equivalent strings are.
  public static func unboxed(_ box: DictionaryBox) throws(MessageError) -> [String: Value] {
    var entries: [String: Value] = [:]
    for key in box.keys {
      let name = try String.element(key, of: "a key")
      guard let object = box.object(forKey: key) else { continue }
      let value = try Value.element(object, of: "the value for \(name)")
      if entries.updateValue(value, forKey: name) != nil {
        throw .unexpectedObject(
          "one of them", "in the dictionary in two spellings", position: "the key \(name)")
      }
    }
    return entries
  }
}

extension ObjectMessageValue {
  /// The value of an object in a collection.
  fileprivate static func element(
    _ object: Object, of position: String
  ) throws(MessageError) -> Self {
    if let value = object as? Self { return value }
    // A Swift class only takes its own instances, and this is not one.
    if !(Self.self is Object.Type) {
      do {
        return try argument(object.id)
      } catch {
        // The object's class is right, so the mistake is inside of it.
        if let cls = boxClass, object.runtimeClass.isSubclass(of: cls.runtimeClass) { throw error }
      }
    }
    throw .unexpectedObject(
      runtimeNameOfClass, "\(object.runtimeClass.withArticle)", position: position)
  }

  /// The class of the objects that hold a value; nil if values are not boxed.
  private static var boxClass: Object.Type? { (Self.self as? any BoxedValue.Type)?.classOfBox }

  /// The name in the runtime of the class of the objects.
  private static var runtimeNameOfClass: String {
    if let cls = Self.self as? Object.Type ?? boxClass { return cls.runtimeName }
    return "\(Self.self)"
  }
}

extension BoxedValue {
  fileprivate static var classOfBox: Object.Type { Box.self }
}
