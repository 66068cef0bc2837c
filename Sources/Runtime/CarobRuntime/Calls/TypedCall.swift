import CCarob

/// Calls of code by its encoding, with arguments in memory.
package enum TypedCall {
  /// Calls an implementation through libffi.
  ///
  /// - Parameters:
  ///   - arguments: the address of each argument, receiver and selector first.
  ///   - result: at least two words, and as many bytes as the result has.
  /// - Throws: an error that says that the types do not parse or cannot be passed.
  /// - Safety: the implementation must be of these types, and the addresses those of such arguments.
  package static func perform(
    _ types: String, _ implementation: Implementation,
    arguments: UnsafeMutablePointer<UnsafeMutableRawPointer?>, result: UnsafeMutableRawPointer
  ) throws {
    let signature = try MethodSignature.interned(types)
    guard arguments[0] != nil, signature.encoding.arguments.count > 1,
      // SAFETY: by the caller's promise the second argument is a selector.
      let selector = Selector(arguments[1]?.load(as: SEL?.self))
    else { throw RaisedError("the encoding \"\(types)\" is not that of a method") }
    try signature.callInterface(for: selector)
      .call(implementation, arguments: arguments, result: result)
  }
}
