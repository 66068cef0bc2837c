import CarobRuntime

/// Observation of values from Swift.
extension Object {
  /// Calls a closure whenever the value at a key path changes.
  ///
  /// ```swift
  /// let observation = try user.observe("name", options: [.new]) { change in
  ///   label.text = change.newValue?.description
  /// }
  /// ```
  ///
  /// Changes are noticed when they are made by a setter that is sent as a message, by
  /// `setValue(_:forKey:)`, or between `willChangeValue(forKey:)` and `didChangeValue(forKey:)`.
  /// Swift code that sets a stored property must use `changeValue(forKey:_:)`.
  ///
  /// The closure is called on the thread that changes the value. If it throws, the code that changes the
  /// value gets the error; the value has changed then. The object may go before the observation ends.
  ///
  /// - Parameters:
  ///   - keyPath: a key, or keys with dots between them. When a value on the way changes, the
  ///     rest is observed from the new one.
  ///   - options: the values that the closure gets, and the times at which it is called.
  /// - Returns: an object that ends the observation when it is released.
  /// - Throws: `MessageError` for an array, a set, a class or a block, a malformed key path, or a
  ///   value on the way that cannot be read; also the closure's error for the option `initial`.
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

  /// Announces that the value for a key is about to change. Does nothing for an object without observers.
  ///
  /// - Throws: `MessageError` with the error of reading the value, or of an observer that is notified before.
  public final func willChangeValue(forKey key: String) throws(MessageError) {
    if isa.isHidden { try Self.willChange(self, key) }
  }

  /// Announces that the value for a key has changed, on the thread that announced the coming change.
  ///
  /// - Throws: `MessageError` with an observer's error.
  public final func didChangeValue(forKey key: String) throws(MessageError) {
    if isa.isHidden { try Self.didChange(self, key) }
  }

  /// Runs `body`, which changes the value for a key, and notifies observers.
  ///
  /// - Throws: `MessageError` with the error of reading the value, or of an observer. If the
  ///   observer was notified afterwards, `body` has run.
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

  /// Ends the observation. A change that is under way on another thread may still be notified. [any-thread]
  public func invalidate() { KeyValueObserving.end(observation) }
}
