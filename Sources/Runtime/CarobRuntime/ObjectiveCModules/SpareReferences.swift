import CCarob

/// Spare references to string literals, without an owner. clang copies the literals of `NSString
/// *names[] = {@"first", @"second"};` to the stack without retaining them, and releases them at
/// the end of the block, as if literals had no count. [any-thread]
enum SpareReferences {
  /// The number of references per refill; a literal gets more when half of them are used up.
  private static let amount = 1 << 24

  /// The number of refills of each literal, by the address of its peer.
  private static let refills = Locked<[UnsafeMutableRawPointer: Int]>([:])

  /// Gives a literal spare references if it has few. To be called before C releases it, so that it lives on.
  static func provide(for peer: Unmanaged<Object>) {
    let peer = peer.toOpaque()
    guard swift_retainCount(peer) < amount / 2 else { return }
    refills.withLock { refills in
      // Another thread may have refilled it.
      guard swift_retainCount(peer) < amount / 2 else { return }
      refills[peer, default: 0] += 1
      // SAFETY: callers that release the literal pass a living one.
      _ = swift_retain_n(peer, UInt32(amount))
    }
  }

  /// The number of a literal's spare references, if it was not released more often than it was retained.
  static func count(of peer: Unmanaged<Object>) -> Int {
    amount * refills.withLock { $0[peer.toOpaque()] ?? 0 }
  }

  /// Releases the spare references that are left.
  ///
  /// - Precondition: the caller has a reference.
  static func giveUp(of peer: Unmanaged<Object>) {
    let peer = peer.toOpaque()
    let spare = amount * (refills.withLock { $0.removeValue(forKey: peer) } ?? 0)
    // SAFETY: the caller's reference stays, also when some of these are used up.
    swift_release_n(peer, UInt32(min(spare, Int(swift_retainCount(peer)) - 1)))
  }
}
