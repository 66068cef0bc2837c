import CarobFoundation
import CarobRuntime
import CarobUIKit

extension LiveListDiff {
  /// Converts a plan, without the sections afterwards.
  init(_ plan: UpdatePlan) {
    let ends = Set(plan.moves.values)
    for (section, rows) in plan.removedRows.sorted(by: { $0.key < $1.key }) {
      let gone = rows.filter { plan.moves[IndexPath(section: section, row: $0)] == nil }
      deleted += Self.spans(section, gone)
    }
    for (section, rows) in plan.addedRows.sorted(by: { $0.key < $1.key }) {
      let new = rows.filter { !ends.contains(IndexPath(section: section, row: $0)) }
      inserted += Self.spans(section, new)
    }
    for path in plan.reloadedRows.sorted() {
      reloaded += Self.spans(path.section, [path.row])
    }
    moved = plan.moves.map { Move(LivePlace($0.key), LivePlace($0.value)) }
      .sorted { $0.from < $1.from }
    if plan.changesSections { sections = plan.sections.destinations.map { $0 ?? -1 } }
  }

  /// Joins a section's rows, which are sorted, into spans.
  private static func spans(_ section: Int, _ rows: [Int]) -> [Span] {
    var spans: [Span] = []
    for row in rows {
      if let last = spans.last, last.first + last.count == row {
        spans[spans.count - 1].count += 1
      } else {
        spans.append(Span(section, row, 1))
      }
    }
    return spans
  }

  /// Whether any row may move.
  var movesRows: Bool {
    !deleted.isEmpty || !inserted.isEmpty || !moved.isEmpty || sections != nil
  }

  /// Copies the titles of sections that stay.
  mutating func keepTitles(of before: [LiveSection]) {
    guard let sections, after != nil else { return }
    for (old, new) in sections.enumerated() where new >= 0 && old < before.count {
      after?[new].title = before[old].title
      after?[new].footer = before[old].footer
      after?[new].titleFrame = before[old].titleFrame
      after?[new].footerFrame = before[old].footerFrame
    }
  }
}
