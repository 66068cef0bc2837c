// What a class in Swift states of itself for its readers: the declarations of its members, from which headers, reference
// and completion are written, and a sentence about the class. Only the text is kept when the class is registered.

extension RuntimeClass {
  /// The declarations of the class's own members as its source states them, in order, without semicolons. Those of
  /// class methods are at the metaclass.
  package var statedDeclarations: [StaticString] {
    RuntimeLock.withLock { _ in data.statedDeclarations }
  }

  /// The sentence about the class; nil if its source has none.
  package var summary: String? { RuntimeLock.withLock { _ in data.summary?.description } }

  /// Keeps the text that states a member, if it is a declaration.
  func keep(_ statement: StaticString) {
    guard DeclarationText.isDeclaration(statement) else { return }
    assert(
      (statement.utf8Start.pointee == UInt8(ascii: "+")) == isMetaclass
        || statement.utf8Start.pointee == UInt8(ascii: "@"),
      "\(self): the sign does not fit the statement: \(statement)")
    RuntimeLock.withLock { _ in data.statedDeclarations.append(statement) }
  }

  /// Keeps the sentence about the class.
  func keep(summary: StaticString?) {
    if let summary { RuntimeLock.withLock { _ in data.summary = summary } }
  }

  /// Declares a property by the text that states it.
  ///
  /// - Returns: the property, and the selectors of its getters: one of another name is besides that of the name.
  @usableFromInline func declareProperty(
    stating statement: StaticString, type: String, isReadOnly: Bool
  ) throws(RegistrationError) -> (property: Property, getters: [Selector]) {
    var attributes = PropertyAttributes(type: type)
    attributes.isReadOnly = isReadOnly
    let name = DeclarationText.propertyName(of: statement)
    attributes.getter = DeclarationText.otherGetter(of: statement)
    let property = try declareProperty(name, attributes)
    guard attributes.getter != nil else { return (property, [property.getter]) }
    return (property, [property.getter, try Selector(validating: name)])
  }
}

extension ClassMembers {
  /// Declares a member that the class inherits as headers show it for this class.
  package func declare(_ declaration: StaticString) {
    precondition(
      DeclarationText.isDeclaration(declaration), "\(declaration) is not a declaration")
    cls.keep(declaration)
  }
}

extension Selector {
  /// The selector of a method that is stated by its declaration, or by the name alone.
  @usableFromInline init(stating statement: StaticString) {
    guard DeclarationText.isDeclaration(statement) else {
      self.init(statement)
      return
    }
    do {
      self = try SelectorTable.shared.selector(named: DeclarationText.selectorName(of: statement))
    } catch {
      preconditionFailure("\(statement): \(error)")
    }
  }
}
