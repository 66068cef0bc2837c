import CCarob

/// A weak reference: nil when the object is gone, as with `weak`.
///
/// ```swift
/// @Weak final var delegate: Object?
/// ```
///
/// Swift's `weak` moves an object's counts to a block of their own for good, after which all that retain and release it,
/// also strongly, take twice as long. This one leaves them where they are. Instead the memory of an object that is
/// gone, without what it referred to, stays until its last weak reference is written or gone.
///
/// Several threads may read it at once, and none while one writes. [any-thread]
@propertyWrapper
@frozen
public struct Weak<Referent: AnyObject> {
  // Sees to the counting. It is never read, which would end the process for an object that is gone.
  @usableFromInline unowned var memory: Referent?
  // Where that is. Reading it, and not the reference, counts nothing.
  @usableFromInline var address: UInt

  /// Refers to an object, or to none.
  @inlinable
  public init(wrappedValue: Referent?) {
    memory = wrappedValue
    address = UInt(bitPattern: wrappedValue.map { Unmanaged.passUnretained($0).toOpaque() })
  }

  /// The object; nil for none, and when it is gone.
  @inlinable
  public var wrappedValue: Referent? {
    // Consuming, so that the unowned reference is not counted while the address is used.
    @inline(__always)
    consuming get {
      let address = address
      _ = consume self
      // SAFETY: the unowned reference of the variable that is read keeps the memory from being freed, but not the object from
      // being deinitialized. `swift_tryRetain` gives a reference to one that is not, which becomes the caller's.
      guard let memory = UnsafeMutableRawPointer(bitPattern: address),
        let retained = swift_tryRetain(memory)
      else { return nil }
      return Unmanaged<Referent>.fromOpaque(retained).takeRetainedValue()
    }
    set { self = Weak(wrappedValue: newValue) }
  }
}

extension Weak: Sendable where Referent: Sendable {}
