/// Tells for each row what was tried to configure its cell and to find its height, and who answered:
///
/// ```
/// 0,3 ISOCountry → ICTableViewCell
///   configureCell:withCountry:   ISOCountryListViewController
///   tableView:heightForCountry:  ISOCountryListViewController
/// ```
///
/// `–` stands for nobody, and for a row that was not made for an object. [any-thread]
public struct TraceRenderer: Sendable {
  /// The looks.
  public let style: TextStyle

  /// A renderer with those looks.
  public init(style: TextStyle = .plain) {
    self.style = style
  }

  /// The lines for a screen whose snapshot was taken with tracing.
  ///
  /// - Complexity: O(rows × selectors tried).
  public func lines(_ screen: ScreenSnapshot) -> [String] {
    var table = TextTable()
    for row in screen.rows {
      table.addHeading(
        "\(row.section),\(row.row) \(row.modelClass ?? Self.nobody) → \(row.cellClass)")
      for candidate in row.tried ?? [] {
        table.addRow([
          .init("  \(candidate.selector)"),
          .init(
            candidate.implementedBy ?? Self.nobody,
            role: candidate.implementedBy == nil ? .detail : nil),
        ])
      }
    }
    return table.lines(style: style)
  }

  /// The lines, each with a newline at its end.
  public func text(_ screen: ScreenSnapshot) -> String {
    lines(screen).map { $0 + "\n" }.joined()
  }

  private static let nobody = "–"
}
