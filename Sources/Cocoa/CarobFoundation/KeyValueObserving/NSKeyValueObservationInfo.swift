import CarobRuntime

/// The observers of an object and its observed keys. `-observationInfo` returns it.
final class NSKeyValueObservationInfo: Object {
  private var reference: WeakBox?

  // The other fields are only used with the lock `ObservedObjects.table` held.

  /// The observations of the object itself, in the order in which they were made.
  var observations: [KeyObservation] = []
  /// The observed keys, of the object itself or as part of another object's path.
  var keys: [String: [ObservedKey]] = [:]
  /// The keys whose accessors do not notify automatically, because the object's class says so.
  var manualKeys: Set<String> = []
  /// Increases with each key that is newly observed, or not observed any more.
  var version = 0
  /// The changes between `willChangeValueForKey:` and `didChangeValueForKey:`.
  var openChanges: [OpenChange] = []

  /// A change that a program announced.
  struct OpenChange {
    let key: String
    let thread: UInt
    let change: KeyChange
  }

  convenience init(of object: Object) {
    self.init(isa: Self.runtimeClass)
    reference = WeakBox(object)
  }

  /// The observed object; nil when it is going or gone.
  var object: Object? { reference?.object }

  /// The identity of the object in the table.
  var identity: ObjectIdentifier? { reference?.identifier }

  /// Whether there are no observations.
  var isEmpty: Bool { keys.isEmpty && observations.isEmpty }

  /// `<NSKeyValueObservationInfo 0x…> (…)`, with a line for each observation.
  override var objectDescription: String {
    let all = ObservedObjects.table.withLock { _ in observations }
    let lines = all.map { observation in
      let observer =
        switch observation.target {
        case .object(_, let id, let name): "\(name) \(KeyValueObserving.address(id))"
        case .closure: "a closure"
        }
      return "<Observer: \(observer), Key path: \(observation.keyPath), "
        + "Options: \(observation.options.names), "
        + "Context: \(KeyValueObserving.address(observation.context))>"
    }
    return "<\(runtimeClass.name)> (\n" + lines.joined(separator: "\n") + "\n)"
  }
}

extension KeyValueObservingOptions {
  /// `<New: YES, Old: NO, Prior: NO>`.
  fileprivate var names: String {
    func word(_ option: Self) -> String { contains(option) ? "YES" : "NO" }
    return "<New: \(word(.new)), Old: \(word(.old)), Prior: \(word(.prior))>"
  }
}
