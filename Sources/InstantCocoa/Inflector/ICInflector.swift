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
  public func addPrefixes(_ prefixes: some Sequence<String>) {
    state.withLock { state in
      let before = state.inflector
      state.inflector.addPrefixes(prefixes)
      if state.inflector != before { changes.add(1, ordering: .releasing) }
    }
  }

  /// Forgets all prefixes that were added. For tests, which share the process.
  package func reset() {
    state.withLock { state in
      state.inflector = Inflector()
      changes.add(1, ordering: .releasing)
    }
  }

  public override class func define(_ definition: ClassDefinition) {
    definition.members(of: ICInflector.self) { inflector in
      inflector.classMethod("sharedInflector") { _ in ICInflector.shared }
      inflector.method("addPrefixes:") { (this, prefixes: [StringBox]?) in
        this.addPrefixes((prefixes ?? []).map(\.string))
      }
      inflector.method("modelNameFromClass:") { (this, cls: RuntimeClass?) in
        cls.map { this.inflector.modelName(forClassNamed: $0.name) }
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
