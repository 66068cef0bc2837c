/// The object that stands for null in lists and dictionaries. Registered as `NSNull`.
public final class NullBox: Object {
  public override class var runtimeName: String { "NSNull" }

  public override func isEqual(_ other: Object?) -> Bool { other is NullBox }

  public override var hash: Int { 0 }

  public override var objectDescription: String { "<null>" }

  public override class func define(_ definition: ClassDefinition) {
    definition.members(of: NullBox.self) { null in
      null.isImmutable()
      null.classMethod("null") { _ in NullBox() }
    }
  }
}
