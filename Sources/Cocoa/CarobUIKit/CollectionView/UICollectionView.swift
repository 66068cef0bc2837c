import CarobRuntime
import struct Foundation.CGPoint
import struct Foundation.CGRect

/// Items in sections, placed by a layout, and loaded from a data source when they come into view.
///
/// Data source, delegate and layout are any objects that implement UIKit's methods; the view only sends them messages.
/// A front-end gives the view a size and scrolls it, sends `layoutIfNeeded`, reads `visibleItems` and passes on a tap
/// with `select`. Only the visible items are configured.
@MainActor
open class UICollectionView: UIScrollView, SectionedList {
  static let nouns = ListNouns.collection

  static let maximumRows = 1 << 40

  static let insertsTwice = true

  static var numberOfSections: Message<(UIScrollView) -> Int> { Messages.numberOfSections }
  static var numberOfRows: Message<(UIScrollView, Int) -> Int> { Messages.numberOfItems }
  static let moving = MoveMessages(
    canMove: Messages.canMove, move: Messages.moveItem, target: Messages.targetForMove)
  static let prefetching = PrefetchMessages(
    prefetch: Messages.prefetch, cancel: Messages.cancelPrefetching)

  /// The kind of a section's header.
  public static let sectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of a section's footer.
  public static let sectionFooter = "UICollectionElementKindSectionFooter"

  /// See `ListView`.
  public final var dataSource: Object? {
    get { dataSourceReference.object }
    set {
      dataSourceReference.refer(to: newValue)
      contentChanged()
    }
  }
  private var dataSourceReference = WeakReference<Object>()

  /// The layout, which places the items; nil only if the view was made without one.
  public private(set) final var layout: UICollectionViewLayout?

  /// Whether items can be selected by a tap.
  public final var allowsSelection = true

  /// Whether a tap keeps other items selected.
  public final var allowsMultipleSelection = false

  /// The view behind all others, which fills the bounds; nil for none. `setBackgroundView(_:)` changes it.
  public private(set) final var backgroundView: UIView?

  /// The receiver of messages about items that are likely to be shown soon: any object. Held weakly.
  public final var prefetchDataSource: Object? {
    get { prefetchReference.object }
    set { prefetchReference.refer(to: newValue) }
  }
  private var prefetchReference = WeakReference<Object>()
  /// Whether the prefetching data source gets its messages.
  public final var isPrefetchingEnabled = true

  /// The item that a finger moves; nil for none.
  final var movingItem: MovingItem?

  /// The layout's context for new bounds; nil when everything is outdated.
  final var boundsContext: UICollectionViewLayoutInvalidationContext?

  /// The views of the visible elements.
  final var visible: [ElementKey: UICollectionReusableView] = [:]

  /// Views of elements that have left, of which the delegate does not know yet.
  final var leaving: ArraySlice<(key: ElementKey, view: UICollectionReusableView)> = []

  /// Views for reuse: cells under nil, supplementary views under their kind.
  final var queues: [String?: ReuseQueues<UICollectionReusableView>] = [:]

  /// The views that an update takes away, while the layout is asked where they go; nil otherwise.
  final var disappearing: [ElementKey: UICollectionReusableView]?

  final var state = ListState()

  /// The number of changes that affect what is visible.
  final var changeCount = 0

  /// Whether the layout must be sent `invalidateLayout` and `prepareLayout` before its next use.
  final var needsInvalidation = true
  final var needsPreparation = true

  /// The bounds for which the layout was last asked whether they invalidate it.
  final var laidOutBounds = CGRect.zero

  /// The bounds from before a change, while the layout is asked about the new ones; nil otherwise.
  final var formerBounds: CGRect?

  final var isShowing = false
  final var isPreparing = false

  /// Whether the layout is being sent `invalidateLayout`, which then counts as no change.
  final var isInvalidating = false

