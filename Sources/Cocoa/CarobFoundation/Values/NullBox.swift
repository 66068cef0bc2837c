import CarobRuntime

/// The object for null in lists and dictionaries. Registered as `NSNull`. [any-thread]
///
/// Programs compare with `+null` by identity, so code that needs one uses `shared`.
public final class NullBox: Object, @unchecked Sendable {
  // SAFETY: it has no mutable state, and any thread may retain and release objects.

  /// The object that `+null` returns.
  public static let shared = NullBox()

  public override class var runtimeName: String { "NSNull" }

  public override func isEqual(_ other: Object?) -> Bool { other is NullBox }

  public override var hash: Int { 0 }

  public override var objectDescription: String { "<null>" }

  public override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: NullBox.self, "Stands for nothing in a collection, and for null in JSON."
    ) { null in
      null.isImmutable()
      null.isArchivedAsItself()
      null.classMethod("+ (instancetype)null") { _ in shared }
    }
  }
}
