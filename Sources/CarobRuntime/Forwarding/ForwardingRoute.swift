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
    var (current, missing) = (receiver, cls)
    for _ in 0..<Self.longestChain {
      guard let next = try Self.target(of: current, selector) else {
        self.init(
          target: current, method: nil,
          signature: try Self.signature(from: current, missing, selector))
        return
      }
      (current, missing) = (next, next.isa)
      if let found = try MethodResolution.callable(for: missing, selector) {
        self.init(
          target: next, method: Implementation(found.imp), signature: found.entry.signature)
        return
      }
    }
    throw .endlessForwarding(cls, selector, limit: Self.longestChain)
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

  /// The types with which an object wants a message as an invocation.
  ///
  /// - Throws: `MessageError` when it wants none, or types that do not fit the selector.
  private static func signature(
    from object: Object, _ missing: RuntimeClass, _ selector: Selector
  ) throws(MessageError) -> MethodSignature {
    let cls = object.isa
    guard RootMethod.forwardInvocation.isOverridden(in: cls),
      let signature = try wantedSignature(from: object, cls, selector)
    else {
      if RootMethod.doesNotRecognizeSelector.isOverridden(in: cls) { try refuse(object, selector) }
      throw .unrecognized(missing, selector)
    }
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
