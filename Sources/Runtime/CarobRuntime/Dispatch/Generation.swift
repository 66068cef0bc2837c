import CCarob

/// A number that goes up with every change of a method or class.
///
/// Code that keeps the result of a look-up (super sends in plugins, the candidate chain of a
/// controller) compares the number, and looks up again when it changed. [any-thread]
public enum Generation {
  // SAFETY: written under the runtime's lock only, by atomic stores; read by atomic loads, here and in
  // plugins, to which the address is handed.
  @usableFromInline nonisolated(unsafe) package static let address: UnsafeMutablePointer<UInt> = {
    let address = UnsafeMutablePointer(allocating: UInt(1))
    return address
  }()

  /// The present number; never zero.
  @inlinable public static var current: UInt { carob_load_word(address) }

  static func advance(_ state: inout RuntimeState) {
    carob_store_word(address, carob_load_word(address) &+ 1)
  }
}
