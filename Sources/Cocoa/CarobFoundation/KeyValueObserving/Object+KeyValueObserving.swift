import CarobRuntime
/// Observing values from Swift.
extension Object {
  /// Calls a closure whenever the value at a key path changes.
  ///
  /// ```swift
  /// let observation = try user.observe("name", options: [.new]) { change in
  ///   label.text = change.newValue?.description
  /// }
  /// ```
  ///
  /// A change counts when it is made by a setter that is sent as a message, by `setValue(_:forKey:)`, or between
  /// `willChangeValue(forKey:)` and `didChangeValue(forKey:)`. Code in Swift that sets a stored property says so itself, with
  /// `changeValue(forKey:_:)`.
  ///
  /// The closure is called on the thread that changes the value. What it throws reaches whoever changes the value, which
  /// has changed then. The object may go before the observation ends.
  ///
  /// - Parameters:
  ///   - keyPath: a key, or keys with dots between them. When a value on the way changes, the rest is observed of the new one.
  ///   - options: what the closure is told besides that there was a change.
  /// - Returns: what ends the observation when it is released.
  /// - Throws: `MessageError` for an array, a set, a class or a block, a malformed key path, a value on the way that cannot be
  ///   read, and with the option `initial` for what `body` throws.
  /// - Complexity: O(length of the path); more when no object of the class was observed for the same keys before.
  public final func observe(
    _ keyPath: String, options: KeyValueObservingOptions = [],
    _ body: @escaping (KeyValueChange) throws -> Void
  ) throws(MessageError) -> KeyValueObservation {
    KeyValueObservation(
      try KeyValueObserving.begin(.closure(body), of: self, keyPath, options))
  }

  private static let willChange = Message<(String) -> Void>("willChangeValueForKey:")
  private static let didChange = Message<(String) -> Void>("didChangeValueForKey:")

  /// Says that the value for a key is about to change. Nothing when nobody observes the object.
  ///
  /// - Throws: `MessageError` with what reading the value, or an observer that is told before, has thrown.
  public final func willChangeValue(forKey key: String) throws(MessageError) {
    if isa.isHidden { try Self.willChange(self, key) }
  }

  /// Says that the value for a key has changed, on the thread that has said that it is about to.
  ///
  /// - Throws: `MessageError` with what an observer has thrown.
  public final func didChangeValue(forKey key: String) throws(MessageError) {
    if isa.isHidden { try Self.didChange(self, key) }
  }

  /// Runs `body`, which changes the value for a key, and tells observers.
  ///
  /// - Throws: `MessageError` with what reading the value or an observer has thrown. When it was an observer that is told
  ///   afterwards, `body` has run.
  public final func changeValue<Result>(
    forKey key: String, _ body: () -> Result
  ) throws(MessageError) -> Result {
    try willChangeValue(forKey: key)
    let result = body()
    try didChangeValue(forKey: key)
    return result
  }
}

/// An observation by a closure, which ends when this is released.
public final class KeyValueObservation {
  private let observation: KeyObservation

  init(_ observation: KeyObservation) { self.observation = observation }

  deinit { invalidate() }

  /// Ends the observation. A change that is under way on another thread may be told once more. [any-thread]
  public func invalidate() { KeyValueObserving.end(observation) }
}
