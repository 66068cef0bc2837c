extension ClassDefinition {
  /// Declares a property that the host keeps: it makes the variable and the accessors, and models are filled by it.
  ///
  /// Strings, arrays and dictionaries are copied, objects retained.
  ///
  /// - Parameters:
  ///   - isWeak: of an object: not retained, nil once it is gone.
  ///   - isReadOnly: no setter.
  public func property<Value: MessageValue>(
    _ name: String, _ type: Value.Type, isWeak: Bool = false, isReadOnly: Bool = false
  ) {
    var attributes = [(name: "T", value: type.propertyEncoding)]
    if isReadOnly { attributes.append(("R", "")) }
    if type.typeEncoding == "@" {
      let isCopied = type is any NamedClassValue.Type
      attributes.append((isWeak ? "W" : isCopied ? "C" : "&", ""))
    }
    add(Property(name: name, attributes: attributes))
  }

  /// Declares a property that is computed.
  public func property<Value: MessageValue>(
    _ name: String, get: @escaping (Object) throws -> Value
  ) {
    add(Property(name: name, attributes: [("T", Value.propertyEncoding), ("R", ""), ("D", "")]))
    method(name, get)
  }

  /// Declares a property that is computed and can be set.
  public func property<Value: MessageValue>(
    _ name: String, get: @escaping (Object) throws -> Value,
    set: @escaping (Object, Value) throws -> Void
  ) {
    add(Property(name: name, attributes: [("T", Value.propertyEncoding), ("D", "")]))
    method(name, get)
    method("set" + name.prefix(1).uppercased() + name.dropFirst() + ":", set)
  }
}
