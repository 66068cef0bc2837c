import CarobFoundation
import CarobRuntime
import struct Foundation.IndexSet

/// Updates of items. The data source must change before, or within the same batch. Outside of a batch each call is a
/// batch; see `performBatchUpdates`.
extension UICollectionView {
  /// Inserts items.
  ///
  /// - Parameter paths: their places after the batch.
  /// - Throws: `ListError` as `performBatchUpdates`, unless it is part of a batch.
  public final func insertItems(at paths: [IndexPath]) throws(ListError) {
    try batching { $0.insertedRows += paths }
  }

  /// Deletes items.
  ///
  /// - Parameter paths: their places before the batch.
  /// - Throws: as `insertItems`.
  public final func deleteItems(at paths: [IndexPath]) throws(ListError) {
    try batching { $0.deletedRows += paths }
  }

  /// Reloads items: deselects them, and gives them new cells and sizes.
  ///
  /// - Parameter paths: their places before the batch.
  /// - Throws: as `insertItems`.
  public final func reloadItems(at paths: [IndexPath]) throws(ListError) {
    try batching { $0.reloadedRows += paths }
  }

  /// Moves an item. It keeps its cell and its selection.
  ///
  /// - Parameters:
  ///   - path: its place before the batch.
  ///   - destination: its place after the batch.
  /// - Throws: as `insertItems`.
  public final func moveItem(
    at path: IndexPath, to destination: IndexPath
  ) throws(ListError) {
    try batching { $0.movedRows.append(.init(from: path, to: destination)) }
  }

  /// Does nothing: only the layout knows places.
  final func prepare(for plan: UpdatePlan) throws(ListError) {}

  /// Moves visible cells to their new places. Supplementary views are made anew.
  final func follow(_ plan: UpdatePlan) throws(ListError) {
    let before = visible
    visible = [:]
    var left: [(key: ElementKey, view: UICollectionReusableView)] = []
    for (key, view) in before.inOrder {
      if key.kind == nil, let path = plan.destination(of: key.path) {
        visible[ElementKey(kind: nil, path: path)] = view
      } else {
        left.append((key, view))
      }
    }
    setNeedsPreparation()
    // The running pass starts again.
    guard !isShowing, let layout else { return leaving += left }
    let kept = Set(visible.keys)
    // As in UIKit, what comes is displayed before the display of what goes has ended.
    defer { leaving += left }
    _ = try preparedLayout()
    try sending { () throws(MessageError) in
      try Messages.prepareForUpdates(layout, ArrayBox(UICollectionViewUpdateItem.items(of: plan)))
      try askForOffset(layout)
      try layoutIfNeeded()
      // The answers are not shown, since nothing moves.
      disappearing = [:]
      for (key, view) in left { disappearing?[key] = view }
      defer { disappearing = nil }
      for (key, _) in left {
        try askForEnd(of: key, Messages.finalOfItem, Messages.finalOfSupplement)
      }
      for key in visible.inOrder.map(\.key) where !kept.contains(key) {
        try askForEnd(of: key, Messages.initialOfItem, Messages.initialOfSupplement)
      }
      try Messages.finalizeUpdates(layout)
    }
    leaving += left
    left = []
    try tellLeaving()
  }

  /// Asks the layout where an element comes from, or goes to.
  private func askForEnd(
    of key: ElementKey, _ item: Message<(Messages.Path) -> Object?>,
    _ supplement: Message<(String, Messages.Path) -> Object?>
  ) throws(MessageError) {
    guard let layout, !key.isDecoration else { return }
    if let kind = key.kind {
      _ = try supplement(layout, kind, IndexPathBox(key.path))
    } else {
      _ = try item(layout, IndexPathBox(key.path))
    }
  }

  static func defineUpdates(_ view: ClassMembers<UICollectionView>) {
    view.method("- (void)insertItemsAtIndexPaths:(NSArray<NSIndexPath *> *)paths") {
      (this, paths: [IndexPathBox]?) in
      try this.insertItems(at: (paths ?? []).map(\.indexPath))
    }
    view.method("- (void)deleteItemsAtIndexPaths:(NSArray<NSIndexPath *> *)paths") {
      (this, paths: [IndexPathBox]?) in
      try this.deleteItems(at: (paths ?? []).map(\.indexPath))
    }
    view.method("- (void)reloadItemsAtIndexPaths:(NSArray<NSIndexPath *> *)paths") {
      (this, paths: [IndexPathBox]?) in
      try this.reloadItems(at: (paths ?? []).map(\.indexPath))
    }
    view.method(
      """
      - (void)moveItemAtIndexPath:(NSIndexPath *)indexPath \
      toIndexPath:(NSIndexPath *)newIndexPath
      """
    ) { (this, path: IndexPath, destination: IndexPath) in
      try this.moveItem(at: path, to: destination)
    }
    view.property("@property (nonatomic, readonly) BOOL hasUncommittedUpdates") {
      $0.state.batch.depth > 0
    }
    view.method("- (void)insertSections:(NSIndexSet *)sections") { (this, sections: IndexSet?) in
      try this.insertSections(sections ?? [])
    }
    view.method("- (void)deleteSections:(NSIndexSet *)sections") { (this, sections: IndexSet?) in
      try this.deleteSections(sections ?? [])
    }
    view.method("- (void)reloadSections:(NSIndexSet *)sections") { (this, sections: IndexSet?) in
      try this.reloadSections(sections ?? [])
    }
    view.method("- (void)moveSection:(NSInteger)section toSection:(NSInteger)newSection") {
      (this, section: Int, destination: Int) in
      try this.moveSection(section, toSection: destination)
    }
    view.method(
      """
      - (void)performBatchUpdates:(void (NS_NOESCAPE ^)(void))updates \
      completion:(void (^)(BOOL finished))completion
      """
    ) { (this, updates: Block?, completion: Block?) in
      try this.performBatchUpdates(updates, completion: completion)
    }
  }
}
