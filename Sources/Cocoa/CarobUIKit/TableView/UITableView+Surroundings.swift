import CarobRuntime
import Foundation

/// The views of a table besides its sections: a header above the first one, a footer below the last one, and a
/// background.
extension UITableView {
  /// Sets the view above the first section. It is as wide as the table, and keeps its height: the table reads the height
  /// when the view is set, so a view that grows is set again.
  ///
  /// - Throws: `ViewError` as `addSubview`.
  public final func setTableHeaderView(_ view: UIView?) throws(ViewError) {
    tableHeaderView = try replaceSubview(tableHeaderView, with: view, at: Int.max)
    heightAbove = Self.height(of: view)
    surroundingsChanged()
  }

  /// Sets the view below the last section; otherwise as `setTableHeaderView`.
  ///
  /// - Throws: `ViewError` as `addSubview`.
  public final func setTableFooterView(_ view: UIView?) throws(ViewError) {
    tableFooterView = try replaceSubview(tableFooterView, with: view, at: Int.max)
    heightBelow = Self.height(of: view)
    surroundingsChanged()
  }

  /// Sets the view behind all others, which fills the bounds.
  ///
  /// - Throws: `ViewError` as `addSubview`.
  public final func setBackgroundView(_ view: UIView?) throws(ViewError) {
    backgroundView = try replaceSubview(backgroundView, with: view, at: 0)
    setNeedsLayout()
  }

  private static func height(of view: UIView?) -> Double {
    guard let view else { return 0 }
    return usable(view.frame.size.height) ?? 0
  }

  /// Moves the rows, whose places depend on the header.
  private func surroundingsChanged() {
    for row in visibleRows {
      row.cell.frame.origin.y = top(of: heightsIndex.item(of: row.indexPath))
    }
    for header in visibleHeaders {
      header.view.frame.origin.y = top(
        of: header.isFooter
          ? heightsIndex.footer(of: header.section) : heightsIndex.header(of: header.section))
    }
    updateContentSize()
    setNeedsLayout()
  }

  /// The top of an item in the content.
  final func top(of item: Int) -> Double { heightAbove + heights.top(of: item) }

  /// Places header, footer and background.
  final func placeSurroundings() {
    if let view = tableHeaderView, view.superview === self {
      view.frame = CGRect(x: 0, y: 0, width: frame.size.width, height: heightAbove)
    }
    if let view = tableFooterView, view.superview === self {
      view.frame = CGRect(
        x: 0, y: heightAbove + heights.total, width: frame.size.width, height: heightBelow)
    }
    fill(with: backgroundView)
  }

  static func defineSurroundings(_ table: ClassMembers<UITableView>) {
    table.property(
      "@property (nonatomic, strong) UIView *tableHeaderView", get: { $0.tableHeaderView },
      set: { try $0.setTableHeaderView($1) })
    table.property(
      "@property (nonatomic, strong) UIView *tableFooterView", get: { $0.tableFooterView },
      set: { try $0.setTableFooterView($1) })
    table.property(
      "@property (nonatomic, strong) UIView *backgroundView", get: { $0.backgroundView },
      set: { try $0.setBackgroundView($1) })
  }
}
