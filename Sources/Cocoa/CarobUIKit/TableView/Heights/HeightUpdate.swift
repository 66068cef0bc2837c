import CarobFoundation
import CarobRuntime

/// Updates the heights of a table for a batch: keeps those of rows that stay or move, and estimates new ones.
@MainActor
struct HeightUpdate {
  private let plan: UpdatePlan
  private let table: UITableView

  init(_ plan: UpdatePlan, of table: UITableView) {
    self.plan = plan
    self.table = table
  }

  /// - Parameter heights: the heights of the items from before the batch.
  /// - Throws: `ListError` when the delegate's estimates fail.
  /// - Complexity: O(log n) for each update, and O(sections + heights that differ) when sections
  ///   come, go or change places.
  func apply(to heights: inout HeightTree) throws(ListError) {
    var moved: [IndexPath: Double] = [:]
    for (from, to) in plan.moves {
      moved[to] = heights.height(at: plan.old.item(of: from))
    }
    for (section, rows) in plan.removedRowsFromEnd {
      for run in Self.runs(of: rows).reversed() {
        let first = plan.old.item(of: IndexPath(section: section, row: run.lowerBound))
        heights.remove(first..<first + run.count)
      }
    }
    if plan.changesSections { try arrangeSections(&heights) }
    for (section, rows) in plan.addedRowsInOrder {
      for run in Self.runs(of: rows) { try add(run, section, moved, to: &heights) }
    }
  }

  /// Puts the sections, without their removed rows, into their new order.
  private func arrangeSections(_ heights: inout HeightTree) throws(ListError) {
    var starts = [0]
    for section in 0..<plan.old.sectionCount {
      let removed = plan.removedRows[section]?.count ?? 0
      starts.append(starts[section] + plan.old.items(ofSection: section).count - removed)
    }
    var arranged = HeightTree()
    for (section, origin) in plan.sections.origins.enumerated() {
      if let origin {
        for run in heights.runs(in: starts[origin]..<starts[origin + 1]) { arranged.append(run) }
      } else {
        arranged.append(
          .init(height: try table.estimatedHeaderHeight(section, isFooter: false), length: 1))
        try table.insertEstimates(
          section, 0..<plan.new.count(ofSection: section), into: &arranged, at: arranged.count)
        arranged.append(
          .init(height: try table.estimatedHeaderHeight(section, isFooter: true), length: 1))
      }
    }
    heights = arranged
  }

  /// Adds neighbouring rows to a section; all rows before them exist.
  private func add(
    _ rows: Range<Int>, _ section: Int, _ moved: [IndexPath: Double], to heights: inout HeightTree
  ) throws(ListError) {
    let first = plan.new.item(of: IndexPath(section: section, row: rows.lowerBound))
    try table.insertEstimates(section, rows, into: &heights, at: first)
    if moved.isEmpty { return }
    for row in rows {
      guard let height = moved[IndexPath(section: section, row: row)] else { continue }
      heights.setHeight(height, at: first + row - rows.lowerBound)
    }
  }

  /// The runs of neighbours in sorted numbers.
  private static func runs(of rows: [Int]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for row in rows {
      if let last = runs.last, last.upperBound == row {
        runs[runs.count - 1] = last.lowerBound..<row + 1
      } else {
        runs.append(row..<row + 1)
      }
    }
    return runs
  }
}
