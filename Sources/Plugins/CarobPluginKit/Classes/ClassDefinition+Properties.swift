extension ClassDefinition {
  /// Declares a stored property. The host makes the variable and the accessors, and fills the property in models.
  ///
  /// Strings, arrays and dictionaries are copied, other objects retained.
  ///
  /// - Parameters:
  ///   - isWeak: whether an object is not retained, and becomes nil when it is freed.
  ///   - isReadOnly: whether there is no setter.
  public func property<Value: MessageValue>(
    _ name: String, _ type: Value.Type, isWeak: Bool = false, isReadOnly: Bool = false
  ) {
    let isCopied = type is any NamedClassValue.Type
    declare(
      name, type.propertyEncoding,
      type.typeEncoding != "@" ? nil : isWeak ? "W" : isCopied ? "C" : "&", isReadOnly)
  }

  /// Declares a stored property for an object of a class. In a model, the nested JSON object is mapped to that class.
  ///
  /// - Parameters:
  ///   - className: the name of the class, which must be registered when a value is mapped.
  ///   - isWeak: whether the object is not retained, and becomes nil when it is freed.
  ///   - isReadOnly: whether there is no setter.
  public func property(
    _ name: String, ofClass className: String, isWeak: Bool = false, isReadOnly: Bool = false
  ) {
    declare(name, "@\"\(className)\"", isWeak ? "W" : "&", isReadOnly)
  }

  /// Declares a stored property for an array. In a model, the JSON objects in the array are mapped
  /// to a class, which the added class method `mappingClassFor…` returns.
  ///
  /// - Parameters:
  ///   - className: the name of the class, which must be registered when a value is mapped.
  ///   - isReadOnly: whether there is no setter.
  public func property(
    _ name: String, arrayOf className: String, isReadOnly: Bool = false
  ) {
    declare(name, [Object].propertyEncoding, "C", isReadOnly)
    let words = name.split { "-_ ".contains($0) }.map { $0.prefix(1).uppercased() + $0.dropFirst() }
    classMethod("mappingClassFor" + words.joined()) { (_: Object) in try ObjectClass(className) }
  }

  private func declare(
    _ name: String, _ encoding: String, _ memory: String?, _ isReadOnly: Bool
  ) {
    var attributes = [(name: "T", value: encoding)]
    if isReadOnly { attributes.append(("R", "")) }
    if let memory { attributes.append((memory, "")) }
    add(Property(name: name, attributes: attributes))
  }

  /// Declares a computed property.
  public func property<Value: MessageValue>(
    _ name: String, get: @escaping (Object) throws -> Value
  ) {
    add(Property(name: name, attributes: [("T", Value.propertyEncoding), ("R", ""), ("D", "")]))
    method(name, get)
  }

  /// Declares a computed property with a setter.
  public func property<Value: MessageValue>(
    _ name: String, get: @escaping (Object) throws -> Value,
    set: @escaping (Object, Value) throws -> Void
  ) {
    add(Property(name: name, attributes: [("T", Value.propertyEncoding), ("D", "")]))
    method(name, get)
    method("set" + name.prefix(1).uppercased() + name.dropFirst() + ":", set)
  }
}
