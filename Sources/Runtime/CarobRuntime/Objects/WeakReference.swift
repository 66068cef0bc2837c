import CCarob

/// A reference that does not keep its object alive, for a stored property: what `weak` is, of an object that is often retained.
///
/// Swift's `weak` moves an object's counts to a block of their own for good, after which all that retain and release it take
/// twice as long. This one is an unowned reference that is never read as one, and leaves them where they are. The memory of an
/// object that is gone, without its variables, stays until its last such reference has gone.
///
/// Threads may read it at the same time; whoever writes it keeps others off, as with a plain property.
@usableFromInline package struct WeakReference<Referent: Object>: ~Copyable {
  /// The object, with an unowned reference of Swift's; null for none.
  @usableFromInline var peer: UnsafeMutableRawPointer?

  @inlinable package init(_ object: Referent? = nil) { peer = Self.peer(of: object) }

  @inlinable deinit { Self.letGo(of: peer) }

  /// The object; nil when it is gone.
  @inlinable package var object: Referent? {
    // SAFETY: the unowned reference keeps the memory from being freed. A strong one is only given for an object that is not being
    // deinitialized, and becomes the caller's.
    peer.flatMap { swift_tryRetain($0) }.map { Unmanaged.fromOpaque($0).takeRetainedValue() }
  }

  /// Refers to another object, or to none. It is no setter, as that would have a reference of its own to the object,
  /// and could let go of the last one while this is being written.
  @inlinable package mutating func refer(to object: Referent?) {
    let old = peer
    peer = Self.peer(of: object)
    Self.letGo(of: old)
  }

  @inlinable static func peer(of object: Referent?) -> UnsafeMutableRawPointer? {
    // SAFETY: whoever passes the object has a reference to it.
    object.map { swift_unownedRetain(Unmanaged.passUnretained($0).toOpaque()) }
  }

  @inlinable static func letGo(of peer: UnsafeMutableRawPointer?) {
    // SAFETY: it was retained when it was stored.
    if let peer { swift_unownedRelease(peer) }
  }
}
