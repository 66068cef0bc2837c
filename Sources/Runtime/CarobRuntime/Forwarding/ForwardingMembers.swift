import CCarob

/// The members of `NSObject` for finding methods and forwarding messages.
enum ForwardingMembers {
  static func define(_ object: ClassMembers<Object>) {
    defineSteps(object)
    definePerforming(object)
    object.method("- (BOOL)isProxy") { _ in false }
    object.method("- (IMP)methodForSelector:(SEL)selector") { (this, selector: Selector) in
      implementation(of: this.isa, selector)
    }
    object.classMethod("+ (IMP)instanceMethodForSelector:(SEL)selector") {
      (cls, selector: Selector) in
      implementation(of: cls.instanceClass, selector)
    }
    object.classMethod("+ (NSMethodSignature *)instanceMethodSignatureForSelector:(SEL)selector") {
      (cls, selector: OptionalSelector) in
      selector.selector.flatMap { cls.instanceClass.declaredSignature(for: $0) }
        .map { MethodSignatureBox($0.withoutClassNames) }
    }
  }

  /// The steps of forwarding; in the root class each declines.
  private static func defineSteps(_ object: ClassMembers<Object>) {
    object.classMethod("+ (BOOL)resolveInstanceMethod:(SEL)method") { (_, _: Selector) in false }
    object.classMethod("+ (BOOL)resolveClassMethod:(SEL)method") { (_, _: Selector) in false }
    object.method("- (id)forwardingTargetForSelector:(SEL)selector") { (_, _: Selector) in
      Object?.none
    }
    object.method("- (NSMethodSignature *)methodSignatureForSelector:(SEL)selector") {
      (this, selector: OptionalSelector) in
      selector.selector.flatMap { this.isa.declaredSignature(for: $0) }
        .map { MethodSignatureBox($0.withoutClassNames) }
    }
    object.method("- (void)forwardInvocation:(NSInvocation *)invocation") {
      (this, invocation: NSInvocation) throws in
      guard let selector = invocation.selector else {
        throw MessageError.noSelector(of: invocation.signature)
      }
      try refuse(this, selector)
    }
    object.method("- (void)doesNotRecognizeSelector:(SEL)selector") {
      (this, selector: Selector) throws in
      throw MessageError.unrecognized(this.runtimeClass, selector)
    }
  }

  private static let refuse = Message<(Selector) -> Void>("doesNotRecognizeSelector:")

  /// Sends of a selector that is only known at run time. The method may take objects only; a number becomes an
  /// `NSNumber`, and a void method returns nil. The caller does not own the result, regardless of the selector's family.
  static func definePerforming(_ object: ClassMembers<Object>) {
    object.method.function("- (id)performSelector:(SEL)selector") {
      (this: MessageReceiver, sent: SEL, selector: SEL?) -> UnsafeMutableRawPointer? in
      let code = ForwardingMembers.directCode(of: selector, at: this, ArgumentKinds())
      return MethodFunctions.run(orReturn: nil) {
        if let code { return code(this.id, selector, nil) }
        return try ForwardingMembers.perform(selector, by: this, sent)
      }
    }
    object.method.function("- (id)performSelector:(SEL)selector withObject:(id)object") {
      (this: MessageReceiver, sent: SEL, selector: SEL?, object: UnsafeMutableRawPointer?)
        -> UnsafeMutableRawPointer? in
      let code = ForwardingMembers.directCode(of: selector, at: this, ArgumentKinds(.object))
      return MethodFunctions.run(orReturn: nil) {
        if let code { return code(this.id, selector, object) }
        return try ForwardingMembers.perform(selector, with: object, by: this, sent)
      }
    }
    object.method("- (id)performSelector:(SEL)selector withObject:(id)object withObject:(id)other")
    {
      (this, selector: Selector, a: Object?, b: Object?) in try this.perform(selector, a, b)
    }
  }

  private typealias Code =
    @convention(c) (UnsafeMutableRawPointer, SEL?, UnsafeMutableRawPointer?)
    -> UnsafeMutableRawPointer?

  /// The code of a method that takes these arguments and returns an object that the sender does not own; nil for others.
  @inline(__always)
  private static func directCode(
    of name: SEL?, at receiver: MessageReceiver, _ kinds: ArgumentKinds
  ) -> Code? {
    guard let selector = Selector(name), !selector.returnsOwned, !selector.consumesReceiver,
      let imp = MethodCache.code(for: receiver.id, selector, taking: kinds, returning: .object)
    else { return nil }
    // SAFETY: its types were just compared. A function of C may be given an argument more than it takes.
    return unsafeBitCast(imp, to: Code.self)
  }

  @inline(never)
  private static func perform(
    _ selector: SEL?, by receiver: MessageReceiver, _ sent: SEL
  ) throws -> UnsafeMutableRawPointer? {
    try Object.argument(receiver.id).perform(named(selector, by: receiver, sent))?
      .cResult(owned: false)
  }

  @inline(never)
  private static func perform(
    _ selector: SEL?, with object: UnsafeMutableRawPointer?, by receiver: MessageReceiver,
    _ sent: SEL
  ) throws -> UnsafeMutableRawPointer? {
    try Object.argument(receiver.id).perform(
      named(selector, by: receiver, sent), Object?.argument(object))?.cResult(owned: false)
  }

  /// The first argument of a method that performs a selector.
  private static func named(
    _ selector: SEL?, by receiver: MessageReceiver, _ sent: SEL
  ) throws(MessageError) -> Selector {
    do throws(MessageError) {
      return try .argument(
        selector.map { UnsafeMutableRawPointer(mutating: UnsafeRawPointer($0)) })
    } catch {
      throw error.placed(inArgument: 1, of: receiver.id, sent)
    }
  }

  /// An `IMP` for C; that which forwards when instances have no such method.
  private static func implementation(of cls: RuntimeClass, _ selector: Selector) -> Pointer {
    let code = MethodResolution.implementation(of: cls, selector) ?? ForwardingAddress.code
    // SAFETY: a code address fits a pointer; the caller casts it back.
    return Pointer(unsafeBitCast(code, to: UnsafeMutableRawPointer.self))
  }
}
