import CCarob

/// The target of a message for which its receiver's class has no method.
struct ForwardingRoute {
  /// The object that gets the message in the end.
  let target: Object

  /// The target's method; nil when the message becomes an invocation for the target's
  /// `forwardInvocation:`.
  let method: Implementation?

  /// The types of that method, or of the invocation.
  let signature: MethodSignature

  /// The maximum number of objects that may hand a message on. A cycle ends here.
  static let longestChain = 100

  private static let askForTarget = Message<(Selector) -> Object?>("forwardingTargetForSelector:")
  private static let askForSignature = Message<(Selector) -> MethodSignatureBox?>(
    "methodSignatureForSelector:")
  private static let refuse = Message<(Selector) -> Void>("doesNotRecognizeSelector:")

  /// Asks the receiver for a target, and each target for its own.
  ///
  /// - Parameter cls: the class that was searched in vain.
  /// - Throws: `MessageError` when no object takes the message; the error of an object that was asked.
  init(
    from receiver: Object, in cls: RuntimeClass, _ selector: Selector
  ) throws(MessageError) {
    let (last, route) = try Self.follow(receiver, in: cls, selector)
    if let route {
      self = route
      return
    }
    if RootMethod.doesNotRecognizeSelector.isOverridden(in: last.isa) {
      try Self.refuse(last, selector)
    }
    throw .unrecognized(last === receiver ? cls : last.isa, selector)
  }

  /// The route of a message for which an object's class has no method; nil when no object takes it.
  ///
  /// - Throws: the error of an object that was asked.
  static func found(
    from receiver: Object, _ selector: Selector
  ) throws(MessageError) -> ForwardingRoute? {
    try follow(receiver, in: receiver.isa, selector).route
  }

  /// Follows the targets from one object to the next, up to the last one.
  private static func follow(
    _ receiver: Object, in cls: RuntimeClass, _ selector: Selector
  ) throws(MessageError) -> (last: Object, route: ForwardingRoute?) {
    var current = receiver
    for _ in 0..<longestChain {
      guard let next = try target(of: current, selector) else {
        let signature = try signature(from: current, selector)
        return (
          current, signature.map { ForwardingRoute(target: current, method: nil, signature: $0) }
        )
      }
      current = next
      if let found = try MethodResolution.callable(for: next.isa, selector) {
        let method = Implementation(found.imp)
        return (
          next, ForwardingRoute(target: next, method: method, signature: found.entry.signature)
        )
      }
    }
    throw .endlessForwarding(cls, selector, limit: longestChain)
  }

  private init(target: Object, method: Implementation?, signature: MethodSignature) {
    self.target = target
    self.method = method
    self.signature = signature
  }

  /// The object that takes a message in another's place; nil for none and for the object itself.
  private static func target(
    of object: Object, _ selector: Selector
  ) throws(MessageError) -> Object? {
    guard RootMethod.forwardingTarget.isOverridden(in: object.isa) else { return nil }
    let target = try askForTarget(object, selector)
    return target === object ? nil : target
  }

  /// The types with which an object takes a message as an invocation; nil when it does not. They may have another number of
  /// arguments than the selector: an object that ignores its messages gives the same for each.
  ///
  /// - Throws: `MessageError` when they are not a method's.
  private static func signature(
    from object: Object, _ selector: Selector
  ) throws(MessageError) -> MethodSignature? {
    let cls = object.isa
    guard RootMethod.forwardInvocation.isOverridden(in: cls),
      let signature = try wantedSignature(from: object, cls, selector)
    else { return nil }
    guard signature.encoding.isMethod else { throw .unfitSignature(cls, selector, signature) }
    return signature
  }

  private static func wantedSignature(
    from object: Object, _ cls: RuntimeClass, _ selector: Selector
  ) throws(MessageError) -> MethodSignature? {
    if RootMethod.methodSignature.isOverridden(in: cls) {
      return try askForSignature(object, selector)?.signature
    }
    // The signature that the root's method returns: the method may be a trampoline (`forwardingImplementation`).
    return cls.declaredSignature(for: selector)
  }
}
