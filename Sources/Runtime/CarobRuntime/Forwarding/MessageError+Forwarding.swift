extension MessageError.Code {
  /// A message that is forwarded endlessly, or with types that do not fit.
  public static let forwarding = Self(rawValue: "forwarding")
}

extension MessageError {
  static func endlessForwarding(
    _ cls: RuntimeClass, _ selector: Selector, limit: Int
  ) -> Self {
    Self(
      .forwarding,
      "\(cls.describe(selector)): forwarded from one object to the next \(limit) times, "
        + "and none of them answers")
  }

  static func nestedForwarding(
    _ cls: RuntimeClass, _ selector: Selector, limit: Int
  ) -> Self {
    Self(
      .forwarding,
      "\(cls.describe(selector)): forwarded as an invocation inside of \(limit) others",
      advice: "forwardInvocation: may be sending the message to its own receiver")
  }

  static func unfitSignature(
    _ cls: RuntimeClass, _ selector: Selector, _ signature: MethodSignature
  ) -> Self {
    Self(
      .forwarding,
      "\(cls.describe(selector)): methodSignatureForSelector: gives "
        + "\"\(signature.encoding.encoding)\", which are no types of a method")
  }

  static func changedSignature(
    _ cls: RuntimeClass, _ selector: Selector, from old: MethodSignature, to new: MethodSignature
  ) -> Self {
    Self(
      .forwarding,
      "\(cls.describe(selector)): sent as \"\(old.encoding.encoding)\", but forwarded as "
        + "\"\(new.encoding.encoding)\"")
  }

  /// - Parameter index: as in `NSInvocation`: receiver and selector are 0 and 1.
  static func noArgument(_ index: Int, of signature: MethodSignature) -> Self {
    Self(
      .argumentCount,
      "\"\(signature.encoding.encoding)\" has no argument \(index)",
      advice: "they are numbered from 0 to \(signature.encoding.arguments.count - 1)")
  }

  static func notInvocable(_ signature: MethodSignature) -> Self {
    Self(
      .argumentType,
      "an invocation of \"\(signature.encoding.encoding)\" cannot be sent: these are types of neither a "
        + "method nor a block")
  }

  /// - Parameter position: such as `argument 2`.
  static func invocationType(
    _ position: String, of signature: MethodSignature, _ type: TypeEncoding, other: String
  ) -> Self {
    Self(
      position == "the result" ? .resultType : .argumentType,
      "\(position) of an invocation of \"\(signature.encoding.encoding)\" has type "
        + "\"\(type.encoding)\", \(other)")
  }

  static func noSelector(of signature: MethodSignature) -> Self {
    Self(
      .argumentType, "an invocation of \"\(signature.encoding.encoding)\" has no selector")
  }

  static func nullPointer(_ selector: StaticString) -> Self {
    Self(.argumentType, "-[NSInvocation \(selector)]: the pointer is null")
  }
}
