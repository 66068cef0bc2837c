import CarobFoundation
import CarobRuntime
import Foundation
import RuntimeTestSupport
import Testing

@testable import CarobUIKit

/// Random batches: after each, the table is as one would be that is made over the new lists, except
/// that rows which stay keep their cells, their heights and their selection.
@Suite("UITableView: random batches")
@MainActor
struct UITableViewUpdatePropertyTests {
  @Test(arguments: Array(1...12) as [UInt64]) func batches(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let list = try ListFixture([Array(0..<8), [], Array(8..<15)])
    var next = 15
    list.height = { Double($0 % 5) * 2.5 + 5 }
    // Everything is on screen, or a part of it.
    list.table.frame.size.height = seed % 2 == 0 ? 100_000 : 120
    list.table.allowsMultipleSelection = true
    try list.table.layoutIfNeeded()
    for step in 0..<60 {
      let wrong = try autoreleasePool {
        let batch = RandomBatch(of: list.sections, next: next, using: &generator)
        next = batch.next
        try selectSome(list, &generator)
        return try complaint(list, batch)
      }
      if let wrong {
        Issue.record("seed \(seed), step \(step): \(wrong)")
        return
      }
      if list.sections.isEmpty {
        list.sections = [Array(next..<next + 9)]
        next += 9
        list.table.reloadData()
        try list.table.layoutIfNeeded()
      }
      let offset = Double.random(in: -5...150, using: &generator).rounded()
      try list.table.setContentOffset(CGPoint(x: 0, y: offset))
    }
  }

  private func selectSome(
    _ list: ListFixture, _ generator: inout SeededGenerator
  ) throws {
    for (section, rows) in list.sections.enumerated() where !rows.isEmpty {
      let path = row(section, Int.random(in: rows.indices, using: &generator))
      if Bool.random(using: &generator) {
        try list.table.selectRow(at: path, animated: false)
      } else {
        try list.table.deselectRow(at: path, animated: false)
      }
    }
  }

  private func numbers(_ list: ListFixture, _ paths: [CarobFoundation.IndexPath]) -> Set<Int> {
    Set(paths.map { list.sections[$0.section][$0.row] })
  }

  /// Updates the table; what is wrong then, if anything is.
  private func complaint(_ list: ListFixture, _ batch: RandomBatch) throws -> String? {
    let table = list.table
    let selected = numbers(list, table.indexPathsForSelectedRows)
    let cells = Dictionary(
      uniqueKeysWithValues: zip(list.shown, table.visibleRows.map(\.cell)))
    let offset = table.contentOffset
    list.log.calls = []
    try table.beginUpdates()
    list.sections = batch.after
    try say(batch.updates, to: table)
    try table.endUpdates()

    let shown = list.shown
    for (row, number) in zip(table.visibleRows, shown) {
      if list.sections[row.indexPath.section][row.indexPath.row] != number {
        return "\(row.indexPath) shows \(number)"
      }
      if row.height != list.height(number) { return "\(number) is \(row.height) high" }
      if row.cell.isSelected != (selected.contains(number) && batch.kept.contains(number)) {
        return "\(number) is selected: \(row.cell.isSelected)"
      }
      if table.contentOffset == offset, batch.kept.contains(number), let cell = cells[number],
        row.cell !== cell
      {
        return "\(number) lost its cell"
      }
    }
    let stillSelected = numbers(list, table.indexPathsForSelectedRows)
    if stillSelected != selected.intersection(batch.kept) {
      return "\(stillSelected) are selected of \(selected), \(batch.kept) stayed"
    }
    // Only what came in was asked for, unless there is less content than was shown, so that the
    // table had to be scrolled back.
    if table.contentOffset != offset { return try geometryComplaint(list) }
    let stayed = shown.count { batch.kept.contains($0) && cells[$0] != nil }
    let asked = list.log.count(of: "cell")
    if asked != shown.count - stayed { return "\(asked) cells for \(shown), \(stayed) stayed" }
    return try geometryComplaint(list)
  }

  /// Rows lie below each other without gaps, and those in the bounds are the visible ones.
  private func geometryComplaint(_ list: ListFixture) throws -> String? {
    var top = 0.0
    var touched: [Int] = []
    let bounds = list.table.bounds
    for (section, rows) in list.sections.enumerated() {
      for (number, value) in rows.enumerated() {
        let rect = try list.table.rectForRow(at: row(section, number))
        if Double(rect.origin.y) != top { return "\(value) lies at \(rect), not \(top)" }
        if rect.minY < bounds.maxY && rect.maxY > bounds.minY { touched.append(value) }
        if let cell = list.table.cellForRow(at: row(section, number)), cell.frame != rect {
          return "the cell of \(value) lies at \(cell.frame), not \(rect)"
        }
        top += Double(rect.size.height)
      }
    }
    if Double(list.table.contentSize.height) != top {
      return "\(list.table.contentSize), not \(top)"
    }
    if list.shown != touched { return "\(list.shown) are visible, \(touched) lie in \(bounds)" }
    let end = Double(bounds.maxY)
    return end > max(top, Double(bounds.size.height)) ? "\(bounds) ends behind \(top)" : nil
  }

  private func say(_ updates: ListUpdates, to table: UITableView) throws {
    for move in updates.movedSections {
      try table.moveSection(move.from, toSection: move.to)
    }
    try table.insertRows(at: updates.insertedRows)
    try table.deleteSections(updates.deletedSections)
    for move in updates.movedRows { try table.moveRow(at: move.from, to: move.to) }
    try table.insertSections(updates.insertedSections)
    try table.reloadRows(at: updates.reloadedRows)
    try table.deleteRows(at: updates.deletedRows)
    try table.reloadSections(updates.reloadedSections)
  }
}
