/// The types that a call site was written with.
@usableFromInline struct StaticTypes {
  let result: TypeEncoding
  let arguments: [TypeEncoding]

  /// - Parameter arguments: the types of the arguments; `NoValue`'s is left out.
  @usableFromInline init(result: TypeEncoding, _ arguments: TypeEncoding...) {
    self.result = result
    self.arguments = arguments.filter { $0 != .void }
  }

  /// Throws unless a method of this signature can be called with these types.
  func check(
    against signature: MethodSignature, _ cls: RuntimeClass, _ selector: Selector
  ) throws(MessageError) {
    let declared = signature.explicitArguments
    guard declared.count == arguments.count else {
      throw .argumentCount(cls, selector, given: arguments.count)
    }
    for (index, (expected, given)) in zip(declared, arguments).enumerated()
    where !expected.isPassedLike(given) {
      throw .argumentType(
        cls, selector, index: index, expected: expected.encoding,
        given: "\"\(given.encoding)\" (the method is \"\(signature.encoding.encoding)\")")
    }
    // An unused result may have any type that comes back in a register, unless it is an object that must be released.
    if result == .void, signature.resultFitsRegister,
      !(selector.returnsOwned && signature.returnsObject)
    {
      return
    }
    guard result.isPassedLike(signature.encoding.result) else {
      throw .resultType(
        cls, selector, declared: signature.encoding.result.encoding,
        wanted: "\"\(result.encoding)\"")
    }
  }
}
