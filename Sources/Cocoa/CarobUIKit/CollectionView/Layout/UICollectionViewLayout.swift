import CarobFoundation
import CarobRuntime
import struct Foundation.CGRect
import struct Foundation.CGSize

/// A layout of a collection's elements; made to be subclassed.
///
/// The collection view sends these as messages, so a plugin's subclass implements them and may send
/// super: `prepareLayout` once after each invalidation, then any of the others.
@MainActor
open class UICollectionViewLayout: Object {
  /// The layout's view. Held weakly.
  public internal(set) final var collectionView: UICollectionView? {
    get { collectionViewReference.object }
    set { collectionViewReference.refer(to: newValue) }
  }
  private var collectionViewReference = WeakReference<UICollectionView>()

  /// The classes of decoration views, by their kinds.
  final var decorationClasses: [String: RuntimeClass] = [:]

  /// Whether a context is being passed on as `invalidateLayout`; see `invalidate(with:)`.
  final var isPassingOn = false

  /// Prepares what the other methods need. Sent as `prepareLayout`; does nothing unless overridden.
  open func prepare() throws {}

  /// The size of the whole content. Sent as `collectionViewContentSize`; zero unless overridden.
  open var contentSize: CGSize { get throws { .zero } }

  /// The elements in a part of the content; others may be among them. Sent as `layoutAttributesForElementsInRect:`;
  /// nil, for none, unless overridden.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) throws -> [UICollectionViewLayoutAttributes]? { nil }

  /// The attributes of an item. Sent as `layoutAttributesForItemAtIndexPath:`; nil unless overridden.
  open func layoutAttributesForItem(
    at path: IndexPath
  ) throws -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes of a supplementary view; nil when there is none. Sent as
  /// `layoutAttributesForSupplementaryViewOfKind:atIndexPath:`; nil unless overridden.
  open func layoutAttributesForSupplementaryView(
    ofKind kind: String, at path: IndexPath
  ) throws -> UICollectionViewLayoutAttributes? { nil }

  /// Whether new bounds make the layout invalid. Sent as `shouldInvalidateLayoutForBoundsChange:`; false unless overridden.
  open func shouldInvalidateLayout(forBoundsChange bounds: CGRect) throws -> Bool { false }

  /// Makes the view prepare the layout again before its next use. Sent as `invalidateLayout`; a subclass that caches
  /// anything clears it here, or in `prepareLayout`.
  open func invalidateLayout() throws { collectionView?.layoutWasInvalidated() }

  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(
      of: UICollectionViewLayout.self,
      "Says where the items of a collection view are; subclasses put them in place."
    ) { layout in
      layout.property("@property (nonatomic, readonly) UICollectionView *collectionView") {
        $0.collectionView
      }
      layout.method("- (void)prepareLayout") { try $0.prepare() }
      layout.method("- (CGSize)collectionViewContentSize") { try $0.contentSize }
      layout.method(
        "- (NSArray<UICollectionViewLayoutAttributes *> *)layoutAttributesForElementsInRect:(CGRect)rect"
      ) {
        (this, rect: CGRect) -> ArrayBox? in
        try this.layoutAttributesForElements(in: rect).map(ArrayBox.init)
      }
      layout.method(
        """
        - (UICollectionViewLayoutAttributes *)layoutAttributesForItemAtIndexPath:(NSIndexPath *)path
        """
      ) { (this, path: IndexPath?) -> UICollectionViewLayoutAttributes? in
        guard let path else { return nil }
        return try this.layoutAttributesForItem(at: path)
      }
      layout.method(
        """
        - (UICollectionViewLayoutAttributes *)layoutAttributesForSupplementaryViewOfKind:(NSString *)kind \
        atIndexPath:(NSIndexPath *)path
        """
      ) { (this, kind: String?, path: IndexPath?) -> UICollectionViewLayoutAttributes? in
        guard let kind, let path else { return nil }
        return try this.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
      }
      layout.method("- (BOOL)shouldInvalidateLayoutForBoundsChange:(CGRect)change") {
        (this, bounds: CGRect) in
        try this.shouldInvalidateLayout(forBoundsChange: bounds)
      }
      layout.method("- (void)invalidateLayout") { try $0.invalidateLayout() }
      defineInvalidation(layout)
    }
  }
}
