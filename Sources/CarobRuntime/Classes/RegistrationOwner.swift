/// Stands for whoever is registering classes: a plugin while it loads.
///
/// Everything that is registered on a thread inside `whileRegistering` belongs to the owner, and
/// `discard` takes all of it back.
public final class RegistrationOwner: Sendable {
  /// For people: the plugin's name.
  public let name: String

  private struct Added {
    var changes: [Change] = []
    /// Methods changed already. What they were before is known, so that later changes need no record.
    var methods: Set<ChangedMethod> = []
  }

  private struct ChangedMethod: Hashable {
    let cls: RuntimeClass
    let selector: Selector
  }

  private let added = Locked(Added())

  /// One registration that can be taken back.
  enum Change: Sendable {
    case classPair(RuntimeClass)
    case method(RuntimeClass, Selector)
    case replacement(RuntimeClass, Selector, previous: Implementation)
    case property(RuntimeClass, String)
    case propertyReplacement(RuntimeClass, previous: Property)
    case adoption(RuntimeClass, RuntimeProtocol)
    case superclass(RuntimeClass, previous: RuntimeClass)
    case missingClassHook(previous: MissingClassHook)
  }

  @TaskLocal static var current: RegistrationOwner?

  /// An owner without registrations.
  public init(name: String) {
    self.name = name
  }

  /// Runs `body`; what it registers on this thread belongs to this owner.
  public func whileRegistering<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    do {
      return try Self.$current.withValue(self) { try body() }
    } catch let error as Failure {
      throw error
    } catch {
      preconditionFailure("a closure threw an error of another type: \(error)")
    }
  }

  func record(_ change: Change) {
    added.withLock { added in
      switch change {
      case .method(let cls, let selector), .replacement(let cls, let selector, _):
        let method = ChangedMethod(cls: cls, selector: selector)
        guard added.methods.insert(method).inserted else { return }
      case .classPair, .property, .propertyReplacement, .adoption, .superclass, .missingClassHook:
        break
      }
      added.changes.append(change)
    }
  }

  /// Drops the record of a class that is gone.
  func forget(_ cls: RuntimeClass) {
    added.withLock { added in
      added.changes.removeAll { if case .classPair(cls) = $0 { true } else { false } }
    }
  }

  /// The classes registered so far, in order.
  public var classes: [RuntimeClass] {
    added.withLock { added in
      added.changes.compactMap { if case .classPair(let cls) = $0 { cls } else { nil } }
    }
  }

  /// Takes back everything registered so far, newest first.
  ///
  /// - Precondition: no instance of a class among it exists, and no call of its methods is running.
  public func discard() {
    let changes = added.withLock { added in
      defer { added = Added() }
      return added.changes
    }
    for change in changes.reversed() {
      switch change {
      case .classPair(let cls): ClassTable.discard(cls)
      case .method(let cls, let selector): cls.removeMethod(selector)
      case .replacement(let cls, let selector, let previous):
        cls.restore(previous, for: selector)
      case .property(let cls, let name): cls.removeProperty(name)
      case .propertyReplacement(let cls, let previous): cls.restoreProperty(previous)
      case .adoption(let cls, let adopted): cls.removeAdoption(of: adopted)
      case .superclass(let cls, let previous): cls.restoreSuperclass(previous)
      case .missingClassHook(let previous): MissingClassHook.restore(previous)
      }
    }
  }
}
