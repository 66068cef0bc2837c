import CCarob

/// The signature by which a method is called, where that is not the one of the types that its record tells: the host's methods
/// tell no names of classes, and a plugin may tell types that do not fit the selector.
struct CallSignature: Sendable {
  // SAFETY: types are interned for ever and never change.
  /// The types of the record that this is about.
  nonisolated(unsafe) let types: UnsafePointer<CChar>
  let signature: MethodSignature
  /// The types with names of classes, as the source states them; nil when it states what the record tells.
  let stated: String?
}

/// The types of a method that is about to be added.
struct MethodTypes {
  /// What the record tells.
  let told: UnsafePointer<CChar>
  let call: CallSignature?

  /// Types as C wrote them, which fit the selector.
  init(checked types: String) {
    told = CStringTable.shared.interned(types)
    call = nil
  }

  /// Types that the host states.
  init(stating signature: MethodSignature) {
    self.init(signature, stated: signature.encoding.encoding)
  }

  private init(_ signature: MethodSignature, stated: String) {
    told = signature.told
    call = CallSignature(types: told, signature: signature, stated: stated)
  }

  /// Types as a compiler wrote them, which fit the selector. For this runtime clang adds names of classes, which Apple's methods
  /// do not tell.
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
    told = CStringTable.shared.interned(types)
    let signature = try? MethodSignature.interned(types)
    if let signature, signature.explicitArguments.count == selector.argumentCount {
      call = nil
    } else {
      call = CallSignature(
        types: told, signature: present ?? .guessed(for: selector, telling: types),
        stated: nil)
    }
  }
}

extension MethodSignature {
  /// The signature of a method that tells unusable types: its arguments are objects, its result is of the type at the beginning.
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
