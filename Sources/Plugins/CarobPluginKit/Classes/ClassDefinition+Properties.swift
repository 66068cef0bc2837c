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
    let isCopied = type is any NamedClassValue.Type
    declare(
      name, type.propertyEncoding,
      type.typeEncoding != "@" ? nil : isWeak ? "W" : isCopied ? "C" : "&", isReadOnly)
  }

  /// Declares a property of objects of a class, that the host keeps. A model gets an object of the class, made of the JSON object
  /// inside of its own.
  ///
  /// - Parameters:
  ///   - className: the name of a class, which is registered when a value is mapped.
  ///   - isWeak: not retained, nil once it is gone.
  ///   - isReadOnly: no setter.
  public func property(
    _ name: String, ofClass className: String, isWeak: Bool = false, isReadOnly: Bool = false
  ) {
    declare(name, "@\"\(className)\"", isWeak ? "W" : "&", isReadOnly)
  }

  /// Declares a property of arrays, that the host keeps. A model gets objects of a class, one made of each JSON object in the
  /// array: adds the class method `mappingClassFor…`, which says so.
  ///
  /// - Parameters:
  ///   - className: the name of a class, which is registered when a value is mapped.
  ///   - isReadOnly: no setter.
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
