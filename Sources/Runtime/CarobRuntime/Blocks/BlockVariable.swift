import CCarob

/// An instance variable that keeps a block, as one behind a property of block type does.
///
/// Every access is atomic: blocks are read and stored rarely enough to share one lock. [any-thread]
package struct BlockVariable {
  private let address: UnsafeMutableRawPointer

  private static let lock = Locked<Void>(())

  /// - Safety: `id` must be an object whose class, or a superclass of it, has the variable.
  package init(_ ivar: Ivar, in id: UnsafeMutableRawPointer) {
    // SAFETY: the layout has room for every variable in the object's memory.
    address = id + ivar.offset
  }

  /// The block; nil for none.
  func load() -> Block? {
    Self.lock.withLock { _ in
      address.load(as: UnsafeMutableRawPointer?.self).map { Block(copying: $0) }
    }
  }

  /// Copies a block into the variable.
  ///
  /// - Safety: it must be a block, or null.
  package func store(_ block: UnsafeMutableRawPointer?) {
    let copy = carob_copy_block(block)
    let old = Self.lock.withLock { _ in
      let old = address.load(as: UnsafeMutableRawPointer?.self)
      address.storeBytes(of: copy, as: UnsafeMutableRawPointer?.self)
      return old
    }
    // After the lock, because what the old block captured may run code.
    if let old { DeepRelease.release(block: old) }
  }
}
