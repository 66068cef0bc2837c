import CarobFoundation
import CarobRuntime
import struct Foundation.CGPoint
import struct Foundation.CGSize

/// What a layout has to compute again. A layout's class names a subclass by `+invalidationContextClass`.
@MainActor
open class UICollectionViewLayoutInvalidationContext: Object {
  /// Whether everything is outdated.
  public internal(set) final var invalidatesEverything = false
  /// Whether the data source's numbers of sections and items are outdated, too.
  public internal(set) final var invalidatesDataSourceCounts = false

  /// The items that are outdated; nil when the program has named none.
  public private(set) final var items: [IndexPath]?
  /// The supplementary views that are outdated, by their kinds; nil when the program has named none.
  public private(set) final var supplements: [String: [IndexPath]]?
  /// The decoration views that are outdated, by their kinds; nil when the program has named none.
  public private(set) final var decorations: [String: [IndexPath]]?

  /// The change of the content offset that the layout asks for.
  public final var contentOffsetAdjustment = CGPoint.zero
  /// The change of the content's size. The layout is asked for the size in any case.
  public final var contentSizeAdjustment = CGSize.zero

  /// The former places of the items that a finger moves.
  public private(set) final var previousMovingItems: [IndexPath] = []
  /// The places of these items now.
  public private(set) final var targetMovingItems: [IndexPath] = []
  /// The place of the finger.
  public internal(set) final var movementTarget = CGPoint.zero

  /// Sets the places of moved items, which are outdated, too.
  final func setMovingItems(_ targets: [IndexPathBox], _ previous: [IndexPathBox]) {
    targetMovingItems = targets.map(\.indexPath)
    previousMovingItems = previous.map(\.indexPath)
    items = Array(Set((items ?? []) + targetMovingItems + previousMovingItems)).sorted()
  }

  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(
      of: UICollectionViewLayoutInvalidationContext.self,
      "Says what a layout has to compute again."
    ) { context in
      context.property("@property (nonatomic, readonly) BOOL invalidateEverything") {
        $0.invalidatesEverything
      }
      context.property("@property (nonatomic, readonly) BOOL invalidateDataSourceCounts") {
        $0.invalidatesDataSourceCounts
      }
      context.property(
        "@property (nonatomic) CGPoint contentOffsetAdjustment", \.contentOffsetAdjustment)
      context.property(
        "@property (nonatomic) CGSize contentSizeAdjustment", \.contentSizeAdjustment)
      context.method(
        "- (void)invalidateItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths"
      ) { (this, paths: [IndexPathBox]?) in
        guard let paths else { return }
        this.items = (this.items ?? []) + paths.map(\.indexPath)
      }
      context.method(
        """
        - (void)invalidateSupplementaryElementsOfKind:(NSString *)elementKind \
        atIndexPaths:(NSArray<NSIndexPath *> *)indexPaths
        """
      ) { (this, kind: String?, paths: [IndexPathBox]?) in
        this.supplements = adding(paths, kind, to: this.supplements)
      }
      context.method(
        """
        - (void)invalidateDecorationElementsOfKind:(NSString *)elementKind \
        atIndexPaths:(NSArray<NSIndexPath *> *)indexPaths
        """
      ) { (this, kind: String?, paths: [IndexPathBox]?) in
        this.decorations = adding(paths, kind, to: this.decorations)
      }
      defineLists(context)
    }
  }

  private static func adding(
    _ paths: [IndexPathBox]?, _ kind: String?, to known: [String: [IndexPath]]?
  ) -> [String: [IndexPath]]? {
    guard let paths, let kind else { return known }
    var all = known ?? [:]
    all[kind, default: []] += paths.map(\.indexPath)
    return all
  }

  private static func defineLists(
    _ context: ClassMembers<UICollectionViewLayoutInvalidationContext>
  ) {
    context.property(
      "@property (nonatomic, readonly) NSArray<NSIndexPath *> *invalidatedItemIndexPaths"
    ) { boxed($0.items) }
    context.property(
      """
      @property (nonatomic, readonly) NSDictionary<NSString *, NSArray<NSIndexPath *> *> \
      *invalidatedSupplementaryIndexPaths
      """
    ) { boxed($0.supplements) }
    context.property(
      """
      @property (nonatomic, readonly) NSDictionary<NSString *, NSArray<NSIndexPath *> *> \
      *invalidatedDecorationIndexPaths
      """
    ) { boxed($0.decorations) }
    context.property(
      """
      @property (nonatomic, readonly) NSArray<NSIndexPath *> \
      *previousIndexPathsForInteractivelyMovingItems
      """
    ) { ArrayBox($0.previousMovingItems.map(IndexPathBox.init)) }
    context.property(
      """
      @property (nonatomic, readonly) NSArray<NSIndexPath *> \
      *targetIndexPathsForInteractivelyMovingItems
      """
    ) { ArrayBox($0.targetMovingItems.map(IndexPathBox.init)) }
    context.property("@property (nonatomic, readonly) CGPoint interactiveMovementTarget") {
      $0.movementTarget
    }
  }

  private nonisolated static func boxed(_ paths: [IndexPath]?) -> ArrayBox? {
    guard let paths else { return nil }
    return ArrayBox(paths.map(IndexPathBox.init))
  }

  private nonisolated static func boxed(_ paths: [String: [IndexPath]]?) -> DictionaryBox? {
    guard let paths else { return nil }
    return DictionaryBox(paths.mapValues { ArrayBox($0.map(IndexPathBox.init)) as Object })
  }
}

/// What a flow layout has to compute again.
@MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// Whether the delegate is asked for sizes and distances again.
  public final var invalidatesDelegateMetrics = true
  /// Whether the places of the items are computed again.
  public final var invalidatesAttributes = true

  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(
      of: UICollectionViewFlowLayoutInvalidationContext.self,
      "Says what a flow layout has to compute again. It computes everything, whatever is said."
    ) { context in
      context.property(
        "@property (nonatomic) BOOL invalidateFlowLayoutDelegateMetrics",
        \.invalidatesDelegateMetrics)
      context.property(
        "@property (nonatomic) BOOL invalidateFlowLayoutAttributes", \.invalidatesAttributes)
    }
  }
}
