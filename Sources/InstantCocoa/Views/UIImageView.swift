import CarobRuntime

/// A view of a picture.
@MainActor
open class UIImageView: UIView {
  /// The picture; nil for none.
  public final var image: UIImage?

  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(of: UIImageView.self) { view in
      view.method("initWithImage:") { (this, image: UIImage?) in
        this.image = image
        return this
      }
      view.property("image") {
        $0.image
      } set: {
        $0.image = $1
      }
    }
  }
}
