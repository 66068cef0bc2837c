import CCarob

/// Classes for objects with handlers, as key-value observing makes them on Apple's systems: below
/// the object's class, not known by name, and skipped by `-class`.
///
/// One class serves all objects of a class that have handlers for the same messages: its methods look up the receiver's
/// handler. So classes are not made and freed with objects. There are as many as combinations of a class and a set of
/// messages. Each lasts as long as the class above it; its method entries, which call sites may hold, are never freed.
package enum HiddenClasses {
  /// The purpose of a hidden class.
  private struct Key: Hashable {
    let superclass: RuntimeClass
    /// The selectors and their encodings.
    let methods: [Selector: String]
    /// Whether this is the class of string literals in a module.
    var isOfLiterals = false
    /// The accessors of observed keys; nil for a class of objects without observers.
    var accessors: AnyHashable?
  }

  /// The name under which the record of a hidden class is made and retired for reuse. Users do not see it.
  static func keyName(_ name: String) -> String { name + "$" }

  private static let known = Locked<[Key: RuntimeClass]>([:])

  /// Held while a class is being made, so that no purpose gets two.
  private static let making = Locked(())

  /// The class below a class whose instances have handlers for these selectors.
  ///
  /// - Throws: `RegistrationError` when an encoding is called in another way than that of the method above
  ///   it, or libffi has no memory.
  /// - Complexity: O(methods); the first time a trampoline for each.
  static func hiddenClass(
    below superclass: RuntimeClass, methods: [Selector: String]
  ) throws(RegistrationError) -> RuntimeClass {
    try hiddenClass(for: Key(superclass: superclass, methods: methods))
  }

  /// The class below a class whose instances are observed.
  ///
  /// - Parameters:
  ///   - accessors: the methods that notify observers.
  ///   - add: adds them to a new class.
  /// - Throws: `RegistrationError` when libffi has no memory.
  /// - Complexity: as for `hiddenClass(below:methods:)`.
  package static func observedClass(
    below superclass: RuntimeClass, accessors: AnyHashable,
    add: (RuntimeClass) throws(RegistrationError) -> Void
  ) throws(RegistrationError) -> RuntimeClass {
    var key = Key(superclass: superclass, methods: [:])
    key.accessors = accessors
    return try hiddenClass(for: key) { (cls) throws(RegistrationError) in
      cls.data.isOfObservedObjects = true
      try add(cls)
    }
  }

  private static func hiddenClass(
    for key: Key, add: (RuntimeClass) throws(RegistrationError) -> Void = { _ in }
  ) throws(RegistrationError) -> RuntimeClass {
    if let cls = known.withLock({ $0[key] }) { return cls }
    ClassInitialization.ensure(key.superclass)
    return try making.withLock { (_) throws(RegistrationError) in
      if let cls = known.withLock({ $0[key] }) { return cls }
      // A plugin that is loading now does not own the class, since other objects will share it.
      let made = RegistrationOwner.during(nil) { result(of: key, add) }
      let cls = try made.get()
      known.withLock { $0[key] = cls }
      return cls
    }
  }

  /// The class of the string literals of a module that defines a class for them. Sends no message to that class.
  static func literalClass(below superclass: RuntimeClass) throws(RegistrationError) -> RuntimeClass
  {
    let key = Key(superclass: superclass, methods: [:], isOfLiterals: true)
    return try making.withLock { (_) throws(RegistrationError) in
      if let cls = known.withLock({ $0[key] }) { return cls }
      let cls = try RegistrationOwner.during(nil) { result(of: key) }.get()
      carob_add_class_info(cls.record, UInt(CAROB_CLASS_LITERAL))
      known.withLock { $0[key] = cls }
      return cls
    }
  }

  /// Removes the classes below a class that is revoked and has no instances; returns them, the lowest first.
  static func forget(below superclass: RuntimeClass) -> [RuntimeClass] {
    let gone = known.withLock { known in
      let gone = known.filter { $0.key.superclass == superclass }
      for key in gone.keys { known[key] = nil }
      return gone.values
    }
    return gone.flatMap { forget(below: $0) + [$0] }
  }

  private static func result(
    of key: Key, _ add: (RuntimeClass) throws(RegistrationError) -> Void = { _ in }
  ) -> Result<RuntimeClass, RegistrationError> {
    do throws(RegistrationError) {
      let cls = try make(key)
      try add(cls)
      return .success(cls)
    } catch {
      return .failure(error)
    }
  }

  /// - Locking: `making` is held, under which no foreign code runs.
  private static func make(_ key: Key) throws(RegistrationError) -> RuntimeClass {
    for (selector, types) in key.methods { try check(selector, types, above: key.superclass) }
    let cls = try ClassTable.allocateHidden(below: key.superclass)
    for (selector, types) in key.methods {
      try cls.addClosure(selector, types) { frame in
        guard let receiver = Object.from(frame.receiver),
          let handler = ObjectHandlers.handler(of: receiver, selector)
        else { throw MessageError.unrecognized(cls, selector) }
        try handler.body(frame)
      }
    }
    return cls
  }

  private static func check(
    _ selector: Selector, _ types: String, above cls: RuntimeClass
  ) throws(RegistrationError) {
    guard let method = cls.instanceMethod(for: selector) else { return }
    let mine = try cls.checkedSignature(selector, types)
    let other = try cls.checkedSignature(selector, method.encoding)
    if !mine.isCalledLike(other) {
      throw .encodingMismatch(cls.describe(selector), method.encoding, types)
    }
  }
}

