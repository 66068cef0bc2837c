import CarobRuntime

/// What a navigation bar shows for a controller.
@MainActor
public final class UINavigationItem: Object {
  /// The text in the middle of the bar; nil for none.
  public var title: String?

  /// Makes an item.
  public convenience init(title: String?) {
    self.init(isa: Self.runtimeClass)
    self.title = title
  }

  /// States the members of `UINavigationItem`.
  public override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(of: UINavigationItem.self) { item in
      item.method("initWithTitle:") { (this, title: String?) in
        this.title = title
        return this
      }
      item.property("title", \.title)
    }
  }
}
