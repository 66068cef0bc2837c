import CarobRuntime

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
