import CarobRuntime

extension UICollectionView {
  /// The most sections that a collection has, so that a wild number cannot keep it counting.
  static let mostSections = 1 << 20

  /// The most items, so that places can be found by arithmetic.
  static let mostItems = 1 << 40

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
    let index = try sections()
    guard let count = try? index.rowCount(ofSection: section) else {
      throw .noSection(section, has: index.sectionCount)
    }
    return count
  }

  /// Where an item is that is counted from 0 through all sections.
  ///
  /// - Throws: `CollectionViewError` when there is no such item; else as `sectionCount`.
  /// - Complexity: O(log sections).
  public final func indexPath(
    forItemNumber number: Int
  ) throws(CollectionViewError) -> IndexPath {
    let index = try sections()
    guard let path = try? index.indexPath(forRowNumber: number) else {
      throw .noItem(number, has: index.rowCount)
    }
    return path
  }

  /// Refuses a path that is no item's.
  final func check(_ path: IndexPath) throws(CollectionViewError) {
    let count = try itemCount(ofSection: path.section)
    if !index.contains(path) { throw .noItem(path, has: count) }
  }

  /// Asks the data source.
  final func count(_ dataSource: Object) throws(CollectionViewError) -> SectionIndex {
    var sectionCount = 1
    if dataSource.responds(to: Messages.numberOfSections) {
      sectionCount = try sending { () throws(MessageError) in
        try Messages.numberOfSections(dataSource, self)
      }
    }
    guard sectionCount >= 0, sectionCount <= Self.mostSections else {
      throw .sectionCount(sectionCount, from: dataSource, limit: Self.mostSections)
    }
    var counted = SectionIndex()
    for section in 0..<sectionCount {
      let items = try sending { () throws(MessageError) in
        try Messages.numberOfItems(dataSource, self, section)
      }
      guard counted.append(rows: items), counted.rowCount <= Self.mostItems else {
        throw .itemCount(items, section: section, from: dataSource)
      }
    }
    return counted
  }

  static func defineItems(_ view: ClassMembers<UICollectionView>) {
    view.property("numberOfSections") { try $0.sectionCount }
    view.method("numberOfItemsInSection:") { (this, section: Int) in
      try this.itemCount(ofSection: section)
    }
  }
}
