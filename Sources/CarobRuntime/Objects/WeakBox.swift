import CCarob

/// What a weak variable in C memory points at: Swift's own weak reference.
///
/// Threads may load and store one variable at the same time: every use of the word is under one of a few
/// locks, which the variable's address selects.
package final class WeakBox {
  private weak var peer: Object?

  /// For a block, whose peers go before it does.
  private let block: BlockEnd.Reference?

  init(_ object: Object) {
    let held = (object as? BlockObject)?.held
    block = held.flatMap(BlockEnd.reference(to:))
    peer = held == nil ? object : nil
  }

  /// Nil for a block that cannot be referred to.
  private init?(block id: UnsafeMutableRawPointer) {
    guard let reference = BlockEnd.reference(to: id) else { return nil }
    block = reference
  }

  /// The object; nil when it is gone.
  var object: Object? { block == nil ? peer : block?.load() }

  private static let locks: [Lock] = (0..<16).map { _ in Lock() }

  private final class Lock: Sendable {
    private let state = Locked(())

    func whileHeld<Result>(_ body: () -> Result) -> Result { state.withLock { _ in body() } }
  }

  private static func lock(for address: UnsafeMutableRawPointer) -> Lock {
    locks[Int(UInt(bitPattern: address) >> 4 & 15)]
  }

  /// Makes a word in memory refer weakly to an object, or to none. [any-thread]
  ///
  /// - Safety: the word must be null or written by this function.
  package static func store(_ object: Object?, at address: UnsafeMutableRawPointer) {
    put(object.map(WeakBox.init), at: address)
  }

  /// The same for a block.
  ///
  /// - Returns: false, and the word refers to nothing, for a block on the stack, to which nothing can refer weakly.
  /// - Safety: as above, and the id must be that of a block.
  package static func store(block id: UnsafeMutableRawPointer, at address: UnsafeMutableRawPointer)
    -> Bool
  {
    let box = WeakBox(block: id)
    put(box, at: address)
    return box != nil
  }

  private static func put(_ box: WeakBox?, at address: UnsafeMutableRawPointer) {
    let new = box.map { Unmanaged.passRetained($0).toOpaque() }
    let old = lock(for: address).whileHeld {
      let old = address.load(as: UnsafeMutableRawPointer?.self)
      address.storeBytes(of: new, as: UnsafeMutableRawPointer?.self)
      return old
    }
    // SAFETY: whatever was in the word was retained for it here, and nobody else has it any more.
    if let old { Unmanaged<WeakBox>.fromOpaque(old).release() }
  }

  /// The object that a word refers to. A word whose object is gone refers to none from then on, as C sees. [any-thread]
  ///
  /// - Safety: as for `store`.
  package static func load(from address: UnsafeMutableRawPointer) -> Object? {
    let box = lock(for: address).whileHeld {
      // SAFETY: as above; the lock keeps it from being replaced meanwhile.
      address.load(as: UnsafeMutableRawPointer?.self)
        .map { Unmanaged<WeakBox>.fromOpaque($0).takeUnretainedValue() }
    }
    guard let box else { return nil }
    if let object = box.object { return object }
    forget(box, at: address)
    return nil
  }

  /// Clears a word, unless it refers to something else by now.
  private static func forget(_ box: WeakBox, at address: UnsafeMutableRawPointer) {
    let word = Unmanaged.passUnretained(box)
    let wasThere = lock(for: address).whileHeld {
      guard address.load(as: UnsafeMutableRawPointer?.self) == word.toOpaque() else { return false }
      address.storeBytes(of: nil, as: UnsafeMutableRawPointer?.self)
      return true
    }
    // SAFETY: whatever was in the word was retained for it.
    if wasThere { word.release() }
  }

  /// Moves a reference to a word that holds none, leaving none behind. [any-thread]
  ///
  /// - Safety: as for `store`; what is in `destination` is overwritten.
  package static func move(
    from source: UnsafeMutableRawPointer, to destination: UnsafeMutableRawPointer
  ) {
    let box = lock(for: source).whileHeld {
      let box = source.load(as: UnsafeMutableRawPointer?.self)
      source.storeBytes(of: nil, as: UnsafeMutableRawPointer?.self)
      return box
    }
    lock(for: destination).whileHeld {
      destination.storeBytes(of: box, as: UnsafeMutableRawPointer?.self)
    }
  }
}
