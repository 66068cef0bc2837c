extension Message {
  /// The types of the site, as a method's encoding.
  package func encoding<each Argument: MessageValue, Result: MessageValue>() -> MethodEncoding
  where Signature == (repeat each Argument) -> Result {
    var arguments: [TypeEncoding] = [.anyObject, .selector]
    repeat arguments.append((each Argument).typeEncoding)
    return MethodEncoding(result: Result.typeEncoding, arguments: arguments)
  }

  /// The types of the site, as a method's encoding.
  package func encoding<each Argument: MessageValue>() -> MethodEncoding
  where Signature == (repeat each Argument) -> Void {
    var arguments: [TypeEncoding] = [.anyObject, .selector]
    repeat arguments.append((each Argument).typeEncoding)
    return MethodEncoding(result: .void, arguments: arguments)
  }
}

extension StaticTypes {
  /// The types of a site from an encoding.
  fileprivate init(sent: MethodEncoding) {
    result = sent.result
    arguments = Array(sent.arguments.dropFirst(2))
  }
}

extension Method {
  /// Whether a site that sends these types can call the method.
  ///
  /// - Complexity: O(length of the encodings).
  package func accepts(types: MethodEncoding) -> Bool {
    guard let signature = try? MethodSignature.interned(encoding) else { return false }
    do throws(MessageError) {
      // The class is only for the error, which is dropped.
      try StaticTypes(sent: types).check(against: signature, Object.runtimeClass, selector)
      return true
    } catch {
      return false
    }
  }
}
