import CCarob

/// Where a message goes that its receiver's class does not answer.
struct ForwardingRoute {
  /// Who gets it in the end.
  let target: Object

  /// The target's method; nil when the message becomes an invocation for the target's
  /// `forwardInvocation:`.
  let method: Implementation?

  /// The types of that method, or of the invocation.
  let signature: MethodSignature

  /// How many objects may hand a message on. A cycle ends here.
  static let longestChain = 100

  private static let askForTarget = Message<(Selector) -> Object?>("forwardingTargetForSelector:")
  private static let askForSignature = Message<(Selector) -> MethodSignatureBox?>(
    "methodSignatureForSelector:")
  private static let refuse = Message<(Selector) -> Void>("doesNotRecognizeSelector:")

  /// Asks the receiver, and whoever it names as its target.
  ///
  /// - Parameter cls: where the method was looked for in vain.
  /// - Throws: `MessageError` when nobody takes the message, or what one of those asked raised.
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

  /// Where a message goes that an object's class does not answer, as a question: nil when nobody takes it.
  ///
  /// - Throws: what one of those asked raised.
  static func found(
    from receiver: Object, _ selector: Selector
  ) throws(MessageError) -> ForwardingRoute? {
    try follow(receiver, in: receiver.isa, selector).route
  }

  /// Goes from one object to the next, up to the last one that is asked.
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

  /// Who takes a message in an object's place; nil for nobody and for the object itself.
  private static func target(
    of object: Object, _ selector: Selector
  ) throws(MessageError) -> Object? {
    guard RootMethod.forwardingTarget.isOverridden(in: object.isa) else { return nil }
    let target = try askForTarget(object, selector)
    return target === object ? nil : target
  }

  /// The types with which an object wants a message as an invocation; nil when it wants none.
  ///
  /// - Throws: `MessageError` when they do not fit the selector.
  private static func signature(
    from object: Object, _ selector: Selector
  ) throws(MessageError) -> MethodSignature? {
    let cls = object.isa
    guard RootMethod.forwardInvocation.isOverridden(in: cls),
      let signature = try wantedSignature(from: object, cls, selector)
    else { return nil }
    guard signature.explicitArguments.count == selector.argumentCount else {
      throw .unfitSignature(cls, selector, signature)
    }
    return signature
  }

  private static func wantedSignature(
    from object: Object, _ cls: RuntimeClass, _ selector: Selector
  ) throws(MessageError) -> MethodSignature? {
    if RootMethod.methodSignature.isOverridden(in: cls) {
      return try askForSignature(object, selector)?.signature
    }
    // What the root's own answers: the method may be a trampoline (`forwardingImplementation`).
    return cls.methodSignature(for: selector)
  }
}
