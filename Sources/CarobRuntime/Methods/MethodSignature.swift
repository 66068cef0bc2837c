import CCarob

/// A parsed method encoding with its libffi interface, interned: equal encodings share one.
///
/// [any-thread]
public final class MethodSignature: Sendable {
  /// The types of result and arguments.
  public let encoding: MethodEncoding

  private let interface: Result<CallInterface, UnpassableType>

  private init(_ encoding: MethodEncoding) {
    self.encoding = encoding
    do throws(UnpassableType) {
      interface = .success(try CallInterface(encoding))
    } catch {
      interface = .failure(error)
    }
  }

  /// The signature of an encoding such as `v@:@@`.
  ///
  /// - Complexity: O(length); a look-up when it was parsed before.
  /// - Throws: `EncodingError` when it does not parse.
  public static func interned(_ types: String) throws(EncodingError) -> MethodSignature {
    let key = ExactString(types)
    if let known = RuntimeLock.withLock({ $0.signatures[key] }) { return known }
    let encoding = try MethodEncoding(parsing: types)
    let made = MethodSignature(encoding)
    return RuntimeLock.withLock { state in
      let signature = state.signaturesByEncoding[encoding] ?? made
      state.signaturesByEncoding[encoding] = signature
      state.signatures[key] = signature
      return signature
    }
  }

  /// The signature's libffi interface.
  ///
  /// - Throws: `MessageError` when libffi cannot pass one of the types.
  func callInterface(for selector: Selector) throws(MessageError) -> CallInterface {
    switch interface {
    case .success(let interface): return interface
    case .failure(let error): throw .unpassable(selector, error)
    }
  }

  /// Whether a caller that ignores the result may call as if there were none: the result, if there is one,
  /// comes in a register.
  var resultFitsRegister: Bool {
    let result = encoding.result.unqualified
    return result == .void || (result.size.map { $0 <= MemoryLayout<UInt>.size } ?? false)
  }

  /// Whether the result is an object, which selectors of some families hand over with a reference.
  @usableFromInline var returnsObject: Bool { encoding.result.isObject }

  /// Arguments after receiver and selector.
  var explicitArguments: ArraySlice<TypeEncoding> { encoding.arguments.dropFirst(2) }

  /// Whether two signatures are called alike, whatever class names and qualifiers they carry.
  func isCalledLike(_ other: MethodSignature) -> Bool {
    self === other || encoding.isCalledLike(other.encoding)
  }
}
