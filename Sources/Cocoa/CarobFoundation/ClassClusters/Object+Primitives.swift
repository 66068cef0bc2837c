import CarobRuntime

/// What instances of plugins' classes with their own primitive methods share. See `Object.hasOwnPrimitives`.
extension Object {
  private static let initWithCapacity = Message<(UInt) -> Object?>("initWithCapacity:")

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

extension ClassObject {
  /// A new object of the receiving class, by `alloc` and `init`, for a class method that fills it.
  ///
  /// - Throws: `MessageError` when the initializer fails or returns nil.
  final func makeInitialized<Made: Object>(as type: Made.Type) throws(MessageError) -> Made {
    guard let made = try instanceClass.make() as? Made else {
      throw .unexpectedObject(
        "an object of the class", "another one",
        position: "the result of \(instanceClass.describe(Selector("init")))")
    }
    return made
  }
}
