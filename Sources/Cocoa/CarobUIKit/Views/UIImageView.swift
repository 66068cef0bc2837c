import CarobRuntime

/// A view of a picture.
@MainActor
open class UIImageView: UIView {
  /// The picture; nil for none.
  public final var image: UIImage?

  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(of: UIImageView.self, "Shows a picture.") { view in
      view.method("- (instancetype)initWithImage:(UIImage *)image") { (this, image: UIImage?) in
        this.image = image
        return this
      }
      view.property(
        "@property (nonatomic, strong) UIImage *image", get: { $0.image }, set: { $0.image = $1 })
    }
  }
}

/// A picture, known by its name only: front-ends decide what to draw for it. [any-thread]
public final class UIImage: Object {
  /// The picture's name.
  public private(set) var name = ""

  /// The picture of a name.
  public convenience init(named name: String) {
    self.init(isa: Self.runtimeClass)
    self.name = name
  }

  public override func isEqual(_ other: Object?) -> Bool { (other as? UIImage)?.name == name }

  public override var hash: Int { name.hashValue }

  public override class func define(_ definition: ClassDefinition) {
    definition.members(of: UIImage.self, "A picture, found by its name.") { image in
      image.classMethod("+ (UIImage *)imageNamed:(NSString *)name") { (_, name: String?) in
        name.map(UIImage.init(named:))
      }
      image.property("@property (nonatomic, readonly) NSString *name") { $0.name }
    }
  }
}