  /// Makes a view with a layout.
  public convenience init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.init(frame: frame)
    use(layout)
  }

  /// The visible cells and supplementary views, in front of the other views inside.
  open override var subviews: [UIView] {
    super.subviews
      + visible.inOrder.map(\.value)
  }

  /// Replaces the layout, and lays everything out anew.
  public final func setCollectionViewLayout(_ layout: UICollectionViewLayout) { use(layout) }

  private func use(_ layout: UICollectionViewLayout) {
    if self.layout?.collectionView === self { self.layout?.collectionView = nil }
    self.layout = layout
    layout.collectionView = self
    setNeedsPreparation()
  }

  /// Discards sections, items, visible views and the selection; they are loaded again when needed.
  ///
  /// Sent as `reloadData`.
  ///
  /// - Complexity: O(visible elements).
  open func reloadData() { contentChanged() }

  final func contentChanged() {
    state.forget()
    state.listener?.listDidReload()
    for (key, view) in visible.inOrder { leaving.append((key, view)) }
    visible = [:]
    setNeedsPreparation()
  }

  /// Makes the view send `invalidateLayout` and `prepareLayout` before the layout's next use.
  final func setNeedsPreparation() {
    needsInvalidation = true
    boundsContext = nil
    needsPreparation = true
    changed()
  }

  /// Makes the view send `prepareLayout` before the layout's next use.
  final func layoutWasInvalidated() {
    needsPreparation = true
    if !isInvalidating { changed() }
  }

  /// Lays out anew if its insets have changed the length of the lines of a flow layout.
  final func followInsets() {
    guard let flow = layout as? UICollectionViewFlowLayout, flow.hasOtherRoom else {
      return
    }
    layoutWasInvalidated()
  }

  private func changed() {
    changeCount += 1
    setNeedsLayout()
  }

  package override func arrange() {}

  /// Makes the elements in the view's bounds visible, and no others. Sent as `layoutSubviews`.
  ///
  /// - Throws: `ListError`; see `showElements`.
  open override func layoutSubviews() throws {
    fill(with: backgroundView)
    try showElements()
    try prefetch()
  }

  /// Sets the view behind all others.
  ///
  /// - Throws: `ViewError` as `addSubview`.
  public final func setBackgroundView(_ view: UIView?) throws(ViewError) {
    backgroundView = try replaceSubview(backgroundView, with: view, at: 0)
    setNeedsLayout()
  }

  /// Asks the layout where the content comes to rest after a drag.
  final override func rest(
    at offset: CGPoint, velocity: CGPoint
  ) throws(MessageError) -> CGPoint {
    guard let layout else { return offset }
    return try Messages.restOffset(layout, offset, velocity)
  }

  /// Sets `contentSize` from the layout.
  open override func measureContent() throws { try measureLayout() }

  private static let initWithLayout = Message<(CGRect, Object?) -> Object?>(
    "initWithFrame:collectionViewLayout:")

  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(
      of: UICollectionView.self, "Shows items in sections, where its layout says."
    ) { view in
      declareProtocols(view)
      view.declare("@property (nonatomic, weak) id<UICollectionViewDelegate> delegate")
      view.method(
        """
        - (instancetype)initWithFrame:(CGRect)frame \
        collectionViewLayout:(UICollectionViewLayout *)layout
        """
      ) { (this, frame: CGRect, layout: UICollectionViewLayout?) in
        guard let layout else { throw ListError.noLayout(this.runtimeClass) }
        let view = try this.initSuper(above: runtimeClass, frame)
        (view as? UICollectionView)?.use(layout)
        return view
      }
      view.property("bounds") {
        $0.formerBounds ?? $0.bounds
      } set: { (this, bounds: CGRect) in
        try this.setBounds(bounds)
      }
      view.property("contentOffset") {
        ($0.formerBounds ?? $0.bounds).origin
      } set: { (this, offset: CGPoint) in
        try this.setContentOffset(offset)
      }
      view.method("initWithFrame:") { (this, frame: CGRect) in
        try initWithLayout(this, frame, nil)
      }
      view.property(
        "@property (nonatomic, weak) id<UICollectionViewDataSource> dataSource", \.dataSource)
      view.property("@property (nonatomic, strong) UICollectionViewLayout *collectionViewLayout") {
        $0.layout
      } set: { (this, layout: UICollectionViewLayout?) in
        guard let layout else { throw ListError.noLayout(this.runtimeClass) }
        try this.exchange(for: layout)
      }
      view.method(
        "- (void)setCollectionViewLayout:(UICollectionViewLayout *)layout animated:(BOOL)animated"
      ) {
        (this, layout: UICollectionViewLayout, _: Bool) in try this.exchange(for: layout)
      }
      view.method(
        """
        - (void)setCollectionViewLayout:(UICollectionViewLayout *)layout animated:(BOOL)animated \
        completion:(void (^)(BOOL finished))completion
        """
      ) { (this, layout: UICollectionViewLayout, _: Bool, completion: Block?) in
        try this.exchange(for: layout)
        try this.layoutIfNeeded()
        try completion?.call(true)
      }
      view.property(
        "@property (nonatomic, strong) UIView *backgroundView", get: { $0.backgroundView },
        set: { try $0.setBackgroundView($1) })
      view.method("- (void)reloadData") { $0.reloadData() }
      // Without a data source there is one section, which is empty.
      view.property("@property (nonatomic, readonly) NSInteger numberOfSections") { this -> Int in
        this.dataSource == nil ? 1 : try this.sectionCount
      }
      view.method("- (NSInteger)numberOfItemsInSection:(NSInteger)section") {
        (this, section: Int) in
        this.dataSource == nil && section == 0 ? 0 : try this.rowCount(ofSection: section)
      }
      defineReuse(view)
      defineVisible(view)
      defineSelection(view)
      defineScrolling(view)
      defineUpdates(view)
      defineMoving(view)
      definePrefetching(view)
      defineNibs(view)
    }
  }
}
