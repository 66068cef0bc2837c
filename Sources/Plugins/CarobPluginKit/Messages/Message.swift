internal import CCarob

/// A message to one receiver, with the first part of its selector. Calling it adds the labels and sends it.
@dynamicCallable
public struct Message {
  let target: MessageTarget
  let name: StaticString

  /// Sends the message.
  ///
  /// - Returns: the result; nil for none.
  /// - Throws: `PluginFailure` when the receiver has no such method or an argument does not fit;
  ///   the method's error; a pending error of a property.
  /// - Complexity: O(arguments) besides the method itself.
  @discardableResult
  public func dynamicallyCall(
    withKeywordArguments arguments: KeyValuePairs<StaticString, (any MessageValue)?>
  ) throws(PluginFailure) -> Object {
    try Object(Self.send(target, site(for: arguments), arguments.map(\.value)))
  }

  /// Sends the message, and converts the result to the expected type.
  public func dynamicallyCall<Result: MessageValue>(
    withKeywordArguments arguments: KeyValuePairs<StaticString, (any MessageValue)?>
  ) throws(PluginFailure) -> Result {
    let site = try site(for: arguments)
    return try Self.result(of: target, site, arguments.map(\.value))
  }

  private func site(
    for arguments: KeyValuePairs<StaticString, (any MessageValue)?>
  ) throws(PluginFailure) -> CallSite {
    if let first = arguments.first, !first.key.description.isEmpty {
      throw PluginFailure(
        "\(name)(\(first.key):): the first argument has no label; "
          + "its name is the end of the method's, as in setTitle(\"a\", forState: 0)")
    }
    return CallSite.known(name, labels: arguments.map(\.key))
  }

  /// Sends a message, and throws the pending error.
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

  /// Sends a message, and converts the result; returns `.nothing` when there is no receiver.
  static func result<Result: MessageValue>(
    of target: MessageTarget, _ site: CallSite, _ arguments: [(any MessageValue)?]
  ) throws(PluginFailure) -> Result {
    try result(try send(target, site, arguments), of: target, site)
  }

  private static func result<Result: MessageValue>(
    _ value: PassedValue, of target: MessageTarget, _ site: CallSite
  ) throws(PluginFailure) -> Result {
    guard let receiver = target.reference else { return .nothing }
    return try value.converted(at: "the result of \(Delivery.describe(site, receiver.id))")
  }

  /// Gets a property. A failure becomes the pending error.
  static func property<Value: MessageValue>(of target: MessageTarget, _ name: StaticString) -> Value
  {
    let site = CallSite.known(name, labels: [])
    do throws(PluginFailure) {
      return try result(Delivery.send(site, to: target, []), of: target, site)
    } catch {
      error.raise()
      return .nothing
    }
  }

  /// Sets a property. A failure becomes the pending error.
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
