import CarobRuntime
import CarobLibc
import Foundation

/// Memory of a caller that an `NSData` uses without a copy. `Data` cannot do that: it copies a
/// few bytes and frees the memory at once.
final class AdoptedMemory {
  let address: UnsafeMutableRawPointer
  let count: Int
  /// Whether the memory is from `malloc` and was handed over. Other memory may go when the object has gone.
  private let isOwned: Bool

  init(address: UnsafeMutableRawPointer, count: Int, isOwned: Bool) {
    self.address = address
    self.count = count
    self.isOwned = isOwned
  }

  deinit { if isOwned { free(address) } }

  /// The bytes; copied if the memory is borrowed, since the value may outlast the object.
  var data: Data {
    // SAFETY: there are `count` bytes. A value that shares them keeps this object.
    isOwned
      ? Data(
        bytesNoCopy: address, count: count,
        deallocator: .custom { _, _ in withExtendedLifetime(self) {} })
      : Data(bytes: address, count: count)
  }
}
