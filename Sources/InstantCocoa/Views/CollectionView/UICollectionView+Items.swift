import CarobRuntime

extension UICollectionView {
  /// How many sections there are. Counts first if everything changed, as all of these do.
  ///
  /// - Throws: `CollectionViewError` when the data source fails or gives a number that cannot be
  ///   one.
  /// - Complexity: O(1); after a reload O(sections).
  public final var sectionCount: Int {
    get throws(CollectionViewError) { try sections().sectionCount }
  }

  /// How many items there are in all sections.
  ///
  /// - Throws: as `sectionCount`.
  public final var itemCount: Int {
    get throws(CollectionViewError) { try sections().rowCount }
  }

  /// How many items a section has.
  ///
  /// - Throws: `CollectionViewError` when there is no such section; else as `sectionCount`.
  public final func itemCount(ofSection section: Int) throws(CollectionViewError) -> Int {
    try rowCount(ofSection: section, in: sections())
  }

  /// Where an item is that is counted from 0 through all sections.
  ///
  /// - Throws: `CollectionViewError` when there is no such item; else as `sectionCount`.
  /// - Complexity: O(log sections).
  public final func indexPath(
    forItemNumber number: Int
  ) throws(CollectionViewError) -> IndexPath {
    try path(ofNumber: number, in: sections())
  }

  /// The number of an item, counted from 0 through all sections.
  ///
  /// - Throws: `CollectionViewError` when there is no such item; else as `sectionCount`.
  public final func itemNumber(of path: IndexPath) throws(CollectionViewError) -> Int {
    try number(of: path, in: sections())
  }

  /// Refuses a path that is no item's.
  final func check(_ path: IndexPath) throws(CollectionViewError) { _ = try itemNumber(of: path) }

  static func defineItems(_ view: ClassMembers<UICollectionView>) {
    view.property("numberOfSections") { try $0.sectionCount }
    view.method("numberOfItemsInSection:") { (this, section: Int) in
      try this.itemCount(ofSection: section)
    }
  }
}
