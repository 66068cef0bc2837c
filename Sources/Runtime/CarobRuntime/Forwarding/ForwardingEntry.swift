import CCarob
import Synchronization

/// The method entry that senders get for a message that is forwarded. Each signature has one,
/// made when first needed and kept for ever, as signatures are.
///
/// The entry has no class, so that call sites, which compare the receiver's class with the entry's,
/// never keep it. Its implementation is a trampoline that calls `Forwarding.deliver`. [any-thread]
struct ForwardingEntry: ~Copyable, @unchecked Sendable {
  // SAFETY: the pointer is atomic and set once; the entry is constant from publication on and never freed.
  private let published = Atomic<MethodEntry?>(nil)

  /// The entry and its implementation.
  ///
  /// - Parameters:
  ///   - signature: the signature of this entry.
  ///   - selector: for the error only.
  /// - Throws: `MessageError` when libffi cannot pass one of the types.
  /// - Complexity: O(1); the first call for a signature allocates.
  func callable(
    _ signature: MethodSignature, _ selector: Selector
  ) throws(MessageError) -> CallableEntry {
    let known = published.load(ordering: .acquiring)
    let entry: MethodEntry
    if let known { entry = known } else { entry = try make(signature, selector) }
    // SAFETY: `make` stored an implementation before it published the entry, and it is never cleared.
    guard let imp = carob_entry_imp(entry) else {
      preconditionFailure("a forwarding entry has no implementation")
    }
    return (entry, imp)
  }

  private func make(
    _ signature: MethodSignature, _ selector: Selector
  ) throws(MessageError) -> MethodEntry {
    let closure = try ClosureImplementation(signature, for: selector) { frame in
      try Forwarding.deliver(frame, signature)
    }
    let address = UnsafeRawPointer(Unmanaged.passUnretained(signature).toOpaque())
    // Index 0 is no selector's.
    let made = MethodEntry(
      allocating: carob_method_entry(
        receiver_class: nil, imp: closure.implementation.imp, selector: 0,
        types: CStringTable.shared.interned(signature.encoding.encoding), signature: address,
        implementor: nil, absent: 0, result_kind: UInt32(signature.resultKind.rawValue),
        argument_kinds: signature.explicitKinds.word))
    let (isOurs, winner) = published.compareExchange(
      expected: nil, desired: made, ordering: .acquiringAndReleasing)
    if isOurs {
      _ = Unmanaged.passRetained(closure)
      return made
    }
    made.deallocate()
    guard let winner else { preconditionFailure("publishing a pointer left none") }
    return winner
  }
}

extension MethodSignature {
  /// An implementation for methods of this signature that forwards every message, as if the class had no
  /// such method.
  ///
  /// It forwards from `forwardingTargetForSelector:` on, and is never freed.
  ///
  /// - Throws: `MessageError` when libffi cannot pass one of the types.
  public func forwardingImplementation() throws(MessageError) -> Implementation {
    Implementation(try forwarding.callable(self, Selector("forwardInvocation:")).imp)
  }
}
