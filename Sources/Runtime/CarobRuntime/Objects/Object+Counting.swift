import CCarob

/// The references that C has to objects, by id, and to blocks, which count themselves. Classes are not counted.
extension Object {
  /// Adds a reference that C owns. Does nothing for a class, a block on the stack, and a word
  /// that is no object. [any-thread]
  ///
  /// - Safety: the pointer must be an `id` of a living object, a class or a block.
  @inlinable package static func retain(_ id: UnsafeMutableRawPointer) {
    if let peer = headerPeer(of: id) {
      _ = peer.retain()
    } else {
      retainWithoutHeader(id)
    }
  }

  @inline(never) @usableFromInline static func retainWithoutHeader(_ id: UnsafeMutableRawPointer) {
    if isCounted(id) {
      _ = peer(of: id).retain()
    } else if carob_is_block(id) {
      carob_retain_block(id)
    }
  }

  /// Releases a reference that C owned. Does nothing where `retain` does nothing. [any-thread]
  ///
  /// - Safety: the pointer must be an `id` of a living object or block to which the caller owns a reference, or a class.
  @inlinable package static func release(_ id: UnsafeMutableRawPointer) {
    if let peer = headerPeer(of: id) { return peer.release() }
    releaseWithoutHeader(id)
  }

  @inline(never) @usableFromInline static func releaseWithoutHeader(_ id: UnsafeMutableRawPointer) {
    if isCounted(id) {
      let peer = peer(of: id)
      if peer._withUnsafeGuaranteedRef({ $0.isLiteral }) { SpareReferences.provide(for: peer) }
      peer.release()
    } else if carob_is_block(id) {
      Block.release(id)
    } else {
      Zombies.noteRelease(of: id)
    }
  }

  /// Autoreleases a reference that C owned. Does nothing where `retain` does nothing. [any-thread]
  ///
  /// - Safety: as for `release`.
  package static func autorelease(_ id: UnsafeMutableRawPointer) {
    if let peer = headerPeer(of: id) {
      AutoreleaseStack.addCounted(peer)
    } else if isCounted(id) {
      AutoreleaseStack.addCounted(peer(of: id))
    } else if carob_is_counted_block(id) {
      AutoreleaseStack.current.keep(Block(owned: id))
    }
  }

  /// The object's id with another reference, which C owns.
  @usableFromInline package final func retainedID() -> UnsafeMutableRawPointer {
    if let block = (self as? NSBlock)?.held {
      carob_retain_block(block)
    } else if !(self is ClassObject) {
      _ = Unmanaged.passRetained(self as Object)
    }
    return id
  }
}
