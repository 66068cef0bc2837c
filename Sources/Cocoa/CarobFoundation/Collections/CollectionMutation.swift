import CarobRuntime

/// The error of a collection that is changed while one of its methods asks objects or a block of the program.
enum CollectionMutation {
  /// An exception like the one of a `for … in`.
  static func error(_ collection: Object) -> ObjectiveCException {
    ObjectiveCException(NSException(name: "NSGenericException", reason: text(collection)))
  }

  /// Leaves the error to the calling program, or logs it.
  @inline(never)
  static func raise(by collection: Object) {
    ExceptionRaising.leaveToProgram(error(collection), orWarn: text(collection))
  }

  /// Runs what asks a program for a collection's sake. A program that lets go of the collection meanwhile has changed it: it is
  /// gone when this returns.
  ///
  /// - Throws: `ObjectiveCException` then.
  static func holding<Result>(_ collection: Object, _ body: () throws -> Result) throws -> Result {
    var held = collection
    let result = try body()
    if isLast(&held) { throw error(held) }
    return result
  }

  /// Whether nobody else refers to an object any more.
  @inline(__always) static func isLast(_ object: inout Object) -> Bool {
    isKnownUniquelyReferenced(&object)
  }

  private static func text(_ collection: Object) -> String {
    "Collection <\(collection.runtimeClass): \(collection.id)> was mutated while it was being searched or sorted."
  }
}

extension Array {
  /// Whether both are copies of one array, and neither has changed since.
  func isIdentical(to other: Self) -> Bool {
    count == other.count
      && withUnsafeBufferPointer { mine in
        other.withUnsafeBufferPointer { mine.baseAddress == $0.baseAddress }
      }
  }
}
