import CCarob

/// A method of a class: selector, encoding and implementation. A snapshot.
public struct Method: Hashable, Sendable {
  /// What it answers to.
  public let selector: Selector
  /// Its types, such as `v@:@@`.
  public let encoding: String
  /// Its code.
  public let implementation: Implementation
}

extension RuntimeClass {
  /// The class's own methods, sorted by name.
  public var methods: [Method] {
    RuntimeLock.withLock { _ in data.methods.values.compactMap { Method($0) } }
      .sorted { $0.selector.name < $1.selector.name }
  }

  /// The method that instances have for a selector, the class's own or inherited.
  ///
  /// - Complexity: O(depth).
  public func instanceMethod(for selector: Selector) -> Method? {
    RuntimeLock.withLock { state in
      MethodLookup.method(of: record, selector, &state).flatMap { Method($0.method) }
    }
  }

  /// The class, this one or a superclass, whose method instances use for a selector.
  ///
  /// - Complexity: O(depth).
  public func implementor(of selector: Selector) -> RuntimeClass? {
    RuntimeLock.withLock { state in
      MethodLookup.method(of: record, selector, &state).map { RuntimeClass(record: $0.implementor) }
    }
  }

  /// Adds a method that the class itself does not have.
  ///
  /// - Parameters:
  ///   - selector: what it answers to; any class may have methods of that name already.
  ///   - implementation: code of exactly these types.
  ///   - types: the encoding, with as many arguments after receiver and selector as the selector has
  ///     colons.
  /// - Throws: `RegistrationError` when the class has such a method, or the encoding is unusable.
  public func addMethod(
    _ selector: Selector, _ implementation: Implementation, types: String
  ) throws(RegistrationError) {
    try checkedSignature(selector, types)
    try RuntimeLock.withLock { (state) throws(RegistrationError) in
      guard data.methods[selector.index] == nil else {
        throw .memberExists(describe(selector))
      }
      insert(selector, implementation, types: types, &state)
      noteChange(.method(self, selector))
    }
  }

  /// Adds a method or replaces the class's own; a replaced one keeps its encoding.
  ///
  /// - Returns: the class's own implementation until now.
  /// - Throws: `RegistrationError` when the encoding is unusable, or is called in another way than the
  ///   one the class has.
  @discardableResult
  public func replaceMethod(
    _ selector: Selector, _ implementation: Implementation, types: String
  ) throws(RegistrationError) -> Implementation? {
    let signature = try checkedSignature(selector, types)
    return try RuntimeLock.withLock { (state) throws(RegistrationError) -> Implementation? in
      guard let method = data.methods[selector.index] else {
        insert(selector, implementation, types: types, &state)
        noteChange(.method(self, selector))
        return nil
      }
      if let old = method.pointee.types,
        let known = state.signatures[ExactString(String(cString: old))],
        !known.isCalledLike(signature)
      {
        throw .encodingMismatch(describe(selector), String(cString: old), types)
      }
      return swap(method, implementation, selector, &state)
    }
  }

  /// Exchanges the implementations of two methods, the class's own or inherited ones.
  ///
  /// - Throws: `RegistrationError` when one of them is missing or they are called differently.
  public func exchangeMethods(_ first: Selector, _ second: Selector) throws(RegistrationError) {
    try RuntimeLock.withLock { (state) throws(RegistrationError) in
      guard let one = MethodLookup.method(of: record, first, &state),
        let other = MethodLookup.method(of: record, second, &state)
      else { throw .missingMethod(describe(first), describe(second)) }
      try Self.exchange(
        one.method, RuntimeClass(record: one.implementor),
        other.method, RuntimeClass(record: other.implementor), &state)
    }
  }

  /// Removes the class's own method. For taking back a registration only.
  func removeMethod(_ selector: Selector) {
    RuntimeLock.withLock { state in
      guard let method = data.methods.removeValue(forKey: selector.index) else { return }
      unpublish(method)
      didChange(selector, &state)
    }
  }

  /// Puts an earlier implementation back.
  func restore(_ implementation: Implementation, for selector: Selector) {
    RuntimeLock.withLock { state in
      guard let method = data.methods[selector.index] else { return }
      method.pointee.imp = implementation.imp
      didChange(selector, &state)
    }
  }

