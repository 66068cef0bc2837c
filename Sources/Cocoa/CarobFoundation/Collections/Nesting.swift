import CarobRuntime

/// The collections that are being described or unboxed, since a collection may contain itself.
enum Nesting {
  static let maximumDepth = 64

  /// The collections around this one, outermost first.
  @TaskLocal private static var around: [ObjectIdentifier] = []

  /// Runs `body`, which visits a collection's contents; nil when the collection contains itself or is too deep.
  static func inside<Result>(
    _ collection: Object, _ body: () throws -> Result
  ) rethrows -> Result? {
    let collections = around
    if collections.count == maximumDepth || collections.contains(ObjectIdentifier(collection)) {
      return nil
    }
    return try $around.withValue(collections + [ObjectIdentifier(collection)], operation: body)
  }

  /// The text of a collection's contents.
  static func describing(_ collection: Object, _ body: () -> String) -> String {
    inside(collection, body) ?? "…"
  }
}
