internal import CCarob

/// A retained reference to an object of the host, released with this object. The host counts
/// references atomically. [any-thread]
final class Reference: @unchecked Sendable {
  // SAFETY: the pointer is constant; the object's class determines which threads may send which messages.

  let id: id

  init(retaining id: id) {
    self.id = objc_retain(id) ?? id
  }

  /// Takes over an owned reference.
  init(owned id: id) {
    self.id = id
  }

  deinit {
    objc_release(id)
  }
}
