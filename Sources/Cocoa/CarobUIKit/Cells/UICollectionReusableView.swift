import CarobRuntime

/// What a collection shows one element in: an item's cell, or a header or footer.
@MainActor
open class UICollectionReusableView: UIView, ReusableView, ContextView {
  /// Under what the view is kept for reuse; nil when it is not.
  public internal(set) final var reuseIdentifier: String?

  // Compared for every item that is bound; nothing runs while it is read or set.
  /// What the configurer of the view remembers with it; nil when nobody does.
  @exclusivity(unchecked)
  package final var context: (any CellContext)?

  /// Whether the view waits in a collection's queue.
  final var isQueued = false {
    didSet { if isQueued { context = nil } }
  }

  /// Forgets what the last element left. Sent as `prepareForReuse` before a queued view is handed
  /// out; does nothing unless overridden.
  open func prepareForReuse() throws {}

  /// Takes what a layout says. Sent as `applyLayoutAttributes:` when the view is placed, after its
  /// frame is set; does nothing unless overridden.
  open func apply(_ attributes: UICollectionViewLayoutAttributes) throws {}

  /// States what the runtime knows of the class.
  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(of: UICollectionReusableView.self) { view in
      view.property("reuseIdentifier") { $0.reuseIdentifier }
      view.method("prepareForReuse") { try $0.prepareForReuse() }
      view.method("applyLayoutAttributes:") {
        (this, attributes: UICollectionViewLayoutAttributes) in try this.apply(attributes)
      }
    }
  }
}
