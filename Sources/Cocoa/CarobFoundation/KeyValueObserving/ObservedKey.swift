import CarobRuntime

/// One place where a change concerns an observation: a key of an object on the key path, or one that such a key depends on.
///
/// The key path `boss.name` of a user has two: `boss` of the user, and below that `name` of the
/// boss. When the boss changes, the part below is made anew. If `name` depends on `first` and
/// `last`, these two keys of the boss are below `name`.
///
/// All mutable fields are only used with the lock `ObservedObjects.table` held.
final class ObservedKey {
  let observation: KeyObservation
  let info: NSKeyValueObservationInfo
  /// The path from the object, which begins with this key.
  let path: ArraySlice<String>
  let parent: ObservedKey?
  /// Whether the parent's value depends on this one's. Otherwise this is a key of the parent's value.
  let isDependency: Bool

  var children: [ObservedKey] = []
  var isAttached = true

  init(
    _ observation: KeyObservation, _ info: NSKeyValueObservationInfo, _ path: ArraySlice<String>,
    parent: ObservedKey?, isDependency: Bool
  ) {
    self.observation = observation
    self.info = info
    self.path = path
    self.parent = parent
    self.isDependency = isDependency
  }

  var key: String { path[path.startIndex] }

  /// Whether more of the path follows.
  var hasRest: Bool { path.count > 1 }

  /// Whether the value of this key is the value at the end of the observed path.
  var isLast: Bool {
    if hasRest { return false }
    var next: ObservedKey? = self
    while let current = next {
      if current.isDependency { return false }
      next = current.parent
    }
    return true
  }

  /// This key and those that depend on it, if keys of their values are observed: a change makes these anew.
  var changing: [ObservedKey] {
    var found = hasRest ? [self] : []
    var next: ObservedKey? = self
    while let current = next {
      if current.isDependency, let parent = current.parent, parent.hasRest { found.append(parent) }
      next = current.parent
    }
    return found
  }

  /// Whether a key above, of the same object, already waits for this one, so that going on would never end.
  func isWaited(for key: String) -> Bool {
    var next: ObservedKey? = self
    while let current = next, current.info === info {
      if ExactString(current.key) == ExactString(key) { return true }
      next = current.isDependency ? current.parent : nil
    }
    return false
  }
}
