import CCarob

/// The handling of a message for which its receiver's class has no method.
///
/// In this order: `+resolveInstanceMethod:` or `+resolveClassMethod:` may add the method;
/// `forwardingTargetForSelector:` may name another receiver; `methodSignatureForSelector:` and
/// `forwardInvocation:` may take the message as an object; `doesNotRecognizeSelector:` raises.
///
/// A sender needs an implementation of known types before it has laid out the arguments, and gets a trampoline
/// (`ForwardingEntry`). So there are two halves: `callable` finds out where the message goes, and `deliver`,
/// which the trampoline calls, sends it there. `PreparedForward` carries the route from one to the other.
enum Forwarding {
  private static let forwardInvocation = Message<(NSInvocation) -> Void>("forwardInvocation:")

  /// Returns the code to call for a message that a class has no method for.
  ///
  /// - Parameters:
  ///   - receiver: the object's id.
  ///   - cls: the class that was searched in vain.
  /// - Throws: `MessageError` when no object takes the message.
  static func callable(
    for receiver: UnsafeMutableRawPointer, in cls: RuntimeClass, _ selector: Selector
  ) throws(MessageError) -> CallableEntry {
    if let absent = ClassData.read(cls.record, { $0.absence }) { throw .absent(absent, selector) }
    // A handler in C may send with an error pending, which is no concern of the methods called here.
    return try PendingError.settingAside { prepare(receiver, cls, selector) }.get()
  }

  private static func prepare(
    _ receiver: UnsafeMutableRawPointer, _ cls: RuntimeClass, _ selector: Selector
  ) -> Result<CallableEntry, MessageError> {
    do throws(MessageError) {
      if let found = try MethodResolution.resolve(selector, in: cls, to: .send) {
        return .success(found)
      }
      return .success(try redirect(receiver, cls, selector))
    } catch {
      return .failure(error)
    }
  }

  /// Like `callable`, without asking the class to add the method.
  static func redirect(
    _ receiver: UnsafeMutableRawPointer, _ cls: RuntimeClass, _ selector: Selector
  ) throws(MessageError) -> CallableEntry {
    // SAFETY: senders pass a living object or a class.
    let object = Object.peer(of: receiver).takeUnretainedValue()
    let route = try ForwardingRoute(from: object, in: cls, selector)
    let found = try route.signature.forwarding.callable(route.signature, selector)
    AutoreleaseStack.current.prepare(
      PreparedForward(receiver: receiver, selector: selector, route: .success(route)))
    return found
  }

  /// Sends a message on; the frame has its receiver, selector and arguments, and takes its result.
  ///
  /// - Throws: the target's error; those of `ForwardingRoute` when nothing was prepared.
  static func deliver(_ frame: ArgumentFrame, _ signature: MethodSignature) throws(MessageError) {
    guard let receiver = frame.receiver else { return }
    // SAFETY: the trampoline's signature has a selector as its second argument.
    let sel = frame.argument(1, as: SEL?.self)
    guard let prepared = try AutoreleaseStack.current.takePrepared(for: receiver, sel) else {
      throw .unexpectedArgument("a selector", "null")
    }
    let selector = prepared.selector
    let consumes = selector.consumesReceiver && signature.returnsObject
    var isLeftToHandler = false
    // SAFETY: the sender handed over a reference, as it does for `init…`.
    defer { if consumes, !isLeftToHandler { Object.release(receiver) } }
    let route = try prepared.route.get()
    guard route.signature.isCalledLike(signature) else {
      throw .changedSignature(
        route.target.runtimeClass, selector, from: signature, to: route.signature)
    }
    if let method = route.method {
      try call(method, of: route.target, selector, frame, signature, handsOver: consumes)
    } else {
      try forward(to: route.target, selector, frame, signature, &isLeftToHandler)
    }
  }

  /// Calls the target's method with the target in the receiver's place.
  private static func call(
    _ method: Implementation, of target: Object, _ selector: Selector, _ frame: ArgumentFrame,
    _ signature: MethodSignature, handsOver: Bool
  ) throws(MessageError) {
    let interface = try signature.callInterface(for: selector)
    let count = interface.argumentOffsets.count
    try TemporaryMemory.with(bytes: 16 + interface.resultBufferSize, pointers: count) {
      (base, addresses) throws(MessageError) in
      for number in 0..<count { addresses[number] = frame.address(ofArgument: number) }
      // SAFETY: the first 16 bytes are for the receiver, the rest for the result.
      base.storeBytes(of: target.id, as: UnsafeMutableRawPointer.self)
      addresses[0] = base
      if handsOver { _ = target.retainedID() }
      interface.call(method, arguments: addresses, result: base + 16)
      try PendingError.check(target, selector)
      if signature.encoding.result.unqualified != .void {
        frame.returnValue {
          $0.copyMemory(from: base + 16, byteCount: interface.resultBufferSize)
        }
      }
    }
  }

  /// Sends the target the message as an invocation, and returns the invocation's result to the sender.
  ///
  /// - Parameter isLeftToHandler: set to whether C code has given the result: as in Cocoa, that code also releases the
  ///   receiver of `init…`, or returns it.
  private static func forward(
    to target: Object, _ selector: Selector, _ frame: ArgumentFrame, _ signature: MethodSignature,
    _ isLeftToHandler: inout Bool
  ) throws(MessageError) {
    let stack = AutoreleaseStack.current
    guard stack.beginForwarding() else {
      throw .nestedForwarding(
        target.runtimeClass, selector, limit: AutoreleaseStack.maximumForwardingDepth)
    }
    defer { stack.endForwarding() }
    var invocation = try NSInvocation(signature, frame, for: target)
    // A handler may keep the invocation, whose arguments the sender lends for this call only.
    defer { if !isKnownUniquelyReferenced(&invocation) { invocation.keep(receiver: target) } }
    defer { isLeftToHandler = invocation.isResultOfC }
    try forwardInvocation(target, invocation)
    invocation.copyResult(to: frame, owned: selector.returnsOwned)
  }
}
