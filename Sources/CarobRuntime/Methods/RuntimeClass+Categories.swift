import CCarob

extension RuntimeClass {
  /// Adds a category's members to the class; all of them, or none.
  ///
  /// Its methods win over the class's own and over those of categories added before: the category that was
  /// added last is the one that a message reaches, from the next message on. A replaced method keeps its
  /// encoding. What is added while a plugin loads goes with the plugin; a method is then again what it would
  /// be if that plugin had never been there.
  ///
  /// A class method `load` of the category is called once, when all members are there, and by itself: neither
  /// the class's own `load` nor that of another category is called.
  ///
  /// - Throws: `RegistrationError` when the class is a metaclass or not registered; a method's encoding is
  ///   unusable, is called in another way than the method that the class itself has, or is stated twice; the
  ///   class itself has a property of that name; a protocol is not registered; or `load` raised an error, in
  ///   which case the members stay.
  /// - Complexity: O(members), and what making the class and its subclasses ask again costs.
  public func addCategory(_ category: Category) throws(RegistrationError) {
    let title = "\(name)(\(category.name.onOneLine))"
    guard !isMetaclass, isRegistered else {
      throw .notCategorizable(title)
    }
    let methods = try checkedMethods(of: category, title)
    try checkMembers(of: category, title)
    try declareProperties(of: category)
    do throws(RegistrationError) {
      try RuntimeLock.withLock { (state) throws(RegistrationError) in
        for (method, signature) in methods {
          try methodClass(method).checkReplacement(
            of: method.selector, Self.describe(method, in: title), method.encoding, signature,
            &state)
        }
        for (method, _) in methods {
          _ = methodClass(method).put(
            method.selector, method.implementation, types: method.encoding, &state)
        }
        noteChange(.category(self, category))
      }
    } catch {
      for property in category.properties { revokeProperty(property.name, of: changingOwner) }
      throw error
    }
    for adopted in category.protocols { adopt(adopted) }
    if let load = methods.first(where: {
      $0.method.isClassMethod && $0.method.selector == Self.load
    }) {
      try callLoad(load.method, title: title)
    }
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

  /// Refuses what can be known before anything is changed.
  private func checkMembers(of category: Category, _ title: String) throws(RegistrationError) {
    let names = Set(properties.map(\.name))
    for property in category.properties where names.contains(property.name) {
      throw .memberExists("\(title).\(property.name)")
    }
    for adopted in category.protocols where !adopted.isRegistered {
      throw .unregisteredProtocol(adopted.name, for: title)
    }
  }

  private func declareProperties(of category: Category) throws(RegistrationError) {
    var declared: [String] = []
    do throws(RegistrationError) {
      for property in category.properties {
        try declareProperty(property.name, property.attributes)
        declared.append(property.name)
      }
    } catch {
      for name in declared { revokeProperty(name, of: changingOwner) }
      throw error
    }
  }
}
