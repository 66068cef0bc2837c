import CCarob

/// What a weak variable in C memory points at: Swift's own weak reference.
package final class WeakBox {
  weak var object: Object?

  init(_ object: Object) { self.object = object }

  /// Makes a word in memory refer weakly to an object, or to none.
  ///
  /// - Safety: the word must be null or written by this function.
  package static func store(_ object: Object?, at address: UnsafeMutableRawPointer) {
    let old = address.load(as: UnsafeMutableRawPointer?.self)
    let new = object.map { Unmanaged.passRetained(WeakBox($0)).toOpaque() }
    address.storeBytes(of: new, as: UnsafeMutableRawPointer?.self)
    // SAFETY: whatever is in the word was retained for it here.
    if let old { Unmanaged<WeakBox>.fromOpaque(old).release() }
  }

  /// The object that a word refers to.
  ///
  /// - Safety: as for `store`.
  package static func load(from address: UnsafeMutableRawPointer) -> Object? {
    guard let box = address.load(as: UnsafeMutableRawPointer?.self) else { return nil }
    // SAFETY: as above.
    return Unmanaged<WeakBox>.fromOpaque(box).takeUnretainedValue().object
  }
}
