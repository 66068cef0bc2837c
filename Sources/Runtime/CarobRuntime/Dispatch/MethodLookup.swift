import CCarob

/// A method entry as call sites hold it.
@usableFromInline package typealias MethodEntry = UnsafeMutablePointer<carob_method_entry>

/// A method entry and the code to call for it.
@usableFromInline package typealias CallableEntry = (entry: MethodEntry, imp: IMP)

/// Finds the method that a class has for a selector: the slow path of a send.
///
/// Order: the class's cache; then its own methods and those of its superclasses, nearest first. The cache keeps the
/// method or its absence, but no code of a class that has not been sent `+initialize` yet; see `ClassInitialization`.
package enum MethodLookup {
  /// The purpose of a look-up.
  package enum Purpose {
    /// A message, before which the class is sent `+initialize`.
    case send
    /// A question about the class, which sends nothing.
    case ask
  }

  /// The entry for a class and selector with its implementation; nil when the class has no such method.
  ///
  /// - Complexity: O(1) when it was looked up before, nothing changed and the class is initialized, else O(depth of the class).
  /// - Locking: takes the runtime's lock when the cache has no valid answer.
  @inline(__always)
  package static func callable(
    in cls: RuntimeClass, _ selector: Selector, to purpose: Purpose
  ) -> CallableEntry? {
    // SAFETY: `cls` is a class of the runtime, so its dispatch table is there and its entries last.
    let known = carob_cached_entry(cls.record, selector.index)
    if let known, let imp = carob_entry_imp(known) { return (known, imp) }
    if purpose == .send { ClassInitialization.ensure(cls) }
    if let known, isAbsent(known) { return nil }
    return search(cls, selector)
  }

  @inline(never)
  private static func search(_ cls: RuntimeClass, _ selector: Selector) -> CallableEntry? {
    // Warnings that could not be written with the lock held.
    defer { Tracer.reportUntraced() }
    return RuntimeLock.withLock { state in FoundEntry(found: fill(cls, selector, &state)) }.found
  }

  /// Returns the code that a message to a receiver calls.
  ///
  /// - Parameters:
  ///   - receiver: the object's id.
  ///   - cls: the first class of the search: the receiver's, or for a super send the one above.
  /// - Returns: for a message that is forwarded an entry without a class; see `ForwardingEntry`.
  /// - Throws: `MessageError` when the class has no such method, and no object takes the message in the receiver's place.
  package static func callable(
    for receiver: UnsafeMutableRawPointer, in cls: RuntimeClass, _ selector: Selector
  ) throws(MessageError) -> CallableEntry {
    if let found = callable(in: cls, selector, to: .send) { return found }
    return try Forwarding.callable(for: receiver, in: cls, selector)
  }

  /// Whether an entry says that the class has no such method.
  @inline(__always)
  static func isAbsent(_ entry: MethodEntry) -> Bool {
    let reason = Int(carob_entry_absent(entry))
    return reason == CAROB_ABSENT || reason == CAROB_UNRESOLVABLE
  }

  /// Passes an entry out of the lock.
  private struct FoundEntry: @unchecked Sendable {
    // SAFETY: entries are shared between threads by design; see `MethodCache`.
    let found: CallableEntry?
  }

  /// The method that instances of a class have for a selector, and the class that has it.
  static func method(
    of cls: RuntimeClass, _ selector: Selector, _ state: inout RuntimeState
  ) -> (method: UnsafeMutablePointer<objc_method>, implementor: RuntimeClass)? {
    var next: UnsafeMutablePointer<objc_class>? = cls.record
    while let current = next {
      if let method = ClassData.of(current).methods[selector.index] {
        return (method, RuntimeClass(record: current))
      }
      next = current.pointee.super_class
    }
    return nil
  }

  /// Brings the cache up to date for a class and selector; nil when the class has no such method.
  private static func fill(
    _ cls: RuntimeClass, _ selector: Selector, _ state: inout RuntimeState
  ) -> CallableEntry? {
    let data = cls.data
    let known = carob_cached_entry(cls.record, selector.index)
    guard let (method, implementor) = method(of: cls, selector, &state) else {
      let entry = known ?? add(cls, selector, types: nil, signature: nil, data, &state)
      // Changes above reach the caches of registered classes only. A reason that is stored already may say more.
      if cls.isRegistered, !isAbsent(entry) {
        carob_store_absent(entry, UInt32(CAROB_ABSENT))
      }
      return nil
    }
    guard let types = method.pointee.types, let imp = method.pointee.imp,
      let signature = signature(of: implementor, selector, types, &state)
    else { preconditionFailure("a method was added without its encoding being parsed") }
    let address = UnsafeRawPointer(Unmanaged.passUnretained(signature).toOpaque())
    let entry: MethodEntry
    if let known, known.pointee.signature == address {
      entry = known
    } else if let earlier = data.entriesBySelector[selector.index]?
      .first(where: { $0.pointee.signature == address })
    {
      entry = earlier
      MethodCache.replace(earlier, in: data, &state)
    } else {
      entry = add(cls, selector, types: types, signature: signature, data, &state)
    }
    entry.pointee.implementor = implementor.record
    let called = Tracer.implementation(for: entry, imp, &state) ?? imp
    // Code in a cache is called without a check, so it must not get there before `+initialize` is over.
    if cls.isInitialized {
      carob_store_absent(entry, 0)
      carob_store_imp(entry, called)
    } else if cls.isRegistered {
      carob_store_absent(entry, UInt32(CAROB_UNINITIALIZED))
    }
    return (entry, called)
  }

  /// The signature by which a class's method is called.
  static func signature(
    of cls: RuntimeClass, _ selector: Selector, _ types: UnsafePointer<CChar>,
    _ state: inout RuntimeState
  ) -> MethodSignature? {
    if let call = cls.data.callSignatures[selector.index] { return call.signature }
    return state.signatures[ExactString(String(cString: types))]
  }

  private static func add(
    _ cls: RuntimeClass, _ selector: Selector, types: UnsafePointer<CChar>?,
    signature: MethodSignature?,
    _ data: ClassData, _ state: inout RuntimeState
  ) -> MethodEntry {
    // An entry is as large as a cache line, and aligned to one.
    let entry = UnsafeMutableRawPointer.allocate(
      byteCount: MemoryLayout<carob_method_entry>.size, alignment: 64
    ).bindMemory(to: carob_method_entry.self, capacity: 1)
    entry.initialize(
      to: carob_method_entry(
        receiver_class: cls.record, imp: nil, selector: selector.index, types: types,
        signature: signature.map { UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) },
        implementor: nil, absent: 0, result_kind: UInt32(signature?.resultKind.rawValue ?? 0),
        argument_kinds: (signature?.explicitKinds ?? .uncomparable).word))
    MethodCache.insert(entry, into: data, &state)
    return entry
  }
}

extension UnsafeMutablePointer<carob_method_entry> {
  /// The signature that the entry was made for.
  ///
  /// - Precondition: the entry was filled at least once.
  package var signature: MethodSignature {
    guard let signature = pointee.signature else {
      preconditionFailure("an entry without a method has no signature")
    }
    // SAFETY: signatures are interned for ever, and the field is constant from publication on.
    return Unmanaged<MethodSignature>.fromOpaque(signature).takeUnretainedValue()
  }
}
