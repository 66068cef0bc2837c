import CarobRuntime
/// Which collections are being described or unboxed, since one may be made to hold itself.
enum Nesting {
  /// How deep one is followed.
  static let maximumDepth = 64

  /// The collections around, outermost first.
  @TaskLocal private static var around: [ObjectIdentifier] = []

  /// Runs `body`, which looks at what a collection holds; nil when the collection holds itself or is too
  /// deep.
  static func inside<Result>(
    _ collection: Object, _ body: () throws -> Result
  ) rethrows -> Result? {
    let collections = around
    if collections.count == maximumDepth || collections.contains(ObjectIdentifier(collection)) {
      return nil
    }
    return try $around.withValue(collections + [ObjectIdentifier(collection)], operation: body)
  }

  /// Text of what a collection holds.
  static func describing(_ collection: Object, _ body: () -> String) -> String {
    inside(collection, body) ?? "…"
  }
}
