import CarobRuntime

/// Sends notifications to observers.
///
/// Observers are called on the thread that posts, in the order in which they were added. They are referred to weakly:
/// one that is gone gets no more notifications, nor does one that an earlier observer has just removed. [any-thread]
public final class NSNotificationCenter: Object, @unchecked Sendable {
  // SAFETY: the observations are behind a lock, and any thread may retain and release objects.
  private let observations = Locked(ObservationTable())

  /// The center of the process.
  public static let shared = NSNotificationCenter()

  /// Adds an observer that gets a message with one argument, the notification, or with none.
  ///
  /// - Parameters:
  ///   - name: nil for notifications of any name.
  ///   - object: nil for those about any object.
  /// - Throws: an exception when the message has more arguments or the observer has no such method.
  package func add(
    _ observer: Object, _ selector: Selector, name: String?, object: Object?
  ) throws {
    guard selector.argumentCount <= 1 else {
      throw ObjectiveCException.invalidArgument(
        "-[NSNotificationCenter addObserver:selector:name:object:]: "
          + "\(observer.runtimeClass)'s \(selector) takes \(selector.argumentCount) arguments; a "
          + "notification is passed to a method with one argument, or with none")
    }
    guard observer.responds(to: selector) else {
      throw ObjectiveCException.invalidArgument(
        "-[NSNotificationCenter addObserver:selector:name:object:]: "
          + "\(observer.runtimeClass) does not answer \(selector)")
    }
    let filter = object.map(WeakBox.init)
    add(Observation(WeakBox(observer), .send(selector), name: name, about: filter))
  }

  /// Adds a block, which is called with the notification.
  ///
  /// - Parameters:
  ///   - queue: an `NSOperationQueue` that calls the block; nil for the thread that posts.
  /// - Returns: a token with which the block is removed. The center keeps it.
  func add(_ block: Block, name: String?, object: Object?, queue: Object?) -> Object {
    let token = NotificationToken(block, queue)
    let filter = object.map(WeakBox.init)
    add(Observation(WeakBox(token), .call(token), name: name, about: filter))
    return token
  }

  /// The tokens of the blocks, with the names that they observe.
  var tokens: [(name: String?, token: NotificationToken)] {
    let all = observations.withLock { $0.all }
    return all.compactMap { observation -> (name: String?, token: NotificationToken)? in
      guard case .call(let token) = observation.way else { return nil }
      return (observation.name?.string, token)
    }
  }

  private func add(_ observation: Observation) {
    // Removed observations are released without the lock.
    let gone = observations.withLock { $0.add(observation) }
    withExtendedLifetime(gone) {}
  }

  /// Removes an observer: completely, or its observations with that name or object.
  package func remove(_ observer: Object, name: String?, object: Object?) {
    let key = name.map(ExactString.init)
    let gone = observations.withLock { table in
      table.remove(ObjectIdentifier(observer)) { observation in
        (key == nil || observation.name == key)
          && (object == nil || observation.about?.identifies(object) == true)
      }
    }
    for observation in gone { observation.end() }
  }

  /// Sends a notification to its observers, until one raises an error.
  ///
  /// - Throws: the error of an observer. The observers behind it are not called, as in Cocoa.
  /// - Complexity: O(observers of the name, and of no name).
  func post(_ notification: NotificationBox) throws {
    let (name, object) = try notification.subject
    try post(ExactString(name.string), object) { notification }
  }

  /// Posts a notification that is only made when it has observers.
  func post(_ name: StringBox, _ object: Object?, _ userInfo: DictionaryBox?) throws {
    try post(ExactString(name.string), object) {
      NotificationBox(name, object, userInfo).autoreleased()
    }
  }

  private func post(
    _ name: ExactString, _ object: Object?, _ make: () -> NotificationBox
  ) throws {
    let (named, unnamed) = observations.withLock { ($0.observations(of: name), $0.ofAnyName) }
    if named.isEmpty, unnamed.isEmpty { return }
    let notification = make()
    var foundGone = false
    func tell(_ observation: Observation) throws {
      if let filter = observation.about, !filter.identifies(object) { return }
      if try !observation.tell(notification) { foundGone = true }
    }
    defer {
      if foundGone {
        let gone = observations.withLock { $0.removeGone(name) }
        withExtendedLifetime(gone) {}
      }
    }
    var rest = unnamed[...]
    for observation in named {
      while let earlier = rest.first, earlier.number < observation.number {
        try tell(rest.removeFirst())
      }
      try tell(observation)
    }
    for observation in rest { try tell(observation) }
  }

  /// States the members of `NSNotificationCenter`.
  public override class func define(_ definition: ClassDefinition) {
    definition.members(of: NSNotificationCenter.self, "Tells observers what happened.") { center in
      defineAdding(center)
      defineRemoving(center)
      definePosting(center)
    }
  }
}
