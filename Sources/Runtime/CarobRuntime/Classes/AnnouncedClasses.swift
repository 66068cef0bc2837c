/// Swift classes that can be found by name before they are used.
///
/// A Swift class is registered when it is first used, and has no name in the runtime before. A host that lets plugins
/// look for its classes announces them: a look-up that would fail registers the class. So a process only pays for the
/// classes that it uses. A class that the type of a property or a method names can be found as well. [any-thread]
public enum AnnouncedClasses {
  private struct Table {
    /// All announced classes.
    var announced: Set<ObjectIdentifier> = []
    /// The classes that `registerAll` has not seen.
    var unregistered: [Object.Type] = []
    /// The classes whose names a program may use for its own classes.
    var replaceable: Set<ObjectIdentifier> = []
    /// The names that programs have taken.
    var yielded: Set<ExactString> = []
    /// The additions to make when a class is registered.
    var extensions: [ObjectIdentifier: [@Sendable () -> Void]] = [:]
    /// Libraries that the program does not link, each with a function that knows its class names.
    var missingProducts: [(product: String, names: @Sendable (String) -> Bool)] = []
  }

  private static let table = Locked(Table())

  /// Lets classes be found by their names. Announcing one again does nothing. If two classes have
  /// one name, the first has it, and the second gets its module's name in front.
  ///
  /// - Parameter mayBeReplaced: whether a program's own classes take these names instead. A class
  ///   that was used before keeps its name.
  /// - Complexity: O(number of classes), without registering one.
  public static func announce(_ types: [Object.Type], mayBeReplaced: Bool = false) {
    for type in types {
      if mayBeReplaced {
        table.withLock { _ = $0.replaceable.insert(ObjectIdentifier(type)) }
      }
      _ = name(of: type)
      table.withLock { table in
        if table.announced.insert(ObjectIdentifier(type)).inserted {
          table.unregistered.append(type)
        }
      }
    }
  }

  /// The name under which a class is or will be registered; from now on it finds the class.
  ///
  /// Types of properties contain the names of unregistered classes, whose superclasses may not be complete.
  static func name(of type: Object.Type) -> String {
    if let cls = SwiftClasses.registered(type) { return cls.name }
    let key = ObjectIdentifier(type)
    if let name = RuntimeLock.withLock({ $0.swiftNames[key] }) { return name }
    // Outside the lock, since this calls code of the class.
    let yielded = table.withLock { $0.yielded }
    let names = SwiftClasses.names(of: type).map(ExactString.init).filter { !yielded.contains($0) }
    // At once, so that no other class can be registered under the name afterwards.
    return RuntimeLock.withLock { state in
      if let name = state.swiftNames[key] { return name }
      let free = names.first {
        state.registeredClass($0) == nil && state.swiftClasses[$0] == nil
      }
      guard let free else { return names.last?.string ?? "" }
      state.swiftNames[key] = free.string
      state.swiftClasses[free] = type
      return free.string
    }
  }

  /// Frees a name for a program's class, if the class announced under it is replaceable and
  /// unused. That class then has its module's name in front.
  static func yield(_ name: String) {
    let replaceable = table.withLock { $0.replaceable }
    let key = ExactString(name)
    let yielding = RuntimeLock.withLock { state -> Object.Type? in
      guard let type = state.swiftClasses[key], replaceable.contains(ObjectIdentifier(type)),
        state.registeredClass(key) == nil
      else { return nil }
      state.swiftClasses[key] = nil
      state.swiftNames[ObjectIdentifier(type)] = nil
      return type
    }
    guard let yielding else { return }
    table.withLock { _ = $0.yielded.insert(key) }
    _ = Self.name(of: yielding)
  }

  /// Registers the class announced under a name; nil when there is none, or it was registered under another name.
  static func registered(_ name: String) -> RuntimeClass? {
    let key = ExactString(name)
    // Outside the lock: registering runs the class's `define`, which may look for others.
    guard let type = RuntimeLock.withLock({ $0.swiftClasses[key] }) else { return nil }
    let cls = type.runtimeClass
    return ExactString(cls.name) == key && cls.isRegistered ? cls : nil
  }

  /// Makes errors about missing classes name the library that has them.
  ///
  /// - Parameters:
  ///   - product: a library that the program does not link, as `Package.swift` names it.
  ///   - names: whether a class of that name would be the library's.
  package static func lack(product: String, with names: @escaping @Sendable (String) -> Bool) {
    table.withLock { $0.missingProducts.append((product, names)) }
  }

  /// The dependency to add for a class that does not exist; nil when no library has the class.
  ///
  /// - Parameter name: the class's name; nil when it is not known.
  static func advice(onAbsenceOf name: String?) -> String? {
    if LinkedFoundation.hooks == nil, name?.hasPrefix("NS") != false {
      return LinkedFoundation.absence
    }
    return table.withLock { table in
      if let name {
        return table.missingProducts.first { $0.names(name) }.map {
          "the host does not link \($0.product): add \(dependency($0.product))"
        }
      }
      return table.missingProducts.last.map {
        "if it is a class of \($0.product), which the host does not link, add "
          + dependency($0.product)
      }
    }
  }

  static func dependency(_ product: String) -> String {
    ".product(name: \"\(product)\", package: \"carob\") to the dependencies of the host's target in Package.swift"
  }

  /// Adds members to a class of another library when it is registered; at once if it is registered already.
  package static func extend<Extended: Object>(
    _ type: Extended.Type, with members: @escaping @Sendable (ClassMembers<Extended>) -> Void
  ) {
    SwiftClasses.whileNoneIsRegistered {
      table.withLock {
        $0.extensions[ObjectIdentifier(type), default: []].append {
          members(ClassMembers.category(on: type))
        }
      }
      if SwiftClasses.registered(type) != nil { extend(type) }
    }
  }

  /// Makes the additions that wait for a class.
  static func extend(_ type: Object.Type) {
    let extensions = table.withLock { $0.extensions.removeValue(forKey: ObjectIdentifier(type)) }
    for add in extensions ?? [] { add() }
  }

  /// Registers all announced classes, for lists of every class.
  static func registerAll() {
    // They stay in the list until they are registered, so that no thread finds the list empty and a class missing.
    let types = table.withLock { $0.unregistered }
    if types.isEmpty { return }
    for type in types { _ = type.runtimeClass }
    table.withLock { table in
      table.unregistered.removeAll { SwiftClasses.registered($0) != nil }
    }
  }
}
