import CarobRuntime

/// A message that a library sends to other code's objects, such as delegates, if they implement it.
public struct InformalMethod: Hashable, Sendable {
  /// The selector of the message.
  public let selector: Selector
  /// The types of the message.
  public let types: MethodEncoding
  /// Whether the message is sent to the class.
  public let isClassMethod: Bool
  /// Whether the method may take and return integers of any width and sign, because the sender converts them.
  public let takesAnyInteger: Bool

  package init(
    _ selector: Selector, _ types: MethodEncoding, isClassMethod: Bool = false,
    takesAnyInteger: Bool = false
  ) {
    self.selector = selector
    self.types = types
    self.isClassMethod = isClassMethod
    self.takesAnyInteger = takesAnyInteger
  }

  /// The message of a call site.
  package init<each Argument: MessageValue, Result: MessageValue>(
    _ message: Message<(repeat each Argument) -> Result>
  ) {
    self.init(message.selector, message.encoding())
  }

  /// The message of a call site without a result.
  package init<each Argument: MessageValue>(_ message: Message<(repeat each Argument) -> Void>) {
    self.init(message.selector, message.encoding())
  }

  /// A method that a protocol declares; nil when its types do not parse.
  package init?(_ description: MethodDescription, takesAnyInteger: Bool) {
    guard let types = try? MethodEncoding(parsing: description.encoding) else { return nil }
    self.init(
      description.selector, types, isClassMethod: description.isClassMethod,
      takesAnyInteger: takesAnyInteger)
  }

  /// Whether a method with this selector takes the types of the message. [any-thread]
  ///
  /// - Complexity: O(length of the encodings).
  public func fits(_ method: Method) -> Bool {
    guard takesAnyInteger, let declared = try? MethodEncoding(parsing: method.encoding) else {
      return method.accepts(types: types)
    }
    return method.accepts(types: types.takingIntegers(of: declared))
  }
}

extension MethodEncoding {
  /// The encoding with the other's integers wherever both have one.
  fileprivate func takingIntegers(of other: MethodEncoding) -> MethodEncoding {
    guard arguments.count == other.arguments.count else { return self }
    return MethodEncoding(
      result: result.takingInteger(other.result),
      arguments: zip(arguments, other.arguments).map { $0.takingInteger($1) })
  }
}

extension TypeEncoding {
  fileprivate func takingInteger(_ other: TypeEncoding) -> TypeEncoding {
    PassingKind(self).isInteger && PassingKind(other).isInteger ? other : self
  }
}

extension PassingKind {
  /// Whether values are integers or Booleans.
  package var isInteger: Bool {
    switch self {
    case .bool, .char, .unsignedChar, .short, .unsignedShort, .int, .unsignedInt, .longLong,
      .unsignedLongLong:
      true
    default: false
    }
  }
}
