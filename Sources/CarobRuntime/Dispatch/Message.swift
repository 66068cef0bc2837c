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
/// send that finds the receiver's class in the site's cache costs two loads, two comparisons and an
/// indirect call; it allocates nothing and takes no lock. [any-thread]
public final class Message<Signature>: @unchecked Sendable {
  // SAFETY: `selector` is constant; `remembered` is atomic, and entries are shared between threads by
  // design (see `MethodCache`).

  /// What is sent.
  public let selector: Selector

  @usableFromInline let remembered = Atomic<UnsafeMutablePointer<carob_method_entry>?>(nil)

  /// A site that sends a selector, which must have as many colons as `Signature` has arguments.
  public init(_ selector: Selector) {
    self.selector = selector
  }

  /// A site that sends a literal selector.
  public convenience init(_ name: StaticString) {
    self.init(Selector(name))
  }

  /// The receiver's method, of the given types.
  @inlinable @inline(__always)
  func entry(
    for id: UnsafeMutableRawPointer, _ types: @autoclosure () -> StaticTypes
  ) throws(MessageError) -> (UnsafeMutablePointer<carob_method_entry>, IMP) {
    // SAFETY: an id points at its class.
    let isa = id.load(as: UnsafeMutablePointer<objc_class>.self)
    // SAFETY: an entry lives as long as its class, which an instance keeps alive; see `MethodCache`.
    if let entry = remembered.load(ordering: .acquiring), entry.pointee.receiver_class == isa,
      let imp = carob_entry_imp(entry)
    {
      return (entry, imp)
    }
    return try findEntry(id, RuntimeClass(record: isa), types())
  }

  @inline(never) @usableFromInline
  func findEntry(
    _ id: UnsafeMutableRawPointer, _ cls: RuntimeClass, _ types: StaticTypes
  ) throws(MessageError) -> (UnsafeMutablePointer<carob_method_entry>, IMP) {
    let (entry, imp) = try MethodLookup.callable(for: id, in: cls, selector)
    try types.check(against: entry.signature, cls, selector)
    remembered.store(entry, ordering: .releasing)
    return (entry, imp)
  }

  /// Sends with arguments that are words, or through libffi.
  @inlinable @inline(__always)
  func deliver<R: MessageValue>(
    to receiver: Object, types: @autoclosure () -> StaticTypes, allWords: Bool,
    _ a: UInt = 0, _ b: UInt = 0, _ c: UInt = 0, _ d: UInt = 0,
    foreign: (MethodSignature, IMP, UnsafeMutableRawPointer) throws(MessageError) -> R.CValue
  ) throws(MessageError) -> R {
    let id = receiver.id
    let (entry, imp) = try entry(for: id, types())
    let handsOver = selector.consumesReceiver && Self.signature(of: entry).returnsObject
    if handsOver { _ = Unmanaged.passRetained(receiver) }
    let value: R.CValue
    if allWords, R.passing != .other {
      value = WordCall.call(imp, id, selector, a, b, c, d, returning: R.self)
    } else {
      do throws(MessageError) {
        value = try foreign(Self.signature(of: entry), imp, id)
      } catch {
        // Nothing was called, so nobody took the reference.
        if handsOver { Object.release(id) }
        throw error
      }
    }
    try PendingError.check(receiver, selector)
    return try R.result(value, owned: selector.returnsOwned)
  }

  @usableFromInline static func signature(
    of entry: UnsafeMutablePointer<carob_method_entry>
  ) -> MethodSignature { entry.signature }
}

/// The types that a call site was written with.
@usableFromInline struct StaticTypes {
  let result: TypeEncoding
  let arguments: [TypeEncoding]

  @usableFromInline init(result: TypeEncoding, _ arguments: TypeEncoding...) {
    self.result = result
    self.arguments = arguments
  }

  /// Throws unless a method of this signature can be called with these types.
  func check(
    against signature: MethodSignature, _ cls: RuntimeClass, _ selector: Selector
  ) throws(MessageError) {
    let declared = signature.explicitArguments
    guard declared.count == arguments.count else {
      throw .argumentCount(cls, selector, given: arguments.count)
    }
    for (index, (expected, given)) in zip(declared, arguments).enumerated()
    where !expected.isPassedLike(given) {
      throw .argumentType(
        cls, selector, index: index, expected: expected.encoding,
        given: "\"\(given.encoding)\" (the method is \"\(signature.encoding.encoding)\")")
    }
    // A result that nobody reads may be of any type that comes back in a register, unless it is an object
    // that somebody has to release.
    if result == .void, signature.resultFitsRegister,
      !(selector.returnsOwned && signature.returnsObject)
    {
      return
    }
    guard result.isPassedLike(signature.encoding.result) else {
      throw .resultType(
        cls, selector, declared: signature.encoding.result.encoding,
        wanted: "\"\(result.encoding)\"")
    }
  }
}

/// The result of a message that has none.
@usableFromInline struct NoResult: MessageValue, BitwiseCopyable {
  @inlinable init() {}
  @usableFromInline static var typeEncoding: TypeEncoding { .void }
  @inlinable static func word(_ value: NoResult) -> UInt { 0 }
  @inlinable static func value(word: UInt) -> NoResult { NoResult() }
}
