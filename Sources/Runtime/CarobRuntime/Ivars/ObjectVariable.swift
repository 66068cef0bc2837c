import CCarob

/// An instance variable that holds an object, in one object, read and written by its ownership. See also `BlockVariable`.
///
/// Not atomic: threads that share an object must agree on who writes.
package struct ObjectVariable {
  let address: UnsafeMutableRawPointer
  let ownership: Ivar.Ownership

  package init(address: UnsafeMutableRawPointer, ownership: Ivar.Ownership) {
    self.address = address
    self.ownership = ownership
  }

  /// The object; nil for none, and when a weakly referenced one is gone.
  @inline(__always)
  package func load() -> Object? {
    // SAFETY: a variable of object type holds null, an id or (weak) a retained box, which the rules
    // of `store` keep alive. A variable of type `Class` is written atomically, as a number is.
    ownership == .weak
      ? WeakBox.load(from: address)
      : Object.from(
        carob_load_pointer(address.assumingMemoryBound(to: UnsafeMutableRawPointer?.self)))
  }

  func store(_ new: Object?) {
    switch ownership {
    case .unretained:
      address.storeBytes(of: new?.id, as: UnsafeMutableRawPointer?.self)
    case .strong:
      // SAFETY: the old object was retained when it was stored here.
      if let old = exchange(new?.retainedID()) { DeepRelease.release(id: old) }
    case .weak:
      WeakBox.store(new, at: address)
    }
  }

  /// Stores an id that is retained.
  ///
  /// - Returns: the old id, with its reference.
  @inline(__always)
  func exchange(_ id: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    let old = address.load(as: UnsafeMutableRawPointer?.self)
    address.storeBytes(of: id, as: UnsafeMutableRawPointer?.self)
    return old
  }
}
