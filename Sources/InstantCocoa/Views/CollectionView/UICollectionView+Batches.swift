import CarobRuntime

extension UICollectionView: SectionedList {
  typealias Failure = CollectionViewError

  static let maximumRows = 1 << 40

  static let countingSelectors = (
    sections: Messages.numberOfSections.selector, rows: Messages.numberOfItems.selector
  )

  final func askForSections(_ dataSource: Object) throws(MessageError) -> Int {
    try Messages.numberOfSections(dataSource, self)
  }

  final func askForRows(
    _ dataSource: Object, inSection section: Int
  ) throws(MessageError) -> Int {
    try Messages.numberOfItems(dataSource, self, section)
  }

  /// Runs a block in which items and sections are updated, as one batch, and then another.
  ///
  /// When the outermost batch ends, the data source is counted anew and its numbers checked against
  /// what the batch says, and what is on screen by then is shown. Items that stay keep their cells
  /// and their selection. A collection that has not counted since the last reload knows nothing
  /// that could change; it counts when it is shown.
  ///
  /// - Parameters:
  ///   - updates: takes and returns nothing; nil for none.
  ///   - completion: is called when the batch has ended, with whether all went well; nil for none.
  /// - Throws: `CollectionViewError` when an item or section is not there or has two things happen
  ///   to it, the data source's numbers are not those that the batch makes, or a block or a handler
  ///   raises. The collection is then as after `reloadData`.
  /// - Complexity: O(n log n) for n updates, and O(sections + selected items + elements on screen).
  public final func performBatchUpdates(
    _ updates: Block?, completion: Block?
  ) throws(CollectionViewError) {
    try perform(updates, completion: completion)
  }

  /// Nothing is known of places that a layout does not say.
  final func prepare(for plan: UpdatePlan) throws(CollectionViewError) {}

  /// Supplementary views are made anew.
  final func follow(_ plan: UpdatePlan) throws(CollectionViewError) {
    let before = visible
    visible = [:]
    for (key, view) in before {
      if key.kind == nil, let path = plan.destination(of: key.path) {
        visible[ElementKey(kind: nil, path: path)] = view
      } else {
        leaving.append((key, view))
      }
    }
    setNeedsPreparation()
    // Whoever is showing items begins again.
    if isShowing { return }
    try sending { () throws(MessageError) in try layoutIfNeeded() }
  }
}
