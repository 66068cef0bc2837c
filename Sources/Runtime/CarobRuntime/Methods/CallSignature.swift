import CCarob

/// The signature by which a method is called, where the types in its record give another one. The records of the host's methods
/// have no names of classes, and a program may give a method types that do not fit the selector.
struct CallSignature: Sendable {
  let signature: MethodSignature
  /// The types with names of classes, as the source states them; nil when these are the types in the record.
  let stated: String?
}

/// The types of a method that is about to be added.
struct MethodTypes {
  /// The types in the method's record.
  let recordTypes: UnsafePointer<CChar>
  /// The signature for calls; nil for that of the record's types.
  let call: CallSignature?

  /// Types as C wrote them, which fit the selector.
  init(checked types: String) {
    recordTypes = CStringTable.shared.interned(types)
    call = nil
  }

  /// The types of another class's method.
  ///
  /// - Locking: the runtime's lock is held.
  init?(copying method: UnsafeMutablePointer<objc_method>, of cls: RuntimeClass) {
    guard let types = method.pointee.types, let selector = Selector(method.pointee.selector) else {
      return nil
    }
    recordTypes = types
    call = cls.data.callSignatures[selector.index]
  }

  /// Types that the host states.
  init(stating signature: MethodSignature) {
    self.init(signature, stated: signature.encoding.encoding)
  }

  private init(_ signature: MethodSignature, stated: String) {
    recordTypes = signature.recordTypes
    call = CallSignature(signature: signature, stated: stated)
  }

  /// Types as a compiler wrote them, which fit the selector. For this runtime clang adds names of classes, which the methods of
  /// Apple's runtime do not have.
  init(compiled types: String, _ signature: MethodSignature) {
    if types.utf8.contains(UInt8(ascii: "\"")) {
      self.init(signature, stated: types)
    } else {
      self.init(checked: types)
    }
  }

  /// Types as C wrote them, which need not fit the selector.
  ///
  /// - Parameter present: the signature of the method that instances have now.
  init(telling types: String, for selector: Selector, present: MethodSignature?) {
    recordTypes = CStringTable.shared.interned(types)
    let signature = try? MethodSignature.interned(types)
    if let signature, signature.explicitArguments.count == selector.argumentCount {
      call = nil
    } else {
      call = CallSignature(
        signature: present ?? .guessed(for: selector, telling: types), stated: nil)
    }
  }
}

extension MethodSignature {
  /// The signature of a method with unusable types: its arguments are objects, its result is of the type at the beginning.
  fileprivate static func guessed(for selector: Selector, telling types: String) -> MethodSignature
  {
    let first = (try? TypeEncoding.first(in: types))?.type ?? .anyObject
    let isPassable = first.unqualified == .void || first.size != nil
    return interned(
      MethodEncoding(
        result: isPassable ? first : .anyObject,
        arguments: [.anyObject, .selector]
          + Array(repeating: .anyObject, count: selector.argumentCount)))
  }
}
