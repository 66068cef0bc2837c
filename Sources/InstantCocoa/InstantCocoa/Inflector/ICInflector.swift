import CarobFoundation
import CarobRuntime
import Synchronization

/// The inflector as an object for plugins. Registered as `ICInflector`.
///
/// There is one in a process, which knows the prefixes of all plugins. [any-thread]
public final class ICInflector: Object, @unchecked Sendable {
  // SAFETY: the state is behind its lock; an object itself may be retained and sent to by any
  // thread.

  private struct State {
    var inflector = Inflector()
    /// The number of times that loaded plugins have added each prefix; none for the host's prefixes.
    var counts: [[UInt8]: Int] = [:]
  }

  private let state = Locked(State())

  /// The number of changes; incremented with the lock of `state` held, after the change.
  private let changes = Atomic<UInt>(0)

  /// The process-wide inflector, `+sharedInflector`.
  public static let shared = ICInflector()

  /// A copy of the inflector in its present state.
  public var inflector: Inflector { state.withLock { $0.inflector } }

  /// A number that increases with every change of the prefixes. Code that caches names from the inflector compares it,
  /// and makes them again after a change.
  public var changeCount: UInt { changes.load(ordering: .acquiring) }

  /// Adds prefixes. Ignores empty and known ones.
  ///
  /// Unloading a plugin removes the prefixes that it added, unless the host or another plugin has added them as well.
  public func addPrefixes(_ prefixes: some Sequence<String>) {
    let prefixes = Array(prefixes)
    let isForPlugin = RegistrationOwner.current != nil
    state.withLock { state in
      let before = state.inflector
      for prefix in prefixes {
        let key = Array(prefix.utf8)
        let isNew = !state.inflector.knows(prefix)
        if isForPlugin {
          // A prefix that the host added is not counted, and stays.
          if isNew || state.counts[key] != nil { state.counts[key, default: 0] += 1 }
        } else {
          state.counts[key] = nil
        }
      }
      state.inflector.addPrefixes(prefixes)
      if state.inflector != before { changes.add(1, ordering: .releasing) }
    }
    RegistrationOwner.atDiscard { [weak self] in self?.revoke(prefixes) }
  }

  /// Removes the prefixes that a plugin added, unless others have added them too.
  private func revoke(_ prefixes: [String]) {
    state.withLock { state in
      let before = state.inflector
      for prefix in prefixes {
        let key = Array(prefix.utf8)
        guard let count = state.counts[key] else { continue }
        state.counts[key] = count > 1 ? count - 1 : nil
        if count == 1 { state.inflector.removePrefixes([prefix]) }
      }
      if state.inflector != before { changes.add(1, ordering: .releasing) }
    }
  }

  /// Adds a set of prefixes, sorted by Unicode scalars because a set has no order.
  public func addPrefixes(_ prefixes: Set<String>) { addPrefixes(Inflector.sorted(prefixes)) }

  /// The class that converts values of a property's class to JSON and back: `ICURLSerializer` for `NSURL`.
  ///
  /// Its name is a prefix, the class's name without prefix, and `Serializer`. Tries each prefix in turn: added ones
  /// first, then `IC`, then `NS`.
  ///
  /// - Returns: the first class with such a name; nil when there is none.
  /// - Complexity: O(prefixes).
  public func serializerClass(forPropertiesOf cls: RuntimeClass) -> RuntimeClass? {
    let inflector = inflector
    let name = inflector.modelName(forClassNamed: cls.name)
    for prefix in inflector.prefixes {
      if let found = RuntimeClass(resolving: "\(prefix)\(name)Serializer") { return found }
    }
    return nil
  }

  /// Adds a plugin's prefixes: a set, which is sorted because it has no order, or an array.
  private func addPrefixes(in collection: Object?) throws {
    switch collection {
    case nil: break
    case let set as SetBox:
      addPrefixes(Inflector.sorted(try Self.strings(set.objects)))
    case let array as ArrayBox:
      addPrefixes(try Self.strings(array.objects()))
    case let other?:
      throw RaisedError(
        "prefixes are a set or an array of strings, not \(other.runtimeClass.withArticle)",
        exceptionName: "NSInvalidArgumentException")
    }
  }

  private static func strings(_ objects: [Object]) throws -> [String] {
    try objects.map { object in
      guard let string = object as? StringBox else {
        throw RaisedError(
          "a prefix is a string, not \(object.runtimeClass.withArticle)",
          exceptionName: "NSInvalidArgumentException")
      }
      return string.string
    }
  }

  /// Removes all added prefixes. For tests, which share the process.
  package func reset() {
    state.withLock { state in
      state = State()
      changes.add(1, ordering: .releasing)
    }
  }

  public override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: ICInflector.self,
      "Turns names of classes and properties into selectors, and words into other cases."
    ) { inflector in
      inflector.classMethod("+ (instancetype)sharedInflector") { _ in ICInflector.shared }
      inflector.method("- (void)addPrefixes:(id<NSFastEnumeration>)prefixes") {
        (this, prefixes: Object?) in
        try this.addPrefixes(in: prefixes)
      }
      inflector.method("- (NSString *)modelNameFromClass:(Class)aClass") {
        (this, cls: RuntimeClass?) in
        cls.map { this.inflector.modelName(forClassNamed: $0.name) }
      }
      inflector.method("- (Class)serializerClassForKeyOfClass:(Class)aClass") {
        (this, cls: RuntimeClass?) in
        cls.flatMap { this.serializerClass(forPropertiesOf: $0) }
      }
      inflector.method(
        """
        - (SEL)selectorWithPrefix:(NSString *)prefix propertyName:(NSString *)name \
        suffix:(NSString *)suffix
        """
      ) { (this, prefix: String?, name: String?, suffix: String?) in
        try Selector(
          validating: this.inflector.selectorName(
            prefix: prefix, propertyName: name, suffix: suffix))
      }
      inflector.method("- (SEL)setterForProperty:(NSString *)property") { (this, name: String) in
        try Selector(validating: this.inflector.setterName(forProperty: name))
      }
      inflector.method("- (SEL)serializerForPropertyName:(NSString *)name") {
        (this, name: String) in
        try Selector(validating: this.inflector.serializerSelectorName(forProperty: name))
      }
      inflector.method("- (NSString *)camelCasedString:(NSString *)string") {
        (this, name: String?) in
        this.inflector.camelCased(name ?? "")
      }
      inflector.method("- (NSString *)llamaCasedString:(NSString *)string") {
        (this, name: String?) in
        this.inflector.llamaCased(name ?? "")
      }
      inflector.method("- (NSString *)trainCasedString:(NSString *)string") {
        (this, name: String?) in
        this.inflector.trainCased(name ?? "")
      }
      inflector.method("- (NSString *)snakeCasedString:(NSString *)string") {
        (this, name: String?) in
        this.inflector.snakeCased(name ?? "")
      }
      inflector.method("- (NSString *)displayString:(NSString *)string") { (this, name: String?) in
        this.inflector.displayString(name ?? "")
      }
    }
  }
}
