internal import CCarob

/// A reference to an object of the host's, given up when this goes.
///
/// References are counted atomically, by the host. [any-thread]
final class Reference: @unchecked Sendable {
  // SAFETY: the pointer is constant; what may be sent to the object on which thread is for its class to say.

  let id: id

  /// Retains an object.
  init(retaining id: id) {
    self.id = objc_retain(id) ?? id
  }

  /// Takes over a reference.
  init(owned id: id) {
    self.id = id
  }

  deinit {
    objc_release(id)
  }
}
