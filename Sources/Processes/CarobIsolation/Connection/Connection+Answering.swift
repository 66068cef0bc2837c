import CarobFoundation
import CarobRuntime

extension Connection {
  /// Does what the other side asks for, and answers.
  ///
  /// - Throws: `IsolationError` when what it asked for is no message, or the answer cannot be written.
  func handle(_ request: Frame) throws(IsolationError) {
    do throws(WireError) {
      switch request {
      case .message(let number, let message):
        let object = try objects.object(message.object)
        try answer(number) { try self.perform(message, on: object) }
      case .signature(let number, let target, let selector):
        let object = try objects.object(target)
        try answer(number) {
          Answer(try self.types(of: selector, for: object).map { .string($0) } ?? .none)
        }
      case .release(let object, let times): try objects.release(object, times: times)
      // The mailbox keeps these apart.
      case .hello, .answer, .failure: break
      }
    } catch {
      throw lose(error)
    }
  }

  /// What a message is answered with.
  private struct Answer {
    let value: WireValue
    /// Keeps the proxies alive that the value speaks of. When one of them dies, the other side is told to let
    /// go of its object, which must not be before it has read the value.
    let origin: Object?

    init(_ value: WireValue, of origin: Object? = nil) {
      self.value = value
      self.origin = origin
    }
  }

  /// Answers with what `body` gives or throws.
  private func answer(_ number: UInt64, _ body: () throws -> Answer) throws(WireError) {
    do {
      try autoreleasePool {
        let answer = try nested(body)
        try write(.answer(number: number, answer.value))
        withExtendedLifetime(answer) {}
      }
    } catch let error as WireError {
      throw error
    } catch let error as RemoteError {
      report(error, number)
    } catch {
      report(Self.remoteError(error), number)
    }
  }

  private func report(_ error: RemoteError, _ number: UInt64) {
    // Who is gone needs no answer.
    try? write(.failure(number: number, error))
  }

  /// An error as the other side is told of it.
  private static func remoteError(_ error: any Error) -> RemoteError {
    let cause = (error as? MessageError)?.underlying ?? error
    let box = ErrorBox(cause)
    return RemoteError(
      "\(error)", domain: box.domain, code: box.code, cause: "\(cause)")
  }

  private func perform(_ message: WireMessage, on object: Object) throws -> Answer {
    try learn(message.selector)
    try learn(message.types)
    let selector = try Selector(validating: message.selector)
    guard access.permits(selector, to: object) else {
      throw IsolationError(
        .notPassable,
        "\(object.runtimeClass.name) takes no \(selector) from another process")
    }
    let signature = try MethodSignature.interned(message.types)
    guard signature.encoding.arguments.count == selector.argumentCount + 2 else {
      throw WireError("sent \(selector) with types for another number of arguments")
    }
    try InvocationCoding.check(signature, of: message.selector)
    let invocation = try Invocation(signature)
    invocation.selector = selector
    let coding = InvocationCoding(self)
    try coding.setArguments(message.arguments, of: invocation)
    try invocation.invoke(on: object)
    return Answer(try coding.result(of: invocation), of: invocation)
  }

  private func types(of name: String, for object: Object) throws -> String? {
    try learn(name)
    let selector = try Selector(validating: name)
    guard access.permits(selector, to: object) else { return nil }
    if let signature = object.isa.methodSignature(for: selector) {
      return signature.encoding.encoding
    }
    // An object that forwards answers by other types.
    let box = try object.send(Selector("methodSignatureForSelector:"), selector)
    return (box as? MethodSignatureBox)?.signature.encoding.encoding
  }
}
