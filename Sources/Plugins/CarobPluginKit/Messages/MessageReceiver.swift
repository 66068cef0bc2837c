/// What messages can be sent to, written as Swift members.
///
/// | written | message |
/// | --- | --- |
/// | `cell.textLabel` | `textLabel` |
/// | `label.text = value` | `setText:` |
/// | `try list.reloadData()` | `reloadData` |
/// | `try list.cellForRow(path)` | `cellForRow:` |
/// | `try field.setLabel("a", value: "b")` | `setLabel:value:` |
///
/// A result is an `Object`, or of the type that is expected there: `let name: String = user.name`. Numbers and
/// `Bool` become an `NSNumber` where an object is expected, and the other way round.
///
/// Calls throw: nobody answers, an argument does not fit, the handler failed. Properties do not, so that they read
/// as properties do. What goes wrong there gives nothing, a nil or zero, and stays with the thread: the next call
/// throws it, or the host reports it when the method returns.
@dynamicMemberLookup
public protocol MessageReceiver {
  /// Who gets the messages. Made by the kit.
  var messageTarget: MessageTarget { get }
}

extension MessageReceiver {
  /// A property as an object: its getter's message, or its setter's.
  ///
  /// - Complexity: O(1) besides the method itself.
  public subscript(dynamicMember name: StaticString) -> Object {
    get { Message.property(of: messageTarget, name) }
    nonmutating set { Message.setProperty(of: messageTarget, name, to: newValue) }
  }

  /// A property of the type that is expected.
  public subscript<Value: MessageValue>(dynamicMember name: StaticString) -> Value {
    get { Message.property(of: messageTarget, name) }
    nonmutating set { Message.setProperty(of: messageTarget, name, to: newValue) }
  }

  /// A message, to be called.
  @_disfavoredOverload
  public subscript(dynamicMember name: StaticString) -> Message {
    Message(target: messageTarget, name: name)
  }

  /// Sends a message whose selector is known at run time only.
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

  /// The same with a result of a type that is named.
  public func send<Result: MessageValue>(
    _ selector: String, _ arguments: (any MessageValue)?..., returning type: Result.Type
  ) throws(PluginFailure) -> Result {
    try Message.result(of: messageTarget, CallSite(selector: selector), arguments)
  }
}
