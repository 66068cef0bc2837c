import CCarob

/// The owner of registrations: a plugin while it loads.
///
/// Everything that is registered on a thread inside `whileRegistering` belongs to the owner, and `discard` revokes it.
public final class RegistrationOwner: Sendable {
  /// The plugin's name, for people.
  public let name: String

  /// The plugin's module; nil for an owner without one.
  package let module: OwnedModule?

  private let added = Locked<[Change]>([])

  /// The string literals of its module. They stay when everything else is revoked, since code of the module may run then.
  private let literals = Locked<[StringLiterals]>([])

  /// One registration that can be revoked. Methods are not among them: `MethodTable` knows their owners.
  enum Change: Sendable {
    case classPair(RuntimeClass)
    case property(RuntimeClass, String)
    case adoption(RuntimeClass, RuntimeProtocol)
    case superclass(RuntimeClass)
    /// The metaclass of a class object.
    case metaclass(RuntimeClass)
    case missingClassHook
    /// Code that was made of a block.
    case blockFunction(Implementation)
    /// A registration outside of the runtime, with the closure that revokes it.
    case other(@Sendable () -> Void)
    /// A protocol that the owner made or also declares.
    case declaredProtocol(RuntimeProtocol)
    /// A category; its members are separate changes.
    case category(RuntimeClass, Category)
  }

  /// The owner of whatever this thread is registering; nil for the host.
  package static var current: RegistrationOwner? {
    // SAFETY: `during` retains the owner as long as it is stored here.
    carob_current_thread().pointee.registration_owner
      .map { Unmanaged.fromOpaque($0).takeUnretainedValue() }
  }

