import CCarob

/// The members of `NSObject` for finding methods and forwarding messages.
enum ForwardingMembers {
  static func define(_ object: ClassMembers<Object>) {
    defineSteps(object)
    definePerforming(object)
    object.method("isProxy") { _ in false }
    object.method("methodForSelector:") { (this, selector: Selector) in
      implementation(of: this.isa, selector)
    }
    object.classMethod("instanceMethodForSelector:") { (cls, selector: Selector) in
      implementation(of: cls.instanceClass, selector)
    }
    object.classMethod("instanceMethodSignatureForSelector:") { (cls, selector: Selector) in
      cls.instanceClass.methodSignature(for: selector).map(MethodSignatureBox.init)
    }
  }

  /// The steps of forwarding; in the root class each declines.
  private static func defineSteps(_ object: ClassMembers<Object>) {
    object.classMethod("resolveInstanceMethod:") { (_, _: Selector) in false }
    object.classMethod("resolveClassMethod:") { (_, _: Selector) in false }
    object.method("forwardingTargetForSelector:") { (_, _: Selector) in Object?.none }
    object.method("methodSignatureForSelector:") { (this, selector: Selector) in
      this.isa.methodSignature(for: selector).map(MethodSignatureBox.init)
    }
    object.method("forwardInvocation:") { (this, invocation: NSInvocation) throws in
      guard let selector = invocation.selector else {
        throw MessageError.noSelector(of: invocation.signature)
      }
      try refuse(this, selector)
    }
    object.method("doesNotRecognizeSelector:") { (this, selector: Selector) throws in
      throw MessageError.unrecognized(this.runtimeClass, selector)
    }
  }

  private static let refuse = Message<(Selector) -> Void>("doesNotRecognizeSelector:")

  /// Sends of a selector that is only known at run time. The method may take objects only; a number becomes an
  /// `NSNumber`, and a void method returns nil. The caller does not own the result, regardless of the selector's family.
  static func definePerforming(_ object: ClassMembers<Object>) {
    object.method("performSelector:") { (this, selector: Selector) in try this.send(selector) }
    object.method("performSelector:withObject:") { (this, selector: Selector, a: Object?) in
      try this.send(selector, a)
    }
    object.method("performSelector:withObject:withObject:") {
      (this, selector: Selector, a: Object?, b: Object?) in try this.send(selector, a, b)
    }
  }

  /// An `IMP` for C; null when instances have no such method.
  private static func implementation(of cls: RuntimeClass, _ selector: Selector) -> Pointer {
    // SAFETY: a code address fits a pointer; the caller casts it back.
    Pointer(
      MethodResolution.implementation(of: cls, selector).map {
        unsafeBitCast($0, to: UnsafeMutableRawPointer.self)
      })
  }
}
