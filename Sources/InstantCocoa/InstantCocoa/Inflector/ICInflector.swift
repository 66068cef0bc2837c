import CarobFoundation
import CarobRuntime
import Synchronization

/// The inflector as an object that plugins can send messages to. Registered as `ICInflector`.
///
/// There is one for the whole process, which knows the prefixes of all plugins. [any-thread]
public final class ICInflector: Object, @unchecked Sendable {
  // SAFETY: the state is behind its lock; an object itself may be retained and sent to by any
  // thread.

  private struct State {
    var inflector = Inflector()
    /// How often plugins that are loaded have added a prefix that only plugins did.
    var counts: [[UInt8]: Int] = [:]
  }

  private let state = Locked(State())

  /// Counts changes; goes up with the lock of `state` held, after the change.
  private let changes = Atomic<UInt>(0)

  /// The process-wide inflector, `+sharedInflector`.
  public static let shared = ICInflector()

  /// The inflector as it is now.
  public var inflector: Inflector { state.withLock { $0.inflector } }

  /// A number that goes up with every change of the prefixes. Whoever keeps names that the
  /// inflector made compares it, and makes them anew when it changed.
  public var changeCount: UInt { changes.load(ordering: .acquiring) }

  /// Adds prefixes to those already known; empty and known ones are ignored.
  ///
  /// What is added for a plugin goes with it, unless the host or another plugin has added it as well.
  public func addPrefixes(_ prefixes: some Sequence<String>) {
    let prefixes = Array(prefixes)
    let isForPlugin = RegistrationOwner.current != nil
    state.withLock { state in
      let before = state.inflector
      for prefix in prefixes {
        let key = Array(prefix.utf8)
        let isNew = !state.inflector.knows(prefix)
        if isForPlugin {
          // One that the host added is counted by nobody, and stays.
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

  /// Forgets prefixes that a plugin added, unless somebody else did so too.
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

  /// Adds a set of prefixes, which has no order of its own, sorted by Unicode scalars.
  public func addPrefixes(_ prefixes: Set<String>) { addPrefixes(Inflector.sorted(prefixes)) }

  /// The class that turns values of a property's class into JSON and back: `ICURLSerializer` for `NSURL`.
  ///
  /// The name of the class without its prefix, between a prefix and `Serializer`, with each prefix in turn: added
  /// ones first, then `IC`, then `NS`.
  ///
  /// - Returns: the first class of such a name; nil when there is none.
  /// - Complexity: O(prefixes).
  public func serializerClass(forPropertiesOf cls: RuntimeClass) -> RuntimeClass? {
    let inflector = inflector
    let name = inflector.modelName(forClassNamed: cls.name)
    for prefix in inflector.prefixes {
      if let found = RuntimeClass(resolving: "\(prefix)\(name)Serializer") { return found }
    }
    return nil
  }

  /// Adds what a plugin passes: a set, which has no order of its own, or an array.
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

  /// Forgets all prefixes that were added. For tests, which share the process.
  package func reset() {
    state.withLock { state in
      state = State()
      changes.add(1, ordering: .releasing)
    }
  }

  /// States the members of `ICInflector`, and what strings answer with its help.
  public override class func define(_ definition: ClassDefinition) {
    definition.members(of: ICInflector.self) { inflector in
      inflector.classMethod("sharedInflector") { _ in ICInflector.shared }
      inflector.method("addPrefixes:") { (this, prefixes: Object?) in
        try this.addPrefixes(in: prefixes)
      }
      inflector.method("modelNameFromClass:") { (this, cls: RuntimeClass?) in
        cls.map { this.inflector.modelName(forClassNamed: $0.name) }
      }
      inflector.method("serializerClassForKeyOfClass:") { (this, cls: RuntimeClass?) in
        cls.flatMap { this.serializerClass(forPropertiesOf: $0) }
      }
      inflector.method("selectorWithPrefix:propertyName:suffix:") {
        (this, prefix: String?, name: String?, suffix: String?) in
        try Selector(
          validating: this.inflector.selectorName(
            prefix: prefix, propertyName: name, suffix: suffix))
      }
      inflector.method("setterForProperty:") { (this, name: String) in
        try Selector(validating: this.inflector.setterName(forProperty: name))
      }
      inflector.method("serializerForPropertyName:") { (this, name: String) in
        try Selector(validating: this.inflector.serializerSelectorName(forProperty: name))
      }
      inflector.method("camelCasedString:") { (this, name: String?) in
        this.inflector.camelCased(name ?? "")
      }
      inflector.method("llamaCasedString:") { (this, name: String?) in
        this.inflector.llamaCased(name ?? "")
      }
      inflector.method("trainCasedString:") { (this, name: String?) in
        this.inflector.trainCased(name ?? "")
      }
      inflector.method("snakeCasedString:") { (this, name: String?) in
        this.inflector.snakeCased(name ?? "")
      }
      inflector.method("displayString:") { (this, name: String?) in
        this.inflector.displayString(name ?? "")
      }
    }
  }
}
