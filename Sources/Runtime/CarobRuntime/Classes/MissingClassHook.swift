import CCarob

extension RuntimeClass {
  /// Asked by `init(resolving:)`, and so by `objc_getClass`, for a class that there is none of; it may register
  /// one. Nil by default. A hook that C code set is asked first. [any-thread]
  public static var missingClassHook: (@Sendable (String) -> RuntimeClass?)? {
    get { MissingClassHook.swiftHook }
    set { MissingClassHook.swiftHook = newValue }
  }

  /// The registered class of that name; when there is none, the hook for missing classes is asked.
  ///
  /// The hook is not asked for a name while it is being asked for it on this thread, nor while it is being asked
  /// for a hundred others. What it answers counts only
  /// when it is a registered class.
  public init?(resolving name: String) {
    guard let found = RuntimeClass(named: name) ?? MissingClassHook.ask(name) else { return nil }
    self = found
  }
}

/// The function that C code set to be asked for missing classes.
package struct MissingClassHook: @unchecked Sendable {
  // SAFETY: a code address and an owner, both constant.
  private let function: objc_hook_getClass
  /// Who set it: what it registers is theirs.
  private let owner: RegistrationOwner?

  private struct Hooks {
    var swift: (@Sendable (String) -> RuntimeClass?)?
    /// Those that were set, the last one last; an owner has one of them. The last one is asked; when there
    /// is none, Swift's is.
    var installed: [MissingClassHook] = []

    var current: MissingClassHook { installed.last ?? .standard }
  }

  private static let hooks = Locked(Hooks())

  /// How many names the hook may be asked for while it answers for others.
  private static let longestChain = 100

  /// The names that the hook is being asked for on this thread.
  @TaskLocal private static var asked: [String] = []

  /// The hook as long as C code sets none: asks the one of Swift.
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

  /// Sets the function to be asked; nil sets the one that asks Swift's hook.
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

  /// Takes away what an owner set; the hook is then what it would be without the owner.
  static func revoke(_ owner: RegistrationOwner) {
    hooks.withLock { hooks in hooks.installed.removeAll { $0.owner === owner } }
  }

  /// Whether somebody other than the owner set a function of a module that is to go.
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
    // Only what is known to be a class is looked into.
    guard RuntimeLock.withLock({ $0.pairs.contains(cls) }), cls.isRegistered else { return nil }
    return cls
  }
}
