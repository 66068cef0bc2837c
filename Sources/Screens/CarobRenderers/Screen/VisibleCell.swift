import CarobFoundation
import CarobRuntime
import CarobUIKit
import InstantCocoa

/// A visible row or item of a list.
package struct VisibleCell {
  package let path: IndexPath
  package let cell: UIView
  package let height: Double
  /// The binding; nil when the data source made the cell.
  package let binding: CellBinding?
}

extension ScreenList {
  /// The visible rows or items.
  package var visibleCells: [VisibleCell] {
    switch self {
    case .table(let table):
      table.visibleRows.map {
        VisibleCell(path: $0.indexPath, cell: $0.cell, height: $0.height, binding: $0.cell.binding)
      }
    case .collection(let collection):
      collection.visibleItems.map {
        VisibleCell(
          path: $0.indexPath, cell: $0.cell, height: $0.cell.frame.size.height,
          binding: $0.cell.binding)
      }
    }
  }

  /// Reads a visible row.
  ///
  /// - Parameter tracing: whether the row records how its cell was configured.
  package func row(
    of visible: VisibleCell, tracing: Bool
  ) throws(MessageError) -> ScreenSnapshot.Row {
    try RowOrigin(
      visible.binding, at: visible.path, of: view.dataSource, making: cellSelector,
      tracing: tracing
    ).row(of: visible)
  }
}
