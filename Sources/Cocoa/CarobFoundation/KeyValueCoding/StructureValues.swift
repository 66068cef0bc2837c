import CarobRuntime

/// Values of keys that are structures or unions of C: key-value coding passes them as `NSValue`.
enum StructureValues {
  /// The value of a getter; nil when it returns no structure.
  ///
  /// - Throws: the getter's error.
  static func value(of object: Object, _ getter: Selector) throws(MessageError) -> Object? {
    guard let signature = MethodLookup.callable(in: object.isa, getter, to: .ask)?.entry.signature,
      signature.encoding.result.isAggregate
    else { return nil }
    let invocation = try NSInvocation(signature)
    invocation.selector = getter
    try invocation.invoke(on: object)
    return invocation.resultBytes.withUnsafeBytes { bytes in
      bytes.baseAddress.flatMap { ValueBox(signature.encoding.result, at: $0) }
    }
  }

  /// The value of a variable; nil when it is no structure.
  static func value(of object: Object, _ ivar: Ivar) -> Object? {
    guard ivar.type.isAggregate else { return nil }
    return UnsafeRawPointer(IvarAccess(object: object, ivar: ivar).bytes.baseAddress).flatMap {
      ValueBox(ivar.type, at: $0)
    }
  }

  /// Sends a setter; false when its argument is no structure, or the value is of another type.
  ///
  /// - Throws: the setter's error.
  static func set(
    _ value: Object, of object: Object, _ setter: Selector, _ type: TypeEncoding
  ) throws(MessageError) -> Bool {
    guard type.isAggregate, let value = value as? ValueBox, value.isOf(type),
      let signature = MethodLookup.callable(in: object.isa, setter, to: .ask)?.entry.signature
    else { return false }
    let invocation = try NSInvocation(signature)
    invocation.selector = setter
    try invocation.setArgumentBytes(value.withBytes(Array.init), at: 2)
    try invocation.invoke(on: object)
    return true
  }

  /// Sets a variable; false when it is no structure, or the value is of another type.
  static func set(_ value: Object, of object: Object, _ ivar: Ivar) -> Bool {
    guard ivar.type.isAggregate, let value = value as? ValueBox, value.isOf(ivar.type) else {
      return false
    }
    value.withBytes { bytes in
      if let source = bytes.baseAddress {
        IvarAccess(object: object, ivar: ivar).setBytes(from: source)
      }
    }
    return true
  }
}

extension TypeEncoding {
  /// Whether values are structures or unions.
  fileprivate var isAggregate: Bool {
    switch unqualified {
    case .structure, .union: true
    default: false
    }
  }
}
