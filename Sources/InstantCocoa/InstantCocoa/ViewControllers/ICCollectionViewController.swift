import CarobFoundation
import CarobRuntime
import CarobUIKit
import struct Foundation.CGRect

/// Binds a data source and a collection view together; made to be subclassed.
///
/// It does for items what `ICTableViewController` does for rows, by the same messages, except that
/// there are none for heights.
@MainActor
open class ICCollectionViewController: ICViewController, ListViewController {
  /// The cells of the controller, and their configuration.
  public final let binder = CellBinder(.collection, clearsSelection: false)

  private final var givenLayout: UICollectionViewLayout?

  /// Makes a controller as `initWithCollectionViewLayout:` does. Its selection is cleared when the screen appears.
  public convenience init(collectionViewLayout layout: UICollectionViewLayout) {
    self.init(isa: Self.runtimeClass)
    use(layout)
  }

  private func use(_ layout: UICollectionViewLayout) {
    givenLayout = layout
    clearsSelectionOnViewWillAppear = true
  }

  /// The layout of the collection view, or the one for it; nil when the controller was made without one.
  public final var collectionViewLayout: UICollectionViewLayout? {
    (viewIfLoaded as? UICollectionView)?.layout ?? givenLayout
  }

  /// The collection view; reading it loads the view.
  ///
  /// - Throws: the error of loading; `ControllerError` when a subclass loaded another kind of view.
  public final func collectionView() throws -> UICollectionView { try loadedView() }

  /// Makes `cellConfigurationDelegate` configure a cell for an object, as when an item is bound: sends the best message
  /// for the object's model name that the delegate implements, if any.
  ///
  /// - Throws: `MessageError` when `+modelName` or the handler raises.
  /// - Complexity: O(1), without allocation, for known classes while nothing changes.
  public final func configureCell(_ cell: UICollectionViewCell, for object: Object) throws {
    try binder.configure(cell, for: object, of: self)
  }

  /// Makes a collection view with the controller as data source and delegate, and registers the cell for the loading
  /// placeholder.
  ///
  /// - Throws: `ControllerError` when the controller was made without a layout.
  open override func loadView() throws {
    guard let givenLayout else { throw ControllerError.noLayout(runtimeClass) }
    try use(UICollectionView(frame: .zero, collectionViewLayout: givenLayout))
  }

  /// Deselects all items, if `clearsSelectionOnViewWillAppear`.
  open override func viewWillAppear(_ animated: Bool) throws {
    try super.viewWillAppear(animated)
    try clearSelectionIfWanted()
  }

  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(
      of: ICCollectionViewController.self,
      "A screen that shows the objects of a data source as a collection."
    ) { controller in
      controller.method(
        "- (instancetype)initWithCollectionViewLayout:(UICollectionViewLayout *)layout"
      ) { (this, layout: UICollectionViewLayout) in
        let controller = try Messages.initWithNibName(this, nil, nil)
        (controller as? ICCollectionViewController)?.use(layout)
        return controller
      }
      controller.property("@property (nonatomic, readonly) UICollectionView *collectionView") {
        try $0.collectionView()
      }
      controller.property(
        "@property (nonatomic, readonly) UICollectionViewLayout *collectionViewLayout"
      ) { $0.collectionViewLayout }
      controller.declare(
        "@property (nonatomic, weak) id<ICCollectionCellConfigurationDelegate> cellConfigurationDelegate"
      )
      ListMembers.define(
        controller, adopting: "UICollectionViewDataSource", "UICollectionViewDelegate",
        "ICCollectionCellConfigurationDelegate")
      defineCollectionMethods(controller)
    }
  }

  /// Defines the controller as its collection view's data source and delegate. A plugin's subclass may override any of
  /// these methods, and send super.
  private static func defineCollectionMethods(
    _ controller: ClassMembers<ICCollectionViewController>
  ) {
    controller.method(
      "- (NSInteger)numberOfSectionsInCollectionView:(UICollectionView *)collectionView"
    ) { (this, _: Object?) in
      try this.sectionCount()
    }
    controller.method(
      """
      - (NSInteger)collectionView:(UICollectionView *)collectionView \
      numberOfItemsInSection:(NSInteger)section
      """
    ) {
      (this, _: Object?, section: Int) in try this.objectCount(inSection: section)
    }
    controller.method(
      """
      - (UICollectionViewCell *)collectionView:(UICollectionView *)view \
      cellForItemAtIndexPath:(NSIndexPath *)path
      """
    ) { (this, collection: UICollectionView, path: IndexPath) in
      try this.cell(in: collection, at: path)
    }
    controller.method(
      """
      - (void)collectionView:(UICollectionView *)collectionView \
      willDisplayCell:(UICollectionViewCell *)cell forItemAtIndexPath:(NSIndexPath *)indexPath
      """
    ) { (this: ICCollectionViewController, _: Object?, _: Object?, path: IndexPath) in
      try this.willDisplay(objectAt: path)
    }
    controller.method(
      """
      - (void)collectionView:(UICollectionView *)collectionView \
      didSelectItemAtIndexPath:(NSIndexPath *)indexPath
      """
    ) {
      (this, _: Object?, path: IndexPath) in try this.didSelect(objectAt: path)
    }
  }

  private func cell(
    in collection: UICollectionView, at path: IndexPath
  ) throws -> UICollectionViewCell {
    let object = try object(at: path)
    let cell = try collection.dequeueReusableCell(
      withReuseIdentifier: binder.identifier(for: object.runtimeClass, in: collection), for: path)
    try configureCell(cell, for: object)
    return cell
  }
}
