import CarobRuntime

/// A view of a picture.
@MainActor
open class UIImageView: UIView {
  /// The picture; nil for none.
  public final var image: UIImage?

  override func drawContent(in context: CGContext) {
    guard let image else { return }
    let placement = ContentPlacement(rawValue: madeExtras?.contentMode ?? 0) ?? .fill
    context.draw(image, in: placement.rect(of: image.size, in: bounds))
  }

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
