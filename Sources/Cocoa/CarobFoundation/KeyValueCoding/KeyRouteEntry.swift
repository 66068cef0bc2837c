import CarobRuntime
import CCarob
import Synchronization
import CarobLibc

/// The route of one key for one class.
///
/// The route's words are written with the table's lock held, between two stores of the generation.
/// A reader that sees one generation before and after it read them has words that belong together.
struct KeyRouteEntry: ~Copyable {
  /// The class and the key; the key's bytes are the entry's own and never freed.
  let name: Name

  /// Zero while the route is being written.
  private let generation = Atomic<UInt>(0)
  private let shape = Atomic<UInt>(0)
  private let imp = Atomic<UInt>(0)
  private let selector = Atomic<UInt>(0)

  /// - Parameter name: its bytes are copied.
  init(_ name: Name) {
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: name.key.count)
    _ = copy.initialize(from: name.key)
    self.name = Name(name.cls, UnsafeBufferPointer(copy))
  }

  /// The route, if it holds in this generation.
  @inline(__always)
  var route: KeyRoute? {
    let before = generation.load(ordering: .acquiring)
    guard before == Generation.current else { return nil }
    let found = KeyRoute(
      shape: shape.load(ordering: .acquiring), imp: imp.load(ordering: .acquiring),
      selector: selector.load(ordering: .acquiring))
    return generation.load(ordering: .acquiring) == before ? found : nil
  }

  /// - Locking: the table's lock is held.
  func set(_ route: KeyRoute, generation new: UInt) {
    // Another thread may have stored a route of a later generation.
    guard generation.load(ordering: .acquiring) < new else { return }
    generation.store(0, ordering: .releasing)
    shape.store(route.shape, ordering: .releasing)
    imp.store(route.method?.imp ?? 0, ordering: .releasing)
    selector.store(route.method?.selector ?? 0, ordering: .releasing)
    generation.store(new, ordering: .releasing)
  }
}

extension KeyRouteEntry {
  /// The key of an entry in the table.
  ///
  /// - Safety: the bytes must last as long as the name.
  struct Name {
    let cls: UnsafeMutablePointer<objc_class>
    let key: UnsafeBufferPointer<UInt8>
    let hash: UInt
    /// The bytes after the last eight, below their number; of a key of up to seven bytes this is all.
    private let tail: UInt

    @inline(__always)
    init(_ cls: UnsafeMutablePointer<objc_class>, _ key: UnsafeBufferPointer<UInt8>) {
      let factor: UInt = 0x9E37_79B9_7F4A_7C15
      let bytes = UnsafeRawBufferPointer(key)
      var hash = UInt(bitPattern: cls) &* factor
      var index = 0
      while index + 8 <= bytes.count {
        hash = (hash ^ bytes.loadUnaligned(fromByteOffset: index, as: UInt.self)) &* factor
        hash ^= hash >> 29
        index += 8
      }
      var tail: UInt = 0
      while index < bytes.count {
        tail = tail << 8 | UInt(bytes[index])
        index += 1
      }
      tail |= UInt(truncatingIfNeeded: bytes.count) << 56
      hash = (hash ^ tail) &* factor
      self.cls = cls
      self.key = key
      self.tail = tail
      self.hash = hash ^ hash >> 32
    }

    @inline(__always)
    func isSame(as other: Name) -> Bool {
      guard hash == other.hash, cls == other.cls, tail == other.tail, key.count == other.key.count
      else { return false }
      if key.count < 8 { return true }
      guard let a = key.baseAddress, let b = other.key.baseAddress else { return false }
      return memcmp(a, b, key.count) == 0
    }
  }
}
