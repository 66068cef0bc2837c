import CCarob

extension RuntimeClass {
  /// Adds a category's members to the class; all of them, or none.
  ///
  /// Its methods replace the class's own and those of categories added before, from the next message
  /// on: the category that was added last wins. Members added
  /// while a plugin loads go with the plugin; a method is then as if that plugin had never been there.
  ///
  /// A class method `load` of the category is called once, after all members are there, and
  /// alone: neither the class's own `load` nor that of another category is called.
  ///
  /// - Throws: `RegistrationError` when the class is a metaclass or not registered; a method's encoding is
  ///   unusable, is called in another way than the method that the class itself has, or is stated twice; the
  ///   class itself has a property of that name; a protocol is not registered; or `load` raised an error, in
  ///   which case the members stay.
  /// - Complexity: O(members), and the clearing of the caches of the class and its subclasses.
  public func addCategory(_ category: Category) throws(RegistrationError) {
    try attach(category)?.send()
  }

  /// Adds a category's members to the class, all of them or none, without calling `load`.
  ///
  /// - Parameter replacingProperties: whether properties replace the class's own, as methods do, rather than being refused. Then
  ///   methods may be called in another way, too.
  /// - Returns: the category's `load`, for the caller to call.
  /// - Throws: `RegistrationError` as `addCategory(_:)`, which see.
  func attach(
    _ category: Category, replacingProperties: Bool = false
  ) throws(RegistrationError) -> LoadCall? {
    let title = "\(name)(\(category.name.onOneLine))"
    guard !isMetaclass, isRegistered else {
      throw .notCategorizable(title)
    }
    let methods = try checkedMethods(of: category, title)
    try checkMembers(of: category, title, replacingProperties)
    try declareProperties(of: category, replacingProperties)
    let allTypes = methods.map { method, signature in
      replacingProperties
        ? MethodTypes(compiled: method.encoding, signature) : MethodTypes(checked: method.encoding)
    }
    do throws(RegistrationError) {
      try RuntimeLock.withLock { (state) throws(RegistrationError) in
        // Those of a compiler may have other types, as in Cocoa.
        for (method, signature) in methods where !replacingProperties {
          try methodClass(method).checkReplacement(
            of: method.selector, Self.describe(method, in: title), method.encoding, signature,
            &state)
        }
        for ((method, _), types) in zip(methods, allTypes) {
          _ = methodClass(method).put(
            method.selector, method.implementation, types: types, &state)
        }
        noteChange(.category(self, category))
      }
    } catch {
      for (cls, property) in declaredProperties(of: category) {
        cls.revokeProperty(property.name, of: changingOwner)
      }
      throw error
    }
    for adopted in category.protocols { adopt(adopted) }
    return load(among: category.methods, title: title)
  }

  private func methodClass(_ method: Method) -> RuntimeClass {
    method.isClassMethod ? metaclass : self
  }

  /// `-[Class(Category) selector]`.
  private static func describe(_ method: Method, in title: String) -> String {
    "\(method.isClassMethod ? "+" : "-")[\(title) \(method.selector)]"
  }

  private func checkedMethods(
    of category: Category, _ title: String
  ) throws(RegistrationError) -> [(method: Method, signature: MethodSignature)] {
    var seen: Set<Selector> = []
    var seenOfClass: Set<Selector> = []
    var checked: [(method: Method, signature: MethodSignature)] = []
    for method in category.methods {
      let member = Self.describe(method, in: title)
      let isNew =
        method.isClassMethod
        ? seenOfClass.insert(method.selector).inserted : seen.insert(method.selector).inserted
      if !isNew { throw .memberExists(member) }
      let signature = try MethodSignature.checked(
        method.encoding, for: method.selector, of: member)
      checked.append((method, signature))
    }
    return checked
  }

  /// Refuses members that cannot be added, before anything is changed.
  private func checkMembers(
    of category: Category, _ title: String, _ replacingProperties: Bool
  ) throws(RegistrationError) {
    for (cls, property) in declaredProperties(of: category)
    where !replacingProperties
      && RuntimeLock.withLock({ _ in cls.data.properties[property.name] != nil })
    {
      throw .memberExists("\(title).\(property.name)")
    }
    for adopted in category.protocols where !adopted.isRegistered {
      throw .unregisteredProtocol(adopted.name, for: title)
    }
  }

  /// A category's properties, each with the class or metaclass that has it.
  private func declaredProperties(
    of category: Category
  ) -> [(cls: RuntimeClass, property: Category.DeclaredProperty)] {
    category.properties.map { (self, $0) } + category.classProperties.map { (metaclass, $0) }
  }

  private func declareProperties(
    of category: Category, _ replacing: Bool
  ) throws(RegistrationError) {
    var declared: [(cls: RuntimeClass, name: String)] = []
    do throws(RegistrationError) {
      for (cls, property) in declaredProperties(of: category) {
        if replacing {
          try cls.replaceProperty(property.name, property.attributes)
        } else {
          try cls.declareProperty(property.name, property.attributes)
        }
        declared.append((cls, property.name))
      }
    } catch {
      for (cls, name) in declared { cls.revokeProperty(name, of: changingOwner) }
      throw error
    }
  }
}
