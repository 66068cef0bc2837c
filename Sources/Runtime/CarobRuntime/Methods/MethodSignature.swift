import CCarob
import Synchronization

/// A parsed method encoding with its libffi interface, interned: equal encodings share one.
///
/// [any-thread]
public final class MethodSignature: Sendable {
  /// The types of result and arguments.
  public let encoding: MethodEncoding

  /// The kinds of all arguments, receiver and selector included.
  package let argumentKinds: [PassingKind]

  /// The kinds of the arguments after receiver and selector, for a quick comparison; not for a
  /// method that takes a class, since an object must be checked to be one.
  let explicitKinds: ArgumentKinds

  /// The kind of the result.
  package let resultKind: PassingKind

  /// Whether every argument after receiver and selector is an object or a block.
  let takesObjectsOnly: Bool

  // SAFETY: the pointer is atomic, and what it points at is interned for ever.
  /// See `recordTypes`.
  nonisolated(unsafe) private let knownRecordTypes = Atomic<UnsafePointer<CChar>?>(nil)

  /// The method entry for messages of this signature that are forwarded.
  let forwarding = ForwardingEntry()

  /// The libffi interface; nil when libffi cannot pass one of the types.
  package let passable: CallInterface?

  /// The reason why there is no interface.
  private let unpassable: UnpassableType?

  private init(_ encoding: MethodEncoding) {
    self.encoding = encoding
    argumentKinds = encoding.arguments.map(PassingKind.init)
    let takesClass = encoding.arguments.dropFirst(2).contains { $0.unqualified == .classObject }
    explicitKinds = takesClass ? .uncomparable : ArgumentKinds(argumentKinds.dropFirst(2))
    resultKind = PassingKind(encoding.result)
    takesObjectsOnly = argumentKinds.dropFirst(2).allSatisfy { $0 == .object || $0 == .block }
    do throws(UnpassableType) {
      passable = try CallInterface(encoding)
      unpassable = nil
    } catch {
      passable = nil
      unpassable = error
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
    return RuntimeLock.withLock { state in
      let signature = state.signaturesByEncoding[encoding] ?? MethodSignature(encoding)
      state.signaturesByEncoding[encoding] = signature
      state.signatures[key] = signature
      return signature
    }
  }

  /// The signature of any function's types: a method's, a block's, or those of a result alone.
  ///
  /// - Throws: `EncodingError` when they do not parse.
  static func ofFunction(_ types: String) throws(EncodingError) -> MethodSignature {
    if let method = try? interned(types) { return method }
    return interned(try MethodEncoding(parsingFunction: types))
  }

  /// The signature of an encoding that was parsed.
  static func interned(_ encoding: MethodEncoding) -> MethodSignature {
    RuntimeLock.withLock { state in
      let signature = state.signaturesByEncoding[encoding] ?? MethodSignature(encoding)
      state.signaturesByEncoding[encoding] = signature
      return signature
    }
  }

  /// Checks and returns the signature of a method's encoding.
  ///
  /// - Parameter member: the method of the encoding, for the error.
  /// - Throws: `RegistrationError` when it does not parse, or takes another number of arguments than the
  ///   selector has colons.
  static func checked(
    _ types: String, for selector: Selector, of member: @autoclosure () -> String
  ) throws(RegistrationError) -> MethodSignature {
    let signature: MethodSignature
    do throws(EncodingError) {
      signature = try .interned(types)
    } catch {
      throw .malformedEncoding(error, of: member())
    }
    guard signature.explicitArguments.count == selector.argumentCount else {
      throw .argumentCount(
        member(), encoding: types, takes: signature.explicitArguments.count,
        colons: selector.argumentCount)
    }
    return signature
  }

  /// The types as clang writes those of a method, interned: `v24@0:8@16`, with sizes and offsets, and without names of classes.
  ///
  /// - Complexity: O(1) but for the first time.
  var recordTypes: UnsafePointer<CChar> {
    if let known = knownRecordTypes.load(ordering: .acquiring) { return known }
    let text = encoding.withOffsets
    // A method whose types are set back to these is called by this signature, unless they are too long to parse.
    _ = try? Self.interned(text)
    let types = CStringTable.shared.interned(text)
    knownRecordTypes.store(types, ordering: .releasing)
    return types
  }

  /// The signature without names of classes.
  package var withoutClassNames: MethodSignature {
    let plain = encoding.withoutClassNames
    return plain == encoding ? self : .interned(plain)
  }

  /// The signature's libffi interface.
  ///
  /// - Throws: `MessageError` when libffi cannot pass one of the types.
  package func callInterface(for selector: Selector) throws(MessageError) -> CallInterface {
    if let passable { return passable }
    guard let unpassable else { preconditionFailure("a signature has no interface, and no reason") }
    throw .unpassable(selector, unpassable)
  }

  /// Whether a caller that ignores the result may call as if it were void: the result, if there
  /// is one, comes in a register.
  var resultFitsRegister: Bool {
    let result = encoding.result.unqualified
    return result == .void || (result.size.map { $0 <= MemoryLayout<UInt>.size } ?? false)
  }

  /// Whether the result is an object, which selectors of some families return owned.
  @usableFromInline var returnsObject: Bool { encoding.result.isObject }

  /// Arguments after receiver and selector.
  package var explicitArguments: ArraySlice<TypeEncoding> { encoding.arguments.dropFirst(2) }

  /// Whether a value of a type can be passed as an argument.
  ///
  /// - Parameter number: of the argument; receiver and selector are 0 and 1.
  func accepts(_ type: TypeEncoding, asArgument number: Int) -> Bool {
    let kind = PassingKind(type)
    // A block is an object as well, and code may hide one behind `id`.
    switch (kind, argumentKinds[number]) {
    case (.block, .object), (.object, .block): return true
    default: break
    }
    guard kind == argumentKinds[number] else { return false }
    return kind.isConclusive || type.isPassedLike(encoding.arguments[number])
  }

  /// Whether two signatures are called alike, whatever class names and qualifiers they carry.
  package func isCalledLike(_ other: MethodSignature) -> Bool {
    self === other || encoding.isCalledLike(other.encoding)
  }
}