extension ClassTable {
  /// A new hidden class and metaclass, which no name finds, and of which no instance can be made: an
  /// existing object becomes one. It has the name of the class above, so that users do not notice it.
  static func allocateHidden(
    below superclass: RuntimeClass
  ) throws(RegistrationError) -> RuntimeClass {
    let cls = try allocate(
      name: HiddenClasses.keyName(superclass.name), superclass: superclass,
      swiftClass: superclass.swiftClass)
    RuntimeLock.withLock { state in
      // Below a class that was disposed of it is unusable too: changes do not reach it, so it must keep no code.
      let resolved = superclass.isRegistered ? CAROB_CLASS_RESOLVED : 0
      let counted = carob_load_class_info(superclass.record) & UInt(CAROB_CLASS_COUNTED)
      carob_add_class_info(cls.record, counted)
      for record in [cls.record, cls.metaclass.record] {
        record.pointee.name = superclass.record.pointee.name
        carob_add_class_info(record, UInt(CAROB_CLASS_HIDDEN | resolved))
        MethodCache.clearAll(in: record, &state)
        // From here on a change of a superclass reaches this class's caches.
        ClassTree.link(record, &state)
        CountingMembers.noteOverrides(from: record, &state)
        PrimitiveMethods.note(from: record, &state)
      }
      cls.data.instanceAlignment = superclass.data.instanceAlignment
      OwnedVariable.share(listOf: superclass.data, with: cls.data)
    }
    return cls
  }
}

extension RuntimeClass {
  /// Whether the class was made for objects with handlers or observers.
  public var isHidden: Bool {
    carob_load_class_info(record) & UInt(CAROB_CLASS_HIDDEN) != 0
  }

  /// Whether the class was made for objects that are observed.
  package var isOfObservedObjects: Bool {
    isHidden && ClassData.read(record) { $0.isOfObservedObjects }
  }

  /// The nearest class that is not hidden, this one or a superclass.
  public var visible: RuntimeClass {
    var cls = self
    while cls.isHidden, let superclass = cls.superclass { cls = superclass }
    return cls
  }
}

/// The class of an object that somebody observes.
enum ObservedObject {
  /// The class that an object is to have below a class: that class, unless somebody observes the object.
  static func isa(
    of object: Object, below cls: RuntimeClass
  ) throws(RegistrationError) -> RuntimeClass {
    guard let hooks = LinkedFoundation.hooks else { return cls }
    return try hooks.observedClass(of: object, below: cls)
  }
}
