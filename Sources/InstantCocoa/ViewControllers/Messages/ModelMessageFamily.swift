/// A kind of message whose selector is built from the name of a model.
enum ModelMessageFamily: Hashable, Sendable {
  /// `configureCell:with<Name>:`
  case configureCell
  /// `tableView:didSelect<Name>:`
  case didSelectInTable
  /// `tableView:heightFor<Name>:`
  case heightInTable
  /// `collectionView:didSelect<Name>:`
  case didSelectInCollection

  /// What stands before the name.
  var selectorPrefix: String {
    switch self {
    case .configureCell: "configureCell:with"
    case .didSelectInTable: "tableView:didSelect"
    case .heightInTable: "tableView:heightFor"
    case .didSelectInCollection: "collectionView:didSelect"
    }
  }
}