  /// Runs `body`; registrations on this thread belong to an owner, or to the host.
  ///
  /// The thread's record holds the owner. `carob_call_noting_end` restores it when C jumps out of the body.
  package static func during<Result, Failure: Error>(
    _ owner: RegistrationOwner?, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard let thread = carob_current_thread() else { preconditionFailure("a thread has no record") }
    let outer = thread.pointee.registration_owner
    thread.pointee.registration_owner = owner.map {
      UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque())
    }
    defer { withExtendedLifetime(owner) { thread.pointee.registration_owner = outer } }
    return try body()
  }

  /// An owner without registrations.
  public init(name: String) {
    self.name = name
    module = nil
  }

  /// Makes the owner of a plugin's module.
  package init(name: String, module: OwnedModule) {
    self.name = name
    self.module = module
  }

  /// The name of an owner (nil for the host) in a message to the owner that is registering on this thread.
  static func shown(_ owner: RegistrationOwner?) -> String {
    guard let owner else { return "the host" }
    if owner === current { return "this plugin" }
    return "the plugin \(owner.name.onOneLine)" + (owner.module.map { " (\($0.path))" } ?? "")
  }

  /// Runs `body`; registrations on this thread belong to this owner.
  public func whileRegistering<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try Self.during(self, body)
  }

  private let absent = Locked<[AbsentClass]>([])

  /// The classes of its module that could not be registered, and those that its code refers to and nobody has.
  package var absentClasses: [AbsentClass] { absent.withLock { $0 } }

  func add(_ classes: [AbsentClass]) { absent.withLock { $0 += classes } }

  func record(_ change: Change) {
    added.withLock { $0.append(change) }
  }

  /// Runs `undo` when the owner that is registering on this thread is discarded. For
  /// registrations outside the runtime. Does nothing for the host.
  package static func atDiscard(_ undo: @escaping @Sendable () -> Void) {
    current?.record(.other(undo))
  }

  /// Functions that release objects which are kept for the owner, by the type that keeps them.
  private let keepers = Locked<[ObjectIdentifier: @Sendable (RegistrationOwner) -> Void]>([:])

  /// Runs `release` before anybody asks what prevents unloading the owner's plugin, and before `discard`. Once for each keeper.
  package func beforeUnloading(
    by keeper: ObjectIdentifier, _ release: @escaping @Sendable (RegistrationOwner) -> Void
  ) {
    keepers.withLock { $0[keeper] = release }
  }

  /// Releases what is kept for this owner only.
  package func releaseKeptObjects() {
    let all = keepers.withLock { keepers in
      defer { keepers = [:] }
      return keepers.values
    }
    for release in all { release(self) }
  }

  func add(_ new: StringLiterals) { literals.withLock { $0.append(new) } }

  /// The module's string literals that are still in use.
  var literalsInUse: [Object] { literals.withLock { $0 }.flatMap(\.inUse) }

  /// The module's string literals that were released more often than they were retained.
  package var miscountedLiterals: [Object] { literals.withLock { $0 }.flatMap(\.miscounted) }

  /// Releases the string literals of its module. To be called when the module is unmapped.
  package func letGoOfLiterals() {
    let gone = literals.withLock { literals in
      defer { literals = [] }
      return literals
    }
    for each in gone { each.letGo() }
  }

  /// Drops the record of a class that is gone.
  func forget(_ cls: RuntimeClass) {
    added.withLock { added in
      added.removeAll { if case .classPair(cls) = $0 { true } else { false } }
    }
  }

  /// Drops the record of a function of a block that is gone.
  func forget(_ function: Implementation) {
    added.withLock { added in
      added.removeAll { if case .blockFunction(function) = $0 { true } else { false } }
    }
  }

  /// The classes registered so far, in order.
  public var classes: [RuntimeClass] {
    changes.compactMap { if case .classPair(let cls) = $0 { cls } else { nil } }
  }

  /// The classes that were allocated and not registered so far, in order.
  package var unregisteredClasses: [RuntimeClass] {
    unpublishedClasses.filter { $0.data.absence == nil }
  }

  private var unpublishedClasses: [RuntimeClass] {
    RuntimeLock.withLock { state in
      state.pairs.filter { $0.data.owner === self && !$0.isRegistered }
    }
  }

  /// The protocols declared so far, in order, also those that others declared first.
  public var protocols: [RuntimeProtocol] { Self.protocols(in: changes).filter(\.isRegistered) }

  private static func protocols(in changes: [Change]) -> [RuntimeProtocol] {
    changes.compactMap { if case .declaredProtocol(let made) = $0 { made } else { nil } }
  }

  /// The categories attached so far, in order, each with its class.
  public var categories: [(cls: RuntimeClass, category: Category)] {
    changes.compactMap {
      if case .category(let cls, let category) = $0 { (cls, category) } else { nil }
    }
  }

  /// The functions that were made of blocks.
  var blockFunctions: [Implementation] {
    changes.compactMap { if case .blockFunction(let code) = $0 { code } else { nil } }
  }

  private var changes: [Change] { added.withLock { $0 } }

  /// Revokes everything registered so far: methods and superclasses first, then the rest, newest first.
  ///
  /// Changes that others made to the same things stay, whether they came before or after.
  ///
  /// - Precondition: no instance of one of these classes exists, and no call of their methods is running.
  public func discard() {
    releaseKeptObjects()
    let changes = added.withLock { changes in
      defer { changes = [] }
      return changes
    }
    RuntimeClass.revokeMethods(of: self)
    // While the classes exist below which others were put.
    for case .superclass(let cls) in changes { cls.revokeSuperclass(of: self) }
    for case .metaclass(let cls) in changes { cls.revokeMetaclass(of: self) }
    // A class that was made and never registered has nothing below it that was.
    for cls in unpublishedClasses.reversed() { RetiredClasses.retire(cls) }
    absent.withLock { $0 = [] }
    for change in changes.reversed() {
      switch change {
      case .classPair(let cls): RetiredClasses.retire(cls)
      case .property(let cls, let name): cls.revokeProperty(name, of: self)
      case .adoption(let cls, let adopted): cls.revokeAdoption(of: adopted, by: self)
      case .superclass, .metaclass: break
      case .missingClassHook: MissingClassHook.revoke(self)
      case .blockFunction: break
      case .other(let undo): undo()
      case .declaredProtocol: break
      case .category: break
      }
    }
    // Only after the owner's classes and adoptions are gone can be seen whether others use a protocol.
    RetiredProtocols.retire(Self.protocols(in: changes), of: self)
    // A function that a class still has is not removed, so the classes go first.
    for case .blockFunction(let code) in changes { code.removeBlock() }
  }
}

extension RuntimeClass {
  /// The owner that is changing this class, if the change must be recorded: nil for the host and
  /// for the class's own owner, with whom the whole class goes.
  var changingOwner: RegistrationOwner? {
    let owner = RegistrationOwner.current
    return owner === data.owner ? nil : owner
  }

  /// Records a change for the owner that is registering, who revokes it in the end.
  func noteChange(_ change: RegistrationOwner.Change) {
    changingOwner?.record(change)
  }
}
