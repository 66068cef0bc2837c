/// Which collections are being described, compared or unboxed, since one may be made to hold itself.
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

  /// Whether what a collection holds is equal to something. When it is not followed it counts as different,
  /// and that is logged.
  static func comparing(_ collection: Object, _ body: () -> Bool) -> Bool {
    if let answer = inside(collection, body) { return answer }
    RuntimeLog.warning(
      "a collection that holds itself, or is nested more than \(maximumDepth) levels deep, was compared; "
        + "it counts as different")
    return false
  }
}
