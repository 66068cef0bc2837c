/// A traced message. Its texts are made at once, and it retains no object.
public struct TracedMessage: Sendable, CustomStringConvertible {
  /// The outcome of a message.
  public struct Outcome: Sendable {
    /// The result as a short text; nil for a method that returns nothing.
    public let result: String?
    /// The error that the handler left, as one line; nil when it left none.
    public let error: String?
    /// The time that the handler took, with all messages that it sent itself.
    public let duration: Duration
  }

  /// The receiver's class; a metaclass when the receiver is a class.
  public let cls: RuntimeClass

  /// The receiver, as a class and an address: `<SKUserCell 0x55d0c0de4810>`.
  public let receiver: String

  /// The selector of the message.
  public let selector: Selector

  /// The class that has the method: the receiver's or one above it.
  public let implementor: RuntimeClass

  /// Whether the search began above the receiver's class, as `super` does.
  public let isSuper: Bool

  /// The arguments as short texts: numbers and strings in full, other objects as class and address.
  public let arguments: [String]

  /// The thread, counted from 1 in the order in which threads were first seen.
  public let thread: Int

  /// The number of messages under way on the thread that the same listener got.
  public internal(set) var depth: Int

  /// The outcome; nil while the message is under way.
  public internal(set) var outcome: Outcome?

  /// `-[SKUserCell setText:]`, without arguments.
  public var name: String { cls.describe(selector) }

  /// `-[SKUserCell initWithStyle:3 reuseIdentifier:@"user"]`.
  public var description: String {
    var text = cls.isMetaclass ? "+[" : "-["
    text += cls.name + " "
    if arguments.isEmpty {
      text += selector.name
    } else {
      // A selector has as many colons as the method has arguments, and may end without one.
      let parts = selector.name.split(separator: ":", omittingEmptySubsequences: false)
      for (index, argument) in arguments.enumerated() {
        if index > 0 { text += " " }
        text += (index < parts.count ? parts[index] : "") + ":" + argument
      }
      if let last = parts.last, parts.count > arguments.count { text += last }
    }
    return (text + "]").onOneLine
  }
}

/// A method that is not traced, because libffi cannot pass one of its types.
public struct UntracedMethod: Sendable, CustomStringConvertible {
  /// The receiver's class.
  public let cls: RuntimeClass
  /// The selector of the method.
  public let selector: Selector
  /// The class that has the method.
  public let implementor: RuntimeClass
  /// The reason, as a sentence.
  public let reason: String

  /// `-[Matrix determinant]: not traced: …`.
  public var description: String { "\(cls.describe(selector)): not traced: \(reason)".onOneLine }
}
