internal import CCarob

extension ObjectClass {
  /// Defines and registers a class.
  ///
  /// ```swift
  /// try ObjectClass.define("SKUser", below: "ICModel") { user in
  ///   user.property("name", String.self)
  ///   user.method("initial") { (self: Object) in String((self.name as String).prefix(1)) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - name: a name that no class has.
  ///   - superclass: the name of a registered class.
  ///   - body: adds methods, properties and protocols.
  /// - Throws: `PluginFailure` when the host refuses a name, a type or a selector, and the errors
  ///   of `body`. The class is removed then.
  @discardableResult
  public static func define(
    _ name: String, below superclass: String, _ body: (ClassDefinition) throws -> Void
  ) throws(PluginFailure) -> ObjectClass {
    try PluginFailure.check()
    let definition = try ClassDefinition(body)
    guard let parent = objc_lookUpClass(superclass) else {
      throw PluginFailure("\(name): there is no class \(superclass) to be below")
    }
    guard let made = ObjectClass(objc_allocateClassPair(parent, name, 0)) else { throw .pending() }
    var code: [IMP] = []
    do throws(PluginFailure) {
      try made.add(definition, &code)
      objc_registerClassPair(made.pointer)
      try PluginFailure.check()
    } catch {
      objc_disposeClassPair(made.pointer)
      for imp in code { imp_removeBlock(imp) }
      throw error
    }
    return made
  }

  private func add(_ definition: ClassDefinition, _ code: inout [IMP]) throws(PluginFailure) {
    for method in definition.methods { try add(method, &code) }
    for property in definition.properties {
      let added = CStringList.with(property) { class_addProperty(pointer, $0, $1, $2) }
      try PluginFailure.check()
      if !added { throw PluginFailure("\(name) has a property \(property.name) already") }
    }
    for adopted in definition.protocols {
      guard let adoptee = objc_getProtocol(adopted) else {
        throw PluginFailure("\(name): there is no protocol \(adopted) to adopt")
      }
      _ = class_addProtocol(pointer, adoptee)
      try PluginFailure.check()
    }
  }

  private func add(_ method: ClassDefinition.Method, _ code: inout [IMP]) throws(PluginFailure) {
    let target = method.isClassMethod ? metaclass : pointer
    let selector = try Selector(method.selector)
    let types = try types(of: method, overriding: class_getSuperclass(target), selector)
    let imp = try Handler.implementation(types, for: method.selector, in: self, method.body)
    code.append(imp)
    let added = class_addMethod(target, selector.sel, imp, types.encoding)
    try PluginFailure.check()
    if added { return }
    throw PluginFailure("\(describe(method)): the class has this method already")
  }

  /// Returns the types of the overridden method, or else those of the closure.
  ///
  /// - Throws: `PluginFailure` when the closure's types cannot be converted.
  func types(
    of method: ClassDefinition.Method, overriding cls: Class?, _ selector: Selector
  ) throws(PluginFailure) -> MethodTypes {
    let own = MethodTypes(method.types)
    guard let inherited = method_getTypeEncoding(class_getInstanceMethod(cls, selector.sel)) else {
      return own
    }
    let types = MethodTypes.known(inherited)
    let returns = own.result.isConvertible(to: types.result) || types.result == .void
    guard returns, own.arguments.count == types.arguments.count,
      zip(own.arguments, types.arguments).allSatisfy({ $0.isConvertible(to: $1) })
    else {
      // The host has a better message for a wrong number of arguments.
      if own.arguments.count != types.arguments.count { return own }
      throw PluginFailure(
        "\(describe(method)): the closure is \"\(own.encoding)\", the method that it overrides "
          + "\"\(types.encoding)\"")
    }
    return types
  }

  func describe(_ method: ClassDefinition.Method) -> String {
    "\(method.isClassMethod ? "+" : "-")[\(name) \(method.selector)]"
  }
}

extension ClassDefinition {
  convenience init(_ body: (ClassDefinition) throws -> Void) throws(PluginFailure) {
    self.init()
    do {
      try body(self)
    } catch {
      throw PluginFailure(error)
    }
    try PluginFailure.check()
  }
}
