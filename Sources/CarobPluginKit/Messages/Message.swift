internal import CCarob

/// A message to one receiver, known by the first part of its selector. Calling it adds the rest and sends it.
@dynamicCallable
public struct Message {
  let target: MessageTarget
  let name: StaticString

  /// Sends the message.
  ///
  /// - Returns: the result; nil for none.
  /// - Throws: `PluginFailure` when nobody answers, an argument does not fit, or what the handler raised; also what
  ///   a property before it left.
  /// - Complexity: O(arguments) besides the method itself.
  @discardableResult
  public func dynamicallyCall(
    withKeywordArguments arguments: KeyValuePairs<StaticString, (any MessageValue)?>
  ) throws(PluginFailure) -> Object {
    try Object(call(arguments))
  }

  /// The same with a result of the type that is expected.
  public func dynamicallyCall<Result: MessageValue>(
    withKeywordArguments arguments: KeyValuePairs<StaticString, (any MessageValue)?>
  ) throws(PluginFailure) -> Result {
    try Result(call(arguments))
  }

  private func call(
    _ arguments: KeyValuePairs<StaticString, (any MessageValue)?>
  ) throws(PluginFailure) -> PassedValue {
    if let first = arguments.first, !first.key.description.isEmpty {
      throw PluginFailure(
        "\(name)(\(first.key):): the first argument has no label; "
          + "its name is the end of the method's, as in setTitle(\"a\", forState: 0)")
    }
    let site = CallSite.known(name, labels: arguments.map(\.key))
    return try Self.send(target, site, arguments.map(\.value))
  }

  /// Sends, and throws what went wrong.
  static func send(
    _ target: MessageTarget, _ site: CallSite, _ arguments: [(any MessageValue)?]
  ) throws(PluginFailure) -> PassedValue {
    try PluginFailure.check()
    var passed: [PassedValue] = []
    for argument in arguments { passed.append(try argument?.passed() ?? .nothing) }
    let result = Delivery.send(site, to: target, passed)
    try PluginFailure.check()
    return result
  }

  /// A property; what goes wrong stays pending.
  static func property<Value: MessageValue>(of target: MessageTarget, _ name: StaticString) -> Value
  {
    do throws(PluginFailure) {
      return try Value(Delivery.send(.known(name, labels: []), to: target, []))
    } catch {
      error.raise()
      return Value.nothing
    }
  }

  /// Sets a property; what goes wrong stays pending.
  static func setProperty<Value: MessageValue>(
    of target: MessageTarget, _ name: StaticString, to value: Value
  ) {
    do throws(PluginFailure) {
      _ = Delivery.send(.setter(of: name), to: target, [try value.passed()])
    } catch {
      error.raise()
    }
  }
}
