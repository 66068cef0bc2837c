import CarobFoundation
import CarobRuntime
import struct Foundation.CGRect

/// A screen whose view is a collection, of which the controller is the data source and the delegate.
@MainActor
open class UICollectionViewController: UIViewController {
  /// The layout of the collection that `loadView` makes; nil if the controller was made without one.
  private final var layout: UICollectionViewLayout?

  /// Whether the selected items are deselected whenever the screen appears.
  public final var clearsSelectionOnViewWillAppear = true

  /// Whether a long press moves items. Kept; items are moved by the view's methods.
  final var installsMovementGesture = true
  /// Whether the screen shares the collection of the screen below it. Kept, and without effect.
  final var usesLayoutTransitions = false

  /// The collection; reading it loads the view.
  ///
  /// - Throws: the error of loading; `ViewControllerError` when a subclass loaded another kind of view.
  public final func collectionView() throws -> UICollectionView {
    guard let collection = try view() as? UICollectionView else {
      throw ViewControllerError.wrongView(runtimeClass, UICollectionView.runtimeClass)
    }
    return collection
  }

  /// Makes a collection with the controller's layout, and with the controller as data source and delegate.
  open override func loadView() throws {
    guard let layout else { throw ListError.noLayout(runtimeClass) }
    let instance = try UICollectionView.runtimeClass.makeInstance()
    guard let made = try Self.initView(instance, .zero, layout) as? UICollectionView else {
      throw ViewControllerError.wrongView(runtimeClass, UICollectionView.runtimeClass)
    }
    use(made)
  }

  private func use(_ collection: UICollectionView) {
    if collection.dataSource == nil { collection.dataSource = self }
    if collection.delegate == nil { collection.delegate = self }
    viewIfLoaded = collection
  }

  /// Deselects the selected items, if `clearsSelectionOnViewWillAppear`.
  open override func viewWillAppear(_ animated: Bool) throws {
    try super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear else { return }
    try (viewIfLoaded as? UICollectionView)?.clearSelection()
  }

  private static let initView = Message<(CGRect, Object?) -> Object?>(
    "initWithFrame:collectionViewLayout:")
  private static let initWithNibName = Selector("initWithNibName:bundle:")

  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(
      of: UICollectionViewController.self, "A screen that shows a collection view."
    ) { controller in
      controller.adopt("UICollectionViewDataSource")
      controller.adopt("UICollectionViewDelegate")
      controller.method(
        "- (instancetype)initWithCollectionViewLayout:(UICollectionViewLayout *)layout"
      ) { (this, layout: UICollectionViewLayout?) -> Object? in
        let made: Object? = try this.sendSuper(
          above: runtimeClass, initWithNibName, nil as String?, nil as Object?)
        (made as? UICollectionViewController)?.layout = layout
        return made
      }
      controller.property(
        "@property (nonatomic, strong) UICollectionView *collectionView",
        get: { this -> UICollectionView? in try this.collectionView() },
        set: { (this, collection: UICollectionView?) in
          if let collection { this.use(collection) } else { this.viewIfLoaded = nil }
        })
      controller.property(
        "@property (nonatomic, readonly) UICollectionViewLayout *collectionViewLayout"
      ) { ($0.viewIfLoaded as? UICollectionView)?.layout ?? $0.layout }
      controller.property(
        "@property (nonatomic) BOOL clearsSelectionOnViewWillAppear",
        \.clearsSelectionOnViewWillAppear)
      controller.property(
        "@property (nonatomic) BOOL installsStandardGestureForInteractiveMovement",
        \.installsMovementGesture)
      controller.property(
        "@property (nonatomic) BOOL useLayoutToLayoutNavigationTransitions",
        \.usesLayoutTransitions)
      defineSource(controller)
    }
  }

  /// Defines what a subclass without these methods answers: one section without items.
  private static func defineSource(_ controller: ClassMembers<UICollectionViewController>) {
    controller.method(
      "- (NSInteger)numberOfSectionsInCollectionView:(UICollectionView *)collectionView"
    ) { (_, _: Object?) in 1 }
    controller.method(
      """
      - (NSInteger)collectionView:(UICollectionView *)collectionView \
      numberOfItemsInSection:(NSInteger)section
      """
    ) { (_, _: Object?, _: Int) in 0 }
    controller.method(
      """
      - (UICollectionViewCell *)collectionView:(UICollectionView *)collectionView \
      cellForItemAtIndexPath:(NSIndexPath *)indexPath
      """
    ) { (_, _: Object?, _: IndexPath) -> UICollectionViewCell? in nil }
  }
}
