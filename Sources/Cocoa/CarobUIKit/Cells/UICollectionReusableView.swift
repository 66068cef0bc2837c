import CarobRuntime

/// The view of one element of a collection: an item's cell, or a header or footer.
@MainActor
open class UICollectionReusableView: UIView, ReusableView, ContextView {
  /// The identifier under which the view is reused; nil when it is not.
  public internal(set) final var reuseIdentifier: String?

  // Compared for every item that is bound. No code runs during an access, so exclusivity needs no check.
  /// The configurer's data about the view; nil when there is none.
  @exclusivity(unchecked)
  package final var context: (any CellContext)?

  /// Whether the view waits in a collection's queue.
  final var isQueued = false {
    didSet { if isQueued { context = nil } }
  }

  /// Resets the view for another element. Sent as `prepareForReuse` before a queued view is handed out; does nothing
  /// unless overridden.
  open func prepareForReuse() throws {}

  /// Applies a layout's attributes. Sent as `applyLayoutAttributes:` when the view is placed, after its frame is set;
  /// does nothing unless overridden.
  open func apply(_ attributes: UICollectionViewLayoutAttributes) throws {}

  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(
      of: UICollectionReusableView.self,
      "A view of a collection view that is used again, such as a header."
    ) { view in
      view.property("@property (nonatomic, readonly) NSString *reuseIdentifier") {
        $0.reuseIdentifier
      }
      view.method("- (void)prepareForReuse") { try $0.prepareForReuse() }
      view.method("- (void)applyLayoutAttributes:(UICollectionViewLayoutAttributes *)attributes") {
        (this, attributes: UICollectionViewLayoutAttributes?) in
        if let attributes { try this.apply(attributes) }
      }
      view.method(
        """
        - (UICollectionViewLayoutAttributes *)preferredLayoutAttributesFittingAttributes:\
        (UICollectionViewLayoutAttributes *)attributes
        """
      ) { (_, attributes: UICollectionViewLayoutAttributes?) in attributes }
      view.method(
        """
        - (void)willTransitionFromLayout:(UICollectionViewLayout *)oldLayout \
        toLayout:(UICollectionViewLayout *)newLayout
        """
      ) { (_, _: Object?, _: Object?) in }
      view.method(
        """
        - (void)didTransitionFromLayout:(UICollectionViewLayout *)oldLayout \
        toLayout:(UICollectionViewLayout *)newLayout
        """
      ) { (_, _: Object?, _: Object?) in }
    }
  }
}
