/// A receiver of messages, which are written as Swift members.
///
/// | written | message |
/// | --- | --- |
/// | `cell.textLabel` | `textLabel` |
/// | `label.text = value` | `setText:` |
/// | `try list.reloadData()` | `reloadData` |
/// | `try list.cellForRow(path)` | `cellForRow:` |
/// | `try field.setLabel("a", value: "b")` | `setLabel:value:` |
///
/// A result is an `Object`, or has the type that is expected there: `let name: String = user.name`.
/// Numbers and `Bool` are converted to and from `NSNumber`.
///
/// Calls throw when the method is missing, an argument does not fit, or the method fails.
/// Properties cannot throw. A failed one gives nil or zero, and leaves a pending error on the
/// thread: the next call throws it, or the host reports it when the method returns.
@dynamicMemberLookup
public protocol MessageReceiver {
  /// The target of the messages, made by the kit.
  var messageTarget: MessageTarget { get }
}

extension MessageReceiver {
  /// A property as an object, with its getter and setter.
  ///
  /// - Complexity: O(1) besides the method itself.
  public subscript(dynamicMember name: StaticString) -> Object {
    get { Message.property(of: messageTarget, name) }
    nonmutating set { Message.setProperty(of: messageTarget, name, to: newValue) }
  }

  /// A property of the expected type.
  public subscript<Value: MessageValue>(dynamicMember name: StaticString) -> Value {
    get { Message.property(of: messageTarget, name) }
    nonmutating set { Message.setProperty(of: messageTarget, name, to: newValue) }
  }

  /// A message to call.
  @_disfavoredOverload
  public subscript(dynamicMember name: StaticString) -> Message {
    Message(target: messageTarget, name: name)
  }

  /// Sends a message with a selector known only at run time.
  ///
  /// - Returns: the result; nil for none.
  /// - Throws: `PluginFailure`, as a call does.
  /// - Complexity: O(length of the selector + arguments) besides the method itself.
  @discardableResult
  public func send(
    _ selector: String, _ arguments: (any MessageValue)?...
  ) throws(PluginFailure) -> Object {
    try Object(Message.send(messageTarget, CallSite(selector: selector), arguments))
  }

  /// Sends a message with a selector known only at run time, and converts the result.
  public func send<Result: MessageValue>(
    _ selector: String, _ arguments: (any MessageValue)?..., returning type: Result.Type
  ) throws(PluginFailure) -> Result {
    try Message.result(of: messageTarget, CallSite(selector: selector), arguments)
  }
}
