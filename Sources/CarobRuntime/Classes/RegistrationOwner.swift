import Synchronization

/// Stands for whoever is registering classes: a plugin while it loads.
///
/// Everything that is registered on a thread inside `whileRegistering` belongs to the owner, and
/// `discard` takes all of it back.
public final class RegistrationOwner: Sendable {
  /// For people: the plugin's name.
  public let name: String

  private let added = Mutex<[Change]>([])

  /// One registration that can be taken back.
  enum Change: Sendable {
    case classPair(RuntimeClass)
    case method(RuntimeClass, Selector)
    case replacement(RuntimeClass, Selector, previous: Implementation)
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
    added.withLock { $0.append(change) }
  }

  /// The classes registered so far, in order.
  public var classes: [RuntimeClass] {
    added.withLock { changes in
      changes.compactMap { if case .classPair(let cls) = $0 { cls } else { nil } }
    }
  }

  /// Takes back everything registered so far, newest first.
  ///
  /// - Precondition: no instance of a class among it exists, and no call of its methods is running.
  public func discard() {
    let changes = added.withLock { changes in
      defer { changes = [] }
      return changes
    }
    for change in changes.reversed() {
      switch change {
      case .classPair(let cls): ClassTable.discard(cls)
      case .method(let cls, let selector): cls.removeMethod(selector)
      case .replacement(let cls, let selector, let previous):
        cls.restore(previous, for: selector)
      }
    }
  }
}
