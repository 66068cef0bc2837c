import CCarob

/// The members of `NSInvocation`. Values cross by pointers to them, as in Apple's class.
enum InvocationMembers {
  static func define(_ invocation: ClassMembers<NSInvocation>) {
    invocation.classMethod(
      "+ (instancetype)invocationWithMethodSignature:(NSMethodSignature *)signature"
    ) { (_, types: MethodSignatureBox) in
      try NSInvocation(types.signature)
    }
    invocation.property("@property (nonatomic, readonly) NSMethodSignature *methodSignature") {
      MethodSignatureBox($0.signature)
    }
    invocation.method("@property (nonatomic, assign) id target") { $0.target }
    invocation.method("setTarget:") { (this, target: Object?) in
      this.setTarget(target, owning: false)
    }
    invocation.method("@property (nonatomic) SEL selector") { OptionalSelector($0.selector) }
    invocation.method("setSelector:") { (this, selector: Selector) in this.selector = selector }
    defineValues(invocation)
    invocation.method("- (void)retainArguments") { $0.retainArguments() }
    invocation.property("@property (nonatomic, readonly) BOOL argumentsRetained") {
      $0.argumentsRetained
    }
    invocation.method("- (void)invoke") { try $0.invoke(byC: true) }
    invocation.method("- (void)invokeWithTarget:(id)target") { (this, target: Object?) in
      this.setTarget(target, owning: false)
      try this.invoke(byC: true)
    }
  }

  private static func defineValues(_ invocation: ClassMembers<NSInvocation>) {
    invocation.method("- (void)setArgument:(void *)argument atIndex:(NSInteger)index") {
      (this, source: Pointer, index: Int) throws in
      try this.check(index)
      guard let source = source.address else {
        throw MessageError.nullPointer("setArgument:atIndex:")
      }
      // SAFETY: the caller passes the address of a value of the argument's type.
      this.storage.store(source, in: index, owning: this.argumentsRetained)
      if index == 0 { this.forgetReceiver() }
    }
    invocation.method("- (void)getArgument:(void *)argument atIndex:(NSInteger)index") {
      (this, destination: Pointer, index: Int) throws in
      try this.check(index)
      guard let destination = destination.address else {
        throw MessageError.nullPointer("getArgument:atIndex:")
      }
      copy(this.storage, index, to: destination)
    }
    invocation.method("- (void)setReturnValue:(void *)returnValue") {
      (this, source: Pointer) throws in
      guard let source = source.address else { throw MessageError.nullPointer("setReturnValue:") }
      // SAFETY: the caller passes the address of a value of the result's type.
      this.storage.store(
        source, in: this.storage.resultSlot, owning: this.selector?.returnsOwned != true)
      this.isResultOfC = true
    }
    invocation.method("- (void)getReturnValue:(void *)value") {
      (this, destination: Pointer) throws in
      guard let destination = destination.address else {
        throw MessageError.nullPointer("getReturnValue:")
      }
      copy(this.storage, this.storage.resultSlot, to: destination)
    }
  }

  private static func copy(
    _ storage: InvocationStorage, _ slot: Int, to destination: UnsafeMutableRawPointer
  ) {
    // SAFETY: the caller passes the address of room for the slot's type.
    destination.copyMemory(from: storage.address(of: slot), byteCount: storage.size(of: slot))
  }
}
