/// A message to one object, known by the first part of its selector; calling it adds the rest and sends it.
@dynamicCallable
public struct DynamicMessage {
  let receiver: Object
  let name: String

  /// Sends the message; the result is an object, or nil for none.
  ///
  /// Arguments are checked against the method's encoding, as `send` does.
  ///
  /// - Throws: `MessageError` as `send` does, and when name and labels make no selector.
  /// - Complexity: O(length of the selector + arguments), besides the method itself.
  @discardableResult
  public func dynamicallyCall(
    withKeywordArguments arguments: KeyValuePairs<String, (any MessageValue)?>
  ) throws(MessageError) -> Object? {
    try call(arguments) { (result) throws(MessageError) -> Object? in try result.boxedResult() }
  }

  /// Sends the message with a result of the caller's type; numbers are converted when they fit.
  public func dynamicallyCall<Result: MessageValue>(
    withKeywordArguments arguments: KeyValuePairs<String, (any MessageValue)?>
  ) throws(MessageError) -> Result {
    try call(arguments) { (result) throws(MessageError) -> Result in
      try result.result(as: Result.self)
    }
  }

  private func call<Result>(
    _ arguments: KeyValuePairs<String, (any MessageValue)?>,
    read: (CallResult) throws(MessageError) -> Result
  ) throws(MessageError) -> Result {
    let selector = try selector(labels: arguments.map(\.key))
    let values = arguments.map { $0.value ?? (Object?.none as any MessageValue) }
    return try DynamicSend(receiver: receiver, selector, above: nil).call(values, read: read)
  }

  /// `configureCell` and `["", "withUser"]` make `configureCell:withUser:`.
  private func selector(labels: [String]) throws(MessageError) -> Selector {
    if let first = labels.first, !first.isEmpty {
      throw .labelledFirstArgument(name, first)
    }
    let text = name + labels.map { $0 + ":" }.joined()
    do throws(RegistrationError) {
      return try Selector(validating: text)
    } catch {
      throw .handlerFailed(error)
    }
  }
}
