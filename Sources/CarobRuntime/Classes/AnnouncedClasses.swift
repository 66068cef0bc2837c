/// Swift classes that are found by name before they were used.
///
/// A Swift class is registered when it is first used, and has no name in the runtime before. A host that lets
/// plugins look for its classes announces them: the look-up that would find none registers the class. So a
/// process pays for the classes that it uses and not for those that it offers. [any-thread]
public enum AnnouncedClasses {
  private struct Table {
    var byName: [ExactString: Object.Type] = [:]
    /// Those that `registerAll` has not seen.
    var unregistered: [Object.Type] = []
  }

  private static let table = Locked(Table())

  /// Lets classes be found by their names. Announcing one again does nothing; of two classes with one name the
  /// first has it.
  ///
  /// - Complexity: O(number of classes), without registering one.
  public static func announce(_ types: [Object.Type]) {
    table.withLock { table in
      for type in types {
        let name = ExactString(type.runtimeName)
        if table.byName[name] != nil { continue }
        table.byName[name] = type
        table.unregistered.append(type)
      }
    }
  }

  /// Registers the class announced under a name; nil when there is none, or when it came to another name.
  static func registered(_ name: String) -> RuntimeClass? {
    let key = ExactString(name)
    // Outside the lock: registering runs the class's `define`, which looks for others.
    guard let type = table.withLock({ $0.byName[key] }) else { return nil }
    let cls = type.runtimeClass
    return ExactString(cls.name) == key && cls.isRegistered ? cls : nil
  }

  /// Whether a name is kept for a class that was announced, and may not be used for another.
  ///
  /// A class made at run time that has the announced one beneath it comes after it: that one is registered.
  static func keep(_ name: String, from swiftClass: Object.Type) -> Bool {
    guard let type = table.withLock({ $0.byName[ExactString(name)] }) else { return false }
    return type != swiftClass
  }

  /// Registers all that were announced, for those who want to see every class.
  static func registerAll() {
    // They stay in the list until they are registered, so that nobody finds the list empty and a class missing.
    let types = table.withLock { $0.unregistered }
    if types.isEmpty { return }
    for type in types { _ = type.runtimeClass }
    table.withLock { table in
      table.unregistered.removeAll { type in types.contains { $0 == type } }
    }
  }
}
