import CarobRuntime
import CarobLibc

/// The number of changes to a collection, in the word that a `for … in` compares before each
/// object. The word is made when the collection is first enumerated.
struct MutationCount: ~Copyable {
  private let word = StableBytes()

  /// Counts a change. [one thread at a time, as the change itself]
  func note() {
    // SAFETY: the word was allocated as one below, and lasts as long as the collection.
    word.known?.assumingMemoryBound(to: UInt.self).pointee &+= 1
  }

  /// The word's address, valid as long as the collection.
  var address: UnsafeMutablePointer<UInt> {
    let known = word.known ?? made
    return known.assumingMemoryBound(to: UInt.self)
  }

  private var made: UnsafeMutableRawPointer {
    UnsafeMutableRawPointer(mutating: word.address { calloc(1, MemoryLayout<UInt>.size) })
  }
}
