extension RuntimeClass {
  /// The class's own methods, sorted by name. For the order in which they were added see `MethodRecords.all(of:)`.
  public var methods: [Method] {
    RuntimeLock.withLock { _ in data.methods.values.compactMap { Method($0, of: self) } }
      .sorted { $0.selector.name < $1.selector.name }
  }

  /// The method that instances have for a selector, the class's own or inherited.
  ///
  /// - Complexity: O(depth).
  public func instanceMethod(for selector: Selector) -> Method? {
    RuntimeLock.withLock { state in
      MethodLookup.method(of: self, selector, &state).flatMap {
        Method($0.method, of: $0.implementor)
      }
    }
  }

  /// The class, this one or a superclass, whose method instances use for a selector.
  ///
  /// - Complexity: O(depth).
  public func implementor(of selector: Selector) -> RuntimeClass? {
    RuntimeLock.withLock { state in
      MethodLookup.method(of: self, selector, &state)?.implementor
    }
  }

  /// Adds a method that the class itself does not have.
  ///
  /// - Parameters:
  ///   - selector: the method's selector, which other classes may have methods for already.
  ///   - implementation: code of exactly these types.
  ///   - types: the encoding, with as many arguments after receiver and selector as the selector has
  ///     colons.
  /// - Throws: `RegistrationError` when the class has such a method or was disposed of, or the
  ///   encoding is unusable or differs from that of the block from which the code was made.
  public func addMethod(
    _ selector: Selector, _ implementation: Implementation, types: String
  ) throws(RegistrationError) {
    let signature = try checkedSignature(selector, types)
    try BlockForwarder.check(implementation, describe(selector), signature.encoding)
    try add(selector, implementation, types: MethodTypes(checked: types))
  }

  /// Adds a method as C code does: any types are kept as they are. If they do not fit the selector, calls go by those of the
  /// inherited method.
  ///
  /// - Throws: `RegistrationError` when the class has such a method or was disposed of.
  package func addMethod(
    _ selector: Selector, _ implementation: Implementation, telling types: String
  ) throws(RegistrationError) {
    try add(
      selector, implementation,
      types: MethodTypes(
        telling: types, for: selector, present: presentSignature(for: selector)))
  }

  /// Adds a method that a compiler made.
  func addMethod(
    _ selector: Selector, _ implementation: Implementation, compiled types: String
  ) throws(RegistrationError) {
    let signature = try checkedSignature(selector, types)
    try add(selector, implementation, types: MethodTypes(compiled: types, signature))
  }

  /// Adds a method of the host, whose types are those of its code.
  func addMethod(
    _ selector: Selector, _ implementation: Implementation, stating types: String
  ) throws(RegistrationError) {
    try add(
      selector, implementation, types: MethodTypes(stating: checkedSignature(selector, types)))
  }

  private func add(
    _ selector: Selector, _ implementation: Implementation, types: MethodTypes
  ) throws(RegistrationError) {
    try MethodFunctions.check(implementation, for: self, selector)
    try RuntimeLock.withLock { (state) throws(RegistrationError) in
      try add(selector, implementation, types: types, &state)
    }
  }

  /// The signature of the method that instances have now, their own or an inherited one.
  private func presentSignature(for selector: Selector) -> MethodSignature? {
    MethodLookup.callable(in: self, selector, to: .ask)?.entry.signature
  }

  /// Adds a method whose encoding was checked.
  func add(
    _ selector: Selector, _ implementation: Implementation, types: MethodTypes,
    _ state: inout RuntimeState
  ) throws(RegistrationError) {
    try checkNotDisposedOf(state)
    guard data.methods[selector.index] == nil else { throw .memberExists(describe(selector)) }
    insert(selector, implementation, types: types, &state)
  }

  /// Adds a method or replaces the class's own, its encoding as well.
  ///
  /// - Returns: the class's own implementation until now.
  /// - Throws: `RegistrationError` when the encoding is unusable, or is called in another way than the class's present one.
  @discardableResult
  public func replaceMethod(
    _ selector: Selector, _ implementation: Implementation, types: String
  ) throws(RegistrationError) -> Implementation? {
    let signature = try checkedSignature(selector, types)
    try BlockForwarder.check(implementation, describe(selector), signature.encoding)
    return try replace(selector, implementation, types: MethodTypes(checked: types)) {
      (state) throws(RegistrationError) in
      try checkReplacement(of: selector, describe(selector), types, signature, &state)
    }
  }

  /// Adds a method or replaces the class's own as C code does; see `addMethod(_:_:telling:)`.
  ///
  /// - Returns: the class's own implementation until now.
  /// - Throws: `RegistrationError` when the class was disposed of.
  @discardableResult
  package func replaceMethod(
    _ selector: Selector, _ implementation: Implementation, telling types: String
  ) throws(RegistrationError) -> Implementation? {
    try replace(
      selector, implementation,
      types: MethodTypes(
        telling: types, for: selector, present: presentSignature(for: selector)))
  }

  private func replace(
    _ selector: Selector, _ implementation: Implementation, types: MethodTypes,
    check: (inout RuntimeState) throws(RegistrationError) -> Void = { _ in }
  ) throws(RegistrationError) -> Implementation? {
    try MethodFunctions.check(implementation, for: self, selector)
    return try RuntimeLock.withLock { (state) throws(RegistrationError) -> Implementation? in
      try checkNotDisposedOf(state)
      try check(&state)
      return put(selector, implementation, types: types, &state)
    }
  }

  /// Sets the implementation of the method that instances have, the class's own or an inherited one.
  ///
  /// - Parameter implementation: code of the types that the method has.
  /// - Returns: the implementation until now; nil, and no change, when instances have no such method.
  /// - Precondition: the implementation is not that of a host's method that takes objects of other classes only.
  /// - Complexity: O(depth).
  @discardableResult
  public func setImplementation(
    _ implementation: Implementation, for selector: Selector
  ) -> Implementation? {
    RuntimeLock.withLock { state in
      guard let found = MethodLookup.method(of: self, selector, &state) else { return nil }
      do throws(RegistrationError) {
        try MethodFunctions.check(implementation, for: found.implementor, selector)
      } catch {
        preconditionFailure("\(error)")
      }
      return found.implementor.setImplementation(
        implementation, of: found.method, selector, &state)
    }
  }

  /// Exchanges the implementations of two methods, the class's own or inherited ones.
  ///
  /// - Throws: `RegistrationError` when one of them is missing or they are called differently.
  public func exchangeMethods(_ first: Selector, _ second: Selector) throws(RegistrationError) {
    try RuntimeLock.withLock { (state) throws(RegistrationError) in
      guard let one = MethodLookup.method(of: self, first, &state),
        let other = MethodLookup.method(of: self, second, &state)
      else { throw .missingMethod(describe(first), describe(second)) }
      try Self.exchange(
        one.method, of: one.implementor, with: other.method, of: other.implementor,
        asInCocoa: false, &state)
    }
  }

  /// The parsed encoding, if it fits the selector.
  @discardableResult
  package func checkedSignature(
    _ selector: Selector, _ types: String
  ) throws(RegistrationError) -> MethodSignature {
    try .checked(types, for: selector, of: describe(selector))
  }

  /// `-[Class selector]` or `+[Class selector]`.
  package func describe(_ selector: Selector) -> String {
    "\(isMetaclass ? "+" : "-")[\(visible.name) \(selector)]"
  }
}
