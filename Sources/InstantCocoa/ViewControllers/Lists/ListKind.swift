import CarobRuntime

/// What differs between the lists that controllers show: tables and collections.
struct ListKind: Sendable {
  /// What the controller's view is.
  let viewClass: UIView.Type
  /// What every cell is, and the class of cells for which nothing else is said.
  let cellClass: UIView.Type
  /// The class of cells for loading placeholders.
  let loadingCellClass: UIView.Type
  /// The messages for selection.
  let selection: ModelMessageFamily
  /// The messages for heights; nil when there are none.
  let heights: ModelMessageFamily?

  static let table = ListKind(
    viewClass: UITableView.self, cellClass: UITableViewCell.self,
    loadingCellClass: ICLoadingTableViewCell.self, selection: .didSelectInTable,
    heights: .heightInTable)

  static let collection = ListKind(
    viewClass: UICollectionView.self, cellClass: UICollectionViewCell.self,
    loadingCellClass: ICLoadingCollectionViewCell.self, selection: .didSelectInCollection,
    heights: nil)
}
