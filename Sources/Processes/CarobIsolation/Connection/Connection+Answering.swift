import CarobFoundation
import CarobRuntime

extension Connection {
  /// Performs a request of the other side, and answers it.
  ///
  /// - Throws: `IsolationError` when the request is malformed, or the answer cannot be written.
  func handle(_ request: WireFrame) throws(IsolationError) {
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
      // The mailbox handles these.
      case .hello, .answer, .failure: break
      }
    } catch {
      throw lose(error)
    }
  }

  /// The answer to a message.
  private struct Answer {
    let value: WireValue
    /// Retains the proxies in the value until it was written. Releasing a proxy earlier would make
    /// the other side release the object before it has read the value.
    let origin: Object?

    init(_ value: WireValue, of origin: Object? = nil) {
      self.value = value
      self.origin = origin
    }
  }

  /// Sends the result or the error of `body`.
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
    // If the other side is gone, nobody needs the answer.
    try? write(.failure(number: number, error))
  }

  /// Converts an error for the other side.
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
    let invocation = try NSInvocation(signature)
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
    // A forwarding object answers `methodSignatureForSelector:`.
    let box = try object.send(Selector("methodSignatureForSelector:"), selector)
    return (box as? MethodSignatureBox)?.signature.encoding.encoding
  }
}
