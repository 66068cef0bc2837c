import CarobRuntime

/// What the configurer of cells remembers with each of them, such as why a cell shows what it shows.
///
/// UIKit keeps it with the cell and drops it when the cell waits for reuse. It knows no more of it than this protocol says.
package protocol CellContext: AnyObject {
  /// Called when a message asks a cell for a detail label that the cell's style does not have.
  @MainActor func detailLabelIsMissing(in cell: UITableViewCell)
}

/// A reusable view that has a context: a cell of a table, or any view of a collection.
@MainActor
package protocol ContextView: UIView {
  /// What the configurer of the view remembers with it; nil when nobody does.
  var context: (any CellContext)? { get set }
}
