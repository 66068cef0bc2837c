import CCarob

/// What a weak variable in C memory points at: Swift's own weak reference.
///
/// Threads may load and store one variable at the same time: every use of the word is under one of a few
/// locks, which the variable's address selects.
package final class WeakBox {
  weak var object: Object?

  init(_ object: Object) { self.object = object }

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
    let new = object.map { Unmanaged.passRetained(WeakBox($0)).toOpaque() }
    let old = lock(for: address).whileHeld {
      let old = address.load(as: UnsafeMutableRawPointer?.self)
      address.storeBytes(of: new, as: UnsafeMutableRawPointer?.self)
      return old
    }
    // SAFETY: whatever was in the word was retained for it here, and nobody else has it any more.
    if let old { Unmanaged<WeakBox>.fromOpaque(old).release() }
  }

  /// The object that a word refers to. [any-thread]
  ///
  /// - Safety: as for `store`.
  package static func load(from address: UnsafeMutableRawPointer) -> Object? {
    lock(for: address).whileHeld {
      guard let box = address.load(as: UnsafeMutableRawPointer?.self) else { return nil }
      // SAFETY: as above; the lock keeps it from being replaced meanwhile.
      return Unmanaged<WeakBox>.fromOpaque(box).takeUnretainedValue().object
    }
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
