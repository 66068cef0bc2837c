/// The locks behind atomic properties: a fixed number of them, shared by all variables by address.
///
/// Two variables may share a lock, which costs waiting and nothing else: the code under a lock
/// loads, stores and retains, and takes no other lock.
package enum AccessorLocks {
  private static let count = 64

  // SAFETY: filled before it is published, never written or freed afterwards; any thread may use a `Locked`.
  nonisolated(unsafe) private static let locks: UnsafeMutablePointer<Locked<Void>> = {
    let locks = UnsafeMutablePointer<Locked<Void>>.allocate(capacity: count)
    for index in 0..<count { (locks + index).initialize(to: Locked(())) }
    return locks
  }()

  /// Runs `body` with the lock of a variable's address held.
  ///
  /// - Precondition: `body` runs no foreign code.
  package static func withLock<Result>(for address: UnsafeMutableRawPointer, _ body: () -> Result)
    -> Result
  {
    // Variables are words beside each other in blocks that are multiples of 16 apart.
    let bits = UInt(bitPattern: address)
    let index = Int((bits >> 3 ^ bits >> 9) % UInt(count))
    return locks[index].withLock { _ in body() }
  }
}
