import CCarob

/// A weak reference to an object or a block, which several owners can share. A weak variable in C memory holds one too.
/// An object, but not a block, can be identified after its end. [any-thread]
///
/// Threads may load and store one variable at the same time: the lowest bit of its word is a lock.
package final class WeakBox: @unchecked Sendable {
  // SAFETY: all are constant, and any thread may ask for the object.

  /// The object; none for a block.
  private let reference: WeakReference<Object>

  /// The reference to a block, whose peers go before it does.
  private let block: BlockEnd.Reference?

  /// The identity of the object, also when it is gone.
  package let identifier: ObjectIdentifier

  package init(_ object: Object) {
    let held = (object as? NSBlock)?.held
    block = held.flatMap(BlockEnd.reference(to:))
    reference = WeakReference(held == nil ? object : nil)
    identifier = ObjectIdentifier(object)
  }

  /// Nil for a block to which there are no weak references.
  private init?(block id: UnsafeMutableRawPointer) {
    guard let reference = BlockEnd.reference(to: id) else { return nil }
    block = reference
    self.reference = WeakReference()
    identifier = ObjectIdentifier(reference)
  }

  /// The object; nil when it is gone.
  package var object: Object? { reference.object ?? block?.load() }

  /// Whether it is this very object, and not another one at the address of one that is gone.
  package func identifies(_ other: Object?) -> Bool {
    guard let other, identifier == ObjectIdentifier(other) else { return false }
    return object === other
  }

  /// Reads and writes a word with its lock held.
  private static func whileLocked<Result>(
    _ address: UnsafeMutableRawPointer, _ body: (inout UnsafeMutableRawPointer?) -> Result
  ) -> Result {
    let word = address.assumingMemoryBound(to: UnsafeMutableRawPointer?.self)
    var value = carob_lock_word(word)
    let result = body(&value)
    carob_unlock_word(word, value)
    return result
  }

  /// Makes a word in memory refer weakly to an object, or to none. [any-thread]
  ///
  /// - Safety: the word must be null or written by this function.
  package static func store(_ object: Object?, at address: UnsafeMutableRawPointer) {
    put(object.map(WeakBox.init), at: address)
  }

  /// Stores a weak reference to a block.
  ///
  /// - Returns: false for a block on the stack, to which there are no weak references; the word then refers to nothing.
  /// - Safety: as for `store`, and the id must be that of a block.
  package static func store(block id: UnsafeMutableRawPointer, at address: UnsafeMutableRawPointer)
    -> Bool
  {
    let box = WeakBox(block: id)
    put(box, at: address)
    return box != nil
  }

  private static func put(_ box: WeakBox?, at address: UnsafeMutableRawPointer) {
    let new = box.map { Unmanaged.passRetained($0).toOpaque() }
    let old = whileLocked(address) { word in
      let old = word
      word = new
      return old
    }
    // SAFETY: the box in the word was retained for it here, and no other code has it any more.
    if let old { Unmanaged<WeakBox>.fromOpaque(old).release() }
  }

  /// The object that a word refers to. If the object is gone, the word becomes null, as C sees. [any-thread]
  ///
  /// - Safety: as for `store`.
  package static func load(from address: UnsafeMutableRawPointer) -> Object? {
    // Without the lock: a store at the same time may come earlier or later.
    guard carob_load_pointer(address.assumingMemoryBound(to: UnsafeMutableRawPointer?.self)) != nil
    else { return nil }
    let (object, forgotten) = whileLocked(address) { word -> (Object?, UnsafeMutableRawPointer?) in
      guard let box = word else { return (nil, nil) }
      // SAFETY: the lock keeps it from being replaced meanwhile.
      let object = Unmanaged<WeakBox>.fromOpaque(box)._withUnsafeGuaranteedRef { $0.object }
      if object != nil { return (object, nil) }
      word = nil
      return (nil, box)
    }
    // SAFETY: the box in the word was retained for it, and no other code has it any more.
    if let forgotten { Unmanaged<WeakBox>.fromOpaque(forgotten).release() }
    return object
  }

  /// The id of the object that a word refers to, with a reference, which C owns. [any-thread]
  ///
  /// - Safety: as for `store`.
  package static func loadRetained(from address: UnsafeMutableRawPointer)
    -> UnsafeMutableRawPointer?
  {
    guard let object = load(from: address) else { return nil }
    if type(of: object) == NSBlock.self || type(of: object) == ClassObject.self {
      return object.retainedID()
    }
    let id = object.id
    _ = Unmanaged.passRetained(object)
    return id
  }

  /// Moves a reference to an uninitialized word, leaving null behind. [any-thread]
  ///
  /// - Safety: as for `store`; `destination` is overwritten.
  package static func move(
    from source: UnsafeMutableRawPointer, to destination: UnsafeMutableRawPointer
  ) {
    let box = whileLocked(source) { word in
      let box = word
      word = nil
      return box
    }
    // The destination is uninitialized, so its old value is not read.
    carob_unlock_word(destination.assumingMemoryBound(to: UnsafeMutableRawPointer?.self), box)
  }
}
