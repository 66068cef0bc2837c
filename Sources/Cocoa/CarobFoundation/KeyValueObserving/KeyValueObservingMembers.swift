import CarobRuntime
import CCarob

/// The methods of key-value observing that every object has.
enum KeyValueObservingMembers {
  static func define(_ object: ClassMembers<Object>) {
    defineObserving(object)
    defineTelling(object)
    defineCollections(object)
    object.classMethod("+ (BOOL)automaticallyNotifiesObserversForKey:(NSString *)key") {
      (cls, key: String) in
      try classMethod("automaticallyNotifiesObserversOf*", key, of: cls)
        .map { (selector) in try cls.send(selector, returning: Bool.self) } ?? true
    }
    object.classMethod(
      "+ (NSSet<NSString *> *)keyPathsForValuesAffectingValueForKey:(NSString *)key"
    ) { (cls, key: String) in
      try classMethod("keyPathsForValuesAffecting*", key, of: cls)
        .flatMap { (selector) in try cls.send(selector) } ?? SetBox([])
    }
  }

  private static func defineObserving(_ object: ClassMembers<Object>) {
    object.method(
      """
      - (void)addObserver:(NSObject *)observer forKeyPath:(NSString *)keyPath \
      options:(NSKeyValueObservingOptions)options context:(nullable void *)context
      """
    ) { (this, observer: Object, keyPath: StringBox, options: UInt, context: Pointer) in
      _ = try KeyValueObserving.begin(
        .object(WeakBox(observer), id: observer.id, className: observer.runtimeClass.name),
        of: this, keyPath.string, KeyValueObservingOptions(rawValue: options),
        context: context.address, pathBox: keyPath)
    }
    object.method("- (void)removeObserver:(NSObject *)observer forKeyPath:(NSString *)keyPath") {
      (this, observer: Object, keyPath: String) in
      try KeyValueObserving.end(observer, of: this, keyPath)
    }
    object.method(
      """
      - (void)removeObserver:(NSObject *)observer forKeyPath:(NSString *)keyPath \
      context:(nullable void *)context
      """
    ) { (this, observer: Object, keyPath: String, context: Pointer) in
      try KeyValueObserving.end(observer, of: this, keyPath, context: .some(context.address))
    }
    object.method(
      """
      - (void)observeValueForKeyPath:(nullable NSString *)keyPath ofObject:(nullable id)object \
      change:(nullable NSDictionary<NSKeyValueChangeKey, id> *)change \
      context:(nullable void *)context
      """
    ) { (this, keyPath: String?, observed: Object?, change: Object?, context: Pointer) in
      throw unhandled(this, keyPath, observed, change, context)
    }
    object.method("- (nullable void *)observationInfo") { this in
      Pointer(ObservedObjects.info(of: this)?.autoreleased().id)
    }
  }

  private static func defineTelling(_ object: ClassMembers<Object>) {
    object.method("- (void)willChangeValueForKey:(NSString *)key") { (this, key: String) in
      try KeyValueObserving.begin(this, key, .setting)
    }
    object.method("- (void)didChangeValueForKey:(NSString *)key") { (this, key: String) in
      try KeyValueObserving.end(this, key)
    }
    object.method(
      """
      - (void)willChange:(NSKeyValueChange)changeKind valuesAtIndexes:(NSIndexSet *)indexes \
      forKey:(NSString *)key
      """
    ) { (this, kind: UInt, indexes: IndexSetBox, key: String) in
      guard let kind = KeyValueChange.Kind(rawValue: kind) else { return }
      try KeyValueObserving.begin(this, key, .elements(kind, indexes.indexes))
    }
    object.method(
      """
      - (void)didChange:(NSKeyValueChange)changeKind valuesAtIndexes:(NSIndexSet *)indexes \
      forKey:(NSString *)key
      """
    ) { (this, _: UInt, _: IndexSetBox, key: String) in
      try KeyValueObserving.end(this, key)
    }
    object.method(
      """
      - (void)willChangeValueForKey:(NSString *)key \
      withSetMutation:(NSKeyValueSetMutationKind)mutationKind usingObjects:(NSSet *)objects
      """
    ) { (this, key: String, mutation: UInt, objects: SetBox) in
      guard let mutation = KeyValueSetMutation(rawValue: mutation) else { return }
      try KeyValueObserving.begin(this, key, .members(mutation, objects))
    }
    object.method(
      """
      - (void)didChangeValueForKey:(NSString *)key \
      withSetMutation:(NSKeyValueSetMutationKind)mutationKind usingObjects:(NSSet *)objects
      """
    ) { (this, key: String, _: UInt, _: SetBox) in
      try KeyValueObserving.end(this, key)
    }
  }

  private static func defineCollections(_ object: ClassMembers<Object>) {
    object.method("- (NSMutableArray *)mutableArrayValueForKey:(NSString *)key") {
      (this, key: String) in
      NSKeyValueMutableArray(of: this, key: key)
    }
    object.method("- (NSMutableArray *)mutableArrayValueForKeyPath:(NSString *)keyPath") {
      (this, path: String) -> Object? in
      try last(of: path, this) { NSKeyValueMutableArray(of: $0, key: $1) }
    }
    object.method("- (NSMutableSet *)mutableSetValueForKey:(NSString *)key") {
      (this, key: String) in
      try NSKeyValueMutableSet(of: this, key: key)
    }
    object.method("- (NSMutableSet *)mutableSetValueForKeyPath:(NSString *)keyPath") {
      (this, path: String) -> Object? in
      try last(of: path, this) { try NSKeyValueMutableSet(of: $0, key: $1) }
    }
  }

  /// The result of `make` for the object at which a path ends, and the last key; nil when a value on the way is nil.
  private static func last<Collection>(
    of path: String, _ object: Object, _ make: (Object, String) throws -> Collection
  ) throws -> Collection? {
    let keys = try KeyObservation.keys(of: path)
    let owner =
      keys.count == 1
      ? object : try object.value(forKeyPath: keys.dropLast().joined(separator: "."))
    return try owner.flatMap { owner in try keys.last.map { try make(owner, $0) } }
  }

  /// The class's method for one key, if it has one.
  private static func classMethod(_ name: String, _ key: String, of cls: ClassObject) -> Selector? {
    KeyNames(key).selector(name).flatMap { cls.isa.responds(to: $0) ? $0 : nil }
  }

  private static func unhandled(
    _ this: Object, _ keyPath: String?, _ observed: Object?, _ change: Object?, _ context: Pointer
  ) -> MessageError {
    .raised(
      "NSInternalInconsistencyException",
      "<\(this.runtimeClass.name): \(KeyValueObserving.address(this.id))>: An "
        + "-observeValueForKeyPath:ofObject:change:context: message was received but not handled.\n"
        + "Key path: \(keyPath ?? "(null)")\n"
        + "Observed object: \(observed?.description ?? "(null)")\n"
        + "Change: \(change?.description ?? "(null)")\n"
        + "Context: \(KeyValueObserving.address(context.address))")
  }
}
