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
/// The types are checked against the method's encoding when the method is first found, not on each send. A
/// send that finds the receiver's class in the site costs two loads, two comparisons and an indirect call; one
/// that finds another class looks in that class's cache. Neither allocates or takes a lock. [any-thread]
public final class Message<Signature>: @unchecked Sendable {
  // SAFETY: all but `remembered` is constant; that is atomic, and entries are shared between threads by
  // design (see `MethodCache`).

  /// What is sent.
  public let selector: Selector

  /// The entry used by the last cache miss; a sentinel when the method cannot be called directly.
  @usableFromInline let remembered: Atomic<UnsafeMutablePointer<carob_method_entry>?>

  /// Whether a method of this name that returns an object takes over its receiver.
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

  /// The implementation for the receiver's class that needs no look-up: the one that the site remembers, else the
  /// one in the cache of the class, if its types are those of the site.
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
  ) -> (entry: UnsafeMutablePointer<carob_method_entry>, imp: IMP)? {
    // SAFETY: a class has a cache, and an entry lives as long as its class, which an instance keeps alive; see
    // `MethodCache`. Equal kinds are passed alike, so nothing is left to check; of compound arguments and
    // results the types have to be compared.
    guard result != .compound, let entry = carob_cached_entry(isa, selector.index),
      entry.pointee.argument_kinds == kinds.word,
      entry.pointee.result_kind == UInt32(result.rawValue)
    else { return nil }
    return carob_entry_imp(entry).map { (entry, $0) }
  }

  /// The receiver's method, of the given types: the one remembered, from the cache of its class, or looked up.
  @inlinable @inline(__always)
  func entry(
    for receiver: Object, kinds: ArgumentKinds, result: PassingKind,
    _ types: () -> StaticTypes
  ) throws(MessageError) -> (UnsafeMutablePointer<carob_method_entry>, IMP) {
    let isa = receiver.isaRecord.load(ordering: .acquiring)
    // SAFETY: an entry lives as long as its class, which an instance keeps alive.
    if let remembered = remembered.load(ordering: .acquiring),
      let imp = carob_entry_imp_for(remembered, isa)
    {
      return (remembered, imp)
    }
    if let found = cachedEntry(of: isa, kinds, result) { return found }
    return try findEntry(receiver.id, RuntimeClass(record: isa), types())
  }

  @inline(never) @usableFromInline
  func findEntry(
    _ id: UnsafeMutableRawPointer, _ cls: RuntimeClass, _ types: StaticTypes
  ) throws(MessageError) -> (UnsafeMutablePointer<carob_method_entry>, IMP) {
    let (entry, imp) = try MethodLookup.callable(for: id, in: cls, selector)
    try types.check(against: entry.signature, cls, selector)
    if !consumesReceiver { remembered.store(entry, ordering: .releasing) }
    return (entry, imp)
  }

  /// Throws the error that a handler left on this thread, if there is one.
  @usableFromInline @inline(never)
  func throwPendingError(from receiver: Object) throws(MessageError) {
    try PendingError.check(receiver, selector)
  }

  /// Sends when the site does not know the receiver's class, or the call is not one of words.
  @inlinable @inline(__always)
  func deliver<R: MessageValue>(
    to receiver: Object, returning: R.Type, kinds: ArgumentKinds, types: () -> StaticTypes,
    allWords: Bool,
    _ a: UInt = 0, _ b: UInt = 0, _ c: UInt = 0, _ d: UInt = 0,
    foreign: (UnsafeMutablePointer<carob_method_entry>, IMP, UnsafeMutableRawPointer)
      throws(MessageError) -> R.CValue
  ) throws(MessageError) -> R.CValue {
    let id = receiver.id
    let (entry, imp) = try entry(for: receiver, kinds: kinds, result: R.passingKind, types)
    let handsOver =
      consumesReceiver && entry.pointee.result_kind == UInt32(PassingKind.object.rawValue)
    if handsOver { _ = Unmanaged.passRetained(receiver) }
    if allWords, R.passing != .other {
      return WordCall.call(imp, id, selector, a, b, c, d, returning: R.self)
    }
    do throws(MessageError) {
      return try foreign(entry, imp, id)
    } catch {
      // Nothing was called, so nobody took the reference.
      if handsOver { Object.release(id) }
      throw error
    }
  }
}
