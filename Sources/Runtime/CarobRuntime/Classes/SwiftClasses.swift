import CCarob
import Synchronization

/// The runtime's classes for Swift classes, registered when they are first used.
enum SwiftClasses {
  /// A Swift class's metatype and its class in the runtime.
  private struct Known {
    let type: UInt
    let record: UnsafeMutablePointer<objc_class>
  }

  /// Classes that are registered. Read without a lock; written with `registering` held.
  /// Its address is a constant, since a stored one would be looked at by `swift_once` whenever an object is made.
  private static var known: PublishedTable<Known> {
    PublishedTable(head: carob_swift_classes_slot())
  }

  /// Held while a class is being registered, so that no thread sees it incomplete. Recursive,
  /// because a class needs its superclass first and may name others in `define`.
  private static let registering = RecursiveLock()

  // SAFETY: only read and written with `registering` held.
  nonisolated(unsafe) private static var knownCount = 0

  /// Classes whose `define` is running, which may refer back to them.
  // SAFETY: as above.
  nonisolated(unsafe) private static var unfinished: [ObjectIdentifier: RuntimeClass] = [:]

  /// The runtime's class for a Swift class.
  ///
  /// - Complexity: O(1); the first time the cost of `define`, for the class and its superclasses.
  static func runtimeClass(for type: Object.Type) -> RuntimeClass {
    if let cls = registered(type) { return cls }
    return registerAtNeed(type)
  }

  /// The class of a Swift class that was used before.
  @inline(__always)
  static func registered(_ type: Object.Type) -> RuntimeClass? {
    let type = UInt(bitPattern: ObjectIdentifier(type))
    // Metatypes are aligned, so their low bits are always zero.
    return known.element(hash: type >> 4) { $0.pointee.type == type }
      .map { RuntimeClass(record: $0.pointee.record) }
  }

  /// Runs `body` while no other thread registers a class.
  static func whileNoneIsRegistered<Result>(_ body: () -> Result) -> Result {
    registering.withLock(body)
  }

  @inline(never)
  private static func registerAtNeed(_ type: Object.Type) -> RuntimeClass {
    registering.withLock {
      if let cls = registered(type) { return cls }
      if let cls = unfinished[ObjectIdentifier(type)] { return cls }
      // A class that a plugin's load happens to use first does not belong to the plugin.
      return RegistrationOwner.during(nil) { register(type) }
    }
  }

  private static func register(_ type: Object.Type) -> RuntimeClass {
    EnvironmentTrace.start()
    let superclass =
      type.isRootClass ? nil : (_getSuperclass(type) as? Object.Type).map { parent(of: type, $0) }
    let cls = make(type, superclass)
    unfinished[ObjectIdentifier(type)] = cls
    type.define(ClassDefinition(type: type, cls: cls))
    // Before the class can be found by its name.
    AnnouncedClasses.extend(type)
    do throws(RegistrationError) {
      try ClassTable.register(cls)
    } catch {
      preconditionFailure("\(type): \(error)")
    }
    let element = UnsafeMutablePointer(
      allocating: Known(type: UInt(bitPattern: ObjectIdentifier(type)), record: cls.record))
    known.insert(element, count: knownCount) { $0.pointee.type >> 4 }
    knownCount += 1
    unfinished[ObjectIdentifier(type)] = nil
    return cls
  }

  /// The runtime's class above a Swift class: the class of its Swift superclass, or the class that it names.
  private static func parent(of type: Object.Type, _ swift: Object.Type) -> RuntimeClass {
    let inherited = runtimeClass(for: swift)
    // The name is inherited from a class that names its superclass, and not meant for this one.
    guard let named = type.runtimeSuperclass, named != swift.runtimeSuperclass else {
      return inherited
    }
    precondition(
      named.swiftClass == swift && !named.isMetaclass && !named.isHidden
        && named.isRegistered,
      "the runtime superclass of \(type) must be registered and have \(swift) beneath it")
    return named
  }

  /// Whether the classes have names with their modules in front, so that other classes can have the short names.
  static let usesModuleNames = Atomic(false)

  private static func make(_ type: Object.Type, _ superclass: RuntimeClass?) -> RuntimeClass {
    do throws(RegistrationError) {
      return try ClassTable.allocate(
        name: AnnouncedClasses.name(of: type), superclass: superclass, swiftClass: type)
    } catch {
      preconditionFailure("\(type) has no usable name that is not taken: \(error)")
    }
  }

  /// The possible names of a class, the preferred one first.
  static func names(of type: Object.Type) -> [String] {
    let qualified = _typeName(type, qualified: true).filter { !$0.isWhitespace }
    let names =
      usesModuleNames.load(ordering: .relaxed) ? [qualified] : [type.runtimeName, qualified]
    return names.filter { RegisteredName.flaw(of: $0) == nil }
  }
}