  static func exchange(
    _ first: UnsafeMutablePointer<objc_method>, _ firstClass: RuntimeClass,
    _ second: UnsafeMutablePointer<objc_method>, _ secondClass: RuntimeClass,
    _ state: inout RuntimeState
  ) throws(RegistrationError) {
    // Encodings are interned, so that equal ones are one pointer.
    if first.pointee.types != second.pointee.types, let a = Method(first), let b = Method(second),
      let one = state.signatures[ExactString(a.encoding)],
      let other = state.signatures[ExactString(b.encoding)], !one.isCalledLike(other)
    {
      throw .encodingMismatch(firstClass.describe(a.selector), a.encoding, b.encoding)
    }
    guard let one = Selector(first.pointee.selector), let other = Selector(second.pointee.selector),
      let imp = first.pointee.imp, let otherImp = second.pointee.imp
    else { return }
    _ = firstClass.swap(first, Implementation(otherImp), one, &state)
    _ = secondClass.swap(second, Implementation(imp), other, &state)
  }

  /// Sets a method's code and makes every cache ask again.
  func swap(
    _ method: UnsafeMutablePointer<objc_method>, _ implementation: Implementation,
    _ selector: Selector, _ state: inout RuntimeState
  ) -> Implementation? {
    let previous = method.pointee.imp.map(Implementation.init)
    method.pointee.imp = implementation.imp
    didChange(selector, &state)
    if let previous { noteChange(.replacement(self, selector, previous: previous)) }
    return previous
  }

  /// The parsed encoding, if it fits the selector.
  @discardableResult
  func checkedSignature(
    _ selector: Selector, _ types: String
  ) throws(RegistrationError) -> MethodSignature {
    let signature: MethodSignature
    do throws(EncodingError) {
      signature = try .interned(types)
    } catch {
      throw .malformedEncoding(error, of: describe(selector))
    }
    guard signature.explicitArguments.count == selector.argumentCount else {
      throw .argumentCount(
        describe(selector), encoding: types, takes: signature.explicitArguments.count,
        colons: selector.argumentCount)
    }
    return signature
  }

  /// `-[Class selector]` or `+[Class selector]`.
  func describe(_ selector: Selector) -> String {
    "\(isMetaclass ? "+" : "-")[\(visible) \(selector)]"
  }

  private func insert(
    _ selector: Selector, _ implementation: Implementation, types: String,
    _ state: inout RuntimeState
  ) {
    let list = UnsafeMutablePointer<objc_method_list>.allocate(capacity: 1)
    // SAFETY: freshly allocated; a list of one method fits the record exactly. Lists are never freed, so
    // that a `Method` that C holds stays valid.
    list.initialize(
      to: objc_method_list(
        next: record.pointee.methods, count: 1, size: MemoryLayout<objc_method>.size,
        methods: objc_method(
          imp: implementation.imp, selector: selector.sel,
          types: CStringTable.shared.interned(types))))
    record.pointee.methods = list
    data.methods[selector.index] = Self.method(in: list)
    didChange(selector, &state)
  }

  /// The method in a list of one.
  private static func method(
    in list: UnsafeMutablePointer<objc_method_list>
  ) -> UnsafeMutablePointer<objc_method> {
    let offset = MemoryLayout<objc_method_list>.offset(of: \.methods) ?? 24
    // SAFETY: `insert` made the list, whose method follows the header.
    return (UnsafeMutableRawPointer(list) + offset).assumingMemoryBound(to: objc_method.self)
  }

  /// Takes a method out of the record's lists. Its memory stays, as C may hold it.
  private func unpublish(_ method: UnsafeMutablePointer<objc_method>) {
    objc_method_list.unlink(from: &record.pointee.methods) { Self.method(in: $0) == method }
  }

  private func didChange(_ selector: Selector, _ state: inout RuntimeState) {
    MethodCache.clear(selector, in: record, &state)
    Generation.advance(&state)
  }

  /// Remembers a change that is not to outlast the one who is registering.
  func noteChange(_ change: RegistrationOwner.Change) {
    guard let owner = RegistrationOwner.current, owner !== data.owner else { return }
    owner.record(change)
  }
}

extension Method {
  init?(_ method: UnsafePointer<objc_method>) {
    guard let selector = Selector(method.pointee.selector), let imp = method.pointee.imp,
      let types = method.pointee.types
    else { return nil }
    self.init(
      selector: selector, encoding: String(cString: types), implementation: Implementation(imp))
  }

  init?(_ method: UnsafeMutablePointer<objc_method>) { self.init(UnsafePointer(method)) }
}
