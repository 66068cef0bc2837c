import CCarob

/// A reference that does not keep its object alive, for a stored property: a `weak` for objects that are often retained.
///
/// Swift's `weak` moves an object's counts to a separate block for good, after which every retain and release takes
/// twice as long. This one is an unowned reference that is never read as one, and leaves the counts where they are.
/// The memory of an object that is gone, without its variables, stays until its last such reference has gone.
///
/// Threads may read it at the same time; a writer needs exclusive access, as with a plain property.
@usableFromInline package struct WeakReference<Referent: Object>: ~Copyable {
  /// The object, with an unowned reference of Swift's; null for none.
  @usableFromInline var peer: UnsafeMutableRawPointer?

  @inlinable package init(_ object: Referent? = nil) { peer = Self.peer(of: object) }

  @inlinable deinit { Self.letGo(of: peer) }

  /// The object; nil when it is gone.
  @inlinable package var object: Referent? {
    // SAFETY: the unowned reference keeps the memory from being freed. A strong one is only made
    // for an object that is not being deinitialized, and belongs to the caller.
    peer.flatMap { swift_tryRetain($0) }.map { Unmanaged.fromOpaque($0).takeRetainedValue() }
  }

  /// Sets the object; nil for none. Not a setter: that would retain the object, and could release
  /// its last reference while this is being written.
  @inlinable package mutating func refer(to object: Referent?) {
    let old = peer
    peer = Self.peer(of: object)
    Self.letGo(of: old)
  }

  @inlinable static func peer(of object: Referent?) -> UnsafeMutableRawPointer? {
    // SAFETY: the caller has a reference to the object.
    object.map { swift_unownedRetain(Unmanaged.passUnretained($0).toOpaque()) }
  }

  @inlinable static func letGo(of peer: UnsafeMutableRawPointer?) {
    // SAFETY: it was retained when it was stored.
    if let peer { swift_unownedRelease(peer) }
  }
}
