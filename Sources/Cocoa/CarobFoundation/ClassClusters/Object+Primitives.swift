import CarobRuntime

/// What instances of plugins' classes with their own primitive methods share. See `Object.hasOwnPrimitives`.
extension Object {
  fileprivate static let initWithCapacity = Message<(UInt) -> Object?>("initWithCapacity:")

  /// Sends `initWithCapacity:`, if the class has its own, within another initializer that it inherits. Like Foundation's, that
  /// one then fills a mutable object with the methods that change it, which need what the plugin's initializer makes.
  final func initializeForChanges(capacity: Int) throws(MessageError) {
    guard overrides(Self.initWithCapacity.selector) else { return }
    _ = try Self.initWithCapacity(self, UInt(capacity))
  }

  /// Runs what asks an object of a plugin's class where Swift cannot throw. After an error, which the program gets, the
  /// result is a stand-in.
  final func asked<Result>(
    orReturn failed: @autoclosure () -> Result, _ body: () throws -> Result
  ) -> Result {
    do {
      return try body()
    } catch {
      ExceptionRaising.leaveToProgram(error, orWarn: "\(runtimeClass): \(error)")
      return failed()
    }
  }
}

extension RuntimeClass {
  /// Whether a class with its own primitive methods, or one above it, overrides a method of the host.
  func overrides(_ selector: Selector) -> Bool {
    var host = self
    while host.hasOwnPrimitives, let above = host.superclass { host = above }
    return implementation(for: selector) != host.implementation(for: selector)
  }
}

extension ClassObject {
  /// A new object of the receiving class for a class method that fills it by the methods that change it. It is made by the
  /// class's `initWithCapacity:`, else by `init`.
  ///
  /// - Throws: `MessageError` when the initializer fails or returns nil.
  final func makeInitialized<Made: Object>(
    as type: Made.Type, capacity: Int
  ) throws -> Made {
    let initializer = Object.initWithCapacity
    guard instanceClass.overrides(initializer.selector) else {
      return try makeInitialized(as: type)
    }
    return try checked(
      try initializer(instanceClass.makeInstance(), UInt(capacity)), as: type, initializer.selector)
  }

  /// The object that an initializer returned.
  ///
  /// - Throws: `MessageError` for nil, and for an object of another class.
  final func checked<Made: Object>(
    _ object: Object?, as type: Made.Type, _ initializer: Selector
  ) throws(MessageError) -> Made {
    if let made = object as? Made { return made }
    throw .unexpectedObject(
      "an object of the class", "another one",
      position: "the result of \(instanceClass.describe(initializer))")
  }

  /// A new object of the receiving class, by `alloc` and `init`, for a class method that fills it.
  ///
  /// - Throws: `MessageError` when the initializer fails or returns nil.
  final func makeInitialized<Made: Object>(as type: Made.Type) throws(MessageError) -> Made {
    try checked(try instanceClass.make(), as: type, Selector("init"))
  }
}

/// Lends a list of objects to a method that takes an array of C.
enum ObjectPointers {
  /// Calls a body with the address of the objects' ids, which lasts as long as the call.
  static func lend<Result>(
    _ objects: [Object], to body: (Pointer) throws -> Result
  ) rethrows -> Result {
    var ids = objects.map { Optional($0.id) }
    return try withExtendedLifetime(objects) {
      try ids.withUnsafeMutableBytes { try body(Pointer($0.baseAddress)) }
    }
  }
}
