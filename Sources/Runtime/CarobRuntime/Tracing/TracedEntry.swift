import CCarob
import CFFI

/// A trampoline for one method entry: calls the listeners, then the method's code with the same
/// arguments through the signature's call interface, then the listeners again.
///
/// Never freed, because a call site may be about to call it. There is one for each entry that was ever
/// traced, so that their number does not grow with the number of messages or changes.
final class TracedEntry: @unchecked Sendable {
  // SAFETY: all fields are constant but the target, which is behind a lock.

  private struct Target {
    let implementation: Implementation
    let implementor: RuntimeClass
  }

  let selector: Selector
  let signature: MethodSignature

  /// The `imp` of the entry while it is traced.
  let trampoline: Implementation

  /// The class in which the entry's search for the method begins: the receiver's, or for a super send the one above.
  let searched: RuntimeClass

  private let interface: CallInterface

  /// The method's own code; nil until the entry was filled.
  private let target = Locked<Target?>(nil)

  /// Makes the trampoline.
  ///
  /// - Throws: `MessageError` when libffi cannot pass one of the signature's types, or refuses.
  init(
    _ searched: UnsafeMutablePointer<objc_class>, _ selector: Selector,
    _ signature: MethodSignature
  ) throws(MessageError) {
    interface = try signature.callInterface(for: selector)
    self.searched = RuntimeClass(record: searched)
    self.selector = selector
    self.signature = signature
    var code: UnsafeMutableRawPointer?
    guard let memory = ffi_closure_alloc(MemoryLayout<ffi_closure>.size, &code), let code else {
      throw .noClosure(selector)
    }
    // SAFETY: `code` is where libffi will put a function of the signature, which an IMP is cast to before it
    // is called.
    trampoline = Implementation(unsafeBitCast(code, to: IMP.self))
    let status = ffi_prep_closure_loc(
      memory.assumingMemoryBound(to: ffi_closure.self), interface.cif,
      { _, result, arguments, context in
        guard let result, let arguments, let context else { return }
        // SAFETY: the context was retained for ever, below.
        Unmanaged<TracedEntry>.fromOpaque(context).takeUnretainedValue()
          .run(arguments, result)
      },
      Unmanaged.passUnretained(self).toOpaque(), code)
    guard status == FFI_OK else {
      ffi_closure_free(memory)
      throw .noClosure(selector)
    }
    _ = Unmanaged.passRetained(self)
  }

  /// Sets the entry's present method.
  func retarget(_ implementation: Implementation, in implementor: RuntimeClass) {
    target.withLock { $0 = Target(implementation: implementation, implementor: implementor) }
  }

  /// The method's own code.
  var implementation: Implementation { currentTarget.implementation }

  private var currentTarget: Target {
    guard let target = target.withLock({ $0 }) else {
      preconditionFailure("a trampoline was published before it had a method")
    }
    return target
  }

  // MARK: A message

  private func run(
    _ arguments: UnsafeMutablePointer<UnsafeMutableRawPointer?>, _ result: UnsafeMutableRawPointer
  ) {
    let target = currentTarget
    let thread = TraceThread.current
    // SAFETY: the first argument is the receiver, which is not nil: senders check that.
    guard !thread.isBusy,
      let id = arguments[0]?.load(as: UnsafeMutableRawPointer?.self)
    else { return interface.call(target.implementation, arguments: arguments, result: result) }
    thread.isBusy = true
    let (listeners, sent) = tellSent(id, arguments, target, thread)
    thread.isBusy = false
    guard var message = sent else {
      return interface.call(target.implementation, arguments: arguments, result: result)
    }
    let hadError = PendingError.current != nil
    let clock = ContinuousClock()
    let start = clock.now
    interface.call(target.implementation, arguments: arguments, result: result)
    let duration = clock.now - start
    thread.isBusy = true
    defer { thread.isBusy = false }
    let error = hadError ? nil : PendingError.current
    message.outcome = TracedMessage.Outcome(
      result: ValueSummary.text(signature.encoding.result, at: result),
      error: error.map { "\($0)".onOneLine }, duration: duration)
    for (listener, depth) in listeners {
      thread.depths[ObjectIdentifier(listener)] = depth == 0 ? nil : depth
      listener.tell(.answered(message.at(depth: depth)))
    }
  }

  /// Calls the listeners that want the message; returns them with their depths, and the message if there are any.
  private func tellSent(
    _ id: UnsafeMutableRawPointer,
    _ arguments: UnsafeMutablePointer<UnsafeMutableRawPointer?>, _ target: Target,
    _ thread: TraceThread
  ) -> (listeners: [(TraceListener, depth: Int)], message: TracedMessage?) {
    let cls = RuntimeClass(record: Object.dispatchRecord(of: id))
    let concerned = Tracer.listeners.filter {
      $0.isConcerned(with: thread)
        && $0.pattern.matches(selector, to: cls, in: target.implementor)
    }
    if concerned.isEmpty { return ([], nil) }
    // SAFETY: libffi passes one address per argument of the signature.
    let texts = signature.explicitArguments.indices.map { index in
      arguments[index].flatMap { ValueSummary.text(signature.encoding.arguments[index], at: $0) }
        ?? ""
    }
    let message = TracedMessage(
      cls: cls, receiver: ValueSummary.receiver(id), selector: selector,
      implementor: target.implementor, isSuper: cls != searched, arguments: texts,
      thread: thread.number, depth: 0)
    let listeners = concerned.map { listener in
      (listener, depth: thread.depths[ObjectIdentifier(listener)] ?? 0)
    }
    for (listener, depth) in listeners {
      listener.tell(.sent(message.at(depth: depth)))
      thread.depths[ObjectIdentifier(listener)] = depth + 1
    }
    return (listeners, message)
  }
}

extension TracedMessage {
  fileprivate func at(depth: Int) -> TracedMessage {
    var copy = self
    copy.depth = depth
    return copy
  }
}
