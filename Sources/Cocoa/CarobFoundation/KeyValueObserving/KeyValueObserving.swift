import CarobRuntime
import CCarob

/// Begins and ends observations: key-value observing as Apple's `NSKeyValueObserving` describes it.
///
/// An observed object has a hidden class below its own, in which the accessors of the observed
/// keys notify observers; see `ObservedAccessor`.
enum KeyValueObserving {
  private static let affecting = Message<(String) -> Object?>(
    "keyPathsForValuesAffectingValueForKey:")
  private static let notifies = Message<(String) -> Bool>("automaticallyNotifiesObserversForKey:")

  /// Begins an observation.
  ///
  /// - Throws: `MessageError` when the object cannot be observed, the key path is malformed, or a
  ///   value on the way cannot be read; also the observer's error for the initial value.
  static func begin(
    _ target: KeyObservation.Target, of object: Object, _ keyPath: String,
    _ options: KeyValueObservingOptions, context: UnsafeMutableRawPointer? = nil,
    pathBox: StringBox? = nil
  ) throws(MessageError) -> KeyObservation {
    try checkCanBeObserved(object, "addObserver:forKeyPath:options:context:", keyPath)
    let observation = try KeyObservation(
      of: object, keyPath, options, target, context: context, pathBox: pathBox)
    do throws(MessageError) {
      try attach(observation, observation.keys[...], of: object, below: nil)
    } catch {
      end(observation)
      throw error
    }
    if options.contains(.initial) {
      do {
        let value =
          options.contains(.new) ? try object.value(forKeyPath: keyPath) ?? NullBox.shared : nil
        try observation.tell(KeyValueChange(.setting, new: value), of: object)
      } catch {
        throw .handlerFailed(error)
      }
    }
    return observation
  }

  /// Ends an observation.
  ///
  /// - Returns: false when it had ended before.
  @discardableResult
  static func end(_ observation: KeyObservation) -> Bool {
    guard observation.finish() else { return false }
    let first = ObservedObjects.table.withLock { _ in
      defer { observation.firstKey = nil }
      return observation.firstKey
    }
    if let first { updateClasses(of: ObservedObjects.detach([first])) }
    return true
  }

  /// Ends an observer's last observation of a key path.
  ///
  /// - Parameter context: nil for any.
  /// - Throws: `MessageError` when there is none.
  static func end(
    _ observer: Object, of object: Object, _ keyPath: String,
    context: UnsafeMutableRawPointer?? = nil
  ) throws(MessageError) {
    try checkCanBeObserved(object, "removeObserver:forKeyPath:", keyPath)
    let all = ObservedObjects.table.withLock {
      $0[ObjectIdentifier(object)]?.observations ?? []
    }
    let found = all.last {
      $0.isOf(observer, keyPath) && (context == nil || context == .some($0.context))
    }
    guard let found, end(found) else {
      throw .raised(
        "NSRangeException",
        "Cannot remove an observer <\(observer.runtimeClass.name) \(address(observer.id))> for the "
          + "key path \"\(keyPath)\" from <\(object.runtimeClass.name) \(address(object.id))> "
          + "because it is not registered as an observer.")
    }
  }

  /// Observes a key of an object, and the rest of the path from its value.
  static func attach(
    _ observation: KeyObservation, _ path: ArraySlice<String>, of object: Object,
    below parent: ObservedKey?, isDependency: Bool = false
  ) throws(MessageError) {
    try checkCanBeObserved(
      object, "addObserver:forKeyPath:options:context:", path.joined(separator: "."))
    guard let name = path.first else { return }
    let cls = object.runtimeClass.object
    let isManual = try !notifies(cls, name)
    let affecting = try affectingPaths(cls, name)
    guard
      let key = ObservedObjects.attach(
        observation, path, of: object, below: parent, isDependency: isDependency,
        isManual: isManual)
    else { return }
    updateClasses(of: [key.info])
    for other in affecting {
      let keys = try KeyObservation.keys(of: other)
      if key.isWaited(for: keys[0]) { continue }
      try attach(observation, keys[...], of: object, below: key, isDependency: true)
    }
    try attachRest(of: key, object)
  }

  /// Observes the rest of a path, from the present value of a key.
  static func attachRest(of key: ObservedKey, _ object: Object) throws(MessageError) {
    // A collection cannot be observed; changes of the list itself change what an operator makes of it.
    if key.path.dropFirst().first?.first == "@" { return }
    guard key.hasRest, let value = try object.value(forKey: key.key) else { return }
    try attach(key.observation, key.path.dropFirst(), of: value, below: key)
  }

  private static func affectingPaths(
    _ cls: ClassObject, _ key: String
  ) throws(MessageError) -> [String] {
    guard let set = try affecting(cls, key) as? SetBox else { return [] }
    return set.objects.compactMap { ($0 as? StringBox)?.string }.sorted()
  }

  private static func checkCanBeObserved(
    _ object: Object, _ selector: StaticString, _ keyPath: String
  ) throws(MessageError) {
    guard object is ArrayBox || object is SetBox || object is ClassObject || object is NSBlock
    else { return }
    throw .raised(
      "NSInvalidArgumentException",
      "[<\(object.runtimeClass.name) \(address(object.id))> \(selector)] is not supported. "
        + "Key path: \(keyPath)")
  }

  /// Gives objects the hidden classes for their observed keys.
  static func updateClasses(of infos: [NSKeyValueObservationInfo]) {
    for info in infos {
      guard let object = info.object, !object.isLiteral else { continue }
      do throws(RegistrationError) {
        while true {
          let version = ObservedObjects.table.withLock { _ in info.version }
          let below = try ObjectHandlers.isa(of: object, below: object.runtimeClass)
          let isa = try isa(of: object, below: below)
          let isCurrent = ObservedObjects.table.withLock { _ in
            if info.version != version { return false }
            if object.isa != isa { object.setIsa(isa) }
            return true
          }
          if isCurrent { break }
        }
      } catch {
        RuntimeLog.error("changes of \(object.runtimeClass.withArticle) are not observed: \(error)")
      }
    }
  }

  /// The class of an object, below a class: that class, or a hidden one if the object is observed.
  static func isa(
    of object: Object, below cls: RuntimeClass
  ) throws(RegistrationError) -> RuntimeClass {
    let keys = ObservedObjects.table.withLock { table -> [String]? in
      guard let info = table[ObjectIdentifier(object)] else { return nil }
      return info.keys.keys.filter { !info.manualKeys.contains($0) }
    }
    guard let keys else { return cls }
    var accessors: [Selector: ObservedAccessor] = [:]
    for key in keys {
      accessors.merge(ObservedAccessors.of(cls, key)) { first, _ in first }
    }
    return try HiddenClasses.observedClass(below: cls, accessors: AccessorSet(all: accessors)) {
      (hidden) throws(RegistrationError) in
      for (selector, accessor) in accessors { try accessor.add(selector, to: hidden, below: cls) }
    }
  }

  /// `0x7f…`, as Apple's descriptions have it.
  static func address(_ pointer: UnsafeMutableRawPointer?) -> String {
    "0x" + String(UInt(bitPattern: pointer), radix: 16)
  }
}

extension MessageError {
  /// An exception of a name and reason that plugins may look at.
  static func raised(_ name: String, _ reason: String) -> Self {
    .handlerFailed(ObjectiveCException(name, reason))
  }
}
