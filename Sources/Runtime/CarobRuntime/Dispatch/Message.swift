import CCarob
import Synchronization

/// A place in a program that sends one message, with its types fixed and its method remembered.
///
/// ```swift
/// static let configure = Message<(UITableViewCell, Object) -> Void>("configureCell:withObject:")
/// try configure(delegate, cell, user)
/// ```
///
/// `Signature` is a function type of the arguments (at most four; every one a `MessageValue`) and the result.
/// The types are checked against the method's encoding when the method is first found, not on each send.
/// A send that finds the receiver's class in the site costs two loads, two comparisons and an indirect
/// call; otherwise it looks into that class's cache. Neither allocates or takes a lock. [any-thread]
public final class Message<Signature>: @unchecked Sendable {
  // SAFETY: all but `remembered` is constant; that is atomic, and entries are shared between threads by
  // design (see `MethodCache`).

  /// The selector of the message.
  public let selector: Selector

  /// The entry used by the last cache miss; a sentinel when the method cannot be called directly.
  @usableFromInline let remembered: Atomic<MethodEntry?>

  /// Whether the selector's family hands over the receiver, if the method returns an object.
  @usableFromInline let consumesReceiver: Bool

  /// A site that sends a selector, which must have as many colons as `Signature` has arguments.
  public init(_ selector: Selector) {
    self.selector = selector
    consumesReceiver = selector.consumesReceiver
    remembered = Atomic(carob_entry_of_no_class())
  }

  /// A site that sends a literal selector.
  public convenience init(_ name: StaticString) {
    self.init(Selector(name))
  }

  /// The implementation for the receiver's class that needs no look-up: the site's, else the one
  /// in the class's cache, if its types are those of the site.
  @inlinable @inline(__always)
  func warmImplementation(
    for receiver: Object, _ kinds: ArgumentKinds, _ result: PassingKind
  ) -> IMP? {
    let isa = receiver.isaRecord.load(ordering: .acquiring)
    if let imp = carob_entry_imp_for(remembered.load(ordering: .acquiring), isa) { return imp }
    return consumesReceiver ? nil : cachedEntry(of: isa, kinds, result)?.imp
  }

  @inlinable @inline(__always)
  func cachedEntry(
    of isa: UnsafeMutablePointer<objc_class>, _ kinds: ArgumentKinds, _ result: PassingKind
  ) -> CallableEntry? {
    // SAFETY: a class has a cache, and an entry lives as long as its class, which an instance keeps alive; see
    // `MethodCache`. Equal kinds are passed alike, so nothing is left to check; of blocks and compounds the
    // types have to be compared.
    guard result.isConclusive, let entry = carob_cached_entry(isa, selector.index),
      entry.pointee.argument_kinds == kinds.word,
      entry.pointee.result_kind == UInt32(result.rawValue)
    else { return nil }
    return carob_entry_imp(entry).map { (entry, $0) }
  }

  /// Like `warmImplementation(for:)`, with the entry. Also for selectors that consume their receiver.
  @inlinable @inline(__always)
  func warmEntry(
    for receiver: Object, _ kinds: ArgumentKinds, _ result: PassingKind
  ) -> CallableEntry? {
    let isa = receiver.isaRecord.load(ordering: .acquiring)
    // SAFETY: an entry lives as long as its class, which an instance keeps alive.
    if let remembered = remembered.load(ordering: .acquiring),
      let imp = carob_entry_imp_for(remembered, isa)
    {
      return (remembered, imp)
    }
    return cachedEntry(of: isa, kinds, result)
  }

  /// Looks the method up, checks its types, and remembers it.
  @inline(never) @usableFromInline
  func findEntry(
    _ receiver: Object, _ types: StaticTypes
  ) throws(MessageError) -> CallableEntry {
    let cls = receiver.isa
    let (entry, imp) = try MethodLookup.callable(for: receiver.id, in: cls, selector)
    try types.check(against: entry.signature, cls, selector)
    if !consumesReceiver { remembered.store(entry, ordering: .releasing) }
    return (entry, imp)
  }

  /// Throws the error that a handler left on this thread, if there is one.
  @usableFromInline @inline(never)
  func checkPendingError(of receiver: Object) throws(MessageError) {
    try PendingError.check(receiver, selector)
  }
}
