import CCarob

extension RuntimeClass {
  /// The hook that `init(resolving:)`, and so `objc_getClass`, calls for an unknown name; it may
  /// register a class. Nil by default. A hook that C code set is called first. [any-thread]
  public static var missingClassHook: (@Sendable (String) -> RuntimeClass?)? {
    get { MissingClassHook.swiftHook }
    set { MissingClassHook.swiftHook = newValue }
  }

  /// The registered class with that name; if there is none, the hook for missing classes is called.
  ///
  /// A thread that is in the hook for a name does not call it again for that name, nor when it is
  /// in the hook for a hundred others. A result that is no registered class is ignored.
  public init?(resolving name: String) {
    guard let found = RuntimeClass(named: name) ?? MissingClassHook.ask(name) else { return nil }
    self = found
  }
}

/// The function for missing classes that C code set.
package struct MissingClassHook: @unchecked Sendable {
  // SAFETY: a code address and an owner, both constant.
  private let function: objc_hook_getClass
  /// The owner of the hook and of its registrations.
  private let owner: RegistrationOwner?

  private struct Hooks {
    var swift: (@Sendable (String) -> RuntimeClass?)?
    /// The hooks in the order in which they were set, one per owner. The last one is called; if there is none, Swift's is.
    var installed: [MissingClassHook] = []

    var current: MissingClassHook { installed.last ?? .standard }
  }

  private static let hooks = Locked(Hooks())

  /// The maximum number of names for which the hook may be running on one thread.
  private static let longestChain = 100

  /// The names for which the hook is running on this thread.
  @TaskLocal private static var asked: [String] = []

  /// The hook as long as C code sets none: calls Swift's.
  private static let standard = MissingClassHook(
    function: { name, cls in
      guard let name, let cls, let string = String(validatingCString: name) else { return false }
      guard let found = swiftHook?(string) else { return false }
      cls.pointee = found.record
      return true
    }, owner: nil)

  static var swiftHook: (@Sendable (String) -> RuntimeClass?)? {
    get { hooks.withLock { $0.swift } }
    set { hooks.withLock { $0.swift = newValue } }
  }

  /// Sets the function to be called; nil sets the one that calls Swift's hook.
  ///
  /// - Returns: the function until now.
  package static func set(_ function: objc_hook_getClass?) -> objc_hook_getClass {
    let owner = RegistrationOwner.current
    let new = MissingClassHook(function: function ?? standard.function, owner: owner)
    let previous = hooks.withLock { hooks in
      let previous = hooks.current
      hooks.installed.removeAll { $0.owner === owner }
      hooks.installed.append(new)
      return previous
    }
    owner?.record(.missingClassHook)
    return previous.function
  }

  /// Removes the hook that an owner set; the one set before it takes its place.
  static func revoke(_ owner: RegistrationOwner) {
    hooks.withLock { hooks in hooks.installed.removeAll { $0.owner === owner } }
  }

  /// Whether another owner set the hook to a function in this code.
  static func isSet(to code: Range<UInt>, byOtherThan owner: RegistrationOwner) -> Bool {
    hooks.withLock { hooks in
      hooks.installed.contains {
        // SAFETY: the address of a function, which is only compared.
        $0.owner !== owner && code.contains(unsafeBitCast($0.function, to: UInt.self))
      }
    }
  }

  fileprivate static func ask(_ name: String) -> RuntimeClass? {
    if asked.count >= longestChain || asked.contains(name) { return nil }
    let hook = hooks.withLock { $0.current }
    var answer: UnsafeMutablePointer<objc_class>?
    let found = $asked.withValue(asked + [name]) {
      RegistrationOwner.during(hook.owner) {
        name.withCString { hook.function($0, &answer) }
      }
    }
    guard found, let answer else { return nil }
    let cls = RuntimeClass(record: answer)
    // Reads only addresses that are known to be classes.
    guard RuntimeLock.withLock({ $0.pairs.contains(cls) }), cls.isRegistered else { return nil }
    return cls
  }
}
