import CarobRuntime

/// Data that the configurer of cells attaches to each of them, such as the reason for a cell's content.
///
/// UIKit stores it with the cell, drops it when the cell is queued for reuse, and uses only this protocol.
package protocol CellContext: AnyObject {
  /// Called when a message asks a cell for a detail label that the cell's style does not have.
  @MainActor func detailLabelIsMissing(in cell: UITableViewCell)
}

/// A reusable view that has a context: a cell of a table, or any view of a collection.
@MainActor
package protocol ContextView: UIView {
  /// The configurer's data about the view; nil when there is none.
  var context: (any CellContext)? { get set }
}
